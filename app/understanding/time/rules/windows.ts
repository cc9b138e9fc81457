/** Windows: weeks, months, quarters, seasons and their parts. `n` is the grain: 2 week, 3 month, 4 year, 7 weekend, 8 quarter, 1 other. */
import { civil, monday, monthSpan, type Span } from "../calendar.ts";
import { windowFact } from "../facts.ts";
import { type Match, rule } from "../grammar.ts";
import type { Made, RawLength } from "../items.ts";
import { resolve } from "../resolve.ts";
import {
  DAY,
  DAYS_IN,
  halfOf,
  halfOfYear,
  MONTH,
  nthWeek,
  QUARTER,
  quarter,
  someOf,
  third,
  thirdOf,
  unitSpan,
  WEEK,
  WEEKEND,
  WN,
  YEAR,
  yearSpan,
} from "./window-parts.ts";

const HOUR = 5;
/** A week named by a number alone: "the week of the 8th". */
export const BARE = "bare";

/** "Next weekend": this week's or next week's, while this week's is still to come. */
function nextUnit(m: Match, at: number): Made | null {
  const span = unitSpan(m.env, m.n(at), 0);
  if (m.n(at) !== WEEKEND || !span || m.env.today >= span[0]) return unit(m, at, 1);
  const later: Span = [span[0] + 7, span[1] + 7];
  return { type: "WN", n: WEEKEND, options: [[windowFact(span, m.env.today)], [windowFact(later, m.env.today)]], bonus: 2 };
}

function unit(m: Match, at: number, offset: number): Made | null {
  const span = unitSpan(m.env, m.n(at), offset);
  if (!span) return null;
  return WN(m, span, m.n(at), 2);
}

/** A month; without a year the next one, this one included. */
function month(m: Match, at: number, y?: number, bonus = 0): Made {
  const today = civil(m.env.today);
  const n = m.n(at);
  const year = y ?? (n < today.m ? today.y + 1 : today.y);
  return WN(m, monthSpan(year, n), MONTH, bonus, "named");
}

function season(m: Match, at: number, y?: number): Made {
  const first = m.n(at) * 3;
  const { y: thisYear, m: thisMonth } = civil(m.env.today);
  const year = y === undefined ? (thisMonth > first + 2 ? thisYear + 1 : thisYear) : y;
  const start = first === 12 && y === undefined && thisMonth < 3 ? year - 1 : year;
  return WN(m, [monthSpan(start, first)[0], monthSpan(start, first + 2)[1]], 1, 2);
}

function quarterOf(m: Match, n: number, y?: number): Made | null {
  if (n < 1 || n > 4) return null;
  const { y: thisYear, m: thisMonth } = civil(m.env.today);
  return WN(m, quarter(y ?? (thisMonth > 3 * n ? thisYear + 1 : thisYear), n), QUARTER, 3);
}

/** The week, or the weekend, that holds a day. */
function around(m: Match, day: number, grain: number, by = 0, near = m.env.near): Made | null {
  const { date } = m.get(day);
  if (!date || (date.d === undefined && !date.days)) return null;
  const days = resolve(date, { ...m.env, near });
  const options = days.map((one) => {
    const start = monday(one) + 7 * by;
    // The weekend of a Monday holiday is the long one before it.
    const weekend: Span = one === start ? [one - 2, one] : [start + 5, start + 6];
    return [windowFact(grain === WEEKEND ? weekend : [start, start + 6], m.env.today)];
  });
  return options.length === 0
    ? null
    : { type: "WN", n: grain, options, bonus: 3, key: date.d !== undefined && date.m === undefined ? BARE : undefined };
}

/** "The weeks of May 3 and May 10": time in either of them. */
function twoWeeks(m: Match, first: number, second: number, or: boolean): Made | null {
  const one = around(m, first, WEEK)?.options;
  // "The week of January 11 or 18": both are of one month.
  const near = m.get(first).date?.m !== undefined && m.get(second).date?.m === undefined ? one?.[0]?.[0]?.when?.spans[0]?.[1] : undefined;
  const other = around(m, second, WEEK, 0, near ?? m.env.near)?.options;
  const [a, b] = [one?.[0]?.[0], other?.[0]?.[0]];
  if (!a?.when || !b?.when || one?.length !== 1 || other?.length !== 1) return null;
  const option = or ? [a, b] : [{ when: { ...a.when, spans: [...a.when.spans, ...b.when.spans] } }];
  return { n: 1, options: [option], bonus: 5 };
}

