/** Zones, wall time and instants (rulings, "Time"), and the clock of a promise in business hours. */
import { Temporal } from "temporal-polyfill";
import type { Venue } from "#app/domain/venue/venues.ts";
import type { LocalDate, WallTime } from "./local-date.ts";

/**
 * The UTC instant (milliseconds) of a wall-clock time in an IANA zone. A time that daylight saving skips
 * is moved forward by the gap; of a time that comes twice, the first is meant (RFC 5545, section 3.3.5).
 */
export function instantOf(date: LocalDate, time: WallTime, zone: string): number {
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, { disambiguation: "compatible" }).epochMilliseconds;
}

/**
 * When `hours` business hours of a venue have passed since `from` (UTC milliseconds): the clock of "within
 * 2 hours" runs only while the venue is open, so that nobody is promised a call at night or on a holiday.
 */
export function afterBusinessHours(from: number, hours: number, venue: Venue): number {
  let left = hours * 60 * 60 * 1000;
  let day = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(venue.zone).toPlainDate();
  // A week always holds opening hours; the bound guards a venue entered without any.
  for (let days = 0; days < 60; days += 1) {
    const open = venue.closed?.has(day.toString()) ? undefined : venue.hours[day.dayOfWeek % 7];
    if (open) {
      const opens = Math.max(from, instantOf(day.toString(), open.opens, venue.zone));
      const closes = instantOf(day.toString(), open.closes, venue.zone);
      if (opens < closes) {
        if (opens + left <= closes) return opens + left;
        left -= closes - opens;
      }
    }
    day = day.add({ days: 1 });
  }
  return from + left;
}
