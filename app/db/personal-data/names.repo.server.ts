/** Names by which a search has found a person, so that an erasure takes their words out of it. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { auditEntries, bookings } from "#app/db/schema/bookings.ts";
import { MOST_CONTACTED } from "./erasure-bars.repo.server.ts";

/** Fields of an entry's changes that hold a searched name, each as [before, after]. */
const SEARCHED = {
  booking: ["bookingContactName", "bookingContactFirm", "styleOfCause"],
  person: ["firstName", "lastName"],
} as const;

/** Names in the bookings of a contact, and those that the histories of the bookings and of the account say were there before. */
export async function namesOf(db: Database, { email, userId }: { email: string; userId: string }): Promise<(string | null)[]> {
  const [named, ofBookings, ofAccount] = await Promise.all([
    db
      .select({ name: bookings.bookingContactName, firm: bookings.bookingContactFirm, style: bookings.styleOfCause })
      .from(bookings)
      .where(eq(bookings.contactEmailKey, email))
      .limit(MOST_CONTACTED),
    formerNames(db, "booking", sql`(SELECT id FROM bookings WHERE contact_email_key = ${email})`),
    formerNames(db, "person", sql`(${userId})`),
  ]);
  return [...named.flatMap(({ name, firm, style }) => [name, firm, style]), ...ofBookings, ...ofAccount];
}

/** What the histories of these subjects have written down of names that changed. */
async function formerNames(db: Database, subject: keyof typeof SEARCHED, ids: SQL): Promise<string[]> {
  const paths = SEARCHED[subject].map((field) => `$.${field}`);
  const found = await db
    .selectDistinct({ name: sql<string>`name.value` })
    .from(sql`audit_entries, json_each(${JSON.stringify(paths)}) AS path, json_each(audit_entries.changes, path.value) AS name`)
    .where(
      and(
        sql`${auditEntries.subjectType} = ${subject} AND ${auditEntries.subjectId} IN ${ids}`,
        sql`json_type(audit_entries.changes, path.value) = 'array' AND name.type = 'text'`,
      ),
    );
  return found.map(({ name }) => name);
}
