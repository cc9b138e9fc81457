/** What a day looks like on a venue's own clock (rulings, "Time"). Pure: spans are UTC milliseconds. */
import { Temporal } from "temporal-polyfill";
import type { LocalDate, WallTime } from "#app/domain/booking/schedule/local-date.ts";
import type { BookingStatus } from "../booking/vocabulary.ts";

/** A booking on one of its days. */
interface DayOfBooking {
  bookingId: string;
  bookingNumber: string;
  contact: string;
  status: BookingStatus;
  startTime: WallTime | null;
  /** Which of how many days of the hearing this is; null of a single one. */
  place: { at: number; of: number } | null;
}

/** One's own bookings, day by day, each on its own clock. */
export interface OwnCalendarDay {
  date: LocalDate;
  bookings: (DayOfBooking & { endTime: WallTime | null; timeZone: string; title: string | null; proceedingType: string })[];
}

/** The instants at which a day begins and ends in `zone`: 23, 24 or 25 hours apart. */
export function boundsOfDay(date: LocalDate, zone: string): { from: number; until: number } {
  const day = Temporal.PlainDate.from(date);
  const start = (of: Temporal.PlainDate) => of.toZonedDateTime(zone).epochMilliseconds;
  return { from: start(day), until: start(day.add({ days: 1 })) };
}

/** The wall-clock times that a span has on a day in `zone`; null for a span that does not touch it. */
export function timesOnDay(
  span: { startsAt: number; endsAt: number },
  date: LocalDate,
  zone: string,
): { startTime: WallTime | null; endTime: WallTime | null } | null {
  return timesWithin(span, boundsOfDay(date, zone), zone);
}

/** The same for a day whose bounds are known: of many spans on many days most meet none of them. */
export function timesWithin(
  span: { startsAt: number; endsAt: number },
  { from, until }: { from: number; until: number },
  zone: string,
): { startTime: WallTime | null; endTime: WallTime | null } | null {
  if (span.startsAt >= until || span.endsAt <= from) return null;
  const wall = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: "minute" });
  return { startTime: span.startsAt < from ? null : wall(span.startsAt), endTime: span.endsAt > until ? null : endWall(span.endsAt) };
  // Midnight at the end of the day is its 24th hour.
  function endWall(at: number) {
    return at === until ? "24:00" : wall(at);
  }
}
