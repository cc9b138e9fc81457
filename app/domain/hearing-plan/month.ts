/** A month of a venue as anyone who asks for a hearing sees it, and moving about in it. Pure, without the rule itself: pages use it too. */
import { addDays, addMonths, type LocalDate, type WallTime, weekday } from "#app/domain/booking/schedule/local-date.ts";
import type { FitCode } from "./fit.ts";

/** `YYYY-MM`. */
export type Month = string;

/**
 * `free`: it fits as it is asked for. `part`: not so, and it would at other hours of that day. `full`: it does not fit,
 * whatever the hour: others have the rooms, or there is none for so many. `closed`: nobody can come, or ask for it any more.
 */
export const MONTH_DAY_STATES = ["free", "part", "full", "closed"] as const;
export type MonthDayState = (typeof MONTH_DAY_STATES)[number];

export interface MonthDay {
  date: LocalDate;
  state: MonthDayState;
  /** Of a free day its hours, of a partly free one the longest stretch in which it fits; else null. */
  from: WallTime | null;
  until: WallTime | null;
  /** Why it does not fit as it is asked for; null of a free day. */
  why: FitCode | null;
  /** What the day is called, of one that is closed by name. */
  holiday: string | null;
}

export interface MonthView {
  /** The venue's id. */
  venue: string;
  timeZone: string;
  month: Month;
  days: readonly MonthDay[];
}

export const canBeHad = ({ state }: Pick<MonthDay, "state">): boolean => state === "free" || state === "part";

/** Days of a row, from the first to the last, that are closed by name in the months that are known; days of the week are left out of a row. */
export function closedWithin(months: readonly MonthView[], [from, to]: readonly [LocalDate, LocalDate]): MonthDay[] {
  return months
    .flatMap(({ days }) => days)
    .filter(({ date, why }) => why === "closed_holiday" && date >= from && date <= to)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

const CLOSED: ReadonlySet<FitCode | null> = new Set<FitCode>(["closed_holiday", "closed_weekday"]);

/** Those of `dates` on which the venue is closed, in the months that are known. */
export function closedAmong(months: readonly MonthView[], dates: readonly LocalDate[]): MonthDay[] {
  return months
    .flatMap(({ days }) => days)
    .filter(({ date, why }) => CLOSED.has(why) && dates.includes(date))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** The months in which days of a hearing lie, in order; of a row those between its ends too, of either no more than `most`. */
export function monthsOf(dates: readonly LocalDate[], run: readonly [LocalDate, LocalDate] | null, most: number): Month[] {
  const named = new Set(dates.map(monthOf));
  if (run) for (let at = monthOf(run[0]); at <= monthOf(run[1]) && named.size < most; at = monthFrom(at, 1)) named.add(at);
  return [...named].sort().slice(0, most);
}

/** True for `YYYY-MM` of a year with four digits. */
export const isMonth = (value: string): boolean => /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(value);
export const monthOf = (date: LocalDate): Month => date.slice(0, 7);

/** The month `by` months after, or before where it is negative. */
export const monthFrom = (month: Month, by: number): Month => monthOf(addMonths(`${month}-01`, by));

/** So many months ahead a month is shown. */
export const MOST_MONTHS_AHEAD = 24;
/** The month that is shown first: that of the chosen day, else that of a week from today; never one that is over. */
export function firstMonth(today: LocalDate, chosen: LocalDate | null): Month {
  const [now, wanted] = [monthOf(today), monthOf(chosen ?? addDays(today, 7))];
  return wanted < now || wanted > monthFrom(now, MOST_MONTHS_AHEAD) ? now : wanted;
}

/** Its first and its last day. */
export function endsOf(month: Month): [LocalDate, LocalDate] {
  const first = `${month}-01`;
  return [first, addDays(addMonths(first, 1), -1)];
}

/** Its weeks from the day on which they begin (0 Sunday, 1 Monday); null for days of other months. */
export function weeksOf<Day extends { date: LocalDate }>(days: readonly Day[], begins: number): (Day | null)[][] {
  const lead = days[0] ? (weekday(days[0].date) - begins + 7) % 7 : 0;
  const cells = [...Array.from({ length: lead }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => cells[week * 7 + at] ?? null),
  );
}

/** Up to `most` free days of the month nearest to `date`, in order; it is not among them. */
export function nearestFree(days: readonly MonthDay[], date: LocalDate, most: number): LocalDate[] {
  const far = (one: LocalDate) => Math.abs(Date.parse(one) - Date.parse(date));
  return days
    .filter((day) => day.state === "free" && day.date !== date)
    .map((day) => day.date)
    .sort((one, other) => far(one) - far(other) || (one > other ? -1 : 1))
    .slice(0, most)
    .sort();
}
