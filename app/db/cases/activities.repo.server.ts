/**
 * Feeds of what happened, newest first: pages of `case_feed`, which triggers keep for each who may see an entry (migration
 * 0020). A page reads its rows, and next to each its author's name as it is now.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import type { FeedPlace } from "#app/domain/case/feed-places.ts";
import type { EntryType } from "#app/domain/case/vocabulary.ts";

export interface ActivityRow {
  at: number;
  caseId: string;
  type: EntryType;
  /** JSON. */
  details: string;
  caseNumber: string;
  firstName: string | null;
  lastName: string | null;
}

const FIRST = { at: Number.MAX_SAFE_INTEGER, caseId: "" };

/** One stretch of the feed, in its order, from the moment of a place on. */
const stretch = (reader: string, own: 0 | 1, { at, caseId }: Pick<FeedPlace, "at" | "caseId">) => sql`
  SELECT at, case_id, seq, type, actor_id, case_number, details FROM case_feed
  WHERE reader = ${reader} AND own = ${own} AND (at, case_id) <= (${at}, ${caseId})`;

function page(db: Database, stretches: SQL, limit: number) {
  return db.all<ActivityRow>(sql`
    SELECT case_id AS caseId, at, type, details, case_number AS caseNumber,
      "user".first_name AS firstName, "user".last_name AS lastName
    FROM (${stretches} ORDER BY at DESC, case_id DESC, seq DESC LIMIT ${limit})
    LEFT JOIN "user" ON "user".id = actor_id
    ORDER BY at DESC, case_id DESC, seq DESC`);
}

/** What administrators may know of all cases: never what is a side's own or the arbitrator's. Begins with the moment of `after`. */
export const officeActivities = (db: Database, limit: number, after: FeedPlace | null) =>
  page(db, stretch("office", 0, after ?? FIRST), limit);

/**
 * What one person was notified of and has done, as far as they may see it now: of cases that they are still in, and for a side or
 * an arbitrator only as what they are in it today. Two stretches in one order, read no further than the page goes.
 */
export const ownActivities = (db: Database, userId: string, limit: number, after: FeedPlace | null) =>
  page(db, sql`${stretch(userId, 0, after ?? FIRST)} UNION ALL ${stretch(userId, 1, after ?? FIRST)}`, limit);
