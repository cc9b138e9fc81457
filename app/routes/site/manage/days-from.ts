/** The days of a hearing that is moved, from another first day on. */
import type { WishedDay } from "#app/domain/booking/office/managed.ts";
import { isLocalDate, type LocalDate, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { runFrom } from "#app/domain/hearing-plan/run.ts";
import type { Venue } from "#app/domain/venue/venues.ts";

/** Each with the hour that is typed for it; days of which one is no date change in their first alone. */
export function daysFrom(days: readonly WishedDay[], start: LocalDate, venue: Venue | null): WishedDay[] {
  if (!days.every(({ date }) => isLocalDate(date))) return days.map((day, at) => (at === 0 ? { ...day, date: start } : day));
  const dates = runFrom(
    days.map(({ date }) => date),
    start,
    (date) => !venue || Boolean(venue.hours[weekday(date)]),
  );
  return days.map((day, at) => ({ ...day, date: dates[at] ?? day.date }));
}
