/** Queries over rooms and what holds them. */
import { and, asc, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import { sitsOn } from "#app/db/bookings/booking-lists.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { roomHolds, rooms, venueClosures, venueSettings } from "#app/db/schema/rooms.ts";
import type { VenueId } from "#app/domain/venue/venues.ts";

export type RoomRow = typeof rooms.$inferSelect;
export type HoldRow = typeof roomHolds.$inferSelect;

/** A hold is no longer than this (migration 0004), so that what overlaps a moment began at most so long before. */
export const LONGEST_HOLD = 129_600_000;

export function activeRooms(db: Database) {
  return db.select().from(rooms).where(eq(rooms.active, true)).orderBy(asc(rooms.venueId), asc(rooms.capacity), asc(rooms.id));
}

/** What may touch the time from `from` to `until` (UTC milliseconds); holds that have released themselves by `now` are left out. */
export function holdsBetween(db: Database, from: number, until: number, now: number) {
  return db
    .select()
    .from(roomHolds)
    .where(
      and(
        gt(roomHolds.startsAt, from - LONGEST_HOLD),
        lt(roomHolds.startsAt, until),
        or(isNull(roomHolds.expiresAt), gt(roomHolds.expiresAt, now)),
      ),
    );
}

/** The rooms that a booking holds at `now`, by time; a hold that has released itself is none. */
export function roomsOfBooking(db: Database, bookingId: string, now: number) {
  return db
    .select({
      roomId: rooms.id,
      name: rooms.name,
      capacity: rooms.capacity,
      part: roomHolds.part,
      startsAt: roomHolds.startsAt,
      endsAt: roomHolds.endsAt,
      busyUntil: roomHolds.busyUntil,
      expiresAt: roomHolds.expiresAt,
    })
    .from(roomHolds)
    .innerJoin(rooms, eq(rooms.id, roomHolds.roomId))
    .where(and(eq(roomHolds.bookingId, bookingId), or(isNull(roomHolds.expiresAt), gt(roomHolds.expiresAt, now))))
    .orderBy(asc(roomHolds.startsAt), asc(roomHolds.part), asc(rooms.id));
}

export function bufferOf(db: Database, venueId: VenueId) {
  return db.select({ bufferMinutes: venueSettings.bufferMinutes }).from(venueSettings).where(eq(venueSettings.venueId, venueId)).limit(1);
}

/** Hours before its start until which a client changes a booking by link. */
export function cutoffOf(db: Database, venueId: VenueId) {
  return db
    .select({ changeCutoffHours: venueSettings.changeCutoffHours })
    .from(venueSettings)
    .where(eq(venueSettings.venueId, venueId))
    .limit(1);
}

/** Days on which a venue is closed, from `from` (YYYY-MM-DD) on. */
export function closuresFrom(db: Database, from: string) {
  return db.select().from(venueClosures).where(sql`${venueClosures.date} >= ${from}`);
}

/** Statements of a booking's batch. The database aborts it when a room is taken. */
export function holding(db: Database, holds: readonly HoldRow[]) {
  return holds.map((hold) => db.insert(roomHolds).values(hold));
}
export function releasing(db: Database, bookingId: string) {
  return db.delete(roomHolds).where(eq(roomHolds.bookingId, bookingId));
}

/** Requests with that day at a venue that nobody has confirmed yet, next to one. */
export function openRequestsOf(db: Database, location: VenueId, date: string, besides: string) {
  const open = (status: "pending" | "consultation_requested") =>
    and(eq(bookings.location, location), sitsOn(date), eq(bookings.status, status), ne(bookings.id, besides), isNull(bookings.deletedAt));
  return db
    .select()
    .from(bookings)
    .where(or(open("pending"), open("consultation_requested")))
    .limit(50);
}
