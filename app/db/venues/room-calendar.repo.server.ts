/** What holds the rooms of a venue, each with its booking. */
import { and, asc, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { roomHolds, rooms } from "#app/db/schema/rooms.ts";
import type { VenueId } from "#app/domain/venue/venues.ts";
import { LONGEST_HOLD } from "./rooms.repo.server.ts";

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
