/** Queries over venues as administrators set them: hours, closures, rooms, and the history of all that. */
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { sitsOn } from "#app/db/bookings/booking-lists.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { auditEntries, bookings } from "#app/db/schema/bookings.ts";
import { user } from "#app/db/schema/people.ts";
import { roomHolds, rooms, venueClosures, venueHours, venueSettings } from "#app/db/schema/rooms.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { VenueId } from "#app/domain/venue/venues.ts";

export type VenueHoursRow = typeof venueHours.$inferSelect;
export type VenueClosureRow = typeof venueClosures.$inferSelect;
export type VenueSettingsRow = typeof venueSettings.$inferSelect;
/** A room, without what only the version before this one reads. */
export type RoomRow = Omit<typeof rooms.$inferSelect, "setups">;

/** A hold is no longer than this (migration 0004). */
const LONGEST_HOLD = 129_600_000;

export function hoursOf(db: Database, venueIds: readonly VenueId[]) {
  return db
    .select()
    .from(venueHours)
    .where(inArray(venueHours.venueId, [...venueIds]));
}

/** Closed days from `from` to `to`, both included. */
export function closuresBetween(db: Database, venueId: VenueId, from: LocalDate, to: LocalDate) {
  return db
    .select()
    .from(venueClosures)
    .where(and(eq(venueClosures.venueId, venueId), gte(venueClosures.date, from), lte(venueClosures.date, to)))
    .orderBy(asc(venueClosures.date));
}

/** Closed days of all venues from `from` to `to`, both included. */
export const closuresOf = (db: Database, from: LocalDate, to: LocalDate) =>
  db
    .select({ venueId: venueClosures.venueId, date: venueClosures.date, name: venueClosures.name })
    .from(venueClosures)
    .where(and(gte(venueClosures.date, from), lte(venueClosures.date, to)))
    .limit(500);

export function settingsOf(db: Database, venueIds: readonly VenueId[]) {
  return db
    .select()
    .from(venueSettings)
    .where(inArray(venueSettings.venueId, [...venueIds]));
}

/**
 * Every room in use of a venue with each hold that may touch the time from `from` to `until` (UTC milliseconds), or with
 * nulls; holds that have released themselves by `now` are left out. Read by two indexes, whatever else is booked.
 */
export function venueOccupancy(db: Database, venueId: VenueId, from: number, until: number, now: number) {
  return db
    .select({
      id: rooms.id,
      name: rooms.name,
      capacity: rooms.capacity,
      seats: rooms.seats,
      equipment: rooms.equipment,
      bookingId: roomHolds.bookingId,
      startsAt: roomHolds.startsAt,
      busyUntil: roomHolds.busyUntil,
    })
    .from(rooms)
    .leftJoin(
      roomHolds,
      and(
        eq(roomHolds.roomId, rooms.id),
        gt(roomHolds.startsAt, from - LONGEST_HOLD),
        lt(roomHolds.startsAt, until),
        gt(roomHolds.busyUntil, from),
        or(isNull(roomHolds.expiresAt), gt(roomHolds.expiresAt, now)),
      ),
    )
    .where(and(eq(rooms.active, true), eq(rooms.venueId, venueId)))
    .orderBy(asc(rooms.capacity), asc(rooms.id));
}

/** Rooms in use of these venues, what everyone may know of them. */
export function capacitiesOf(db: Database, venueIds: readonly VenueId[]) {
  return db
    .select({ venueId: rooms.venueId, capacity: rooms.capacity })
    .from(rooms)
    .where(and(eq(rooms.active, true), inArray(rooms.venueId, [...venueIds])));
}

/** Every room of a venue, also those out of use. */
export function roomsOf(db: Database, venueId: VenueId) {
  return db.select().from(rooms).where(eq(rooms.venueId, venueId)).orderBy(asc(rooms.name));
}

