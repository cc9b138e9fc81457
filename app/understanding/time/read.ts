/** Days, hours, lengths, counts and zones of a text: all parses, and the readings that explain most of it. */
import { type Day, dayOfIso, isoOf } from "./calendar.ts";
import { Chart } from "./chart.ts";
import { clockText } from "./clocks.ts";
import { monthBefore, weekBefore, withoutCounted } from "./context.ts";
import { compile } from "./grammar.ts";
import type { Env, Item, NumberFact, Option } from "./items.ts";
import { MARKS, type Mark, withAlternatives, withDoubtfulDays, withHours } from "./join.ts";
import { type Leaves, leavesOf } from "./leaves.ts";
import { isOnlyWeekdays, residueOf } from "./residue.ts";
import { ALTERNATIVE_RULES } from "./rules/alternatives.ts";
import { BOUND_RULES } from "./rules/bounds.ts";
import { CLOCK_RULES } from "./rules/clock.ts";
import { COMBINED_RULES } from "./rules/combined.ts";
import { DATE_RULES } from "./rules/dates.ts";
import { EXCEPTION_RULES } from "./rules/exceptions.ts";
import { LENGTH_RULES } from "./rules/lengths.ts";
import { NUMBER_RULES } from "./rules/numbers.ts";
import { RELATIVE_RULES } from "./rules/relative.ts";
import { SET_RULES } from "./rules/sets.ts";
import { WINDOW_RULES } from "./rules/windows.ts";
import { ZONE_RULES } from "./rules/zones.ts";
import { type Candidate, choose } from "./select.ts";
import { tokenize } from "./tokens.ts";
import type { Doubt, Fact, Kind, Reading, TimeContext } from "./types.ts";

export const GRAMMAR = compile([
  ...NUMBER_RULES,
  ...DATE_RULES,
  ...RELATIVE_RULES,
  ...WINDOW_RULES,
  ...SET_RULES,
  ...ALTERNATIVE_RULES,
  ...BOUND_RULES,
  ...EXCEPTION_RULES,
  ...CLOCK_RULES,
  ...LENGTH_RULES,
  ...COMBINED_RULES,
  ...ZONE_RULES,
]);
/** Longer texts are read up to here; nobody writes a day after it. */
const LONGEST = 4000;

interface Parsed {
  env: Env;
  leaves: Leaves;
  items: readonly Item[];
}

function parse(text: string, context: TimeContext, near: string | undefined, week: Day | null = null): Parsed {
  const tokens = tokenize(text.slice(0, LONGEST));
  const env: Env = {
    today: dayOfIso(context.today),
    near: near === undefined ? null : dayOfIso(near),
    week,
    days: (context.days ?? []).map(dayOfIso).sort((a, b) => a - b),
    locale: context.locale,
    asked: context.asked,
    tokens,
  };
  const leaves = leavesOf(text, tokens);
  const items = islands(leaves.items).flatMap((island) => new Chart(GRAMMAR, env).parse(island));
  return { env, leaves, items };
}

/** Leaves in runs without a gap: nothing reaches over a word that no rule knows. */
function islands(leaves: readonly Item[]): Item[][] {
  const runs: Item[][] = [];
  let end = -1;
  for (const leaf of leaves) {
    const run = runs[runs.length - 1];
    if (run && leaf.start <= end) run.push(leaf);
    else runs.push([leaf]);
    end = Math.max(end, leaf.end);
  }
  return runs;
}

function outside(fact: NumberFact): Fact {
  const { when, clock, except, ...rest } = fact;
  const iso = (spans: readonly (readonly [number, number])[]) => spans.map(([from, to]) => [isoOf(from), isoOf(to)] as const);
  const hour = (minutes: number | undefined) => (minutes === undefined ? undefined : clockText(minutes));
  return {
    ...rest,
    ...(when ? { when: { ...when, spans: iso(when.spans) } } : {}),
    ...(clock ? { clock: { at: hour(clock.at), from: hour(clock.from), to: hour(clock.to) } } : {}),
    ...(except ? { except: { ...except, spans: iso(except.spans) } } : {}),
  };
}

function kindOf(fact: NumberFact | undefined): Kind {
  if (!fact) return "unread";
  if (fact.ruledOut) return "not";
  if (fact.when)
    return fact.when.kind === "days" && fact.when.spans.length === 1 && fact.when.spans[0]?.[0] === fact.when.spans[0]?.[1]
      ? "day"
      : fact.when.kind;
  if (fact.clock || fact.part) return "time";
  if (fact.length) return "length";
  if (fact.count) return "count";
  return fact.zone ? "zone" : "open";
}

/** A slip next to other words of the calendar is what it looks like; by itself it is asked. */
const isDoubt = (doubt: Doubt, item: Item): boolean => doubt !== "slip" || item.end - item.start < 2;

/** Its weekdays are those of days of the hearing, so that their dates are known. */
function areOfHearing(options: readonly Option[], { days }: Env): boolean {
  const spans = options.flatMap((option) => option.flatMap(({ when }) => when?.spans ?? []));
  const isKnown = ([from, to]: readonly [Day, Day]) => days.filter((day) => day >= from && day <= to).length === to - from + 1;
  return days.length > 0 && spans.length > 0 && spans.every(isKnown);
}

function readingOf(text: string, { env, leaves }: Parsed, { item, options }: Candidate, covered: readonly boolean[]): Reading {
  const residue = residueOf(item, env.tokens, leaves, covered);
  const doubts = new Set<Doubt>((item.doubts ?? []).filter((doubt) => isDoubt(doubt, item)));
  if (options.length > 1) doubts.add("ambiguous");
  if (residue.length > 0) doubts.add("residue");
  const start = env.tokens[item.start]?.start ?? 0;
  const end = env.tokens[item.end - 1]?.end ?? start;
  const meanings = options.map((option) => option.map(outside));
  return {
    kind: kindOf(options[0]?.[0]),
    options: meanings,
    value: doubts.size === 0 ? (meanings[0] ?? null) : null,
    doubts: [...doubts],
    residue,
    ...(isOnlyWeekdays(item) && !areOfHearing(options, env) ? { weekdaysOnly: true } : {}),
    start,
    end,
    quote: text.slice(start, end),
  };
}

/** What a text says, in its order: the readings that together explain most of it, each with its doubts. */
export function read(text: string, context: TimeContext): Reading[] {
  let parsed = parse(text, context, context.near);
  let chosen = choose(parsed.items, parsed.leaves.weights, parsed.env);
  const near = monthBefore(chosen);
  const week = weekBefore(chosen, parsed.env.today);
  if (near !== undefined || week !== null) {
    parsed = parse(text, context, near ?? context.near, week);
    chosen = choose(parsed.items, parsed.leaves.weights, parsed.env);
  }
  const covered = parsed.env.tokens.map(() => false);
  for (const { item } of chosen) covered.fill(true, item.start, item.end);
  const readings = withoutCounted(chosen).map((candidate) => readingOf(text, parsed, candidate, covered));
  const { tokens } = parsed.env;
  const marks = new Map(MARKS.map((type) => [type, tokens.filter((_, at) => parsed.leaves.types[at]?.has(type))]));
  const marked = (type: Mark, from: number, to: number) => marks.get(type)?.some(({ start, end }) => start >= from && end <= to) ?? false;
  return withDoubtfulDays(text, withAlternatives(text, withHours(text, readings), marked));
}
