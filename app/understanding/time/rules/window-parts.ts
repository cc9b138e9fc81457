/** Spans of weeks, months and years, and parts of them. */
import { civil, daysIn, monday, monthSpan, type Span, weekOfMonth } from "../calendar.ts";
import { windowFact } from "../facts.ts";
import type { Match } from "../grammar.ts";
import type { Env, Made } from "../items.ts";

export const WEEK = 2;
export const MONTH = 3;
export const DAY = 1;
export const YEAR = 4;
export const WEEKEND = 7;
export const QUARTER = 8;

export const WN = (m: Match, span: Span, n: number, bonus = 1, key?: string): Made => ({
  type: "WN",
  n,
  options: [[windowFact(span, m.env.today)]],
  bonus,
  key,
});

/** The span of `n` units from the one that today is in. */
export function unitSpan(env: Env, unit: number, offset: number): Span | null {
  const { y, m } = civil(env.today);
  const week = monday(env.today) + 7 * offset;
  if (unit === WEEK) return [week, week + 6];
  if (unit === WEEKEND) return [week + 5, week + 6];
  if (unit === MONTH) return monthSpan(y, m + offset);
  if (unit === YEAR) return [monthSpan(y + offset, 1)[0], monthSpan(y + offset, 12)[1]];
  if (unit === QUARTER) return quarter(y, Math.floor((m - 1) / 3) + 1 + offset);
  return null;
}

export const quarter = (y: number, n: number): Span => [monthSpan(y, 3 * n - 2)[0], monthSpan(y, 3 * n)[1]];

/** The whole span of a window item, also where only its rest is meant. */
export function wholeOf(m: Match, at: number): Span | null {
  const item = m.get(at);
  const span = item.options?.[0]?.[0]?.when?.spans[0];
  if (!span || (item.options?.length ?? 0) > 1) return null;
  const { y, m: named } = civil(span[1]);
  if (item.n === MONTH) return monthSpan(y, named);
  if (item.n === WEEK) return [monday(span[1]), monday(span[1]) + 6];
  if (item.n === YEAR) return [monthSpan(y, 1)[0], monthSpan(y, 12)[1]];
  return item.n === QUARTER ? [monthSpan(y, named - 2)[0], span[1]] : null;
}

/** Early, mid and late (1 to 3) of a week, month, quarter or year. */
export function third(m: Match, which: number, span: Span | null, grain: number): Made | null {
  if (!span) return null;
  const [start, end] = span;
  const { y, m: named } = civil(start);
  if (grain === WEEK) return WN(m, [start + which - 1, start + which + 1], 1, 3);
  if (grain === MONTH) return WN(m, [start + 10 * (which - 1), which === 3 ? end : start + 10 * which - 1], 1, 3);
  if (grain === YEAR) return WN(m, [monthSpan(y, 4 * which - 3)[0], monthSpan(y, 4 * which)[1]], 1, 3);
  return grain === QUARTER ? WN(m, monthSpan(y, named + which - 1), 1, 3) : null;
}

export const thirdOf = (m: Match, which: number, at: number) => third(m, which, wholeOf(m, at), m.get(at).n);

export const yearSpan = (y: number): Span => [monthSpan(y, 1)[0], monthSpan(y, 12)[1]];

export const halfOfYear = (m: Match, which: number, y: number): Made =>
  WN(m, which === 1 ? [monthSpan(y, 1)[0], monthSpan(y, 6)[1]] : [monthSpan(y, 7)[0], monthSpan(y, 12)[1]], 1, 3);

export function halfOf(m: Match, which: number, at: number): Made | null {
  const span = wholeOf(m, at);
  const grain = m.get(at).n;
  if (!span) return null;
  const { y, m: named } = civil(span[0]);
  if (grain === MONTH) return WN(m, which === 1 ? [span[0], span[0] + 14] : [span[0] + 15, span[0] + daysIn(y, named) - 1], 1, 3);
  return grain === YEAR ? WN(m, which === 1 ? [span[0], monthSpan(y, 6)[1]] : [monthSpan(y, 7)[0], span[1]], 1, 3) : null;
}

export function nthWeek(m: Match, count: number, at: number): Made | null {
  const span = m.get(at).n === MONTH ? wholeOf(m, at) : null;
  const week = span && weekOfMonth(span, count);
  return week ? WN(m, week, WEEK, 4) : null;
}

/** "The last two weeks of March", "the first three days of June". */
export function someOf(m: Match, which: number, count: number, unitAt: number, at: number): Made | null {
  const span = m.get(at).n === MONTH ? wholeOf(m, at) : null;
  const days = DAYS_IN[m.n(unitAt)] ?? 0;
  const length = days * (m.get(count).length?.min ?? 0);
  const first = m.get(which).type === "ord";
  if (!span || !Number.isInteger(length) || length < 2 || length > 28 || (first && m.n(which) !== 1)) return null;
  return WN(m, first ? [span[0], span[0] + length - 1] : [span[1] - length + 1, span[1]], 1, 5);
}

export const DAYS_IN = [0, 1, 7];
