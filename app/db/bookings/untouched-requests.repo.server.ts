/** Queries over strangers' requests that nobody has touched (migration 0382). */
import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { AuditRow, LastAudit } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database, Statement } from "#app/db/client.server.ts";
import { leavingHeld } from "#app/db/legal-holds/legal-holds.repo.server.ts";
import { accessKeys } from "#app/db/schema/access-keys.ts";
import { auditEntries, bookings, keptRequests, outbox, staffTasks, untouchedRequests } from "#app/db/schema/bookings.ts";
import { bookingDrafts } from "#app/db/schema/drafts.ts";
import { bookingRateCards } from "#app/db/schema/rates.ts";
import { roomHolds, visitorHolds } from "#app/db/schema/rooms.ts";
import { UNTOUCHED_DAYS } from "#app/domain/booking/requests/kept-requests.ts";

const DAY = 86_400_000;

export const requestsKept = (db: Database) =>
  db.select({ bytes: keptRequests.bytes }).from(keptRequests).where(eq(keptRequests.id, 1)).limit(1);

/** Counts a request that is written in the same batch, before it. Refused by the database at the ceiling (`isRequestsFull`). */
export function countingRequest(db: Database, id: string): Statement {
  return db.insert(untouchedRequests).select(sql`
    SELECT id,
      12000 + 3 * (length(CAST(case_description AS BLOB)) + length(CAST(details AS BLOB)) + length(CAST(coalesce(special_requirements, '') AS BLOB))
        + length(CAST(coalesce(notes, '') AS BLOB)) + length(CAST(coalesce(style_of_cause, '') AS BLOB))),
      max(created_at, coalesce(unixepoch(booking_date) * 1000, 0),
        coalesce((SELECT unixepoch(max(on_day)) * 1000 FROM booking_days WHERE booking_days.booking_id = bookings.id), 0)) + ${UNTOUCHED_DAYS * DAY}
    FROM bookings WHERE id = ${id}`);
}

/** The requests of an address (as addresses are compared) are a person's from now on: they are neither counted nor removed. */
export function releasingRequests(db: Database, emailKey: string): Statement {
  return db.delete(untouchedRequests).where(sql`booking_id IN (SELECT id FROM bookings WHERE contact_email_key = ${emailKey})`);
}

/** Takes one request out of the count. */
export const releasingRequest = (db: Database, id: string) => db.delete(untouchedRequests).where(eq(untouchedRequests.bookingId, id));

export interface RemovableRequest {
  id: string;
  email: string;

  last: LastAudit | null;
}

/** Still as nobody has touched it, and under no hold, nor is what it was made from. The "+" lets the index of mails by booking be used. */
const REMOVABLE = sql`bookings.version = 1 AND bookings.status IN ('consultation_requested', 'pending')
  AND ${leavingHeld("held_bookings", sql`bookings.id`)}
  AND NOT EXISTS (SELECT 1 FROM booking_drafts WHERE booking_drafts.booking_id = bookings.id
    AND EXISTS (SELECT 1 FROM held_drafts AS held WHERE held.id = booking_drafts.id))
  AND NOT EXISTS (SELECT 1 FROM chat_sessions JOIN booking_drafts ON booking_drafts.id = chat_sessions.draft_id WHERE booking_drafts.booking_id = bookings.id)
  AND NOT EXISTS (SELECT 1 FROM held_mails WHERE held_mails.id IN (
    SELECT outbox.id FROM outbox WHERE outbox.payload ->> 'bookingId' = +bookings.id AND outbox.payload ->> 'bookingId' IS NOT NULL))`;

/** Requests whose time is over at `now` (UTC milliseconds), the first ones first, with the end of their histories. */
export async function removableRequests(db: Database, now: number, most: number): Promise<RemovableRequest[]> {
  const end = (column: "seq" | "hash") =>
    sql`(SELECT ${sql.identifier(column)} FROM audit_entries WHERE subject_type = 'booking' AND subject_id = ${bookings.id} ORDER BY seq DESC LIMIT 1)`;
  const rows = await db
    .select({
      id: bookings.id,
      email: bookings.bookingContactEmail,
      seq: sql<number | null>`${end("seq")}`,
      hash: sql<string | null>`${end("hash")}`,
    })
    .from(untouchedRequests)
    .innerJoin(bookings, eq(bookings.id, untouchedRequests.bookingId))
    .where(and(lt(untouchedRequests.removableAt, now), REMOVABLE))
    .orderBy(asc(untouchedRequests.removableAt), asc(untouchedRequests.bookingId))
    .limit(most);
  return rows.map(({ seq, hash, ...row }) => ({ ...row, last: seq === null || hash === null ? null : { seq, hash } }));
}

/** Removes a request with all that came with it, and enters in its history that it was; fails, and its batch with it, once somebody has touched it. */
export function removingRequest(db: Database, id: string, audit: AuditRow): [Statement, ...Statement[]] {
  const found = sql`EXISTS (SELECT 1 FROM bookings JOIN untouched_requests ON untouched_requests.booking_id = bookings.id WHERE bookings.id = ${id} AND ${REMOVABLE})`;
  return [
    db.select({ open: sql<string>`json(iif(${found}, 'null', 'request_touched'))`.as("open") }).from(sql`(select 1)`),
    db.insert(auditEntries).values(audit),
    db.delete(outbox).where(sql`payload ->> 'bookingId' = ${id} AND payload ->> 'bookingId' IS NOT NULL`),
    db
      .delete(accessKeys)
      .where(
        sql`purpose IN ('confirmation', 'manage', 'calendar', 'resume', 'hold') AND (subject_id = ${id} OR subject_id IN (SELECT id FROM booking_drafts WHERE booking_id = ${id}))`,
      ),
    db.delete(staffTasks).where(eq(staffTasks.bookingId, id)),
    db.delete(roomHolds).where(eq(roomHolds.bookingId, id)),
    db.delete(visitorHolds).where(eq(visitorHolds.bookingId, id)),
    db.delete(bookingDrafts).where(eq(bookingDrafts.bookingId, id)),
    db.delete(bookingRateCards).where(eq(bookingRateCards.bookingId, id)),
    db.delete(bookings).where(eq(bookings.id, id)),
  ];
}
