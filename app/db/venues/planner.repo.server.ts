/** Queries of the planner: all that holds rooms in some days, and the requests that wait for one. */
import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { goingOn } from "#app/db/bookings/booking-lists.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { roomHolds, rooms } from "#app/db/schema/rooms.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";
import type { VenueId } from "#app/domain/venue/venues.ts";
import { LONGEST_HOLD } from "./rooms.repo.server.ts";

/** What of a booking the planner reads. */
const SHOWN = {
  id: bookings.id,
  bookingNumber: bookings.bookingNumber,
  styleOfCause: bookings.styleOfCause,
  contact: bookings.bookingContactName,
  status: bookings.status,
  version: bookings.version,
  locationType: bookings.locationType,
  location: bookings.location,
  bookingDate: bookings.bookingDate,
  startTime: bookings.startTime,
  endTime: bookings.endTime,
  duration: bookings.duration,
  details: bookings.details,
} as const;

const HELD = {
  roomId: roomHolds.roomId,
  roomName: rooms.name,
  capacity: rooms.capacity,
  active: rooms.active,
  venueId: rooms.venueId,
  part: roomHolds.part,
  startsAt: roomHolds.startsAt,
  endsAt: roomHolds.endsAt,
  busyUntil: roomHolds.busyUntil,
  expiresAt: roomHolds.expiresAt,
  booking: SHOWN,
} as const;

/** Holds that touch the time from `from` to `until` (UTC milliseconds), of one venue or of all, each with its room and its booking. */
export function holdsWithBookings(db: Database, venue: VenueId | null, from: number, until: number, now: number) {
  const touches = and(
    gt(roomHolds.startsAt, from - LONGEST_HOLD),
    lt(roomHolds.startsAt, until),
    gt(roomHolds.endsAt, from),
    or(isNull(roomHolds.expiresAt), gt(roomHolds.expiresAt, now)),
  );
  return db
    .select(HELD)
    .from(roomHolds)
    .innerJoin(rooms, eq(rooms.id, roomHolds.roomId))
    .innerJoin(bookings, eq(bookings.id, roomHolds.bookingId))
    .where(
      venue ? and(inArray(roomHolds.roomId, db.select({ id: rooms.id }).from(rooms).where(eq(rooms.venueId, venue))), touches) : touches,
    )
    .orderBy(asc(roomHolds.startsAt));
}

/** Bookings at these venues, of that status, with a day from `from` to `to`; those that began before too. By day. */
export function openBetween(
  db: Database,
  venues: readonly VenueId[],
  statuses: readonly BookingStatus[],
  from: LocalDate,
  to: LocalDate,
  limit: number,
) {
  return db
    .select(SHOWN)
    .from(bookings)
    .where(
      and(
        inArray(bookings.location, [...venues]),
        inArray(bookings.status, [...statuses]),
        gte(bookings.bookingDate, from),
        lte(bookings.bookingDate, to),
        // Not by its index, which is that of all bookings that are not hidden.
        sql`+${bookings.deletedAt} is null`,
      ),
    )
    .limit(limit);
}

/** The same of hearings that began before `from` and go on. */
export function openGoingOn(
  db: Database,
  venues: readonly VenueId[],
  statuses: readonly BookingStatus[],
  from: LocalDate,
  to: LocalDate,
  limit: number,
) {
  return db
    .select(SHOWN)
    .from(bookings)
    .where(
      and(
        sql`${bookings.id} in (${goingOn(from, to)})`,
        // Found by their ids alone: of all that waits at a venue few go on.
        inArray(sql`+${bookings.location}`, [...venues]),
        inArray(sql`+${bookings.status}`, [...statuses]),
        sql`+${bookings.deletedAt} is null`,
      ),
    )
    .limit(limit);
}
