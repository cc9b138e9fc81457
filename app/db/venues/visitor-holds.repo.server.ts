/** Queries over holds that visitors placed. Instants in UTC milliseconds; the limits are a trigger of migration 0042. */
import { and, asc, eq, gt, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { notLeftAlone } from "#app/db/platform/job-failures.repo.server.ts";
import { roomHolds, visitorHolds } from "#app/db/schema/rooms.ts";
import type { HoldOutcome } from "#app/domain/booking/office/visitor-hold.ts";

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
    .select({ endedAt: sql<number>`ifnull(${visitorHolds.endedAt}, ${visitorHolds.endsAt})`, outcome: visitorHolds.outcome })
    .from(visitorHolds)
    .where(
      and(
        eq(visitorHolds.bookingId, bookingId),
        sql`NOT (${visitorHolds.endedAt} IS NULL AND ${visitorHolds.endsAt} > ${now})`,
        sql`ifnull(${visitorHolds.endedAt}, ${visitorHolds.endsAt}) > ${since}`,
      ),
    );
}

/** How many holds of a mailbox, or of a firm, run at `now`, and when the first of them ends. */
export function runningHolds(db: Database, of: { mailbox: string } | { firm: string | null }, now: number) {
  const whose = "mailbox" in of ? eq(visitorHolds.mailbox, of.mailbox) : eq(visitorHolds.firm, of.firm ?? "");
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

/** Forgets holds that ended long ago. */
export const sweepingHolds = (db: Database, before: number) =>
  db.delete(visitorHolds).where(and(isNotNull(visitorHolds.endedAt), lt(visitorHolds.endedAt, before)));
