/**
 * Days, hours and lengths of one message as one: what is ordinary is taken, what belongs together is joined, and what says nothing of the
 * hearing's days ("lunch each day at noon") stays with the rest of its clause.
 */
import type { Doubt, Statement } from "../contract.ts";
import { type Finding, inside, overlap, type Text } from "../detectors/finding.ts";
import { storyTimes } from "../time/story.ts";
import type { Fact } from "../time/types.ts";
import { withChanges } from "./changes.ts";
import { composed } from "./composed.ts";
import { amongNamed, namedDates } from "./named.ts";
import { isOrdinary, likeliest } from "./ordinary.ts";
import { withOwners } from "./other-matters.ts";
import { withParts } from "./parts-of-hearing.ts";
import { isWhen, type Said } from "./said.ts";
import { clauseOf, isDenied, type Scene, sceneOf, sentenceOf, type WhenSaid, withinRange, withSaidNo } from "./scene.ts";
import { isOfDays, TAKES_BACK, withOthers, withoutReplaced } from "./swaps.ts";
import type { Noted } from "./wishes.ts";

/** The same message with its days and hours composed: lengths first, then days, then hours; fewer doubts. */
export function wholeTimes(said: Said, text: Text, finds: readonly Finding[], noted: Noted): { statements: Statement[]; doubts: Doubt[] } {
  const { near } = noted;
  const { statements, doubts } = withChanges(composed(withoutStories(said, text), text, noted), text, noted.days);
  const kept: Doubt[] = [];
  const whens = statements.filter(isWhen);
  let scene = sceneOf(statements, text, finds, near);
  for (const doubt of doubts) {
    const judged = judge(doubt, scene);
    if (judged && "slot" in judged) scene = sceneOf([...scene.statements, judged], text, finds, near);
    if (judged && "slot" in judged) whens.push(judged);
    else if (judged) kept.push(judged);
  }
  const alone = statements.length + doubts.length === 1;
  const current = withoutReplaced(withOthers(whens, noted.days, text), text, noted.days).map((one) => withSaidNo(one, text));
  const meant = current.flatMap((one): WhenSaid[] => {
    const own = alone ? withSharedHours(one) : asMeant(one, scene);
    return own ? [own] : [];
  });
  const joined = withEnds(
    withoutMonths(meant, text).sort((a, b) => a.at.start - b.at.start),
    text.message,
  );
  const placed = withOwners(withParts([...statements.filter((one) => !isWhen(one)), ...joined], text, noted.days), text, finds, near);
  const ordered = placed.filter(isWhen).sort((a, b) => rank(a) - rank(b) || a.at.start - b.at.start);
  return { statements: [...statements.filter((one) => !isWhen(one)), ...ordered].sort(byPlace), doubts: kept };
}

/** "We spoke yesterday": a day that is gone, in words of what was done then, asks and says nothing; the sentence tells it. */
function withoutStories({ statements, doubts }: Said, { message }: Text): Said {
  const told = storyTimes(message);
  const isTold = (one: Statement) => isWhen(one) && one.value.kind === "past" && told.some((at) => overlap(at, one.at));
  return {
    statements: statements.filter((one) => !isTold(one)),
    doubts: doubts.filter(({ options }) => options.length === 0 || !options.every(isTold)),
  };
}

/** Whens stay in their own order; everything else is where it was said. */
function byPlace(a: Statement, b: Statement): number {
  return isWhen(a) && isWhen(b) ? 0 : Number(isWhen(a)) - Number(isWhen(b)) || a.at.start - b.at.start;
}

/** A length says how many of the days that follow; hours belong to days that are known, and so does what is left out. */
function rank({ value, role }: WhenSaid): number {
  const [fact] = value.value ?? [];
  if (fact?.takenBack) return -1;
  if (fact?.ruledOut || role === "not") return 3;
  if (fact?.among) return 2;
  if (role === "backup") return 2;
  if (fact?.length && !fact.when) return 0;
  return fact?.when ? 1 : 2;
}

const ASKED_FOR = /^(?:date|time|length)$/;

