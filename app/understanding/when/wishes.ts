/**
 * A weekday without a date is the nearest such day only where nothing else is in the talk: with a month, a window or a bound, with "any"
 * or "a … or a …", with days that are noted or named, it is a weekday, and which day that is stays open (`among`).
 */
import type { Doubt, Statement } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { read } from "../time/read.ts";
import { size } from "../time/spans.ts";
import type { Fact, Reading, TimeContext } from "../time/types.ts";
import { factsIn, isWhen, type Said } from "./said.ts";
import { CALLS, sentenceOf, type WhenSaid } from "./scene.ts";
import { isUndated, lengthOf, MANY } from "./undated.ts";
import { type Weekdays, weekdaysIn } from "./weekdays.ts";

export interface Noted {
  /** Days of the hearing are known from before. */
  near: boolean;
  days: readonly string[];
  /** A period, a last day or weekdays are. */
  wished: boolean;
  time: TimeContext;
}
const optionsOf = ({ options }: Doubt): readonly WhenSaid[] => (options.every(isWhen) ? (options as readonly WhenSaid[]) : []);
const OPEN: ReadonlySet<string> = new Set(["window", "by", "from"]);
/** Within a week a weekday is one day. */
const A_WEEK = 8;
const EVERY = /\b(?:every|each|all|weekly|chaque|tou(?:te)?s les|hebdomadaire|cada|todos los|semanal\p{L}*)\s/iu;

/** The same message with its weekdays as they are meant. */
export function withWeekdays(said: Said, text: Text, noted: Noted): Said {
  let now = said;
  for (const cluster of weekdaysIn(text.message)) for (const one of contrasted(cluster, now, text)) now = withOne(now, one, text, noted);
  return now;
}

/** "Not Tuesday, Wednesday": each by itself, with what its own words do. */
function contrasted(cluster: Weekdays, { statements }: Said, { message }: Text): readonly Weekdays[] {
  const own = statements.filter((one): one is WhenSaid => isWhen(one) && overlap(one.at, cluster));
  if (new Set(own.map(({ role }) => role)).size < 2) return [cluster];
  return own.flatMap(({ at, role }) => {
    const start = Math.max(at.start, cluster.start);
    const [inside] = weekdaysIn(message.slice(start, at.end));
    return inside ? [{ ...inside, start, end: Math.min(at.end, cluster.end), isOut: role === "not" }] : [];
  });
}

function withOne(said: Said, cluster: Weekdays, text: Text, noted: Noted): Said {
  // Of a doubt the meaning in which its weekdays have no date, where it has one.
  const meaning = (doubt: Doubt) => {
    const options = optionsOf(doubt);
    return options.find((one) => overlap(one.at, cluster) && isUndated(one, cluster, text.message, noted.time)) ?? options[0];
  };
  const all: readonly WhenSaid[] = [...said.statements.filter(isWhen), ...said.doubts.flatMap((one) => meaning(one) ?? [])];
  const own = all.filter((one) => overlap(one.at, cluster));
  const [base] = own;
  const isLoose = base !== undefined && own.every((one) => isUndated(one, cluster, text.message, noted.time));
  if (!base || !isLoose || (base.role === "mentions" && !cluster.isOut)) return said;
  const others = all.filter((one) => !own.includes(one) && one.role !== "mentions");
  const tail = remainder(base, cluster, text.message, noted.time);
  // "Not Fridays", by the grammar: it is what it says.
  if (cluster.isOut && factsIn(base).every(({ when, ruledOut }) => ruledOut && when?.kind === "every")) return said;
  const isEach = EVERY.test(text.message.slice(Math.max(0, cluster.start - 14), cluster.start));
  if (!cluster.isOut && (isEach || !isOpen(base, cluster, [...others, ...tail], text, noted))) return said;
  const facts = own.map((one) => factsIn(one)[0] ?? {});
  const part = facts.find((fact) => fact.part)?.part;
  const clock = facts.find((fact) => fact.clock)?.clock;
  const length = lengthOf(base, cluster);
  const hours: Fact = { ...(clock ? { clock } : {}), ...(part ? { part } : {}), ...(length ? { length } : {}) };
  const { isOut } = cluster;
  const window = isOut ? undefined : windowOf(tail, facts);
  const meant: Fact = isOut
    ? { among: cluster.days, ruledOut: true }
    : { among: cluster.days, ...(window ? { when: window } : {}), ...hours };
  const spans = [cluster, ...own.map(({ at }) => at)];
  const at = { start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) };
  const role = isOut ? "not" : roleOf(base, text);
  const stated = (fact: Fact, as: WhenSaid["role"]): WhenSaid => ({
    ...base,
    role: as,
    at,
    quote: text.message.slice(at.start, at.end),
    value: readingOf(base.value, fact),
  });
  // "Any weekday but Friday, mornings": the part of the day is of those that are left.
  const also = isOut && Object.keys(hours).length > 0 ? [stated(hours, "states")] : [];
  const gone = new Set<Statement>(own);
  return {
    statements: [...said.statements.filter((other) => !gone.has(other)), ...also, stated(meant, role)],
    doubts: said.doubts.filter((doubt) => !optionsOf(doubt).some((option) => gone.has(option))),
  };
}

