/** Queries over bookings. No decisions here: services decide, this reads and writes. */
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { auditEntries, bookings, type outbox, staffTasks } from "#app/db/schema/bookings.ts";
import { user } from "#app/db/schema/people.ts";
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";

export type BookingRow = typeof bookings.$inferSelect;
export type NewBooking = typeof bookings.$inferInsert;
export type AuditRow = typeof auditEntries.$inferInsert;
export type OutboxRow = typeof outbox.$inferInsert;
export type StaffTaskRow = typeof staffTasks.$inferInsert;

/** Who may see which rows; `all` is for administrators. */
export type BookingScope = { kind: "all" } | { kind: "own"; userId: string; emailKey: string | null };

/** Writes a booking with its audit entry, messages and task in one batch; the database refuses a second one from the same origin. */
export function insertBooking(db: Database, parts: { booking: NewBooking; audit: AuditRow; messages: OutboxRow[]; task: StaffTaskRow }) {
  return [
    db.insert(bookings).values(parts.booking),
    db.insert(auditEntries).values(parts.audit),
    ...parts.messages.map((message) => writingMail(db, message)),
    db.insert(staffTasks).values(parts.task),
  ] as const;
}

/** A booking that is not hidden, as a statement of a batch. */
export function bookingById(db: Database, id: string) {
  return db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), isNull(bookings.deletedAt)))
    .limit(1);
}

export async function findBooking(db: Database, id: string): Promise<BookingRow | null> {
  const [found] = await bookingById(db, id);
  return found ?? null;
}

/** The account that made a booking, whether it reads it still or not; no row for one that a visitor made. */
export function makerOf(db: Database, bookingId: string) {
  return db
    .select({ id: user.id, name: user.name, email: user.email, emailVerified: user.emailVerified, role: user.role })
    .from(bookings)
    .innerJoin(user, eq(user.id, sql`coalesce(${bookings.createdByUser}, ${bookings.formerMaker})`))
    .where(eq(bookings.id, bookingId))
    .limit(1);
}

export const bookingOfOrigin = (db: Database, originKey: string) =>
  db.select().from(bookings).where(eq(bookings.originKey, originKey)).limit(1);

export async function findByOrigin(db: Database, originKey: string): Promise<BookingRow | null> {
  const [found] = await bookingOfOrigin(db, originKey);
  return found ?? null;
}

export interface LastAudit {
  seq: number;
  hash: string;
}

export interface BookingToChange {
  row: BookingRow;
  last: LastAudit | null;
}

/** The end of a booking's history, of a hidden one too. */
export const lastAuditOf = (db: Database, id: string) =>
  db
    .select({ seq: auditEntries.seq, hash: auditEntries.hash })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, "booking"), eq(auditEntries.subjectId, id)))
    .orderBy(desc(auditEntries.seq))
    .limit(1);

/**
 * A booking with the end of its history, as they stood at one moment: a change that writes the next entry is refused by
 * the database when another came between.
 */
export async function findForChange(db: Database, id: string): Promise<BookingToChange | null> {
  const [[row], [last]] = await db.batch([bookingById(db, id), lastAuditOf(db, id)]);
  return row ? { row, last: last ?? null } : null;
}

/** A booking's history, oldest first, with the names of who acted. */
export function historyOf(db: Database, id: string) {
  return db
    .select({
      at: auditEntries.at,
      by: user.name,
      kind: auditEntries.actorKind,
      action: auditEntries.action,
      changes: auditEntries.changes,
    })
    .from(auditEntries)
    .leftJoin(user, eq(user.id, auditEntries.actorId))
    .where(and(eq(auditEntries.subjectType, "booking"), eq(auditEntries.subjectId, id)))
    .orderBy(asc(auditEntries.seq));
}

/** Statements of a booking's batch. */
export function writingAudit(db: Database, entry: AuditRow) {
  return db.insert(auditEntries).values(entry);
}
/**
 * What staff had promised is done: the clock stops. A booking that goes on leaves what its client asked for by link in the
 * queue; one that ends leaves nothing. `by` is who did it; null for the client.
 */
export function closingTasks(db: Database, bookingId: string, now: number, { ends, by }: { ends: boolean; by: string | null }) {
  return db
    .update(staffTasks)
    .set({ doneAt: now, doneBy: by })
    .where(and(eq(staffTasks.bookingId, bookingId), isNull(staffTasks.doneAt), ends ? undefined : eq(staffTasks.kind, "call_booking")));
}
/** Moves a booking that is still as it was read; `deletedAt` hides it. The promised call is done with it, unless it goes on pending. */
export function movingBooking(
  db: Database,
  row: Pick<BookingRow, "id" | "status" | "version">,
  to: BookingStatus,
  now: number,
  deletedAt: number | null = null,
) {
  return db
    .update(bookings)
    .set({ status: to, version: row.version + 1, updatedAt: now, deletedAt, ...(to === "pending" ? {} : { callBy: null }) })
    .where(and(eq(bookings.id, row.id), eq(bookings.status, row.status), eq(bookings.version, row.version)));
}

/** What an edit writes; what is in no column of these stays. */
export type EditedColumns = Partial<
  Omit<typeof bookings.$inferInsert, "id" | "bookingNumber" | "source" | "version" | "createdAt" | "createdByUser" | "originKey">
>;
/** Writes an edit over a booking that is still as it was read. */
export function editingBooking(db: Database, row: Pick<BookingRow, "id" | "status" | "version">, columns: EditedColumns, now: number) {
  return db
    .update(bookings)
    .set({ ...columns, version: row.version + 1, updatedAt: now })
    .where(and(eq(bookings.id, row.id), eq(bookings.status, row.status), eq(bookings.version, row.version)));
}
/** Writes whether the account that made a booking reads it. */
export function readingOf(db: Database, bookingId: string, columns: Pick<BookingRow, "createdByUser" | "formerMaker">) {
  return db.update(bookings).set(columns).where(eq(bookings.id, bookingId));
}
/** Whom staff call for a booking's open tasks. */
export function readdressingTasks(db: Database, bookingId: string, contact: StaffTaskRow["contact"]) {
  return db
    .update(staffTasks)
    .set({ contact })
    .where(and(eq(staffTasks.bookingId, bookingId), isNull(staffTasks.doneAt)));
}
export function writingTask(db: Database, task: StaffTaskRow) {
  return db.insert(staffTasks).values(task);
}
/** What staff still owe for a booking: a person's own few. */
export function openTasksOf(db: Database, bookingId: string) {
  return db
    .select({
      kind: staffTasks.kind,
      note: staffTasks.note,
      dueAt: staffTasks.dueAt,
      createdAt: staffTasks.createdAt,
      askedBy: staffTasks.askedBy,
    })
    .from(staffTasks)
    .where(and(eq(staffTasks.bookingId, bookingId), isNull(staffTasks.doneAt)))
    .orderBy(asc(staffTasks.createdAt))
    .limit(20);
}
