/** The visitor's unfinished booking and the conversation about it (design, "The draft"). */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ConversationState } from "#app/domain/assistant/conversation.ts";
import type { MessageRole } from "#app/domain/assistant/staffed.ts";
import type { DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import type { Locale } from "#app/domain/locale.ts";
import { draftValues } from "./stored-request.ts";

export const bookingDrafts = sqliteTable(
  "booking_drafts",
  {
    id: text("id").primaryKey(),
    values: draftValues("field_values").notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    /** What it is to become. */
    form: text("form").$type<DraftForm>().notNull().default("fast"),
    version: integer("version").notNull(),
    /** Hash of the summary that was last shown for confirmation, and when; only exactly that may be submitted. */
    summaryHash: text("summary_hash"),
    /** Read no more: keys have a table of their own (`access-keys.ts`). */
    resumeNonce: text("resume_nonce"),
    bookingId: text("booking_id"),
    /** The signed-in person whose unfinished request it is; null for a visitor's. */
    ownerId: text("owner_id"),
    /** Named by the one session that may read it, since it moved there; null where it never moved. */
    holder: text("holder"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    index("booking_drafts_expiry").on(table.expiresAt),
    index("booking_drafts_booking").on(table.bookingId),
    index("booking_drafts_unnamed")
      .on(table.updatedAt, table.id)
      .where(
        sql`booking_id IS NULL AND owner_id IS NULL AND (coalesce(json_extract(field_values, '$.contactEmail.value'), '') NOT GLOB '?*@?*.?*' OR json_extract(field_values, '$.contactEmail.value') GLOB '*[ ,;<>]*') AND coalesce(json_extract(field_values, '$.contactPhone.value'), '') NOT GLOB '*[0-9]*[0-9]*[0-9]*[0-9]*[0-9]*[0-9]*[0-9]*'`,
      ),
    index("booking_drafts_owner").on(table.ownerId, table.updatedAt).where(sql`owner_id IS NOT NULL`),
  ],
);

export const chatSessions = sqliteTable(
  "chat_sessions",
  {
    id: text("id").primaryKey(),
    /** What staff name it by; it opens nothing without their sign-in, as the id does while it is not bound. */
    ref: text("ref").notNull(),
    draftId: text("draft_id").notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    state: text("state", { mode: "json" }).$type<ConversationState>().notNull(),
    turns: integer("turns").notNull(),
    /** True once its visitor has shown the cookie it was issued with: from then on the id alone opens nothing. */
    bound: integer("bound", { mode: "boolean" }).notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** When its visitor first asked for a person. */
    askedAt: integer("asked_at"),
    /** Since when they wait for one; null when nobody waits any more. */
    waitingSince: integer("waiting_since"),
    /** True while its draft holds something that its visitor gave and is no booking; kept by triggers alone (migration 0018). */
    drafted: integer("drafted", { mode: "boolean" }).notNull().default(false),
    /** Who of staff is in it, under the name that the visitor reads, and when they last wrote (`staffed.ts`). */
    staffId: text("staff_id"),
    staffName: text("staff_name"),
    staffAt: integer("staff_at"),
    /** Counts every change of hands. */
    staffVersion: integer("staff_version").notNull().default(0),
    /** As a draft's. */
    holder: text("holder"),
  },
  (table) => [
    uniqueIndex("chat_sessions_ref").on(table.ref),
    index("chat_sessions_draft").on(table.draftId),
    index("chat_sessions_expiry").on(table.expiresAt),
    index("chat_sessions_recent").on(table.updatedAt, table.id),
    index("chat_sessions_shown").on(table.updatedAt, table.id).where(sql`drafted = 1 OR asked_at IS NOT NULL OR staff_version > 0`),
    index("chat_sessions_empty").on(table.updatedAt, table.id).where(sql`drafted = 0 AND asked_at IS NULL AND staff_version = 0`),
    index("chat_sessions_drafted").on(table.updatedAt, table.id).where(sql`drafted = 1`),
    index("chat_sessions_waiting").on(table.waitingSince, table.id).where(sql`waiting_since IS NOT NULL`),
    index("chat_sessions_staff").on(table.staffId, table.updatedAt, table.id).where(sql`staff_id IS NOT NULL`),
    index("chat_sessions_left").on(table.staffAt).where(sql`staff_id IS NOT NULL`),
  ],
);

export const chatMessages = sqliteTable(
  "chat_messages",
  {
    sessionId: text("session_id").notNull(),
    seq: integer("seq").notNull(),
    role: text("role").$type<MessageRole>().notNull(),
    content: text("content").notNull(),
    provider: text("provider"),
    /** Of a person's messages, and of their coming and leaving: who, and the name that the visitor was given. */
    authorId: text("author_id"),
    authorName: text("author_name"),
    /** What a person's message was sent from: the same form twice is one message. */
    originKey: text("origin_key"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.seq] }),
    uniqueIndex("chat_messages_origin").on(table.originKey).where(sql`origin_key IS NOT NULL`),
  ],
);

/** How much is kept of conversations and of requests under way (migration 0380): one row, written by triggers alone. */
export const keptVolume = sqliteTable("kept_volume", {
  id: integer("id").primaryKey(),
  bytes: integer("bytes").notNull(),
});

/** Visitors' sessions a second time, by the hash of their id (migration 0024): what answers when KV does not. */
export const visitorSessions = sqliteTable(
  "visitor_sessions",
  {
    idHash: text("id_hash").primaryKey(),
    data: text("data", { mode: "json" }).$type<Record<string, string>>().notNull(),
    begunAt: integer("begun_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** From then on it holds nothing, and nothing is written to it. */
    endedAt: integer("ended_at"),
    /** The account's session that last wrote it; it ends with that, by a trigger (migration 0055). */
    actingSession: text("acting_session"),
  },
  (table) => [
    index("visitor_sessions_expiring").on(table.expiresAt),
    index("visitor_sessions_acting").on(table.actingSession).where(sql`acting_session IS NOT NULL`),
  ],
);
