/** Days of one's own bookings. Authorisation is decided here. */
import { listedBookings } from "#app/db/bookings/booking-lists.repo.server.ts";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { placeAmong } from "#app/domain/booking/schedule/said-days.ts";
import { AppError } from "#app/domain/errors.ts";
import { hearingDays } from "#app/domain/venue/occupancy.ts";
import type { OwnCalendarDay } from "#app/domain/venue/room-calendar.ts";
import { HEAD_OFFICE, type Venue, venueOf } from "#app/domain/venue/venues.ts";
import { scopeOf } from "#app/services/bookings/booking-lists.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

export interface BookingCalendar {
  /** The signed-in person's own bookings on those days, without cancelled ones. Throws `unauthenticated` for visitors. */
  own(days: readonly LocalDate[]): Promise<OwnCalendarDay[]>;
}

const MOST = 300;

export function createBookingCalendar({ db, actor }: ServiceContext): BookingCalendar {
  return {
    async own(dates) {
      const who = await actor();
      if (who.kind !== "user") throw new AppError("unauthenticated");
      const scope = scopeOf({ ...who, role: "party" });
      const [first, last] = endsOf(dates);
      const rows = await listedBookings(db, scope, { filter: { from: first, to: last }, sort: "asc", limit: MOST, after: null });
      const shown = rows.filter(({ status }) => status !== "cancelled");
      return dates.map((date) => ({
        date,
        bookings: shown
          .flatMap((row) =>
            onDay(row, venueOf(row.location) ?? HEAD_OFFICE, date).map((entry) => ({
              ...entry,
              timeZone: row.timeZone,
              title: row.styleOfCause,
              proceedingType: row.proceedingType,
            })),
          )
          .sort((one, other) => ((one.startTime ?? "") < (other.startTime ?? "") ? -1 : 1)),
      }));
    },
  };
}

/** A booking as a day shows it; none where it does not take place on it. */
function onDay(
  row: BookingRow,
  venue: Venue,
  date: LocalDate,
): Pick<OwnCalendarDay["bookings"][number], "bookingId" | "bookingNumber" | "contact" | "status" | "startTime" | "endTime" | "place">[] {
  const days = hearingDays(row, venue);
  const dates = days.map((day) => day.date);
  return days
    .filter((day) => day.date === date)
    .map(({ startTime, endTime }) => ({
      bookingId: row.id,
      bookingNumber: row.bookingNumber,
      contact: row.bookingContactName,
      status: row.status,
      startTime,
      endTime,
      place: placeAmong(dates, date),
    }));
}

function endsOf(dates: readonly LocalDate[]): [LocalDate, LocalDate] {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) throw new AppError("invalid_input", { issues: [{ field: "on", code: "date_invalid" }] });
  return [first, last];
}
