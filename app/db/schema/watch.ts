/** What the Worker counts of itself, and when its schedules ran last (migration 0290). Nothing of a person. */
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { CountedName } from "#app/domain/watch/figures.ts";

export const watchedCounts = sqliteTable(
  "watched_counts",
  {
    /** Hours since 1970, UTC. */
    hour: integer("hour").notNull(),
    name: text("name").$type<CountedName>().notNull(),
    times: integer("times").notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.name] })],
);

export const watchedRuns = sqliteTable("watched_runs", {
  /** The cron expression; of a search index that is put together `merge` and its name. */
  schedule: text("schedule").primaryKey(),
  ranAt: integer("ran_at").notNull(),
});
