/**
 * Days and wall-clock times as people say them: a day in the venue is `YYYY-MM-DD`, never an instant.
 * No zone arithmetic here (that is `schedule.ts`), so that a form can use it without a time library.
 */
import { keptClock } from "./kept-clocks.ts";

export type LocalDate = string;
export type WallTime = string;

/** True for `YYYY-MM-DD` of a day that exists (2027-02-29 does not). */
export function isLocalDate(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1900 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** True for `HH:MM` from 00:00 to 23:59. */
export function isWallTime(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** More zones than this are on no page, and each format is some ten thousand bytes. */
const MOST_KEPT = 100;
/** Formats kept by zone, the oldest let go first: making one takes a hundred times as long as using it. */
export function perZone(options: Intl.DateTimeFormatOptions): (zone: string) => Intl.DateTimeFormat {
  const kept = new Map<string, Intl.DateTimeFormat>();
  return (zone) => {
    const known = kept.get(zone);
    if (known) return known;
    const made = new Intl.DateTimeFormat("en-CA", { ...options, timeZone: zone });
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest);
    kept.set(zone, made);
    return made;
  };
}
const calendarOf = perZone({ year: "numeric", month: "2-digit", day: "2-digit" });

/** The day that the calendar on the wall of `zone` (IANA) shows at `now`. */
export function todayIn(zone: string, now: Date): LocalDate {
  const clock = keptClock(zone, now.getTime());
  if (clock) return new Date(now.getTime() + clock.offset * 60_000).toISOString().slice(0, 10);
  // en-CA writes ISO dates; the parts are asked for so that no locale data can change the order.
  const parts = calendarOf(zone).formatToParts(now);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** `date` plus `days` (may be negative), by the calendar. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** `date` plus `months`, clamped to the last day of the month (31 January plus one month is 28 or 29 February). */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(day, last))).toISOString().slice(0, 10);
}

/** Day of the week, 0 for Sunday to 6 for Saturday. */
export function weekday(date: LocalDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Monday to Sunday of the week of `date`. */
export function daysOfWeek(date: LocalDate): LocalDate[] {
  const monday = addDays(date, -((weekday(date) + 6) % 7));
  return Array.from({ length: 7 }, (_, day) => addDays(monday, day));
}
