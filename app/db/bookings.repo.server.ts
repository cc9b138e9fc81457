/** Queries over bookings. No decisions here: services decide, this reads and writes. */
import { and, asc, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Database } from "./client.server.ts";
import { auditEntries, bookings, outbox, staffTasks } from "./schema/bookings.ts";

export type BookingRow = typeof bookings.$inferSelect;
export type NewBooking = typeof bookings.$inferInsert;
export type AuditRow = typeof auditEntries.$inferInsert;
export type OutboxRow = typeof outbox.$inferInsert;
export type StaffTaskRow = typeof staffTasks.$inferInsert;

/** Who may see which rows; `all` is for administrators. */
export type BookingScope = { kind: "all" } | { kind: "own"; userId: string; emailKey: string | null };

/** A booking with the clock of its open call, if any. */
export type BookingWithClock = BookingRow & { callBy: number | null };

const callBy = sql<
  number | null
>`(SELECT due_at FROM staff_tasks WHERE booking_id = bookings.id AND done_at IS NULL ORDER BY due_at LIMIT 1)`;

const columns = { row: bookings, callBy };
const flat = ({ row, callBy: due }: { row: BookingRow; callBy: number | null }): BookingWithClock => ({ ...row, callBy: due });

/** Writes a booking with its audit entry, messages and task in one batch; the database refuses a second one from the same origin. */
export function insertBooking(db: Database, parts: { booking: NewBooking; audit: AuditRow; messages: OutboxRow[]; task: StaffTaskRow }) {
  return [
    db.insert(bookings).values(parts.booking),
    db.insert(auditEntries).values(parts.audit),
    ...parts.messages.map((message) => db.insert(outbox).values(message)),
    db.insert(staffTasks).values(parts.task),
  ] as const;
}

export async function findBooking(db: Database, id: string): Promise<BookingWithClock | null> {
  const [found] = await db
    .select(columns)
    .from(bookings)
    .where(and(eq(bookings.id, id), isNull(bookings.deletedAt)))
    .limit(1);
  return found ? flat(found) : null;
}

export async function findByOrigin(db: Database, originKey: string): Promise<BookingRow | null> {
  const [found] = await db.select().from(bookings).where(eq(bookings.originKey, originKey)).limit(1);
  return found ?? null;
}

export interface Page {
  /** Rows wanted. */
  limit: number;
  /** The last row of the page before: its date ("" for none) and id. */
  after: { date: string; id: string } | null;
}

/** Bookings by date ascending (specification, section 9), undated requests first, in pages by keyset. */
export async function listBookings(db: Database, scope: BookingScope, page: Page): Promise<BookingWithClock[]> {
  const visible =
    scope.kind === "all"
      ? isNull(bookings.deletedAt)
      : and(
          isNull(bookings.deletedAt),
          scope.emailKey === null
            ? eq(bookings.createdByUser, scope.userId)
            : or(eq(bookings.createdByUser, scope.userId), eq(bookings.contactEmailKey, scope.emailKey)),
        );
  const { after } = page;
  const further = !after
    ? undefined
    : after.date === ""
      ? or(and(isNull(bookings.bookingDate), gt(bookings.id, after.id)), sql`${bookings.bookingDate} IS NOT NULL`)
      : or(gt(bookings.bookingDate, after.date), and(eq(bookings.bookingDate, after.date), gt(bookings.id, after.id)));
  const rows = await db
    .select(columns)
    .from(bookings)
    .where(and(visible, further))
    .orderBy(asc(bookings.bookingDate), asc(bookings.id))
    .limit(page.limit);
  return rows.map(flat);
}

export async function lastAudit(db: Database, subjectId: string): Promise<{ seq: number; hash: string } | null> {
  const [last] = await db
    .select({ seq: auditEntries.seq, hash: auditEntries.hash })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, "booking"), eq(auditEntries.subjectId, subjectId)))
    .orderBy(desc(auditEntries.seq))
    .limit(1);
  return last ?? null;
}
