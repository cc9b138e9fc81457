/** Large documents of cases on their way, in parts (migrations 0321, 0343). Triggers are SQL alone. */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Filer } from "#app/domain/case/room.ts";
import type { StoredAudience } from "#app/domain/case/vocabulary.ts";
import type { UploadState } from "#app/domain/documents/case-uploads.ts";

export const caseUploads = sqliteTable(
  "case_uploads",
  {
    id: text("id").primaryKey(),
    caseId: text("case_id").notNull(),
    ownerId: text("owner_id").notNull(),
    name: text("name").notNull(),
    type: text("type").notNull(),
    size: integer("size").notNull(),
    audience: text("audience").$type<Exclude<StoredAudience, "office">>().notNull(),
    filedFor: text("filed_for").$type<Filer>().notNull(),
    filedAs: text("filed_as", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    replaces: text("replaces"),
    objectKey: text("object_key").notNull(),
    multipartId: text("multipart_id"),
    state: text("state").$type<UploadState>().notNull(),
    documentId: text("document_id").notNull(),
    finishing: text("finishing"),
    finishingAt: integer("finishing_at"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    sha256: text("sha256"),
  },
  (table) => [
    uniqueIndex("case_uploads_key").on(table.objectKey),
    uniqueIndex("case_uploads_document").on(table.documentId),
    index("case_uploads_of").on(table.caseId, table.filedFor, table.state),
    index("case_uploads_owner").on(table.ownerId),
    index("case_uploads_age").on(table.state, table.updatedAt),
  ],
);

export const caseUploadParts = sqliteTable(
  "case_upload_parts",
  {
    uploadId: text("upload_id").notNull(),
    number: integer("number").notNull(),
    size: integer("size").notNull(),
    sha256: text("sha256").notNull(),
    etag: text("etag"),
    claim: text("claim").notNull(),
    claimedAt: integer("claimed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.number] })],
);
