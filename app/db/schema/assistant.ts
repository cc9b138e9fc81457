/** What the assistant says, as staff set it, and how much its models were used. Instants are UTC milliseconds (migration 0016). */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { FaqCategory, FaqPriority } from "#app/domain/assistant/faq/vocabulary.ts";
import type { ProviderName } from "#app/domain/assistant/providers.ts";
import type { SettingKey, SettingLocale } from "#app/domain/assistant/settings.ts";
import type { Locale } from "#app/domain/locale.ts";

export const faqs = sqliteTable(
  "faqs",
  {
    id: text("id").primaryKey(),
    category: text("category").$type<FaqCategory>().notNull(),
    priority: text("priority").$type<FaqPriority>().notNull(),
    isActive: integer("is_active", { mode: "boolean" }).notNull(),
    version: integer("version").notNull(),
    /** Also its place in the list. */
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("faqs_in_order").on(table.createdAt, table.id),
    index("faqs_of_category").on(table.category, table.createdAt, table.id),
    index("faqs_active").on(table.isActive, table.createdAt, table.id),
  ],
);

export const faqTexts = sqliteTable(
  "faq_texts",
  {
    id: integer("id").primaryKey(),
    faqId: text("faq_id").notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    keywords: text("keywords").notNull(),
    /** True once staff have written this answer: figures of single venues then no longer take its place. */
    rewritten: integer("rewritten", { mode: "boolean" }).notNull(),
  },
  (table) => [uniqueIndex("faq_texts_of").on(table.faqId, table.locale)],
);

export const assistantSettings = sqliteTable(
  "assistant_settings",
  {
    key: text("key").$type<SettingKey>().notNull(),
    locale: text("locale").$type<SettingLocale>().notNull(),
    value: text("value").notNull(),
    version: integer("version").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.locale] })],
);

/** One row, whose stamp changes with every change of FAQs, texts and settings. */
export const assistantState = sqliteTable("assistant_state", {
  id: integer("id").primaryKey(),
  stamp: text("stamp").notNull(),
});

export const unansweredQuestions = sqliteTable(
  "unanswered_questions",
  {
    question: text("question").notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    times: integer("times").notNull(),
    firstAt: integer("first_at").notNull(),
    lastAt: integer("last_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.question, table.locale] }),
    index("unanswered_questions_asked").on(table.times, table.lastAt),
    index("unanswered_questions_age").on(table.lastAt),
  ],
);

/** What a provider did on a UTC day. */
export const assistantUsage = sqliteTable(
  "assistant_usage",
  {
    day: text("day").notNull(),
    provider: text("provider").$type<ProviderName>().notNull(),
    turns: integer("turns").notNull(),
    failures: integer("failures").notNull(),
    inputTokens: integer("input_tokens").notNull(),
    outputTokens: integer("output_tokens").notNull(),
    totalMs: integer("total_ms").notNull(),
    slowestMs: integer("slowest_ms").notNull(),
    answeredAt: integer("answered_at"),
    failedAt: integer("failed_at"),
    failure: text("failure"),
  },
  (table) => [primaryKey({ columns: [table.day, table.provider] })],
);
