/** Staff's list of conversations, each view one walk along its own index, and what one conversation's page reads. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { auditEntries, bookings, staffTasks } from "#app/db/schema/bookings.ts";
import { bookingDrafts, chatMessages, chatSessions } from "#app/db/schema/drafts.ts";

/** The last row of the page before: what it is sorted by (UTC milliseconds), and its id. */
export interface ConversationCursor {
  at: number;
  id: string;
}

const FROM_NOW: ConversationCursor = { at: Number.MAX_SAFE_INTEGER, id: "" };

const rows = (db: Database) =>
  db
    .select({
      ref: chatSessions.ref,
      locale: chatSessions.locale,
      updatedAt: chatSessions.updatedAt,
      askedAt: chatSessions.askedAt,
      waitingSince: chatSessions.waitingSince,
      drafted: chatSessions.drafted,
      staffId: chatSessions.staffId,
      staffName: chatSessions.staffName,
      staffAt: chatSessions.staffAt,
      values: bookingDrafts.values,
      bookingId: bookingDrafts.bookingId,
    })
    .from(chatSessions)
    .leftJoin(bookingDrafts, eq(bookingDrafts.id, chatSessions.draftId));
export type ConversationRow = Awaited<ReturnType<typeof waitingOnes>>[number];

function newestFirst(db: Database, which: SQL | undefined, after: ConversationCursor | null, limit: number) {
  const { at, id } = after ?? FROM_NOW;
  return rows(db)
    .where(and(which, sql`(${chatSessions.updatedAt}, ${chatSessions.id}) < (${at}, ${id})`))
    .orderBy(desc(chatSessions.updatedAt), desc(chatSessions.id))
    .limit(limit);
}

/** The longest wait for a person on top. */
export function waitingOnes(db: Database, after: ConversationCursor | null, limit: number) {
  const { at, id } = after ?? { at: 0, id: "" };
  return rows(db)
    .where(and(isNotNull(chatSessions.waitingSince), sql`(${chatSessions.waitingSince}, ${chatSessions.id}) > (${at}, ${id})`))
    .orderBy(asc(chatSessions.waitingSince), asc(chatSessions.id))
    .limit(limit);
}

/** With a message since `since` (UTC milliseconds). */
export function liveOnes(db: Database, since: number, after: ConversationCursor | null, limit: number) {
  return newestFirst(db, sql`${chatSessions.updatedAt} >= ${since}`, after, limit);
}

/** With a draft that its visitor has begun and left: nothing was said since `since`. */
export function draftsLeft(db: Database, since: number, after: ConversationCursor | null, limit: number) {
  return newestFirst(db, sql`drafted = 1`, before(since, after), limit);
}

/** Those that `who` has joined and has written in since `since`. */
export function heldBy(db: Database, who: string, since: number, after: ConversationCursor | null, limit: number) {
  return newestFirst(db, and(eq(chatSessions.staffId, who), sql`${chatSessions.staffAt} >= ${since}`), after, limit);
}

/** Whose visitor asked for a person or gave something for a booking, or that staff were in; quiet since `since`. */
export function quietOnes(db: Database, since: number, after: ConversationCursor | null, limit: number) {
  // The words of the index, so that it serves.
  const shown = sql`(drafted = 1 OR asked_at IS NOT NULL OR staff_version > 0)`;
  return newestFirst(db, shown, before(since, after), limit);
}

/** What is quiet is older than what is live. */
function before(since: number, after: ConversationCursor | null): ConversationCursor {
  return after && after.at < since ? after : { at: since, id: "" };
}

/** The id of the conversation that staff name so: the one way from their reference to it. */
export const idOfRef = (db: Database, ref: string) =>
  db.select({ id: chatSessions.id }).from(chatSessions).where(eq(chatSessions.ref, ref)).limit(1);

/** A conversation's page: itself, its draft, the newest `lines` of its transcript, its booking and the calls promised in it. */
export function conversationFile(db: Database, ref: string, now: number, lines: number) {
  const id = sql`(${idOfRef(db, ref)})`;
  const itsDraft = db.select({ id: chatSessions.draftId }).from(chatSessions).where(eq(chatSessions.id, id));
  const itsBooking = db
    .select({ id: bookingDrafts.bookingId })
    .from(bookingDrafts)
    .where(and(inArray(bookingDrafts.id, itsDraft), isNotNull(bookingDrafts.bookingId)));
  return [
    db
      .select()
      .from(chatSessions)
      .where(and(eq(chatSessions.id, id), sql`${chatSessions.expiresAt} > ${now}`))
      .limit(1),
    db.select().from(bookingDrafts).where(inArray(bookingDrafts.id, itsDraft)).limit(1),
    db.select().from(chatMessages).where(eq(chatMessages.sessionId, id)).orderBy(desc(chatMessages.seq)).limit(lines),
    db
      .select({ id: bookings.id, bookingNumber: bookings.bookingNumber })
      .from(bookings)
      .where(and(inArray(bookings.id, itsBooking), isNull(bookings.deletedAt)))
      .limit(1),
    db
      .select({ id: staffTasks.id, contact: staffTasks.contact, dueAt: staffTasks.dueAt, doneAt: staffTasks.doneAt })
      .from(staffTasks)
      .where(eq(staffTasks.chatSessionId, id))
      .orderBy(asc(staffTasks.createdAt))
      .limit(20),
    db
      .select({
        actorId: auditEntries.actorId,
        actorKind: auditEntries.actorKind,
        action: auditEntries.action,
        at: auditEntries.at,
      })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, "conversation"), eq(auditEntries.subjectId, ref)))
      .orderBy(desc(auditEntries.seq))
      .limit(20),
  ] as const;
}

export function findHand(db: Database, ref: string, now: number) {
  const { staffVersion, staffId, staffName, staffAt, draftId } = chatSessions;
  return db
    .select({ id: chatSessions.id, staffVersion, staffId, staffName, staffAt, draftId })
    .from(chatSessions)
    .where(and(eq(chatSessions.id, sql`(${idOfRef(db, ref)})`), sql`${chatSessions.expiresAt} > ${now}`))
    .limit(1);
}
