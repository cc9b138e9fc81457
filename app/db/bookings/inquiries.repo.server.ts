/** Queries over the messages of the contact page. */
import { and, asc, desc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { auditEntries } from "#app/db/schema/bookings.ts";
import { user } from "#app/db/schema/people.ts";
import { inquiries } from "#app/db/schema/site.ts";
import type { AuditRow, OutboxRow } from "./bookings.repo.server.ts";

export type InquiryRow = typeof inquiries.$inferSelect;
/** With the name of who answered. */
export type NamedInquiryRow = InquiryRow & { answeredByName: string | null };

/** The last row of the page before: what it is sorted by (UTC milliseconds), and its id. */
export interface InquiryCursor {
  at: number;
  id: string;
}

/** Writes a message with its audit entry and its outbox rows, as statements of one batch. */
export function insertInquiry(db: Database, parts: { inquiry: InquiryRow; audit: AuditRow; messages: OutboxRow[] }) {
  return [
    db.insert(inquiries).values(parts.inquiry),
    db.insert(auditEntries).values(parts.audit),
    ...parts.messages.map((message) => writingMail(db, message)),
  ] as const;
}

/** A statement, so that it can travel with others. */
export function inquiryOfOrigin(db: Database, originKey: string) {
  return db.select().from(inquiries).where(eq(inquiries.originKey, originKey)).limit(1);
}

const named = (db: Database) =>
  db
    .select({ ...getTableColumns(inquiries), answeredByName: sql<string | null>`${user.name}`.as("answered_by_name") })
    .from(inquiries)
    .leftJoin(user, eq(user.id, inquiries.answeredBy));

export async function findInquiry(db: Database, id: string): Promise<NamedInquiryRow | null> {
  const [found] = await named(db).where(eq(inquiries.id, id)).limit(1);
  return found ?? null;
}

/** Open ones, the one that is due first on top. */
export async function listOpen(db: Database, limit: number, after: InquiryCursor | null): Promise<NamedInquiryRow[]> {
  const further = after ? sql`(${inquiries.dueAt}, ${inquiries.id}) > (${after.at}, ${after.id})` : undefined;
  return named(db)
    .where(and(isNull(inquiries.answeredAt), further))
    .orderBy(asc(inquiries.dueAt), asc(inquiries.id))
    .limit(limit);
}

/** Answered ones, the newest answer on top. */
export async function listAnswered(db: Database, limit: number, after: InquiryCursor | null): Promise<NamedInquiryRow[]> {
  // Without a bound of its own the walk would begin at the open ones, which have no answer to be sorted by.
  const { at, id } = after ?? { at: Number.MAX_SAFE_INTEGER, id: "" };
  return named(db)
    .where(sql`(${inquiries.answeredAt}, ${inquiries.id}) < (${at}, ${id})`)
    .orderBy(desc(inquiries.answeredAt), desc(inquiries.id))
    .limit(limit);
}

/** Marks an open message as answered, as a statement of the batch that records it. */
export function answering(db: Database, id: string, by: string, at: number) {
  return db
    .update(inquiries)
    .set({ answeredAt: at, answeredBy: by })
    .where(and(eq(inquiries.id, id), isNull(inquiries.answeredAt)));
}

export function recording(db: Database, audit: AuditRow) {
  return db.insert(auditEntries).values(audit);
}

export async function lastInquiryAudit(db: Database, id: string): Promise<{ seq: number; hash: string } | null> {
  const [last] = await db
    .select({ seq: auditEntries.seq, hash: auditEntries.hash })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, "inquiry"), eq(auditEntries.subjectId, id)))
    .orderBy(desc(auditEntries.seq))
    .limit(1);
  return last ?? null;
}
