/**
 * Feeds of what happened, newest first: pages of `case_feed`, which triggers keep for each who may see an entry (migration
 * 0020). A page reads its rows, and beside each its author's name as it is now.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import type { EntryType } from "#app/domain/case/vocabulary.ts";

/** The place of an activity in the feed: read on behind it. */
export interface ActivityCursor {
  at: number;
  caseId: string;
  seq: number;
}

export interface ActivityRow extends ActivityCursor {
  type: EntryType;
  /** JSON. */
  details: string;
  caseNumber: string;
  firstName: string | null;
  lastName: string | null;
}

const FIRST: ActivityCursor = { at: Number.MAX_SAFE_INTEGER, caseId: "", seq: 0 };

/** One stretch of the feed, in its order. */
const stretch = (reader: string, own: 0 | 1, { at, caseId, seq }: ActivityCursor) => sql`
  SELECT at, case_id, seq, type, actor_id, case_number, details FROM case_feed
  WHERE reader = ${reader} AND own = ${own} AND (at, case_id, seq) < (${at}, ${caseId}, ${seq})`;

function page(db: Database, stretches: SQL, limit: number) {
  return db.all<ActivityRow>(sql`
    SELECT case_id AS caseId, seq, at, type, details, case_number AS caseNumber,
      "user".first_name AS firstName, "user".last_name AS lastName
    FROM (${stretches} ORDER BY at DESC, case_id DESC, seq DESC LIMIT ${limit})
    LEFT JOIN "user" ON "user".id = actor_id
    ORDER BY at DESC, case_id DESC, seq DESC`);
}

/** What administrators may know of all cases: never what is a side's own or the arbitrator's. */
export const officeActivities = (db: Database, limit: number, after: ActivityCursor | null) =>
  page(db, stretch("office", 0, after ?? FIRST), limit);

/**
 * What one person was told of and has done, as far as they may see it now: of cases that they are still in, and for a side or
 * an arbitrator only as what they are in it today. Two stretches in one order, read no further than the page goes.
 */
export const ownActivities = (db: Database, userId: string, limit: number, after: ActivityCursor | null) =>
  page(db, sql`${stretch(userId, 0, after ?? FIRST)} UNION ALL ${stretch(userId, 1, after ?? FIRST)}`, limit);
