/** Days counted from today or from another day. */
import {
  addBusinessDays,
  addMonths,
  type Day,
  dayOf,
  monday,
  monthSpan,
  nthWeekday,
  onOrAfter,
  onOrBefore,
  type Span,
  weekday,
} from "../calendar.ts";
import { windowFact } from "../facts.ts";
import { type Match, rule } from "../grammar.ts";
import type { Made, RawLength } from "../items.ts";
import { resolve } from "../resolve.ts";
import { P } from "./dates.ts";
import { MONTH, WEEK } from "./window-parts.ts";

const UNIT_DAY = 1;
const UNIT_YEAR = 4;
const SUNDAY = 7;

const fixed = (day: Day, bonus = 2): Made => P({ days: [day] }, bonus);

/** "Next Friday": this week's or next week's where it is still to come in this one; on a Sunday people count from either day. `after` more days. */
function next(m: Match, wd: number, after = 0): Made {
  const { today } = m.env;
  const coming = onOrAfter(today + 1, wd);
  const isDoubt = weekday(today) === SUNDAY ? wd !== SUNDAY : monday(coming) === monday(today);
  return P({ days: (isDoubt ? [coming, coming + 7] : [coming]).map((day) => day + after) }, 2);
}

/** The day, so many units away. */
function shifted(day: Day, { min, unit, business }: RawLength, sign: 1 | -1): Day | null {
  if (min === undefined || !Number.isInteger(min) || min > 2000) return null;
  if (unit === UNIT_DAY) return business ? addBusinessDays(day, sign * min) : day + sign * daysOf(min);
  if (unit === WEEK) return day + sign * 7 * min;
  if (unit === MONTH || unit === UNIT_YEAR) return min > 600 ? null : addMonths(day, sign * min * (unit === MONTH ? 1 : 12));
  return null;
}
const daysOf = (count: number) => count;

/** « Dans huit jours » is one week, « quinze jours » are two. */
function counted(m: Match, at: number): RawLength | undefined {
  const { length, langs } = m.get(at);
  const latin = (langs & 1) === 0 && length?.unit === UNIT_DAY && length.min === length.max && !length.business;
  if (latin && length.min === 15) return { min: 2, max: 2, unit: WEEK };
  if (latin && length.min === 8 && (langs & 2) !== 0) return { min: 1, max: 1, unit: WEEK };
  return length;
}

/** "In three weeks": a day; "in two or three weeks" a window. */
function away(m: Match, at: number, sign: 1 | -1, from: Day): Made | null {
  const length = counted(m, at);
  if (!length) return null;
  if (length.min === undefined) return { type: "D", options: [], doubts: ["vague"] };
  if (length.unit > UNIT_YEAR || !Number.isInteger(length.min)) return { type: "D", options: [], doubts: ["vague"] };
  const first = shifted(from, length, sign);
  const last = length.max === length.min ? first : shifted(from, { ...length, min: length.max }, sign);
  if (first === null || last === null) return null;
  if (first === last) return fixed(first);
  const span: Span = first < last ? [first, last] : [last, first];
  return { type: "WN", options: [[windowFact(span, m.env.today)]], bonus: 2 };
}

function fromDay(m: Match, length: number, day: number, sign: 1 | -1): Made | null {
  const { date } = m.get(day);
  const amount = m.get(length).length;
  if (!date || date.weak || !amount) return null;
  const days = resolve(date, m.env).flatMap((one) => shifted(one, amount, sign) ?? []);
  return days.length === 0 ? null : P({ days }, 3);
}

/** "The Tuesday after Labour Day". */
function weekdayAround(m: Match, wd: number, day: number, sign: 1 | -1): Made | null {
  const { date } = m.get(day);
  if (!date || (date.weak && date.m === undefined) || (date.d === undefined && !date.days)) return null;
  const days = resolve(date, m.env).map((one) => (sign === 1 ? onOrAfter(one + 1, m.n(wd)) : onOrBefore(one - 1, m.n(wd))));
  return P({ days }, 4);
}

