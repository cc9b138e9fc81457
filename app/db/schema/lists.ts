/** What the bookings' list keeps next to the bookings (migration 0007); the search index itself is a virtual table, in SQL alone. */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Numbers kept by triggers, per who may see the bookings; see the migration for scopes and buckets. */
export const bookingCounts = sqliteTable(
  "booking_counts",
  {
    scope: text("scope").notNull(),
    bucket: text("bucket").notNull(),
    n: integer("n").notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.bucket] })],
);

/** Days of hearings after the first, kept by triggers (migration 0047). */
export const bookingDays = sqliteTable(
  "booking_days",
  {
    bookingId: text("booking_id").notNull(),
    /** A day from which `date` is the next hearing day. */
    onDay: text("on_day").notNull(),
    date: text("date").notNull(),
    /** The hearing day before it. */
    dayBefore: text("day_before").notNull(),
    /** 1 where more than a week lies between the two. */
    long: integer("long").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.long, table.onDay, table.date, table.bookingId] }),
    index("booking_days_booking").on(table.bookingId),
  ],
);

/** Words that were ever written in names and titles (migration 0071), by triggers. */
export const writtenWords = sqliteTable("search_words", {
  word: text("word").primaryKey(),
  /** Without marks, as the indexes fold them. */
  folded: text("folded"),
});

/** A word under each spelling that one with a mistake may be found by. */
export const wordSpellings = sqliteTable(
  "search_spellings",
  { spelling: text("spelling").notNull(), word: text("word").notNull() },
  (table) => [primaryKey({ columns: [table.spelling, table.word] })],
);

/** A person's calendar feed; of its token only the SHA-256 is kept, in hex. */
export const calendarFeeds = sqliteTable("calendar_feeds", {
  userId: text("user_id").primaryKey(),
  tokenHash: text("token_hash").notNull().unique(),
  createdAt: integer("created_at").notNull(),
});

/** The calendar feed that somebody has of one case (migration 0333): as above, with a token of its own. */
export const caseCalendarFeeds = sqliteTable(
  "case_calendar_feeds",
  {
    userId: text("user_id").notNull(),
    caseId: text("case_id").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.caseId] }), index("case_calendar_feeds_case").on(table.caseId)],
);
