/** What scheduled work failed at and tries again later (migration 0024). */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { FailureReason, JobName } from "#app/domain/jobs.ts";

export const jobFailures = sqliteTable(
  "job_failures",
  {
    job: text("job").$type<JobName>().notNull(),
    /** The id of the row that failed; empty for the job as a whole. */
    subject: text("subject").notNull(),
    attempts: integer("attempts").notNull(),
    reason: text("reason").$type<FailureReason>().notNull(),
    firstAt: integer("first_at").notNull(),
    lastAt: integer("last_at").notNull(),
    nextAt: integer("next_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.job, table.subject] }),
    index("job_failures_by_time").on(table.lastAt, table.job, table.subject),
    index("job_failures_due").on(table.nextAt, table.job),
  ],
);