function offsetFrom(m: Match, day: number, by: number): Made | null {
  const { date } = m.get(day);
  return date && !date.weak ? P({ days: resolve(date, m.env).map((one) => one + by) }, 3) : null;
}

/** The span of a week or month that a window item represents; null for others. */
function spanOf(m: Match, index: number, grain: number): Span | null {
  const item = m.get(index);
  return item.n === grain ? (item.options?.[0]?.[0]?.when?.spans[0] ?? null) : null;
}

/** "Friday next week", "the Monday of the week of March 8". */
function ofWeek(m: Match, wd: number, week: number): Made | null {
  const span = spanOf(m, week, WEEK);
  return span ? P({ days: [monday(span[0]) + m.n(wd) - 1], wd: m.n(wd) }, 3) : null;
}

function nthOf(m: Match, wd: number, count: number, month: number): Made | null {
  const span = whole(spanOf(m, month, MONTH));
  const day = span && nthWeekday(span, m.n(wd), count);
  if (!span) return null;
  return day === null ? { type: "D", options: [], doubts: ["impossible"] } : fixed(day as Day, 4);
}

/** The whole of a month whose rest is meant from today on. */
function whole(span: Span | null): Span | null {
  if (!span) return null;
  const date = new Date(span[1] * 86_400_000);
  return monthSpan(date.getUTCFullYear(), date.getUTCMonth() + 1);
}

function dayInMonth(m: Match, count: number, month: number, business = false): Made | null {
  const span = whole(spanOf(m, month, MONTH));
  if (!span) return null;
  if (business) return fixed(count > 0 ? addBusinessDays(span[0] - 1, count) : addBusinessDays(span[1] + 1, count), 4);
  const date = new Date(span[0] * 86_400_000);
  const day = count < 0 ? span[1] : dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, count);
  return day === null ? { type: "D", options: [], doubts: ["impossible"] } : fixed(day, 3);
}

/** "A week Thursday", "Thursday fortnight". */
const weeksOn = (m: Match, wd: number, weeks: number): Made | null =>
  Number.isInteger(weeks) && weeks > 0 && weeks < 20 ? fixed(onOrAfter(m.env.today + 1, m.n(wd)) + 7 * weeks) : null;

const past = (m: Match, wd: number): Made => fixed(onOrBefore(m.env.today - 1, m.n(wd)));

