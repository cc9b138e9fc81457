/** Queries for what speaks against an erasure. */
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";

/** Bookings that one erasure writes over at most: they are one batch. */
export const MOST_CONTACTED = 2000;

/** How many bookings have the address as their contact's. */
export async function countContacted(db: Database, email: string): Promise<number> {
  return db.$count(bookings, eq(bookings.contactEmailKey, email));
}

export const confirmedToCome = (db: Database, email: string, now: number, today: string) =>
  db
    .select({ name: bookings.bookingNumber })
    .from(bookings)
    .where(
      and(
        eq(bookings.contactEmailKey, email),
        inArray(bookings.status, ["confirmed"]),
        isNull(bookings.deletedAt),
        // Of several days the last counts.
        sql`(${bookings.startsAt} > ${now} OR ${bookings.bookingDate} >= ${today} OR EXISTS (SELECT 1 FROM booking_days WHERE booking_days.booking_id = ${bookings.id} AND booking_days.date >= ${today}))`,
      ),
    );

/** Cases in which an account or an address has a place, and cases that its bookings are linked to. Reads the table of places. */
export const casesOf = (db: Database, { userId, email }: { userId: string; email: string }) =>
  db.all<{ id: string; name: string; resolved_at: number | null }>(sql`
    SELECT id, case_number AS name, resolved_at FROM cases
    WHERE id IN (
      SELECT case_id FROM case_people WHERE ((user_id = ${userId} AND user_id <> '') OR lower(email) = ${email}) AND state NOT IN ('removed', 'declined')
      UNION SELECT case_id FROM case_bookings WHERE booking_id IN (SELECT id FROM bookings WHERE contact_email_key = ${email}))
    ORDER BY case_number`);

/** Names of the holds in force that keep something of a person: as `held_erasures` of migration 0326 has them. */
export function holdsOn(db: Database, { userId, email }: { userId: string; email: string }) {
  const own = sql`SELECT id FROM bookings WHERE contact_email_key = ${email} OR created_by_user = ${userId}`;
  return db.all<{ name: string }>(sql`
    SELECT subject_name AS name FROM holds_in_force
    WHERE (subject_type = 'person' AND subject_id = ${email}) OR (account_id = ${userId} AND ${userId} <> '')
      OR (subject_type = 'booking' AND subject_id IN (${own}))
      OR (subject_type = 'case' AND subject_id IN (
        SELECT case_id FROM case_people WHERE user_id = ${userId}
        UNION SELECT case_id FROM case_bookings WHERE booking_id IN (${own})))
      OR (subject_type = 'person' AND EXISTS (
        SELECT 1 FROM bookings WHERE bookings.id IN (${own})
          AND (bookings.contact_email_key = holds_in_force.subject_id OR holds_in_force.account_id IN (bookings.created_by_user, bookings.former_maker))))`);
}
