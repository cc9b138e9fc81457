/** Queries over page views: one row per UTC day, page and language. */
import { and, gte, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { pageViews } from "#app/db/schema/site.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { DayCount } from "#app/domain/site/page-counts.ts";

export async function addPageView(db: Database, view: Omit<DayCount, "views">): Promise<void> {
  await db
    .insert(pageViews)
    .values({ ...view, views: 1 })
    .onConflictDoUpdate({ target: [pageViews.day, pageViews.path, pageViews.locale], set: { views: sql`${pageViews.views} + 1` } });
}

/** What was counted from `from` to `to`, both included; at most `limit` rows. */
export async function listPageViews(db: Database, period: { from: LocalDate; to: LocalDate }, limit: number): Promise<DayCount[]> {
  return db
    .select()
    .from(pageViews)
    .where(and(gte(pageViews.day, period.from), lte(pageViews.day, period.to)))
    .limit(limit);
}

/** Removes the counts of the days before `day`. */
export async function sweepPageViews(db: Database, day: LocalDate): Promise<void> {
  await db.delete(pageViews).where(lt(pageViews.day, day));
}
