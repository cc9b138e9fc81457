/** Queries over what lies next to a booking: staff's notes and attached documents. */
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { notLeftAlone } from "#app/db/platform/job-failures.repo.server.ts";
import { bookingDocuments, bookingNotes } from "#app/db/schema/booking-attachments.ts";
import { user } from "#app/db/schema/people.ts";
import type { DocumentAudience } from "#app/domain/documents/document.ts";

/** Bounds a page; nobody attaches or notes more. */
const MOST = 200;

/** Newest first. */
export function notesOf(db: Database, bookingId: string) {
  return db
    .select({ ...getTableColumns(bookingNotes), by: sql<string | null>`${user.name}`.as("author_name") })
    .from(bookingNotes)
    .leftJoin(user, eq(user.id, bookingNotes.authorId))
    .where(and(eq(bookingNotes.bookingId, bookingId), isNull(bookingNotes.removedAt)))
    .orderBy(desc(bookingNotes.createdAt), desc(bookingNotes.id))
    .limit(MOST);
}
export type NoteRow = Awaited<ReturnType<typeof notesOf>>[number];

/** The same form twice notes once. */
export function addingNote(db: Database, note: typeof bookingNotes.$inferInsert) {
  return db.insert(bookingNotes).values(note).onConflictDoNothing();
}
export function removingNote(db: Database, bookingId: string, id: string, by: string, now: number) {
  return db
    .update(bookingNotes)
    .set({ removedAt: now, removedBy: by })
    .where(and(eq(bookingNotes.id, id), eq(bookingNotes.bookingId, bookingId), isNull(bookingNotes.removedAt)))
    .returning({ id: bookingNotes.id });
}

/** Oldest first; those for the client alone when `audience` says so. */
export function documentsOf(db: Database, bookingId: string, audience?: DocumentAudience) {
  return db
    .select({ ...getTableColumns(bookingDocuments), by: sql<string | null>`${user.name}`.as("uploader_name") })
    .from(bookingDocuments)
    .leftJoin(user, eq(user.id, bookingDocuments.uploadedBy))
    .where(
      and(
        eq(bookingDocuments.bookingId, bookingId),
        isNull(bookingDocuments.removedAt),
        isNotNull(bookingDocuments.readyAt),
        audience ? eq(bookingDocuments.audience, audience) : undefined,
      ),
    )
    .orderBy(asc(bookingDocuments.createdAt), asc(bookingDocuments.id))
    .limit(MOST);
}
export type DocumentRow = Awaited<ReturnType<typeof documentsOf>>[number];

/** Of one audience: what staff keep for themselves takes no room of the client's, and the other way round. */
export function countDocuments(db: Database, bookingId: string, audience: DocumentAudience) {
  return db
    .select({ count: sql<number>`count(*)` })
    .from(bookingDocuments)
    .where(and(eq(bookingDocuments.bookingId, bookingId), eq(bookingDocuments.audience, audience), isNull(bookingDocuments.removedAt)));
}
export function addingDocument(db: Database, document: typeof bookingDocuments.$inferInsert) {
  return db.insert(bookingDocuments).values(document);
}
export function readyDocument(db: Database, id: string, now: number) {
  return db.update(bookingDocuments).set({ readyAt: now }).where(eq(bookingDocuments.id, id));
}
export function removingDocument(db: Database, id: string, by: string, now: number) {
  return db
    .update(bookingDocuments)
    .set({ removedAt: now, removedBy: by })
    .where(and(eq(bookingDocuments.id, id), isNull(bookingDocuments.removedAt)));
}

/** Uploads that were begun before `before` (UTC milliseconds) and never ended. */
export function unfinishedDocuments(db: Database, before: number, now: number) {
  return db
    .select({ id: bookingDocuments.id, objectKey: bookingDocuments.objectKey })
    .from(bookingDocuments)
    .where(
      and(
        isNull(bookingDocuments.readyAt),
        lt(bookingDocuments.createdAt, before),
        notLeftAlone("sweep_uploads", bookingDocuments.id, now),
      ),
    )
    .limit(MOST);
}
export function forgettingDocument(db: Database, id: string) {
  return db.delete(bookingDocuments).where(and(eq(bookingDocuments.id, id), isNull(bookingDocuments.readyAt)));
}
