/** What was added or has changed since a page was read: each statement finds its rows by number, and few of them. */
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { bookingNotes } from "#app/db/schema/booking-attachments.ts";
import { bookingMessages } from "#app/db/schema/booking-thread.ts";
import { auditEntries } from "#app/db/schema/bookings.ts";
import { caseFeed } from "#app/db/schema/cases.ts";
import { liveMarks } from "#app/db/schema/live.ts";
import { user } from "#app/db/schema/people.ts";
import { LIVE_MOST } from "#app/domain/live.ts";

/** Entries of histories after the one of this number; nothing of people, sign-ins and settings. */
export function entriesSince(db: Database, rowid: number) {
  return db
    .select({
      number: sql<number>`${auditEntries}.rowid`.as("number"),
      subjectType: auditEntries.subjectType,
      subjectId: auditEntries.subjectId,
      actorId: auditEntries.actorId,
      action: auditEntries.action,
      to: sql<string | null>`${auditEntries.changes} ->> 'to'`.as("moved_to"),
      by: user.name,
    })
    .from(auditEntries)
    .leftJoin(user, eq(user.id, auditEntries.actorId))
    .where(and(sql`${auditEntries}.rowid > ${rowid}`, inArray(auditEntries.subjectType, ["booking", "inquiry"])))
    .orderBy(sql`${auditEntries}.rowid`)
    .limit(LIVE_MOST);
}

export function messagesSince(db: Database, rowid: number) {
  return db
    .select({
      number: sql<number>`${bookingMessages}.rowid`.as("number"),
      bookingId: bookingMessages.bookingId,
      authorId: bookingMessages.authorId,
      sender: bookingMessages.sender,
    })
    .from(bookingMessages)
    .where(sql`${bookingMessages}.rowid > ${rowid}`)
    .orderBy(sql`${bookingMessages}.rowid`)
    .limit(LIVE_MOST);
}

export function notesSince(db: Database, rowid: number) {
  return db
    .select({ number: sql<number>`${bookingNotes}.rowid`.as("number"), bookingId: bookingNotes.bookingId, authorId: bookingNotes.authorId })
    .from(bookingNotes)
    .where(sql`${bookingNotes}.rowid > ${rowid}`)
    .orderBy(sql`${bookingNotes}.rowid`)
    .limit(LIVE_MOST);
}

/** The newest number of each, and the marks: where a page begins. */
export function newestOf(db: Database) {
  return [
    db.select({ number: sql<number>`coalesce(max(rowid), 0)`.as("number") }).from(auditEntries),
    db.select({ number: sql<number>`coalesce(max(rowid), 0)`.as("number") }).from(bookingMessages),
    db.select({ number: sql<number>`coalesce(max(rowid), 0)`.as("number") }).from(bookingNotes),
    marksOf(db),
  ] as const;
}

export const marksOf = (db: Database) =>
  db
    .select()
    .from(liveMarks)
    .where(inArray(liveMarks.subject, ["queue", "chats"]));

/** When the newest notice of somebody's cases was written. */
export const newestNotice = (db: Database, userId: string) =>
  db
    .select({ at: caseFeed.at })
    .from(caseFeed)
    .where(and(eq(caseFeed.reader, userId), eq(caseFeed.own, false)))
    .orderBy(desc(caseFeed.at))
    .limit(1);