/** A doubt about days and hours: the statement that it is, the doubt that stays, or nothing where it is none of the hearing's. */
function judge(doubt: Doubt, scene: Scene): WhenSaid | Doubt | null {
  if (doubt.options.length === 0 || !doubt.options.every(isWhen)) return doubt;
  const wanted = doubt.options.filter(({ role }) => role !== "mentions");
  if (wanted.some(({ value }) => value.value?.some(({ count }) => count))) return null;
  // Nobody is asked which day a call would suit: staff read the words.
  const [call] = wanted;
  if (call && wanted.every(({ role }) => role === "call"))
    return { ...call, value: { ...call.value, value: call.value.value ?? call.value.options[0] ?? null } };
  const read = wanted.filter(({ value }) => value.value !== null);
  // What nobody can read is asked back where it was the answer or cannot be; elsewhere it is kept, and the day is asked for anyway.
  const cannotBe = wanted.some(({ value }) => value.doubts.includes("impossible"));
  if (read.length === 0) return wanted.length > 0 && (cannotBe || ASKED_FOR.test(scene.text.asked)) ? doubt : null;
  const meant = read.filter((one) => withinRange(one, scene)).flatMap((one) => asMeant(one, scene) ?? []);
  const options = likeliest(withoutSecondStart(distinct(meant), scene), isRangeDenied(doubt, scene));
  const [only] = options;
  if (!only || isIdle(options, only, scene)) return null;
  const isPlain = options.length === 1 && only.value.doubts.every((one) => one === "ambiguous" || isOfCorrection(only, scene));
  if (isPlain && (only.role === "backup" || only.role === "corrects" || isOrdinary(only, scene)))
    return { ...only, value: { ...only.value, doubts: [] } };
  // A day that nobody needs is none of the hearing's: its clause is kept word for word.
  return scene.days.length > 0 && only.value.doubts.length === 0 ? null : { ...doubt, options };
}

/** "13h30, environ 3 h", "at 10, about 3h": behind an hour at which it starts the other number is how long it lasts. */
function withoutSecondStart(options: readonly WhenSaid[], scene: Scene): readonly WhenSaid[] {
  const lengths = options.filter(({ value }) => value.value?.every(({ length, clock, when }) => length && !clock && !when));
  return lengths.length > 0 && lengths.length < options.length && options.some((one) => scene.hasHour(one)) ? lengths : options;
}

/** Days with some of them left out: the denial is inside of the words. */
const isRangeDenied = ({ at }: Doubt, { text }: Scene): boolean =>
  at.end - at.start > 12 && isDenied(text, { start: at.end - 1, end: at.end }) && !isDenied(text, { start: at.start, end: at.start + 1 });

const distinct = (options: readonly WhenSaid[]): WhenSaid[] => [
  ...new Map(options.map((one) => [JSON.stringify(one.value.value), one])).values(),
];

/** True where asking would be idle: a zone or a length by itself, another hour, and next to clear days what is not clear. */
function isIdle(options: readonly WhenSaid[], only: WhenSaid, scene: Scene): boolean {
  const facts = only.value.value ?? [];
  const isOpen = options.some(({ value }) => value.doubts.some((doubt) => doubt !== "ambiguous"));
  if (facts.every(({ zone, clock, when }) => zone && !clock && !when)) return true;
  // A bare number that may be days or hours counts something else, unless a length was asked for.
  if (facts.every(({ length, when }) => length && !when))
    return options.length > 1 ? scene.text.asked !== "length" : !isOrdinary(only, scene);
  if (facts.every(({ clock, when }) => clock && !when)) return scene.hasHour(only) && !isOrdinary(only, scene);
  // "Ideally a Tuesday": within a window that is known it is a wish.
  if (isOpen && only.value.weekdaysOnly && scene.days.length > 0) return true;
  return isOpen && !isOfCorrection(only, scene) && options.every(isOfDays) && scene.days.some(isOfDays);
}

/** "No, sorry, the 20th": its no is of the word of correction, and rules nothing out. */
const isOfCorrection = ({ at, value }: WhenSaid, { text }: Scene): boolean =>
  value.doubts.every((doubt) => doubt === "ambiguous" || doubt === "residue") &&
  TAKES_BACK.test(text.message.slice(Math.max(0, at.start - 25), at.start));

const EVERY_DAY = 7;
const WEEKDAYS = 5;

/** A statement without what only says how often, and with the role that its words bear out; null where nothing is left. */
function asMeant(said: WhenSaid, scene: Scene): WhenSaid | null {
  if (scene.isOfService(said) || isMoment(said, scene)) return null;
  const role = scene.roleOf(said);
  const { value } = said;
  if (value.value === null) return { ...said, role };
  const facts = value.value.flatMap((fact): Fact[] => {
    const rest = withoutFrequency(fact, said, scene);
    return Object.values(rest).some((facet) => facet !== undefined) ? [rest] : [];
  });
  if (facts.length === 0) return null;
  // What was doubtful of days that only say how often is doubtful no more.
  const isFreed = value.value.some(({ when }) => when) && facts.every(({ when }) => !when);
  return withSharedHours({ ...said, role, value: { ...value, value: facts, doubts: isFreed ? [] : value.doubts } });
}

