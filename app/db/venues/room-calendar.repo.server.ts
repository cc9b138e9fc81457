/** Queries of the calendar: a venue's rooms with what holds them, its closed days, and who asked for it. */
import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { goingOn } from "#app/db/bookings/booking-lists.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { roomHolds, rooms, venueClosures } from "#app/db/schema/rooms.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { VenueId } from "#app/domain/venue/venues.ts";
import { LONGEST_HOLD } from "./rooms.repo.server.ts";

export function roomsOfVenue(db: Database, venue: VenueId) {
  return db.select().from(rooms).where(eq(rooms.venueId, venue)).orderBy(asc(rooms.capacity), asc(rooms.name));
}

/** Holds of a venue's rooms that touch the time from `from` to `until` (UTC milliseconds), each with its booking. */
export function holdsOfVenue(db: Database, venue: VenueId, from: number, until: number, now: number) {
  return db
    .select({
      roomId: roomHolds.roomId,
      part: roomHolds.part,
      startsAt: roomHolds.startsAt,
      endsAt: roomHolds.endsAt,
      bookingId: bookings.id,
      bookingNumber: bookings.bookingNumber,
      contact: bookings.bookingContactName,
      status: bookings.status,
    })
    .from(rooms)
    .innerJoin(roomHolds, eq(roomHolds.roomId, rooms.id))
    .innerJoin(bookings, eq(bookings.id, roomHolds.bookingId))
    .where(
      and(
        eq(rooms.venueId, venue),
        gt(roomHolds.startsAt, from - LONGEST_HOLD),
        lt(roomHolds.startsAt, until),
        gt(roomHolds.endsAt, from),
        or(isNull(roomHolds.expiresAt), gt(roomHolds.expiresAt, now)),
      ),
    )
    .orderBy(asc(roomHolds.startsAt));
}

export function closuresOfVenue(db: Database, venue: VenueId, from: LocalDate, to: LocalDate) {
  return db
    .select()
    .from(venueClosures)
    .where(and(eq(venueClosures.venueId, venue), gte(venueClosures.date, from), lte(venueClosures.date, to)));
}

/** Bookings at a venue with a day from `from` to `to` that are to take place: requests, and what is confirmed. */
export function expectedBetween(db: Database, venue: VenueId, from: LocalDate, to: LocalDate, limit: number) {
  return db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.location, venue),
        or(and(gte(bookings.bookingDate, from), lte(bookings.bookingDate, to)), sql`${bookings.id} in (${goingOn(from, to)})`),
        inArray(bookings.status, ["pending", "consultation_requested", "confirmed"]),
        isNull(bookings.deletedAt),
      ),
    )
    .orderBy(asc(bookings.bookingDate))
    .limit(limit);
}
