/**
 * Where a model has read a whole message, its days and hours stand: each is held against the numbers, months and weekdays of
 * its own quote, and what our grammar puts together around them is not. One day that the words do not bear out, and our readers decide.
 */
import type { Doubt, Role, Span, Statement } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { clausesAt, sentencesAt } from "../text/clauses.ts";
import { withoutEnd } from "../text/without-end.ts";
import type { Fact } from "../time/types.ts";
import type { DayRoles } from "../when/stretches/day-roles.ts";
import { type Scene, sceneOf } from "./borne-out.ts";
import type { Claim, ClaimedWhen, Claims } from "./claims.ts";
import { placesOf } from "./quotes.ts";
import type { ReadAgain } from "./read-again.ts";
import { whenStatement } from "./when-statement.ts";

type WhenClaim = Extract<Claim, { slot: "when" }>;
type When = Extract<Statement, { slot: "when" }>;

/** Days and hours of a message as its model reads them, and the words that they are taken from. */
export interface ModelTimes {
  statements: readonly When[];
  at: readonly Span[];
  /** Clauses with hours of a day that the words bear out for none: they are no hours of all days. */
  unread: readonly Span[];
}

/** A run of days that is longer is no hearing's. */
const MOST_DAYS = 60;
const OF_DAYS: ReadonlySet<Role> = new Set<Role>(["states", "prefers", "corrects", "backup", "not"]);

/** The first places of a quote: a word that a message repeats a thousand times proves nothing more by the sixth. */
const placesIn = (quote: string, { text }: ReadAgain): readonly Span[] => placesOf(text.tokens, quote).slice(0, MOST_PLACES);
const MOST_PLACES = 5;

/** Null where the model says nothing of days and hours, says something else of one, or a quote of its does not bear one out. */
export function timesByModel(told: Claims, message: ReadAgain): ModelTimes | null {
  const claims = told.claims.filter((claim): claim is WhenClaim => claim.slot === "when");
  const timed = claims.filter(({ value }) => value.days.length + value.hours.length > 0);
  if (timed.length + told.dayHours.length === 0 || timed.some(({ role }) => !OF_DAYS.has(role))) return null;
  const scene = sceneOf(told, message);
  const placed = timed.flatMap((claim) => {
    const at = placesIn(claim.quote, message).find((place) => scene.saysTimes(claim.value, place));
    return at ? [{ claim, at }] : [];
  });
  const timesOf = told.dayHours.map((claim) => ({ claim, said: dayHours(claim, scene, message) }));
  const days = timesOf.flatMap(({ said }) => said);
  const failed = timesOf.flatMap(({ claim, said }) => (said.length > 0 ? [] : placesIn(claim.quote, message).slice(0, 1)));
  // Hours of a day that nobody says take no days with them that are said.
  const isDated = placed.some(({ claim }) => claim.value.days.length > 0);
  if (placed.length < timed.length || (!isDated && days.length < told.dayHours.length)) return null;
  if (contradicts(placed.map(({ claim }) => claim))) return null;
  const named = placed.filter(({ claim }) => !isOnlyNamed(claim, told, message));
  const roles = [...new Set(named.map(({ claim }) => roleOf(claim)))];
  const statements = roles.map((role) =>
    ofRole(
      role,
      named.filter(({ claim }) => roleOf(claim) === role),
      message,
    ),
  );
  const all = [...statements, ...days];
  return {
    statements: all,
    at: [...placed.map(({ at }) => at), ...days.map(({ at }) => at)],
    unread: failed.flatMap((at) => clausesAt(message.text.tokens, at)),
  };
}

/** Hours that a model gives to a day and that are not borne out for it, where our readers know the day: "the last of them starts at ten". */
export const saysWhichDay = ({ unread }: ModelTimes, own: readonly Statement[]): boolean =>
  unread.length > 0 &&
  own.some((one) => one.slot === "when" && (one.value.value ?? []).some(({ on, clock }) => clock && on && on !== "all"));

/** « Le 3 février, plutôt de 13 h à 18 h »: a day that is noted is named for its hours, and is not the only one left. */
function isOnlyNamed({ value, role }: WhenClaim, { dayHours }: Claims, message: ReadAgain): boolean {
  const held = heldDays(message);
  const timed = dayHours.flatMap(({ days }) => days);
  const isHeld = value.days.length > 0 && value.days.every((day) => held.includes(day) && timed.includes(day));
  return isHeld && value.hours.length === 0 && roleOf({ value, role } as WhenClaim) === "states";
}