/** "The 14th or, if not, the 15th, 2 to 6": hours at the end are of either day. */
function withSharedHours(said: WhenSaid): WhenSaid {
  const facts = said.value.value ?? [];
  const hours = facts.at(-1)?.clock;
  if (!hours || facts.length < 2 || facts.some(({ part }) => part)) return said;
  return { ...said, value: { ...said.value, value: facts.map((fact) => (fact.clock ? fact : { ...fact, clock: hours })) } };
}

/** Minutes, where no length was asked for and no proceeding is named right after: "twenty minutes from Miami", "half an hour apart". */
function isMoment(said: WhenSaid, { text, finds }: Scene): boolean {
  const [fact, ...others] = said.value.value ?? [];
  const isBrief = others.length === 0 && fact?.length?.unit === "h" && (fact.length.max ?? 1) < 1 && !fact.when;
  return (
    isBrief &&
    text.asked !== "length" &&
    !finds.some(({ kind, start }) => kind === "kind" && start >= said.at.end && start - said.at.end < 3)
  );
}

/** "9 to 5 each day" is an hour of the days that are named; "Monday to Friday" next to dates is no other week. */
function withoutFrequency(given: Fact, said: WhenSaid, { days }: Scene): Fact {
  const others = days.filter((one) => one !== said);
  const fact = amongNamed(given, said, namedDates(others));
  const { when, ...rest } = fact;
  if (when?.kind === "every" && when.spans.length === 0) {
    const many = when.weekdays?.length ?? 0;
    return many === EVERY_DAY || (many >= WEEKDAYS && others.length > 0) ? rest : fact;
  }
  const isWeek = said.value.weekdaysOnly && others.some(({ value }) => !value.weekdaysOnly) && when?.spans[0]?.[0] !== when?.spans[0]?.[1];
  return isWeek ? rest : fact;
}

/** "The three days in February: the 9th, the 10th and the 12th": the month of dates in the same sentence is no time by itself. */
function withoutMonths(whens: readonly WhenSaid[], text: Text): WhenSaid[] {
  const monthOf = new Map<WhenSaid, WhenSaid>();
  for (const month of whens) {
    const [fact, ...more] = month.value.value ?? [];
    const [first = "", last = ""] = fact?.when?.kind === "window" && more.length === 0 ? (fact.when.spans[0] ?? []) : [];
    const sentence = sentenceOf(text, month.at);
    const dated = whens.filter((one) => one.role === month.role && inside(one.at, sentence) && namedDates([one]).length > 0);
    const [one] = dated;
    if (one && namedDates(dated).every((date) => date >= first && date <= last)) monthOf.set(month, one);
  }
  return whens
    .filter((one) => !monthOf.has(one))
    .map((one) => {
      const also = [...monthOf].flatMap(([month, of]) => (of === one ? [clauseOf(text, month.at)] : []));
      return also.length > 0 ? { ...one, also: [...(one.also ?? []), ...also] } : one;
    });
}

const BESIDE = /^[\s,;:–-]*(?:(?:to|until|till|[àa]|hasta|jusqu['’][àa])(?:\slas?)?\s)?$/iu;

/** "9:30 16:30", "10am 4pm": a later hour right after one is its end. */
function withEnds(whens: readonly WhenSaid[], message: string): WhenSaid[] {
  const list = [...whens];
  for (let at = 0; at + 1 < list.length; ) {
    const [one, next] = [list[at], list[at + 1]];
    const [start, end] = [hourOf(one), hourOf(next)];
    const isEnd =
      one && next && start && end && end > start && !next.value.value?.[0]?.when && BESIDE.test(message.slice(one.at.end, next.at.start));
    if (!isEnd) at++;
    else {
      const facts = (one.value.value ?? []).map((fact): Fact => ({ ...fact, clock: { from: start, to: end } }));
      const whole = { start: one.at.start, end: next.at.end };
      list.splice(at, 2, { ...one, at: whole, quote: message.slice(whole.start, whole.end), value: { ...one.value, value: facts } });
    }
  }
  return list;
}

/** The one hour that a statement names, where it has no end. */
function hourOf(said: WhenSaid | undefined): string | undefined {
  const [fact, ...others] = said?.value.value ?? [];
  return fact && others.length === 0 && !fact.clock?.to ? (fact.clock?.at ?? fact.clock?.from) : undefined;
}
