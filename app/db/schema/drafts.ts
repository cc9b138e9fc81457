/** The visitor's unfinished booking and the conversation beside it (design, "The draft"). */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ConversationState } from "#app/domain/assistant/conversation.ts";
import type { DraftValues } from "#app/domain/booking/draft.ts";
import type { DraftForm } from "#app/domain/booking/draft-fields.ts";
import type { Locale } from "#app/domain/locale.ts";

export const bookingDrafts = sqliteTable(
  "booking_drafts",
  {
    id: text("id").primaryKey(),
    values: text("field_values", { mode: "json" }).$type<DraftValues>().notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    /** What it is to become. */
    form: text("form").$type<DraftForm>().notNull().default("fast"),
    version: integer("version").notNull(),
    /** Hash of the summary that was last shown for confirmation, and when; only exactly that may be submitted. */
    summaryHash: text("summary_hash"),
    /** Changes when a resume link is made or revoked; a link carries the nonce it was made with. */
    resumeNonce: text("resume_nonce"),
    bookingId: text("booking_id"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("booking_drafts_expiry").on(table.expiresAt), index("booking_drafts_booking").on(table.bookingId)],
);

export const chatSessions = sqliteTable(
  "chat_sessions",
  {
    id: text("id").primaryKey(),
    draftId: text("draft_id").notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    state: text("state", { mode: "json" }).$type<ConversationState>().notNull(),
    turns: integer("turns").notNull(),
    /** True once its visitor has shown the cookie it was issued with: from then on the id alone opens nothing. */
    bound: integer("bound", { mode: "boolean" }).notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("chat_sessions_draft").on(table.draftId), index("chat_sessions_expiry").on(table.expiresAt)],
);

export const chatMessages = sqliteTable(
  "chat_messages",
  {
    sessionId: text("session_id").notNull(),
    seq: integer("seq").notNull(),
    role: text("role").$type<"user" | "assistant">().notNull(),
    content: text("content").notNull(),
    provider: text("provider"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.seq] })],
);
