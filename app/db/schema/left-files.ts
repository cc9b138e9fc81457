/** Files in R2 that no row names (migration 0362). */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const leftFiles = sqliteTable(
  "left_files",
  {
    objectKey: text("object_key").primaryKey(),
    /** UTC milliseconds; 0 of what was named before and is due at once. Triggers write and remove what a person's row names. */
    since: integer("since").notNull(),
  },
  (table) => [index("left_files_since").on(table.since)],
);
