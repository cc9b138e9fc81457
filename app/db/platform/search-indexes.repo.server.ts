/** The search indexes (FTS5) as tables: in which pieces each lies, and putting them together. */
import { lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { watchedRuns } from "#app/db/schema/watch.ts";
import type { IndexMerge } from "#app/domain/search/index-pieces.ts";
import { notLeftAlone } from "./job-failures.repo.server.ts";

/** Every search index; `tests/platform/search-indexes.workers.test.ts` finds one that is missing. */
export const SEARCH_INDEXES = ["booking_search", "case_search", "people_search", "document_search", "faq_search"] as const;
export type SearchIndex = (typeof SEARCH_INDEXES)[number];

/** What FTS5 writes down of an index's pieces, as hexadecimal digits (`readLevels`); nothing for one that failed and is left alone at `now`. */
export function structureOf(db: Database, index: SearchIndex, now: number) {
  return db
    .select({ hex: sql<string>`hex(block)`.as("structure") })
    .from(sql`${sql.identifier(`${index}_data`)}`)
    .where(sql`id = 10 and ${notLeftAlone("search_indexes", sql`${index}`, now)}`);
}

/**
 * Writes about so many `pages` of pieces put together, and the list of one word to its end. Of two that begin at once, one does: nobody else
 * began with this index since `free`.
 */
export function mergingPieces(db: Database, index: SearchIndex, { merge, pages, now, free }: IndexMerging) {
  const name = sql.identifier(index);
  // FTS5 takes a negative number of pages for all pieces, whichever their level.
  const written = sql.raw(String(Math.trunc(merge === "whole" ? -pages : pages)));
  return [
    db
      .insert(watchedRuns)
      .values({ schedule: `merge ${index}`, ranAt: now })
      .onConflictDoUpdate({ target: watchedRuns.schedule, set: { ranAt: now }, setWhere: lte(watchedRuns.ranAt, free) }),
    // In a batch Drizzle binds nothing to what is written as SQL.
    db.run(sql`INSERT INTO ${name} (${name}, rank) SELECT 'merge', ${written} WHERE changes() = 1`),
  ] as const;
}

interface IndexMerging {
  merge: IndexMerge;
  pages: number;
  /** Both in UTC milliseconds. */
  now: number;
  free: number;
}
