/** Marks that move when something changes in place, for pages that ask whether anything has (migration 0065). Written by triggers alone. */
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const liveMarks = sqliteTable("live_marks", {
  subject: text("subject").$type<"queue" | "chats">().primaryKey(),
  seq: integer("seq").notNull(),
});