/** Bookings that hold a room from `now` on, the next one first. */
export function bookingsHolding(db: Database, roomId: string, now: number, limit: number) {
  return db
    .selectDistinct({ id: bookings.id, bookingNumber: bookings.bookingNumber, bookingDate: bookings.bookingDate })
    .from(roomHolds)
    .innerJoin(bookings, eq(bookings.id, roomHolds.bookingId))
    .where(
      and(
        eq(roomHolds.roomId, roomId),
        gt(roomHolds.startsAt, now - LONGEST_HOLD),
        gt(roomHolds.endsAt, now),
        or(isNull(roomHolds.expiresAt), gt(roomHolds.expiresAt, now)),
      ),
    )
    .limit(limit);
}

/** The newest entries of a venue's history with the names of who acted. */
export function venueHistory(db: Database, venueId: VenueId, limit: number) {
  return db
    .select({ seq: auditEntries.seq, at: auditEntries.at, by: user.name, action: auditEntries.action, changes: auditEntries.changes })
    .from(auditEntries)
    .leftJoin(user, eq(user.id, auditEntries.actorId))
    .where(and(eq(auditEntries.subjectType, "venue"), eq(auditEntries.subjectId, venueId)))
    .orderBy(desc(auditEntries.seq))
    .limit(limit);
}

export function lastVenueAudit(db: Database, venueId: VenueId) {
  return db
    .select({ seq: auditEntries.seq, hash: auditEntries.hash })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, "venue"), eq(auditEntries.subjectId, venueId)))
    .orderBy(desc(auditEntries.seq))
    .limit(1);
}

/** Statements of the batch that changes a venue; each change raises its version. */
export function raisingVersion(db: Database, { venueId, version }: Pick<VenueSettingsRow, "venueId" | "version">) {
  return db
    .update(venueSettings)
    .set({ version: version + 1 })
    .where(and(eq(venueSettings.venueId, venueId), eq(venueSettings.version, version)));
}
export function settingBuffers(db: Database, venueId: VenueId, set: Pick<VenueSettingsRow, "bufferMinutes" | "changeCutoffHours">) {
  return db.update(venueSettings).set(set).where(eq(venueSettings.venueId, venueId));
}
export function settingHours(db: Database, venueId: VenueId, hours: readonly Omit<VenueHoursRow, "venueId">[]) {
  return [
    db.delete(venueHours).where(eq(venueHours.venueId, venueId)),
    ...hours.map((row) => db.insert(venueHours).values({ ...row, venueId })),
  ];
}
export function closing(db: Database, row: VenueClosureRow) {
  return db
    .insert(venueClosures)
    .values(row)
    .onConflictDoUpdate({ target: [venueClosures.venueId, venueClosures.date], set: { name: row.name } });
}
export function reopening(db: Database, venueId: VenueId, date: LocalDate) {
  return db.delete(venueClosures).where(and(eq(venueClosures.venueId, venueId), eq(venueClosures.date, date)));
}
const setupsOf = ({ seats }: Pick<RoomRow, "seats">) => Object.keys(seats);
export function addingRoom(db: Database, row: RoomRow) {
  return db.insert(rooms).values({ ...row, setups: setupsOf(row) });
}
export function changingRoom(db: Database, { id, venueId, ...set }: RoomRow) {
  return db
    .update(rooms)
    .set({ ...set, setups: setupsOf(set) })
    .where(and(eq(rooms.id, id), eq(rooms.venueId, venueId)));
}

/** Confirmed bookings that sit on a day at a venue, which its closure would touch. */
export function confirmedOn(db: Database, venueId: VenueId, date: LocalDate) {
  return db
    .select({ id: bookings.id, bookingNumber: bookings.bookingNumber })
    .from(bookings)
    .where(and(eq(bookings.location, venueId), sitsOn(date), eq(bookings.status, "confirmed"), sql`${bookings.deletedAt} IS NULL`))
    .limit(20);
}