const heldDays = ({ context }: ReadAgain): string[] =>
  (context.held ?? []).flatMap(({ kind, field, value }) => (kind === "day" && field === "preferredDate" ? [value.slice(0, 10)] : []));

/** Two first hours, or two last ones, for the same days. */
function contradicts(claims: readonly WhenClaim[]): boolean {
  const clocks = claims.map((claim) => ({ role: roleOf(claim), ...clockOf(claim) }) as Readonly<Record<string, string>>);
  return clocks.some((one, at) =>
    clocks
      .slice(0, at)
      .some((other) => one.role === other.role && ["at", "from", "to"].some((end) => one[end] && other[end] && one[end] !== other[end])),
  );
}

/** That something noted changes is read from edits; a wish is a day all the same. */
const roleOf = ({ role }: WhenClaim): "states" | "backup" | "not" => (role === "backup" || role === "not" ? role : "states");

/** All days of one role as one run, with the hours that hold for all of them. */
function ofRole(role: "states" | "backup" | "not", placed: readonly { claim: WhenClaim; at: Span }[], message: ReadAgain): When {
  const clock = Object.assign({}, ...placed.map(({ claim }) => clockOf(claim)));
  const dated = placed.filter(({ claim }) => claim.value.days.length > 0).map(({ claim }) => claim);
  const factOf = (claims: readonly WhenClaim[], further: boolean): Fact => ({
    ...(claims.length > 0 ? { when: { kind: "days", spans: runOf(claims) } } : {}),
    ...(Object.keys(clock).length > 0 ? { clock } : {}),
    ...(role === "not" ? { ruledOut: true } : {}),
    ...(further ? { further } : {}),
  });
  const [more, own] = [dated.filter(({ value }) => value.further), dated.filter(({ value }) => !value.further)];
  const facts = [
    ...(own.length > 0 || more.length === 0 ? [factOf(own, false)] : []),
    ...(more.length > 0 ? [factOf(more, role === "states")] : []),
  ];
  const [at = { start: 0, end: 0 }, ...also] = placed.map((one) => one.at);
  const said = whenStatement(facts, at, message);
  const isMoved = role === "states" && own.length > 0 && own.every((claim) => claim.role === "corrects");
  return { ...said, role: isMoved ? "corrects" : role, also, value: { ...said.value, ...(role === "not" ? { kind: "not" } : {}) } };
}

const runOf = (claims: readonly WhenClaim[]) =>
  withoutDoubles(claims.flatMap(({ value }) => spansOf(value)).sort(([one], [other]) => one.localeCompare(other)));

/** Two days of one claim are its first and its last; more are those days. */
function spansOf({ days, runs }: Pick<ClaimedWhen, "days" | "runs">): (readonly [string, string])[] {
  if (runs) return [...runs];
  const [first, last] = [...days].sort();
  if (first === undefined) return [];
  return days.length === 2 && last !== undefined ? [[first, last]] : days.map((day) => [day, day] as const);
}

const withoutDoubles = (spans: readonly (readonly [string, string])[]) =>
  spans.filter(
    ([from, to], at) => !spans.some(([a, b], other) => other !== at && a <= from && to <= b && (a !== from || b !== to || other < at)),
  );

function clockOf({ value: { hours, from, to } }: WhenClaim): object {
  if (from || to) return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const [first, last] = hours;
  return hours.length === 2 ? { from: first, to: last } : first ? { at: first } : {};
}

function dayHours({ days, start, end, quote }: Claims["dayHours"][number], scene: Scene, message: ReadAgain): When[] {
  const hours = [start, end].filter((hour) => hour !== undefined);
  const at = placesIn(quote, message).find((place) => scene.saysTimes({ days: [], hours }, place));
  const areKnown = at !== undefined && days.length > 0 && days.length <= MOST_DAYS && days.every((day) => scene.names(day, at));
  if (!at || !areKnown) return [];
  const clock = { ...(start ? { from: start } : {}), ...(end ? { to: end } : {}) };
  const said = whenStatement([{ when: { kind: "days", spans: days.map((day) => [day, day] as const) }, clock }], at, message);
  const held = heldDays(message);
  return [days.every((day) => held.includes(day)) ? { ...said, role: "corrects" } : said];
}

