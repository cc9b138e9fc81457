/** Queries over holds that visitors placed. Instants in UTC milliseconds; the limits are triggers of migration 0046. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { leavingHeld } from "#app/db/legal-holds/legal-holds.repo.server.ts";
import { notLeftAlone } from "#app/db/platform/job-failures.repo.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { roomHolds, rooms, visitorHolds, visitorHoldTimes } from "#app/db/schema/rooms.ts";
import type { HoldOutcome } from "#app/domain/booking/office/visitor-hold.ts";
import type { VenueId } from "#app/domain/venue/venues.ts";
import { LONGEST_HOLD } from "./rooms.repo.server.ts";

export type VisitorHoldRow = typeof visitorHolds.$inferSelect;
export type NewVisitorHold = typeof visitorHolds.$inferInsert;

/** The visitor's hold of a booking that runs at `now`; one row or none. */
export function openHoldOf(db: Database, bookingId: string, now: number) {
  return db
    .select()
    .from(visitorHolds)
    .where(and(eq(visitorHolds.bookingId, bookingId), isNull(visitorHolds.endedAt), gt(visitorHolds.endsAt, now)))
    .limit(1);
}

/** Holds that this booking had and that ended after `since`. */
export function pastHoldsOf(db: Database, bookingId: string, since: number, now: number) {
  return db
    .select(ENDED)
    .from(visitorHolds)
    .where(and(eq(visitorHolds.bookingId, bookingId), hasEnded(since, now)));
}

/** When an ended hold ended, written down or not, and how. */
const ENDED = {
  id: visitorHolds.id,
  endedAt: sql<number>`ifnull(${visitorHolds.endedAt}, ${visitorHolds.endsAt})`.as("ended"),
  outcome: visitorHolds.outcome,
};
const hasEnded = (since: number, now: number) =>
  or(gt(visitorHolds.endedAt, since), and(isNull(visitorHolds.endedAt), gt(visitorHolds.endsAt, since), lte(visitorHolds.endsAt, now)));

/** The hours that holds of a mailbox, by any of its names, kept at a venue, of those that ended after `since`. */
export function earlierTimesOf(db: Database, of: { mailbox: readonly string[]; venueId: VenueId }, since: number, now: number) {
  return db
    .select({ ...ENDED, startsAt: visitorHoldTimes.startsAt, endsAt: visitorHoldTimes.endsAt })
    .from(visitorHolds)
    .innerJoin(visitorHoldTimes, eq(visitorHoldTimes.holdId, visitorHolds.id))
    .where(and(inArray(visitorHolds.mailbox, of.mailbox), hasEnded(since, now), eq(visitorHoldTimes.venueId, of.venueId)));
}

/** The rooms of a venue that visitors hold at `now` for times between `from` and `until`. */
export function visitorsRooms(db: Database, venueId: VenueId, from: number, until: number, now: number) {
  return db
    .select({ roomId: roomHolds.roomId, startsAt: roomHolds.startsAt, endsAt: roomHolds.endsAt })
    .from(roomHolds)
    .innerJoin(rooms, and(eq(rooms.id, roomHolds.roomId), eq(rooms.venueId, venueId)))
    .innerJoin(
      visitorHolds,
      and(eq(visitorHolds.bookingId, roomHolds.bookingId), isNull(visitorHolds.endedAt), eq(visitorHolds.endsAt, roomHolds.expiresAt)),
    )
    .where(
      and(
        gt(roomHolds.startsAt, from - LONGEST_HOLD),
        lt(roomHolds.startsAt, until),
        gt(roomHolds.endsAt, from),
        gt(roomHolds.expiresAt, now),
      ),
    );
}

type Named = readonly string[];

/** How many holds of a mailbox, a firm or a network, by any of its names, run at `now`, and when the first of them ends. */
export function runningHolds(db: Database, of: { mailbox: Named } | { firm: Named } | { network: Named }, now: number) {
  const whose =
    "mailbox" in of
      ? inArray(visitorHolds.mailbox, of.mailbox)
      : "firm" in of
        ? inArray(visitorHolds.firm, of.firm)
        : inArray(visitorHolds.network, of.network);
  return db
    .select({ count: sql<number>`count(*)`, firstEnd: sql<number | null>`min(${visitorHolds.endsAt})` })
    .from(visitorHolds)
    .where(and(whose, isNull(visitorHolds.endedAt), gt(visitorHolds.endsAt, now)));
}

