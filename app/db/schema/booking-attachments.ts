/** What is attached to a booking: notes of staff and documents (migration 0010). */
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { NoteKind } from "#app/domain/booking/office/booking-attachments.ts";
import type { DocumentAudience } from "#app/domain/documents/document.ts";

export const bookingNotes = sqliteTable(
  "booking_notes",
  {
    id: text("id").primaryKey(),
    bookingId: text("booking_id").notNull(),
    authorId: text("author_id").notNull(),
    text: text("text").notNull(),
    /** A note of a call, or of anything else. */
    kind: text("kind").$type<NoteKind>().notNull().default("note"),
    originKey: text("origin_key").notNull(),
    createdAt: integer("created_at").notNull(),
    removedAt: integer("removed_at"),
    removedBy: text("removed_by"),
  },
  (table) => [
    index("booking_notes_of").on(table.bookingId, table.removedAt, table.createdAt),
    uniqueIndex("booking_notes_origin").on(table.originKey),
    index("booking_notes_author").on(table.authorId),
    index("booking_notes_removed_by").on(table.removedBy),
  ],
);

export const bookingDocuments = sqliteTable(
  "booking_documents",
  {
    id: text("id").primaryKey(),
    bookingId: text("booking_id").notNull(),
    name: text("name").notNull(),
    type: text("type").notNull(),
    size: integer("size").notNull(),
    sha256: text("sha256").notNull(),
    objectKey: text("object_key").notNull(),
    audience: text("audience").$type<DocumentAudience>().notNull(),
    uploadedBy: text("uploaded_by").notNull(),
    createdAt: integer("created_at").notNull(),
    readyAt: integer("ready_at"),
    removedAt: integer("removed_at"),
    removedBy: text("removed_by"),
  },
  (table) => [
    index("booking_documents_of").on(table.bookingId, table.removedAt, table.createdAt),
    uniqueIndex("booking_documents_key").on(table.objectKey),
    index("booking_documents_unfinished").on(table.readyAt, table.createdAt),
    index("booking_documents_uploader").on(table.uploadedBy),
    index("booking_documents_removed_by").on(table.removedBy),
  ],
);
