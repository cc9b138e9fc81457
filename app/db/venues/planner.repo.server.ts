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

/** What holds a room from `from` to `until` (UTC milliseconds), of one venue or of all; what has released itself by `now` is left out. */
function touching(db: Database, venue: VenueId | null, from: number, until: number, now: number) {
  return and(
    venue ? inArray(roomHolds.roomId, db.select({ id: rooms.id }).from(rooms).where(eq(rooms.venueId, venue))) : undefined,
    gt(roomHolds.startsAt, from - LONGEST_HOLD),
    lt(roomHolds.startsAt, until),
    gt(roomHolds.endsAt, from),
    or(isNull(roomHolds.expiresAt), gt(roomHolds.expiresAt, now)),
  );
}

/** Holds that touch that time. Their rooms and bookings are read beside them, each once: joined, every hold would read them again. */
export function holdsTouching(db: Database, venue: VenueId | null, from: number, until: number, now: number) {
  return db
    .select()
    .from(roomHolds)
    .where(touching(db, venue, from, until, now))
    .orderBy(asc(roomHolds.startsAt));
}

/** The bookings whose holds touch that time, each once. */
export function bookingsTouching(db: Database, venue: VenueId | null, from: number, until: number, now: number) {
  return db
    .select(SHOWN)
    .from(bookings)
    .where(
      inArray(
        bookings.id,
        db
          .select({ id: roomHolds.bookingId })
          .from(roomHolds)
          .where(touching(db, venue, from, until, now)),
      ),
    );
}

/** The rooms of these venues, those that are in use no more too. */
export function roomsAt(db: Database, venues: readonly VenueId[]) {
  return db
    .select()
    .from(rooms)
    .where(inArray(rooms.venueId, [...venues]));
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