/** Statements of a booking's batch. The database aborts it where the hold is one too many. */
export const placingHold = (db: Database, hold: NewVisitorHold) => db.insert(visitorHolds).values(hold);

/** Ends the booking's hold, if it has one; one whose time is over has ended by itself, whatever ends it now. */
export const endingHold = (db: Database, bookingId: string, now: number, outcome: HoldOutcome) =>
  db
    .update(visitorHolds)
    .set({
      endedAt: sql`min(${visitorHolds.endsAt}, ${now})`,
      outcome: sql`CASE WHEN ${visitorHolds.endsAt} <= ${now} THEN 'expired' ELSE ${outcome} END`,
    })
    .where(and(eq(visitorHolds.bookingId, bookingId), isNull(visitorHolds.endedAt)));

/** Whose holds run, or ended after `since`: as it is stored, with the booking's address that it is made of; of bookings behind `after`, by id. */
export const holdersOf = (db: Database, since: number, after: string, most: number) =>
  db
    .select({ bookingId: visitorHolds.bookingId, mailbox: ONE_MAILBOX, contactEmailKey: bookings.contactEmailKey })
    .from(visitorHolds)
    .innerJoin(bookings, eq(bookings.id, visitorHolds.bookingId))
    .where(and(gt(visitorHolds.bookingId, after), or(isNull(visitorHolds.endedAt), gt(visitorHolds.endedAt, since))))
    .groupBy(visitorHolds.bookingId)
    .orderBy(asc(visitorHolds.bookingId))
    .limit(most);

/** What all holds of a booking are stored under; null where it is not the same. */
const ONE_MAILBOX = sql<
  string | null
>`iif(min(${visitorHolds.mailbox}) = max(${visitorHolds.mailbox}), min(${visitorHolds.mailbox}), NULL)`;

/** Counts all holds of a booking, also those that rest, for another contact. */
export const rehomingHolds = (db: Database, bookingId: string, holder: Pick<NewVisitorHold, "mailbox" | "firm">) =>
  db.update(visitorHolds).set(holder).where(eq(visitorHolds.bookingId, bookingId));

export const extendingHold = (db: Database, id: string, endsAt: number, now: number) =>
  db.update(visitorHolds).set({ endsAt, extendedAt: now }).where(eq(visitorHolds.id, id));

/** Rooms of a booking whose time is over. */
export const releasingExpired = (db: Database, bookingId: string, now: number) =>
  db.delete(roomHolds).where(and(eq(roomHolds.bookingId, bookingId), lte(roomHolds.expiresAt, now)));

/** Holds whose time is over and that nobody has ended, the oldest first. */
export function holdsDue(db: Database, now: number, most: number) {
  return db
    .select({ id: visitorHolds.id, bookingId: visitorHolds.bookingId, endsAt: visitorHolds.endsAt })
    .from(visitorHolds)
    .where(and(isNull(visitorHolds.endedAt), lte(visitorHolds.endsAt, now), notLeftAlone("holds", visitorHolds.id, now)))
    .orderBy(asc(visitorHolds.endsAt))
    .limit(most);
}

/**
 * Writes to the contact of each hold that ends after `now` and until `until`: once for a hold and an end, since the message's id is
 * made of them. Gives how many were written.
 */
export async function writeHoldWarnings(db: Database, now: number, until: number, most: number): Promise<number> {
  const written = await db.all(sql`
    INSERT OR IGNORE INTO outbox (id, kind, recipient, locale, payload, created_at, deliver_after, attempts)
    SELECT 'hold.' || h.id || '.' || h.ends_at, 'booking_hold_ending', b.booking_contact_email, b.locale,
      json_object('bookingId', b.id, 'endsAt', h.ends_at), ${now}, ${now}, 0
    FROM visitor_holds h JOIN bookings b ON b.id = h.booking_id
    WHERE h.ended_at IS NULL AND h.ends_at > ${now} AND h.ends_at <= ${until} AND b.deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.id = 'hold.' || h.id || '.' || h.ends_at)
    ORDER BY h.ends_at
    LIMIT ${most}
    RETURNING id`);
  return written.length;
}

/** Forgets holds that ended long ago, unless a legal hold keeps their bookings. */
export const sweepingHolds = (db: Database, before: number) =>
  db
    .delete(visitorHolds)
    .where(
      and(isNotNull(visitorHolds.endedAt), lt(visitorHolds.endedAt, before), leavingHeld("held_bookings", sql`visitor_holds.booking_id`)),
    );
