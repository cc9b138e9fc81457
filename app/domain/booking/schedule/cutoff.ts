/** Until when a client changes or cancels a booking without asking (issue: "a cut-off per venue"). Pure. */
import { Temporal } from "temporal-polyfill";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import type { LocalDate, WallTime } from "./local-date.ts";
import { weekday } from "./local-date.ts";

interface Begins {
  bookingDate: LocalDate | null;
  startTime: WallTime | null;
  /** IANA zone of the day and the hour. */
  timeZone: string;
  location: string | null;
}

/**
 * The instant (UTC milliseconds) `hours` before the booking begins, counted on the venue's clock: 48 hours before nine
 * on a Monday is nine on the Saturday, also when the clocks change in between. A day without an hour begins when the
 * venue opens. Null while no day is named: then there is nothing to be late for.
 */
export function changeableUntil({ bookingDate, startTime, timeZone, location }: Begins, hours: number): number | null {
  if (!bookingDate) return null;
  const venue = venueOf(location) ?? HEAD_OFFICE;
  const time = startTime ?? venue.hours[weekday(bookingDate)]?.opens ?? "09:00";
  return Temporal.PlainDateTime.from(`${bookingDate}T${time}`)
    .subtract({ hours })
    .toZonedDateTime(timeZone, { disambiguation: "compatible" }).epochMilliseconds;
}