export const RELATIVE_RULES = [
  rule("P", "today", (m) => fixed(m.env.today)),
  rule("P", "tomorrow", (m) => fixed(m.env.today + 1)),
  rule("P", "dayafter", (m) => fixed(m.env.today + 2, 3)),
  rule("P", "yesterday", (m) => fixed(m.env.today - 1)),
  rule("P", "daybefore", (m) => fixed(m.env.today - 2, 3)),
  rule("P", "the? next wd", (m) => next(m, m.n(2))),
  rule("P", "the? wd nextpost", (m) => next(m, m.n(1))),
  rule("P", "the? next wd P", (m) =>
    m.get(3).date?.weak && m.get(3).date?.m === undefined ? P({ wd: m.n(2), d: m.get(3).date?.d }, 3) : null,
  ),
  rule("P", "coming wd", (m) => fixed(onOrAfter(m.env.today, m.n(1)))),
  rule("P", "the? wd comingpost", (m) => fixed(onOrAfter(m.env.today + 1, m.n(1)))),
  rule("P", "last wd", (m) => ((m.get(0).langs & 5) !== 0 ? past(m, 1) : null)),
  rule("P", "the? wd last", (m) => ((m.get(2).langs & 6) !== 0 ? past(m, 1) : null)),
  rule("P", "the? wd afternext", (m) => next(m, m.n(1), 7)),
  rule("P", "twoweeksfrom P", (m) => offsetFrom(m, 1, 14)),
  rule("P", "P huit", (m) => offsetFrom(m, 0, 7)),
  rule("P", "P quinze", (m) => offsetFrom(m, 0, 14)),
  rule("P", "L wd", (m) =>
    m.get(0).length?.unit === WEEK && (m.get(0).langs & 1) !== 0 ? weeksOn(m, 1, m.get(0).length?.min ?? 0) : null,
  ),
  rule("P", "L today", (m) => (m.get(0).length?.unit === WEEK ? away(m, 0, 1, m.env.today) : null)),
  rule("P", "L tomorrow", (m) => (m.get(0).length?.unit === WEEK ? away(m, 0, 1, m.env.today + 1) : null)),
  rule("P", "wd fortnight", (m) => weeksOn(m, 0, 2)),
  rule("P", "wd weekpost", (m) => fixed(onOrAfter(m.env.today + 1, m.n(0)) + 7, 0)),
  rule("P", "nextday the? P", (m) => offsetFrom(m, 2, 1)),
  rule("P", "prevday the? P", (m) => offsetFrom(m, 2, -1)),
  rule("P", "the? wd after|following the? P", (m) => weekdayAround(m, 1, 4, 1)),
  rule("P", "the? wd before the? P", (m) => weekdayAround(m, 1, 4, -1)),
  rule("P", "inlen L", (m) => away(m, 1, 1, m.env.today)),
  rule("P", "inlen huitjours", (m) => fixed(m.env.today + 7, 3)),
  rule("P", "L ago", (m) => away(m, 0, -1, m.env.today)),
  rule("P", "agopre L", (m) => away(m, 1, -1, m.env.today)),
  rule("P", "inlen? L fromnow", (m) => away(m, 1, 1, m.env.today)),
  rule("P", "inlen? L from today", (m) => away(m, 1, 1, m.env.today)),
  rule("P", "L fromtomorrow", (m) => away(m, 0, 1, m.env.today + 1)),
  rule("P", "L after the? P", (m) => fromDay(m, 0, 3, 1)),
  rule("P", "L before the? P", (m) => fromDay(m, 0, 3, -1)),
  rule("P", "L from the? P", (m) => (m.get(0).length?.unit === WEEK || m.get(0).length?.unit === MONTH ? fromDay(m, 0, 3, 1) : null)),
  rule("P", "the? wd comma? of? WN", (m) => ofWeek(m, 1, 4)),
  rule("P", "WN comma? on? the? wd", (m) => ofWeek(m, 4, 0)),
  rule("P", "the? ord wd of|in WN|MN", (m) => nthOf(m, 2, m.n(1), 4)),
  rule("P", "the? final wd of|in WN|MN", (m) => nthOf(m, 2, -1, 4)),
  rule("P", "the? wd final of|in WN|MN", (m) => nthOf(m, 1, -1, 4)),
  rule("P", "the? ord unit of|in WN|MN", (m) => (m.n(2) === UNIT_DAY ? dayInMonth(m, m.n(1), 4) : null)),
  rule("P", "the? final unit of|in WN|MN", (m) => (m.n(2) === UNIT_DAY ? dayInMonth(m, -1, 4) : null)),
  rule("P", "the? ord biz unit of|in WN|MN", (m) => (m.n(3) === UNIT_DAY ? dayInMonth(m, m.n(1), 5, true) : null)),
  rule("P", "the? ord unit biz of|in WN|MN", (m) => (m.n(2) === UNIT_DAY ? dayInMonth(m, m.n(1), 5, true) : null)),
  rule("P", "the? final biz unit of|in WN|MN", (m) => (m.n(3) === UNIT_DAY ? dayInMonth(m, -1, 5, true) : null)),
  rule("P", "the? final unit biz of|in WN|MN", (m) => (m.n(2) === UNIT_DAY ? dayInMonth(m, -1, 5, true) : null)),
  rule("P", "the? domo|dom of the unit", (m) => (m.n(4) === MONTH && m.n(1) <= 31 ? P({ d: m.n(1) }, 4) : null)),
  rule("P", "the? domo|dom of WN", (m) => (m.get(3).key === "named" ? null : dayInMonth(m, m.n(1), 3))),
];
