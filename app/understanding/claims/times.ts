/**
 * Days and hours of a message that a model has read: each claim is held against the numbers, months and weekdays of its own quote, and what our
 * grammar puts together around them is not.
 */
import type { Role, Span, Statement } from "../contract.ts";
import { overlap } from "../detectors/finding.ts";
import { clausesAt, sentencesAt } from "../text/clauses.ts";
import { fold } from "../text/fold.ts";
import { withoutEnd } from "../text/without-end.ts";
import type { Fact } from "../time/types.ts";
import { WEEKDAY_NAMES } from "../time/words/weekday-names.ts";
import { type Scene, sceneOf } from "./borne-out.ts";
import type { Claim, ClaimedWhen, Claims } from "./claims.ts";
import { factsIn } from "./naming.ts";
import { placesOf } from "./quotes.ts";
import type { ReadAgain } from "./read-again.ts";
import { whenStatement } from "./when-statement.ts";

type WhenClaim = Extract<Claim, { slot: "when" }>;
type When = Extract<Statement, { slot: "when" }>;

/** Days and hours of a message as its model reads them. */
export interface ModelTimes {
  statements: readonly When[];
}

/** A run of days that is longer is no hearing's. */
const MOST_DAYS = 60;
const OF_DAYS: ReadonlySet<Role> = new Set<Role>(["states", "prefers", "corrects", "backup", "not"]);

/** The first places of a quote: a word that a message repeats a thousand times proves nothing more by the sixth. */
const placesIn = (quote: string, { text }: ReadAgain): readonly Span[] => placesOf(text.tokens, quote).slice(0, MOST_PLACES);
const MOST_PLACES = 5;

/** What a message says of the hearing's days and hours by its model: each claim for itself. What its words do not bear out is as our grammar reads them. */
export function timesByModel(told: Claims, message: ReadAgain): ModelTimes {
  const claims = told.claims.filter((claim): claim is WhenClaim => claim.slot === "when" && OF_DAYS.has(claim.role));
  const timed = claims.filter(({ value }) => value.days.length + value.hours.length > 0);
  const scene = sceneOf(told, message);
  const placed = timed.flatMap((claim) => {
    const at = placesIn(claim.quote, message).find((place) => scene.saysTimes(claim.value, place) || isOneWeekday(claim, scene));
    return at ? [{ claim, at }] : [];
  });
  const days = told.dayHours.flatMap((claim) => dayHours(claim, scene, message));
  const sure = placed.filter((one) => one.claim.value.days.length > 0 || !isContrary(one, placed));
  const taken = sure.filter(({ claim }) => !isOnlyNamed(claim, told, message));
  const roles = [...new Set(taken.map(({ claim }) => roleOf(claim)))];
  const statements = roles.map((role) =>
    ofRole(
      role,
      taken.filter(({ claim }) => roleOf(claim) === role),
      message,
    ),
  );
  const failed = timed.filter((claim) => !sure.some((one) => one.claim === claim));
  const own = failed.flatMap((claim) => ownReading(claim, [...sure, ...days], message));
  return { statements: [...statements, ...days, ...own] };
}

/** What our grammar reads in words that a model takes for days and hours that they do not say. */
function ownReading({ quote }: WhenClaim, taken: readonly { at: Span }[], message: ReadAgain): When[] {
  const [at] = placesIn(quote, message);
  if (!at || taken.some((one) => overlap(one.at, at))) return [];
  const facts = factsIn([at], message);
  return facts.length > 0 ? [whenStatement(facts, at, message)] : [];
}

/** "Not the Wednesday between", of which a model gives the date: its weekday is said, and neither another one nor each of its kind. */
function isOneWeekday({ value, role, quote }: WhenClaim, { days: known }: Scene): boolean {
  const [day = "", ...others] = value.days;
  const isWithin = known.some((one) => one < day) && known.some((one) => one > day);
  const said = (quote.match(/\p{L}+/gu) ?? []).flatMap((word) => WEEKDAY_NAMES.get(fold(word)) ?? []);
  const isIts = said.length > 0 && said.every((weekday) => weekday === (new Date(`${day}T00:00:00Z`).getUTCDay() || SUNDAY));
  return role === "not" && isWithin && isIts && others.length + value.hours.length === 0 && !/\d/.test(quote) && !SEVERAL.test(quote);
}
const SUNDAY = 7;
/** Each of its kind: "no Wednesdays", « jamais le mercredi », «los miércoles». */
const SEVERAL =
  /(?<!\p{L})(?:every|each|any|never|\p{L}+days|chaque|tous|aucun|jamais|les\s\p{L}+dis|cada|todos|ning[uú]n|nunca|los\s\p{L}{3,}s)(?!\p{L})/iu;

/** « Le 3 février, plutôt de 13 h à 18 h »: a day that is noted is named for its hours, and is not the only one left. */
function isOnlyNamed({ value, role }: WhenClaim, { dayHours }: Claims, message: ReadAgain): boolean {
  const held = heldDays(message);
  const timed = dayHours.flatMap(({ days }) => days);
  const isHeld = value.days.length > 0 && value.days.every((day) => held.includes(day) && timed.includes(day));
  return isHeld && value.hours.length === 0 && roleOf({ value, role } as WhenClaim) === "states";
}

const heldDays = ({ context }: ReadAgain): string[] =>
  (context.held ?? []).flatMap(({ kind, field, value }) => (kind === "day" && field === "preferredDate" ? [value.slice(0, 10)] : []));

/** Two first hours, or two last ones, for the same days: neither is all the hearing's. */
function isContrary(one: { claim: WhenClaim }, placed: readonly { claim: WhenClaim }[]): boolean {
  const clock = ({ claim }: { claim: WhenClaim }) => clockOf(claim) as Readonly<Record<string, string>>;
  return placed.some(
    (other) =>
      other !== one &&
      roleOf(one.claim) === roleOf(other.claim) &&
      ["at", "from", "to"].some((end) => clock(one)[end] && clock(other)[end] && clock(one)[end] !== clock(other)[end]),
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
  const reserve = dated.filter(({ value }) => value.reserve);
  const others = dated.filter(({ value }) => !value.reserve);
  const [more, own] = [others.filter(({ value }) => value.further), others.filter(({ value }) => !value.further)];
  const facts = [
    ...(own.length > 0 || more.length + reserve.length === 0 ? [factOf(own, false)] : []),
    ...(more.length > 0 ? [factOf(more, role === "states")] : []),
    ...(reserve.length > 0 ? [{ ...factOf(reserve, false), reserve: true as const }] : []),
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

/** Whether the words say the hours, and name the days that they are given to. */
export const isProvenHours = (claim: Claims["dayHours"][number], told: Claims, message: ReadAgain): boolean =>
  dayHours(claim, sceneOf(told, message), message).length > 0;
