/** What the public site gathers: messages of the contact page, and how often each page was seen. */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Locale } from "#app/domain/locale.ts";
import type { InquiryTopic } from "#app/domain/site/inquiry.ts";

/** Instants are UTC milliseconds. */
export const inquiries = sqliteTable(
  "inquiries",
  {
    id: text("id").primaryKey(),
    reference: text("reference").notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    topic: text("topic").$type<InquiryTopic>().notNull(),
    message: text("message").notNull(),
    /** Language of the page it was written on: mails are in it. */
    locale: text("locale").$type<Locale>().notNull(),
    /** The form that was sent and its words: the database refuses a second one. */
    originKey: text("origin_key").notNull(),
    dueAt: integer("due_at").notNull(),
    createdAt: integer("created_at").notNull(),
    answeredAt: integer("answered_at"),
    answeredBy: text("answered_by"),
  },
  (table) => [
    uniqueIndex("inquiries_reference").on(table.reference),
    uniqueIndex("inquiries_origin").on(table.originKey),
    index("inquiries_open").on(table.answeredAt, table.dueAt, table.id),
    index("inquiries_answered").on(table.answeredAt, table.id),
    index("inquiries_answered_by").on(table.answeredBy),
  ],
);

/** Views of a public page on a UTC day, in a language. Nothing of who looked. */
export const pageViews = sqliteTable(
  "page_views",
  {
    day: text("day").notNull(),
    path: text("path").notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    views: integer("views").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.locale] })],
);
