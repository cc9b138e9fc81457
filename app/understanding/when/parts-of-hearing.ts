/**
 * What hours are of: "the last day until one" is of that day, "9 to 5 on both days" of all, and a list of ends ("4:30 on the 9th, 1 on the
 * 11th") stays a list of ends. Hours that no place is named for are the hearing's.
 */
import type { Span, Statement } from "../contract.ts";
import { inside, type Text } from "../detectors/finding.ts";
import type { Clock, Fact } from "../time/types.ts";
import { namedDates } from "./named.ts";
import { type Place, placesIn } from "./places.ts";
import { factsIn, isWhen } from "./said.ts";
import { CALLS, sentenceOf, type WhenSaid } from "./scene.ts";

/** Hours, a part of the day or a length of hours, and no day. */
const isOfHours = (one: WhenSaid): boolean =>
  factsIn(one).length > 0 && factsIn(one).every(({ when, among, ...fact }) => !when && !among && hasHours(fact));
const hasHours = (fact: Fact): boolean => Boolean(fact.clock || fact.part || isBrief(fact));

/** Only such words between hours and the place behind them: "until one on the last day". */
const TO_PLACE = /^\s*(?:(?:on|for|of|both|le|la|les|l['’]|pour|de|du|el|los|las|en|para|the|a|al|del)\s*)*$/iu;
/** Of so many places before hours one may be theirs. */
const MOST_BEFORE = 3;
/** Between "the first" and its hours. */
const FROM_BARE =
  /^[\s,:–-]*(?:(?:one|starts?|begins?|ends?|at|from|is|be|will|would|commence|d[ée]bute|finit|[àa]|de|est|empieza|termina|es)\s*){0,3}$/iu;

/** The statements, each of the days that its words name; `noted`: the days of the hearing that are known. */
export function withParts(given: readonly Statement[], text: Text, noted: readonly string[]): Statement[] {
  const places = placesIn(text);
  const lasting = given.filter((one) => !(isWhen(one) && isLengthAlone(one) && places.some((place) => inside(one.at, place))));
  const read = withTheirLength(lasting, noted, text).map((one) =>
    isWhen(one) ? withoutException(noted.length > 0 ? onEachDay(one) : one, places) : one,
  );
  const out = noted.length > 1 ? droppedPlaces(places, read, text) : [];
  const statements = [...read, ...out];
  const free = places.filter((place) => !isDayOf(place, statements));
  const placed = statements.map((one) => (free.length > 0 && isWhen(one) && isOfHours(one) ? placedAt(one, free, statements, text) : one));
  return withListedEnds(placed, text).map((one) => (isWhen(one) && isOfHearing(one, noted, text) ? { ...one, role: "states" } : one));
}

const WEEK = 7;
/** "Every day until six", while days are noted: all of them. */
function onEachDay(one: WhenSaid): WhenSaid {
  const isEach = ({ when, clock }: Fact) => clock && when?.kind === "every" && when.spans.length === 0 && when.weekdays?.length === WEEK;
  if (!factsIn(one).some(isEach)) return one;
  const facts = factsIn(one).map((fact): Fact => (isEach(fact) ? { ...fact, when: undefined, on: "all" } : fact));
  return { ...one, value: { ...one.value, kind: "time", options: [facts], value: facts } };
}

const isLengthAlone = (one: WhenSaid): boolean => factsIn(one).every(({ length, when, clock }) => length && !when && !clock);
/** Half a day, or hours. */
const isBrief = ({ length }: Fact): boolean => length?.unit === "h" || (length?.unit === "d" && (length.max ?? 1) < 1);

/** "Half a day on the 9th": how long some of the noted days last. */
function withTheirLength(statements: readonly Statement[], noted: readonly string[], { message }: Text): readonly Statement[] {
  const whens = statements.filter(isWhen);
  for (const length of whens.filter((one) => isLengthAlone(one) && factsIn(one).every(isBrief))) {
    const day = whens.find(({ at }) => TO_PLACE.test(message.slice(length.at.end, at.start)) && at.start >= length.at.end);
    const dates = day ? namedDates([day]) : [];
    if (!day || dates.length === 0 || dates.length >= noted.length || !dates.every((date) => noted.includes(date))) continue;
    const facts = factsIn(day).map((fact): Fact => ({ ...fact, length: factsIn(length)[0]?.length }));
    const at = { start: length.at.start, end: day.at.end };
    const one: WhenSaid = { ...day, at, quote: message.slice(at.start, at.end), value: { ...day.value, options: [facts], value: facts } };
    return statements.flatMap((other) => (other === length ? [] : other === day ? [one] : [other]));
  }
  return statements;
}

/** "We wrap up at 5 except on the last day": the exception is of the place behind it. */
function withoutException(one: WhenSaid, places: readonly Place[]): WhenSaid {
  const { value } = one;
  const isExcepted = value.value === null && value.options.length === 1 && value.residue.every((word) => EXCEPTS.has(word));
  if (!isExcepted || !places.some(({ start }) => start >= one.at.end)) return one;
  return { ...one, role: "states", value: { ...value, value: value.options[0] ?? null, doubts: [], residue: [] } };
}
const EXCEPTS: ReadonlySet<string> = new Set("except but sauf hormis excepte excepto salvo menos".split(" "));

/** Learnt roles that yield to the words: hours of days that are noted are the hearing's, unless somebody is to be called or a second choice is named. */
function isOfHearing(one: WhenSaid, noted: readonly string[], { message }: Text): boolean {
  if (one.role !== "mentions" && one.role !== "call" && one.role !== "backup") return false;
  const facts = factsIn(one);
  const dates = namedDates([one]);
  const isNoted = facts.some(({ on }) => on) || (dates.length > 0 && dates.every((date) => noted.includes(date)));
  return isNoted && facts.every(({ clock }) => clock) && !CALLS.test(message) && !SECOND.test(message);
}
const SECOND = /second|deuxi|segund|back-?up|fall-?back|choi|opci|opti|reserv|r[ée]serve|d[ée]faut|repli|rechange|respaldo|altern/iu;

const DROP =
  /(?<!\p{L})(?:drop|cancel|remove|skip|lose|release|without|enl[eè]v|annul|retir|supprim|saut|laiss|quit|elimin|cancel|suprim|sin)\p{L}*\s[^,.;!?]{0,18}$/iu;
const NOT_NEEDED =
  /(?:not? (?:longer )?need|n['’]t (?:need|use)|don?t need|plus besoin|pas besoin|plus n[ée]cessaire|no (?:hace|hac[ií]a|har[áa]) falta|no necesit)/iu;
/** "We don't need the last day any more": a part of the hearing goes, and the rest of it stays. */
function droppedPlaces(places: readonly Place[], all: readonly Statement[], text: Text): WhenSaid[] {
  return places.flatMap((place): WhenSaid[] => {
    const sentence = sentenceOf(text, place);
    const hasHours = all.some((one) => isWhen(one) && inside(one.at, sentence) && factsIn(one).some(({ clock, when }) => clock || when));
    const isOut =
      DROP.test(text.message.slice(sentence.start, place.start)) || NOT_NEEDED.test(text.message.slice(sentence.start, sentence.end));
    if (place.isBare || place.on === "all" || hasHours || !isOut) return [];
    const quote = text.message.slice(sentence.start, sentence.end);
    const at = { start: sentence.start, end: sentence.end };
    const facts: Fact[] = [{ on: place.on, ruledOut: true }];
    const value = { kind: "not" as const, options: [facts], value: facts, doubts: [], residue: [], ...at, quote };
    return [{ slot: "when", value, quote, at, role: "not", score: 0.95, sources: ["detector"] }];
  });
}

function placedAt(one: WhenSaid, places: readonly Place[], all: readonly Statement[], text: Text): WhenSaid {
  const sentence = sentenceOf(text, one.at);
  const near = places.filter((place) => inside(place, sentence));
  const behind = near.find((place) => place.start >= one.at.end && TO_PLACE.test(text.message.slice(one.at.end, place.start)));
  const place =
    behind ??
    near
      .filter((other) => other.end <= one.at.start)
      .slice(-MOST_BEFORE)
      .findLast((other) => isLed(other, one, all, text)) ??
    near.find((other) => inside(other, one.at));
  if (!place) return one;
  const facts = factsIn(one).map((fact): Fact => ({ ...fact, on: place.on }));
  const also: Span[] = [...(one.also ?? []), { start: place.start, end: place.end }];
  return { ...one, also, value: { ...one.value, options: [facts], value: facts } };
}

/** The words are of a reading of their own ("the first day of May"). */
const isDayOf = (place: Place, all: readonly Statement[]): boolean =>
  all.some((one) => isWhen(one) && inside(place, one.at) && factsIn(one).some(({ when }) => when));

/** The place is before the hours, and no day, and no sign that ends a thought, is between. */
function isLed(place: Place, { at }: WhenSaid, all: readonly Statement[], { message }: Text): boolean {
  const between = message.slice(place.end, at.start);
  if (/[;\n]/.test(between)) return false;
  if (place.isBare) return FROM_BARE.test(between);
  return !all.some((one) => isWhen(one) && one.at.start >= place.end && one.at.end <= at.start && factsIn(one).some(({ when }) => when));
}

const ENDS =
  /(?<!\p{L})(?:finish|end(?:s|ing|ed)?(?!\p{L})|stop|arr[eê]t|wrap|conclu|adjourn|done|out by|until|till|fini|fin(?!\p{L})|termin|l[eè]v[eo]|jusqu|acab|hasta|sal(?:ir|imos)|cierr|cerr)/giu;
const STARTS =
  /(?<!\p{L})(?:start|begin|open|commenc|d[ée]but|empez|empiez|comenz|comienz|inici|arranc|from|depuis|desde|d[èe]s(?!\p{L}))/giu;

/** So far before its hour a word may say that it is an end. */
const NEAR = 40;

/** Ends one after the other: "we finish at 4:30 on the 9th, 4:30 on the 10th and 1 on the 11th". */
function withListedEnds(statements: readonly Statement[], text: Text): Statement[] {
  const hours = statements.filter((one): one is WhenSaid => isWhen(one) && factsIn(one).some(({ clock }) => clock));
  const ends = new Map<Statement, WhenSaid>();
  let before: WhenSaid | undefined;
  for (const one of [...hours].sort((a, b) => a.at.start - b.at.start)) {
    const now = isEnd(one, before, text) ? asEnd(one) : one;
    ends.set(one, now);
    before = now;
  }
  return statements.map((one) => ends.get(one) ?? one);
}

/** An hour behind a word for the end, or in a list behind an hour that is one. */
function isEnd(one: WhenSaid, before: WhenSaid | undefined, text: Text): boolean {
  if (!factsIn(one).every(({ clock }) => clock?.at && !clock.to && !clock.from)) return false;
  const sentence = sentenceOf(text, one.at);
  const isOfList = before !== undefined && inside(before.at, sentence) && before.at.end <= one.at.start;
  const words = text.message.slice(isOfList ? before.at.end : sentence.start, one.at.start) + one.quote.replace(/\d.*$/su, "");
  const [end, start] = [lastOf(ENDS, words), lastOf(STARTS, words)];
  if (end < 0 && start < 0)
    return isOfList && factsIn(before).every(({ clock }) => clock?.to && !clock.from) && isPart(before) && isPart(one);
  return end > start && words.length - end <= NEAR && !/[,;]/.test(words.slice(end, -1));
}
/** It is of some days of the hearing. */
const isPart = (one: WhenSaid): boolean => factsIn(one).every(({ when, on, among }) => when || on || among);
const lastOf = (words: RegExp, text: string): number => [...text.matchAll(words)].at(-1)?.index ?? -1;

function asEnd(one: WhenSaid): WhenSaid {
  const facts = factsIn(one).map((fact): Fact => ({ ...fact, clock: { to: fact.clock?.at } satisfies Clock }));
  return { ...one, value: { ...one.value, options: [facts], value: facts } };
}
