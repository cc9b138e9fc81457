/** Days as whole numbers (0 is 1970-01-01), so that counting is adding. */

export type Day = number;

/** The day of a year, month (1–12) and day of the month, or null where there is none such. */
export function dayOf(year: number, month: number, day: number): Day | null {
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  return Math.round(Date.UTC(year, month - 1, day) / 86_400_000);
}

export const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

export interface Civil {
  y: number;
  m: number;
  d: number;
}

export function civil(day: Day): Civil {
  const date = new Date(day * 86_400_000);
  return { y: date.getUTCFullYear(), m: date.getUTCMonth() + 1, d: date.getUTCDate() };
}

/** 1 for Monday to 7 for Sunday. */
export const weekday = (day: Day): number => ((((day + 3) % 7) + 7) % 7) + 1;

export const isoOf = (day: Day): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

export function dayOfIso(iso: string): Day {
  return Math.round(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / 86_400_000);
}

export const monday = (day: Day): Day => day - weekday(day) + 1;

/** The first `wanted` weekday on or after `day`. */
export const onOrAfter = (day: Day, wanted: number): Day => day + ((wanted - weekday(day) + 7) % 7);

/** The last `wanted` weekday on or before `day`. */
export const onOrBefore = (day: Day, wanted: number): Day => day - ((weekday(day) - wanted + 7) % 7);

/** The same day so many months later; the month's last day where it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const { y, m, d } = civil(day);
  const index = y * 12 + m - 1 + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  return must(dayOf(year, month, Math.min(d, daysIn(year, month))));
}

/** So many days later, Saturdays and Sundays not counted. */
export function addBusinessDays(day: Day, count: number): Day {
  const step = count < 0 ? -1 : 1;
  let at = day;
  for (let left = Math.abs(count); left > 0; ) {
    at += step;
    if (weekday(at) <= 5) left--;
  }
  return at;
}

export type Span = readonly [Day, Day];

/** First and last day of a month; months past December run on into the next years. */
export function monthSpan(year: number, month: number): Span {
  const first = Math.round(Date.UTC(year, month - 1, 1) / 86_400_000);
  return [first, Math.round(Date.UTC(year, month, 1) / 86_400_000) - 1];
}

/** The nth week (Monday to Sunday) of a month: the first has at least four of its days; -1 is the last such. */
export function weekOfMonth(span: Span, nth: number): Span | null {
  const first = monday(span[0] + 3);
  const last = monday(span[1] - 3);
  const start = nth > 0 ? first + 7 * (nth - 1) : last + 7 * (nth + 1);
  return start >= first && start <= last ? [start, start + 6] : null;
}

/** The nth such weekday of a month (-1: the last), or null where there is none. */
export function nthWeekday(span: Span, wanted: number, nth: number): Day | null {
  const day = nth > 0 ? onOrAfter(span[0], wanted) + 7 * (nth - 1) : onOrBefore(span[1], wanted) + 7 * (nth + 1);
  return day >= span[0] && day <= span[1] ? day : null;
}

/** Spans in order, those that touch or overlap as one. */
export function merged(spans: readonly Span[]): Span[] {
  const result: [Day, Day][] = [];
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = result[result.length - 1];
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

/** `spans` without the days that `isOut` names. */
export function without(spans: readonly Span[], isOut: (day: Day) => boolean): Span[] {
  const kept: Span[] = [];
  for (const [from, to] of spans) for (let day = from; day <= to; day++) if (!isOut(day)) kept.push([day, day]);
  return merged(kept);
}

export const size = (spans: readonly Span[]): number => spans.reduce((sum, [from, to]) => sum + to - from + 1, 0);

function must(day: Day | null): Day {
  if (day === null) throw new RangeError("No such day");
  return day;
}