/** "Within two weeks", "the next 30 days": from today on. */
function ahead(m: Match, length: RawLength | undefined): Made | null {
  if (!length) return null;
  if (length.max === undefined) return { type: "WN", options: [], doubts: ["vague"] };
  const { today } = m.env;
  const { y, m: month, d } = civil(today);
  const days = DAYS_IN[length.unit];
  if (length.business || length.max > 400) return null;
  if (length.unit === HOUR && length.max % 24 === 0) return WN(m, [today, today + length.max / 24], 1, 3);
  if (days !== undefined) return WN(m, [today, today + days * length.max], 1, 3);
  if (length.unit !== MONTH) return null;
  const [first, last] = monthSpan(y, month + length.max);
  return WN(m, [today, Math.min(first + d - 1, last)], 1, 3);
}

const only = (m: Match, at: number, bonus = 0): Made => ({ n: m.n(at), options: m.get(at).options, key: m.get(at).key, bonus });

export const WINDOW_RULES = [
  rule("MN", "mon dot?", (m) => ({ ...month(m, 0), type: "MN" })),
  rule("WN", "MN", (m) => (isWeakMonth(m) ? null : only(m, 0))),
  rule("WN", "in MN", (m) => only(m, 1, 1)),
  rule("WN", "mon dot? comma? of? yr", (m) => month(m, 0, m.n(4), 3)),
  rule("WN", "in the? WN", (m) => only(m, 2)),
  rule("WN", "the WN", (m) => only(m, 1)),
  rule("WN", "mon nextpost|comingpost", (m) => month(m, 0, undefined, 2)),
  rule("WN", "the? following|next mon", (m) => month(m, 2, undefined, 2)),
  rule("WN", "this|coming mon", (m) => month(m, 1, undefined, 2)),
  rule("WN", "mon of this|next unit", (m) =>
    m.n(3) === YEAR ? month(m, 0, civil(m.env.today).y + (m.get(2).type === "next" ? 1 : 0), 3) : null,
  ),
  rule("WN", "mon next unit", (m) => (m.n(2) === YEAR ? month(m, 0, civil(m.env.today).y + 1, 3) : null)),
  rule("WN", "mon of the? unit nextpost", (m) => (m.n(3) === YEAR ? month(m, 0, civil(m.env.today).y + 1, 3) : null)),
  rule("WN", "last mon", (m) => lastMonth(m, 1)),
  rule("WN", "mon last", (m) => lastMonth(m, 0)),
  rule("WN", "in yr", (m) => WN(m, [monthSpan(m.n(1), 1)[0], monthSpan(m.n(1), 12)[1]], YEAR)),
  rule("WN", "the? next unit", (m) => nextUnit(m, 2)),
  rule("WN", "the? unit nextpost", (m) => ((m.get(1).langs & 6) === 0 ? null : nextUnit(m, 1))),
  rule("WN", "the? unit comingpost", (m) => ((m.get(1).langs & 6) === 0 ? null : unit(m, 1, m.n(1) === WEEKEND ? 0 : 1))),
  rule("WN", "coming|following unit", (m) => (m.get(0).langs & 1 && !/this$/.test(m.words(0)) ? unit(m, 1, 1) : null)),
  rule("WN", "this unit", (m) => unit(m, 1, 0)),
  rule("WN", "this coming|next unit", (m) => unit(m, 2, m.n(2) === WEEKEND ? 0 : 1)),
  rule("WN", "the? rest the? of? this? unit", (m) => unit(m, 5, 0)),
  rule("WN", "the? unit afternext", (m) => unit(m, 1, 2)),
  rule("WN", "last unit", (m) => ((m.get(0).langs & 5) === 0 ? null : unit(m, 1, -1))),
  rule("WN", "the? unit last", (m) => ((m.get(2).langs & 6) === 0 ? null : unit(m, 1, -1))),
  rule("WN", "early dash? the? of? WN", (m) => thirdOf(m, m.n(0), 4)),
  rule("WN", "early dash? MN", (m) => thirdOf(m, m.n(0), 2)),
  rule("WN", "early dash? the? unit", (m) => third(m, m.n(0), m.n(3) === DAY ? null : unitSpan(m.env, m.n(3), 0), m.n(3))),
  rule("WN", "early dash? the? of? yr", (m) => third(m, m.n(0), yearSpan(m.n(4)), YEAR)),
  rule("WN", "half the? of? yr", (m) => halfOfYear(m, m.n(0), m.n(3))),
  rule("WN", "half the? of? WN", (m) => halfOf(m, m.n(0), 3)),
  rule("WN", "half the? MN", (m) => halfOf(m, m.n(0), 2)),
  rule("WN", "the? ord unit of|in WN|MN", (m) => (m.n(2) === WEEK ? nthWeek(m, m.n(1), 4) : null)),
  rule("WN", "the? final unit of|in WN|MN", (m) => (m.n(2) === WEEK ? nthWeek(m, -1, 4) : null)),
  rule("WN", "the? unit final of|in WN|MN", (m) => (m.n(1) === WEEK ? nthWeek(m, -1, 4) : null)),
  rule("WN", "the? final|ord Q unit of|in WN|MN", (m) => someOf(m, 1, 2, 3, 5)),
  rule("WN", "the? Q final|ord unit of|in WN|MN", (m) => someOf(m, 2, 1, 3, 5)),
  rule("WN", "season of? yr", (m) => season(m, 0, m.n(2))),
  rule("WN", "this|next|in|coming the? season", (m) => season(m, 2)),
  rule("WN", "the? season nextpost|comingpost", (m) => season(m, 1)),
  rule("WN", "qletter ~num", (m) => quarterOf(m, m.n(1))),
  rule("WN", "qletter ~num comma? of? yr", (m) => quarterOf(m, m.n(1), m.n(4))),
  rule("WN", "the? ord unit of? yr", (m) => (m.n(2) === QUARTER ? quarterOf(m, m.n(1), m.n(4)) : null)),
  rule("WN", "the? ord unit", (m) => (m.n(2) === QUARTER ? quarterOf(m, m.n(1)) : null)),
  rule("WN", "weekof the? P", (m) => around(m, 2, WEEK)),
  rule("AL", "weekof the? P or the? P", (m) => twoWeeks(m, 2, 5, true)),
  rule("WN", "weekof the? P and the? P", (m) => twoWeeks(m, 2, 5, false)),
  rule("WN", "P unit", (m) => (m.n(1) === WEEK && (m.get(1).langs & 1) !== 0 && m.get(0).key === "holiday" ? around(m, 0, WEEK) : null)),
  rule("WN", "the? unit of the? P", (m) => (m.n(1) === WEEKEND || m.n(1) === WEEK ? around(m, 4, m.n(1)) : null)),
  rule("WN", "the? unit after|following the? P", (m) => (m.n(1) === WEEK ? around(m, 4, WEEK, 1) : null)),
  rule("WN", "the? unit before the? P", (m) => (m.n(1) === WEEK ? around(m, 4, WEEK, -1) : null)),
  rule("WN", "P unit", (m) => (m.n(1) === WEEKEND && m.get(0).date?.days ? around(m, 0, WEEKEND) : null)),
  rule("WN", "within L", (m) => ahead(m, m.get(1).length)),
  rule("WN", "within huitjours", (m) => WN(m, [m.env.today, m.env.today + 7], 1, 4)),
  rule("WN", "within Q nextpost unit", (m) => ahead(m, { ...m.get(1).length, unit: m.n(3) })),
  rule("WN", "the Q nextpost unit", (m) => ahead(m, { ...m.get(1).length, unit: m.n(3) })),
  rule("WN", "some in|of|on? the? WN", (m) => only(m, 3, 3)),
];

/** Months that are words or names too, by themselves. */
const WEAK_MONTHS = new Set(["may", "march", "mar", "mars", "mai", "set", "ago", "dec", "sept", "jan", "jun", "avr", "dic", "abr"]);
const isWeakMonth = (m: Match): boolean => WEAK_MONTHS.has(m.words(0).replace(" .", "")) && m.env.asked !== "date";

function lastMonth(m: Match, at: number): Made {
  const { y, m: now } = civil(m.env.today);
  return WN(m, monthSpan(m.n(at) < now ? y : y - 1, m.n(at)), MONTH, 3);
}
