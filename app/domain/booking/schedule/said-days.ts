/** The days of a hearing as they are said: stretches of days in a row, the hours that most of them have, and the days that differ. Pure. */
import { addDays, type LocalDate, type WallTime } from "./local-date.ts";

/** A day of a hearing; null where an hour is still to be agreed. */
export interface SaidDay {
  date: LocalDate;
  startTime: WallTime | null;
  endTime: WallTime | null;
}

/** From its first to its last day, without a gap. */
export interface Stretch {
  from: LocalDate;
  to: LocalDate;
}

/** Hours that several days share. */
export interface SharedHours {
  startTime: WallTime | null;
  endTime: WallTime | null;
  dates: readonly LocalDate[];
}

/** Days in order as stretches of days in a row. */
export function stretchesOf(dates: readonly LocalDate[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const date of dates) {
    const last = stretches.at(-1);
    if (last && addDays(last.to, 1) === date) last.to = date;
    else stretches.push({ from: date, to: date });
  }
  return stretches;
}

/** The hours that most days have (of equally many the earlier day's), and those of the others. Null of no days. */
export function hoursOfDays(days: readonly SaidDay[]): { usual: SharedHours; others: readonly SharedHours[] } | null {
  const byHours = new Map<string, { startTime: WallTime | null; endTime: WallTime | null; dates: LocalDate[] }>();
  for (const { date, startTime, endTime } of days) {
    const key = `${startTime} ${endTime}`;
    const shared = byHours.get(key) ?? { startTime, endTime, dates: [] };
    shared.dates.push(date);
    byHours.set(key, shared);
  }
  const all = [...byHours.values()];
  const [usual] = all.toSorted((one, other) => other.dates.length - one.dates.length);
  return usual ? { usual, others: all.filter((one) => one !== usual) } : null;
}

/** Which of how many days a date is, from 1; null where it is none of them, or the only one. */
export function placeAmong(dates: readonly LocalDate[], date: LocalDate): { at: number; of: number } | null {
  const at = dates.indexOf(date);
  return at < 0 || dates.length < 2 ? null : { at: at + 1, of: dates.length };
}