/** A learnt "not this", "only mentioned" or "to be called then" that its words do not bear out. */
function roleOf({ role, at }: WhenSaid, text: Text): WhenSaid["role"] {
  const sentence = sentenceOf(text, at);
  const isCall = role === "call" && CALLS.test(text.message.slice(sentence.start, sentence.end));
  return isCall || !(role === "not" || role === "mentions" || role === "call") ? role : "states";
}

/** The stretch that the same words name. */
function windowOf(tail: readonly WhenSaid[], facts: readonly Fact[]): Fact["when"] {
  const named = tail.map((one) => factsIn(one)[0]?.when).find((when) => when && OPEN.has(when.kind));
  const [every] = facts.flatMap(({ when }) => (when?.kind === "every" && when.spans.length > 0 ? [when] : []));
  return named ?? (every ? { kind: "window", spans: every.spans } : undefined);
}

const readingOf = (old: Reading, fact: Fact): Reading => {
  const { weekdaysOnly: _only, ...rest } = old;
  const kind = fact.ruledOut ? "not" : fact.when ? "window" : fact.clock ? "time" : "open";
  return { ...rest, kind, options: [[fact]], value: [fact], doubts: [], residue: [] };
};

/** What else the words of a reading say: "mardi ou jeudi avant le 18 décembre". */
function remainder(base: WhenSaid, cluster: Weekdays, message: string, time: TimeContext): WhenSaid[] {
  const rest = message.slice(cluster.end, base.at.end);
  if (!/\d|\p{L}{3}/u.test(rest) || base.value.weekdaysOnly) return [];
  return read(rest, time).map((value): WhenSaid => ({ ...base, value, quote: rest }));
}

/** True where which day is meant stays open. */
function isOpen(base: WhenSaid, cluster: Weekdays, others: readonly WhenSaid[], text: Text, noted: Noted): boolean {
  const spans = factsIn(base).flatMap(({ when }) => (when?.kind === "days" ? when.spans : []));
  const windows = others.flatMap((one) =>
    factsIn(one).flatMap(({ when, except }) => (when && OPEN.has(when.kind) && !except?.spans.length ? [when] : [])),
  );
  // "The week of February 8, Tuesday": of a week that is named each weekday is a day.
  const isOfWeek = windows.some(
    ({ kind, spans: all }) => kind === "window" && size(all) <= A_WEEK && spans.every((span) => all.some((week) => isWithin(span, week))),
  );
  if (isOfWeek && !cluster.isAny && cluster.days.length < MANY) return false;
  const sentence = sentenceOf(text, cluster);
  const isAnyOf = others.some((one) => overlap(one.at, sentence) && factsIn(one).some(({ open }) => open === "flexible"));
  // A single weekday among dates of the same message is found there (`named.ts`).
  const isNamed =
    cluster.days.length > 1 && others.some((one) => factsIn(one).some(({ when }) => when?.kind === "days") && !one.value.weekdaysOnly);
  const isMany = cluster.isChoice && cluster.days.length >= MANY;
  const isPlural = factsIn(base).some(({ when }) => when?.kind === "every" && when.spans.length > 0);
  return windows.length > 0 || cluster.isAny || isAnyOf || isMany || isPlural || isNamed || noted.near || noted.wished;
}

const isWithin = ([from, to]: readonly [string, string], [first, last]: readonly [string, string]): boolean => from >= first && to <= last;
