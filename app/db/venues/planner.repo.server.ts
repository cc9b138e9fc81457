/** Queries of the planner: all that holds rooms in some days, and the requests that wait for one. */
import { and, eq, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
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

/** 14 hours; only the holds that are longer have an index of their own (migration 0141). */
const LONG = 50_400_000;

/**
 * What holds a room from `from` to `until` (UTC milliseconds), of one venue or of all; what has released itself by `now` is left out. In two parts, of
 * which no hold is in both, so that hardly any is read that is over before: those that begin at most 14 hours before, and the longer ones
 * that began earlier.
 */
function touching(db: Database, venue: VenueId | null, from: number, until: number, now: number) {
  const ofVenue = (room: SQL) =>
    venue ? inArray(room, db.select({ id: rooms.id }).from(rooms).where(eq(rooms.venueId, venue))) : undefined;
  const both = [gt(roomHolds.endsAt, from), or(isNull(roomHolds.expiresAt), gt(roomHolds.expiresAt, now))];
  return {
    usual: and(...both, ofVenue(sql`${roomHolds.roomId}`), gt(roomHolds.startsAt, from - LONG), lt(roomHolds.startsAt, until)),
    long: and(
      ...both,
      // Not by the rooms' own index: of those that are long there are few.
      ofVenue(sql`+${roomHolds.roomId}`),
      sql`${roomHolds.endsAt} - ${roomHolds.startsAt} > ${sql.raw(String(LONG))}`,
      gt(roomHolds.startsAt, from - LONGEST_HOLD),
      lte(roomHolds.startsAt, from - LONG),
    ),
  };
}

/** Holds that touch that time. Their rooms and bookings are read next to them, each once: joined, every hold would read them again. */
export function holdsTouching(db: Database, venue: VenueId | null, from: number, until: number, now: number) {
  const { usual, long } = touching(db, venue, from, until, now);
  const holds = db.select().from(roomHolds);
  return holds.where(usual).unionAll(db.select().from(roomHolds).where(long));
}

/** The bookings whose holds touch that time. */
export function bookingsTouching(db: Database, venue: VenueId | null, from: number, until: number, now: number) {
  const { usual, long } = touching(db, venue, from, until, now);
  const holders = () => db.selectDistinct(SHOWN).from(roomHolds).innerJoin(bookings, eq(bookings.id, roomHolds.bookingId));
  return holders().where(usual).unionAll(holders().where(long));
}

/** The rooms of these venues, those that are in use no more too. */
export function roomsAt(db: Database, venues: readonly VenueId[]) {
  return db
    .select()
    .from(rooms)
    .where(inArray(rooms.venueId, [...venues]));
}

/** Bookings at one of our venues, or at all of them, of that status, whose first day is from `from` to `to`; the soonest first. */
export function openBetween(db: Database, venue: VenueId | null, status: BookingStatus, from: LocalDate, to: LocalDate, limit: number) {
  return (
    db
      .select(SHOWN)
      .from(bookings)
      .where(
        and(
          // Each as one of the two indexes says it: at all venues there is one walk, and not one for each venue.
          venue ? eq(bookings.location, venue) : sql`${bookings.location} <> 'alternate'`,
          eq(bookings.status, status),
          gte(bookings.bookingDate, from),
          lte(bookings.bookingDate, to),
          isNull(bookings.deletedAt),
        ),
      )
      // As the index has them.
      .orderBy(bookings.bookingDate)
      .limit(limit)
  );
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
