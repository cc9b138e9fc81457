/** Days on which a deadline should not end: the venue of the case's hearings, or that of the seat's clock, is closed. Pure. */
import { addDays, type LocalDate, weekday } from "../booking/schedule/local-date.ts";
import type { VenueId } from "../venue/cities.ts";

export interface Calendar {
  /** Null of a clock on which we have no venue: weekends alone are known of it. */
  venue: VenueId | null;
  /** Weekdays (0 Sunday) on which it opens. */
  opensOn: ReadonlySet<number>;
  /** Names of closures by their days. */
  closures: ReadonlyMap<LocalDate, string>;
}

export interface ClosedDay {
  date: LocalDate;
  venue: VenueId | null;
  /** As an administrator has named it; null of a weekday on which it never opens. */
  name: string | null;
  /** The next day on which none of the venues is closed. */
  next: LocalDate;
}

/** Longer no venue of ours is closed. */
export const LONGEST_CLOSURE = 31;

export const WORKING_DAYS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5]);

/** Null of a day on which all of them are open. */
export function closedDay(date: LocalDate, calendars: readonly Calendar[]): ClosedDay | null {
  const closed = (day: LocalDate) => calendars.find(({ opensOn, closures }) => closures.has(day) || !opensOn.has(weekday(day)));
  const found = closed(date);
  if (!found) return null;
  let next = addDays(date, 1);
  for (let days = 1; days < LONGEST_CLOSURE && closed(next); days += 1) next = addDays(next, 1);
  return { date, venue: found.venue, name: found.closures.get(date) ?? null, next };
}
