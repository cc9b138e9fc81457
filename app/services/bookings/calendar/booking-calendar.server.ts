/** Days of a venue's rooms for staff, and of one's own bookings for everyone else. Authorisation is decided here. */
import { listedBookings } from "#app/db/bookings/booking-lists.repo.server.ts";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { closuresOfVenue, expectedBetween, holdsOfVenue, roomsOfVenue } from "#app/db/venues/room-calendar.repo.server.ts";
import { hoursOf } from "#app/db/venues/venues.repo.server.ts";
import { type LocalDate, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { placeAmong } from "#app/domain/booking/schedule/said-days.ts";
import { AppError } from "#app/domain/errors.ts";
import { hearingDays } from "#app/domain/venue/occupancy.ts";
import { boundsOfDay, type OpenRequest, type OwnCalendarDay, type RoomCalendar, timesOnDay } from "#app/domain/venue/room-calendar.ts";
import { HEAD_OFFICE, type Venue, venueOf } from "#app/domain/venue/venues.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import { scopeOf } from "#app/services/bookings/booking-lists.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { inForce } from "#app/services/venues/venues-in-force.server.ts";

export interface BookingCalendar {
  /** A venue's rooms on `days` days in order; an unknown venue is the head office. For administrators; `not_found` for everybody else. */
  rooms(venue: string | null, days: readonly LocalDate[]): Promise<RoomCalendar>;
  /** The signed-in person's own bookings on those days, without cancelled ones. Throws `unauthenticated` for visitors. */
  own(days: readonly LocalDate[]): Promise<OwnCalendarDay[]>;
}

const MOST = 300;

export function createBookingCalendar({ db, actor, clock }: ServiceContext): BookingCalendar {
  return {
    async rooms(asked, dates) {
      requireAdministrator(await actor());
      const venue = venueOf(asked) ?? HEAD_OFFICE;
      const [first, last] = endsOf(dates);
      const [from, until] = [boundsOfDay(first, venue.zone).from, boundsOfDay(last, venue.zone).until];
      const [set, all, held, closures, expected] = await db.batch([
        hoursOf(db, [venue.id]),
        roomsOfVenue(db, venue.id),
        holdsOfVenue(db, venue.id, from, until, clock().getTime()),
        closuresOfVenue(db, venue.id, first, last),
        expectedBetween(db, venue.id, first, last, MOST),
      ]);
      const { hours } = inForce(venue, set);
      // A booking with a room is shown in the room's row; what is confirmed and has none must not look as if the house were free.
      const waiting = expected.filter((row) => row.locationType !== "virtual" && !held.some(({ bookingId }) => bookingId === row.id));
      return {
        venue: venue.id,
        zone: venue.zone,
        days: dates.map((date) => ({
          date,
          hours: hours[weekday(date)] ?? null,
          closure: closures.find((closure) => closure.date === date)?.name ?? null,
          requests: waiting.flatMap((row) => onDay(row, venue, date)).map(({ endTime: _endTime, ...request }) => request),
        })),
        rooms: all
          // A room that is out of use is shown while something still holds it.
          .filter((room) => room.active || held.some(({ roomId }) => roomId === room.id))
          .map(({ id, name, capacity }) => ({
            id,
            name,
            capacity,
            holds: dates.map((date) =>
              held.flatMap(({ roomId, startsAt, endsAt, ...hold }) => {
                const times = roomId === id ? timesOnDay({ startsAt, endsAt }, date, venue.zone) : null;
                return times ? [{ ...hold, ...times }] : [];
              }),
            ),
          })),
      };
    },
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
function onDay(row: BookingRow, venue: Venue, date: LocalDate): (OpenRequest & { endTime: string | null })[] {
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
