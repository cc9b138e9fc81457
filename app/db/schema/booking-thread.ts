/** What staff and a booking's client write to each other, and the texts that staff begin from (migration 0064). */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { TemplateTexts } from "#app/domain/booking/office/message-template.ts";
import type { MessageSender } from "#app/domain/booking/office/thread.ts";

export const bookingMessages = sqliteTable(
  "booking_messages",
  {
    id: text("id").primaryKey(),
    bookingId: text("booking_id").notNull(),
    sender: text("sender").$type<MessageSender>().notNull(),
    authorId: text("author_id"),
    text: text("text").notNull(),
    originKey: text("origin_key").notNull(),
    createdAt: integer("created_at").notNull(),
    waiting: integer("waiting", { mode: "boolean" }).notNull().default(false),
    /** The contact that it was written to or by, as addresses are compared (migration 0100). */
    contactKey: text("contact_key"),
  },
  (table) => [
    index("booking_messages_of").on(table.bookingId, table.createdAt, table.id),
    uniqueIndex("booking_messages_origin").on(table.originKey),
    index("booking_messages_author").on(table.authorId),
    index("booking_messages_waiting").on(table.createdAt, table.id).where(sql`waiting = 1`),
  ],
);

export const messageTemplates = sqliteTable(
  "message_templates",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    texts: text("texts", { mode: "json" }).$type<TemplateTexts>().notNull(),
    version: integer("version").notNull(),
    updatedAt: integer("updated_at").notNull(),
    updatedBy: text("updated_by").notNull(),
    removedAt: integer("removed_at"),
  },
  (table) => [
    index("message_templates_listed").on(table.removedAt, table.name, table.id),
    index("message_templates_author").on(table.updatedBy),
  ],
);