/** The statements of a message with the model's days and hours among them, and of our own readers' only the facets that it passes over; a part of the day ("I don't like to rush in the morning") only where the hearing's times are. */
export function withModelTimes(own: readonly Statement[], { statements, at, unread }: ModelTimes, { tokens }: Text): Statement[] {
  const told: Statement[] = statements.map((one) => inTheirWords(one, own));
  const clauses = at.flatMap((place) => clausesAt(tokens, place));
  const isNear = (one: When) =>
    clauses.some((clause) => overlap(clause, one.at)) || (one.value.value ?? []).some(({ when, clock }) => when ?? clock);
  const isOfNone = (one: When) => unread.some((clause) => overlap(clause, one.at)) && !at.some((place) => overlap(place, one.at));
  return [
    ...own.flatMap((one): Statement[] => (one.slot !== "when" ? [one] : isNear(one) && !isOfNone(one) ? leftOf(one, statements) : [])),
    ...told,
  ];
}

/** Of our own reading what the model says nothing of: a zone, a part of the day, a second choice, the hours or the days where it gives none. */
function leftOf(one: When, told: readonly When[]): When[] {
  const roleGroup = groupOf(one);
  const same = told.filter((other) => groupOf(other) === roleGroup);
  const spans = same.flatMap(({ value }) => (value.value ?? []).flatMap(({ when }) => when?.spans ?? []));
  const hasHours = told.some(({ value }) => (value.value ?? []).some(({ clock }) => clock));
  const facts = (one.value.value ?? []).flatMap((fact): Fact[] => {
    const isWeekly = fact.when?.kind === "every" && (fact.ruledOut === true || roleGroup === "not");
    if (isWeekly) return [fact];
    const isAgreed = fact.when?.spans.every(([from, to]) => spans.some(([a, b]) => a <= from && to <= b)) ?? true;
    const keepsDays = spans.length === 0 || (isAgreed && fact.clock !== undefined && !hasHours);
    const { when, clock, ...more } = fact;
    const ofSome = fact.on !== undefined && fact.on !== "all";
    const left: Fact = {
      ...more,
      ...(when && keepsDays ? { when } : {}),
      ...(clock && !hasHours && (when ? keepsDays : !ofSome && fact.among === undefined) ? { clock } : {}),
    };
    return FACETS.some((facet) => left[facet] !== undefined) ? [left] : [];
  });
  if (one.value.value === null || facts.length === 0) return [];
  return [{ ...one, value: { ...one.value, options: [facts], value: facts } }];
}
const FACETS = ["when", "clock", "part", "zone", "length"] as const;

const groupOf = ({ role }: Pick<When, "role">): "states" | "backup" | "not" | "other" =>
  role === "backup" || role === "not" ? role : role === "states" || role === "prefers" || role === "corrects" ? "states" : "other";

/** What our readers know of the same days besides: that they come in another's place, or next to those that are noted. */
function inTheirWords(one: When, own: readonly Statement[]): When {
  if (one.role !== "states") return one;
  const places = [one.at, ...(one.also ?? [])];
  const near = own.flatMap((other) =>
    other.slot === "when" && groupOf(other) === "states" && places.some((at) => overlap(at, other.at)) ? [other] : [],
  );
  const facts = near.flatMap(({ value }) => value.value ?? []);
  const [further] = facts.filter((fact) => fact.further);
  const [moved] = facts.filter((fact) => fact.inPlaceOf);
  const flags = { ...(further ? { further: true as const } : {}), ...(moved?.inPlaceOf ? { inPlaceOf: moved.inPlaceOf } : {}) };
  const all = (one.value.value ?? []).map((fact) => (fact.when && !fact.further ? { ...fact, ...flags } : fact));
  const role = near.some((other) => other.role === "corrects") ? "corrects" : one.role;
  return { ...one, role, value: { ...one.value, options: [all], value: all } };
}

