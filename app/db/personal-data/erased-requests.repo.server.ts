/** What an erased person has only requested: read with the end of each history, and cancelled with an entry in it. */
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { AuditRow, LastAudit } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database, Statement } from "#app/db/client.server.ts";
import { auditEntries, bookings } from "#app/db/schema/bookings.ts";
import { roomHolds, visitorHolds } from "#app/db/schema/rooms.ts";
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";

export interface OpenRequest {
  id: string;
  status: BookingStatus;
  last: LastAudit | null;
}

/** Requests of this contact that are neither confirmed nor cancelled, hidden ones too; at most so many. */
export async function openRequestsOf(db: Database, address: string, most: number): Promise<OpenRequest[]> {
  const end = (column: "seq" | "hash") =>
    db
      .select({ value: auditEntries[column] })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, "booking"), eq(auditEntries.subjectId, bookings.id)))
      .orderBy(desc(auditEntries.seq))
      .limit(1);
  const rows = await db
    .select({
      id: bookings.id,
      status: bookings.status,
      seq: sql<number | null>`${end("seq")}`,
      hash: sql<string | null>`${end("hash")}`,
    })
    .from(bookings)
    .where(and(eq(bookings.contactEmailKey, address), inArray(bookings.status, ["consultation_requested", "pending"])))
    .limit(most);
  return rows.map(({ id, status, seq, hash }) => ({ id, status, last: seq === null || hash === null ? null : { seq, hash } }));
}

/** Cancels the bookings of these entries, and frees their rooms. Refused by the database where one of them has another entry by now. */
export function cancellingWith(db: Database, entries: readonly AuditRow[], now: number): [Statement, ...Statement[]] {
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(entries.map(({ subjectId }) => subjectId))}))`;
  return [
    db.insert(auditEntries).select(sql`
      SELECT value ->> '$.subjectType', value ->> '$.subjectId', value ->> '$.seq', value ->> '$.at', value ->> '$.actorId',
        value ->> '$.actorKind', value ->> '$.action', value -> '$.changes', value ->> '$.previousHash', value ->> '$.hash'
      FROM json_each(${JSON.stringify(entries)})`),
    db.update(bookings).set({ status: "cancelled", version: sql`version + 1`, updatedAt: now, callBy: null }).where(sql`id IN ${ids}`),
    db.delete(roomHolds).where(sql`booking_id IN ${ids}`),
    db
      .update(visitorHolds)
      .set({
        endedAt: sql`min(${visitorHolds.endsAt}, ${now})`,
        outcome: sql`CASE WHEN ${visitorHolds.endsAt} <= ${now} THEN 'expired' ELSE 'cancelled' END`,
      })
      .where(and(sql`booking_id IN ${ids}`, isNull(visitorHolds.endedAt))),
  ];
}