/** Days with a role of their own that the model gives to none: its words have said nothing of them. */
export function withoutModelRoles({ statements }: DayRoles, { statements: told, at }: ModelTimes): DayRoles {
  const given = new Set(told.map(groupOf));
  // "You took out the 19th! It is still on": what a day is for is the model's to say.
  const wanted = told.filter((one) => groupOf(one) === "states").flatMap(spansSaid);
  const isWanted = (one: When) =>
    groupOf(one) === "not" &&
    spansSaid(one).length > 0 &&
    spansSaid(one).every(([from, to]) => wanted.some(([a, b]) => a <= from && to <= b));
  const left = statements.filter((one) => !given.has(groupOf(one)) && !isWanted(one) && !at.some((span) => overlap(span, one.at)));
  return { statements: left, at: left.map((one) => one.at) };
}

const spansSaid = ({ value }: When) => (value.value ?? []).flatMap(({ when }) => (when?.kind === "days" ? when.spans : []));

/** Days that our readers take out of a run that a model gives whole: "the 12th to the 16th except the 14th". */
export function leavesOut(told: ModelTimes, own: readonly Statement[]): boolean {
  const spans = (one: When) => (one.value.value ?? []).flatMap(({ when }) => when?.spans ?? []);
  const runs = told.statements.flatMap((one) => (one.role === "not" ? [] : spans(one).filter(([from, to]) => from !== to)));
  const out = told.statements.flatMap((one) => (one.role === "not" ? spans(one) : []));
  const isIn = ([from, to]: readonly [string, string], all: readonly (readonly [string, string])[]) =>
    all.some(([a, b]) => a <= from && to <= b);
  const gone = own.flatMap((one) => {
    if (one.slot !== "when" || !told.at.some((at) => overlap(at, one.at))) return [];
    return (one.value.value ?? []).flatMap(({ except, ruledOut, when }) => [
      ...(except?.spans ?? []),
      ...(ruledOut ? (when?.spans ?? []) : []),
    ]);
  });
  return gone.some((span) => isIn(span, runs) && !isIn(span, out));
}

/** What a model reads as something else than days and hours: who would read some of the hearing's there reads them in no words of it. */
export function apartFromTimes(told: Claims, message: ReadAgain): Span[] {
  const places = (quotes: readonly string[]) => quotes.flatMap((quote) => placesIn(quote, message).slice(0, 1));
  const edited = told.edits.filter(({ by }) => by.some(({ slot }) => slot === "when"));
  const timed = places([...told.claims.filter(({ slot }) => slot === "when"), ...told.dayHours, ...edited].map(({ quote }) => quote));
  const others = told.claims.filter(({ slot }) => OTHERS.has(slot)).map(({ quote }) => quote);
  const own = [...places([...others, ...told.remarks]).filter((at) => !timed.some((one) => overlap(one, at))), ...places(told.ofDays)];
  return own.filter((at, index) => !own.slice(0, index).some((one) => overlap(one, at)));
}
const OTHERS: ReadonlySet<Claim["slot"]> = new Set<Claim["slot"]>(["need", "service", "headcount", "breakouts", "story"]);

/** What single days have of their own, in the words of their clauses. */
export function keptOfDays({ ofDays }: Claims, message: ReadAgain): Statement[] {
  const { text } = message;
  const own: Span[] = [];
  for (const at of ofDays.flatMap((quote) => placesIn(quote, message).slice(0, 1)).sort((one, other) => one.start - other.start)) {
    const clauses = clausesAt(text.tokens, at);
    const wide = {
      start: Math.min(at.start, ...clauses.map(({ start }) => start)),
      end: Math.max(at.end, ...clauses.map(({ end }) => end)),
    };
    const last = own.at(-1);
    const isNext = last && sentencesAt(text.tokens, last).some((one) => overlap(one, wide));
    if (last && isNext) last.end = Math.max(last.end, wide.end);
    else own.push(wide);
  }
  return own.map(({ start, end }): Statement => {
    const quote = withoutEnd(text.message.slice(start, end).trimEnd(), (sign) => /[\s,;:–—(-]/.test(sign));
    return {
      slot: "remark",
      value: { text: quote },
      quote,
      at: { start, end: start + quote.length },
      role: "states",
      score: 0.8,
      sources: ["model"],
    };
  });
}

/** Doubts about days and hours alone are settled. */
export const withoutTimeDoubts = (doubts: readonly Doubt[]): Doubt[] =>
  doubts.filter(({ options }) => options.some(({ slot }) => slot !== "when"));
