/** Feeds of what happened, newest first. Every branch is one index in its order: a page reads its rows and those beside them. */
import { type SQL, sql } from "drizzle-orm";
import type { EntryType } from "../domain/case/vocabulary.ts";
import type { Database } from "./client.server.ts";

/** The place of an activity in the feed: read on behind it. */
export interface ActivityCursor {
  at: number;
  caseId: string;
  seq: number;
}

export interface ActivityRow extends ActivityCursor {
  type: EntryType;
  body: string;
  caseNumber: string;
  firstName: string | null;
  lastName: string | null;
}

const FIRST: ActivityCursor = { at: Number.MAX_SAFE_INTEGER, caseId: "", seq: 0 };
const behind = (columns: SQL, { at, caseId, seq }: ActivityCursor) => sql`${columns} < (${at}, ${caseId}, ${seq})`;

/** What administrators may know of all cases: never what is a side's own or the arbitrator's. */
export function officeActivities(db: Database, limit: number, after: ActivityCursor | null) {
  const of = (audience: "everyone" | "office") => sql`
    SELECT * FROM (
      SELECT case_id, seq, at, type, actor_id, body FROM case_entries INDEXED BY case_entries_feed
      WHERE audience = ${audience} AND ${behind(sql`(at, case_id, seq)`, after ?? FIRST)}
      ORDER BY at DESC, case_id DESC, seq DESC LIMIT ${limit}
    )`;
  return db.all<ActivityRow>(sql`
    SELECT entries.case_id AS caseId, entries.seq AS seq, entries.at AS at, entries.type AS type, entries.body AS body,
      cases.case_number AS caseNumber, "user".first_name AS firstName, "user".last_name AS lastName
    FROM (
      SELECT * FROM (${of("everyone")} UNION ALL ${of("office")}) ORDER BY at DESC, case_id DESC, seq DESC LIMIT ${limit}
    ) AS entries
    CROSS JOIN cases ON cases.id = entries.case_id
    LEFT JOIN "user" ON "user".id = entries.actor_id
    ORDER BY entries.at DESC, entries.case_id DESC, entries.seq DESC`);
}

/**
 * What one person was told of, as far as they may see it now: of cases that they are still in, and for a side or an arbitrator
 * only as what they are in it today.
 */
export function ownActivities(db: Database, userId: string, limit: number, after: ActivityCursor | null) {
  return db.all<ActivityRow>(sql`
    SELECT notices.case_id AS caseId, notices.seq AS seq, notices.at AS at, entries.type AS type, entries.body AS body,
      cases.case_number AS caseNumber, "user".first_name AS firstName, "user".last_name AS lastName
    FROM case_notices AS notices INDEXED BY case_notices_feed
    CROSS JOIN case_people AS people INDEXED BY case_people_once
      ON people.case_id = notices.case_id AND people.user_id = notices.user_id AND people.state IN ('invited', 'active')
    CROSS JOIN case_entries AS entries ON entries.case_id = notices.case_id AND entries.seq = notices.seq
    CROSS JOIN cases ON cases.id = notices.case_id
    LEFT JOIN "user" ON "user".id = entries.actor_id
    WHERE notices.user_id = ${userId} AND ${behind(sql`(notices.at, notices.case_id, notices.seq)`, after ?? FIRST)}
      AND (people.state = 'active' OR people.capacity = 'arbitrator')
      AND (entries.audience = 'everyone'
        OR (people.capacity <> 'arbitrator' AND entries.audience = 'side_' || people.side)
        OR (people.capacity = 'arbitrator' AND entries.audience = 'arbitrator' AND entries.actor_id = notices.user_id))
    ORDER BY notices.at DESC, notices.case_id DESC, notices.seq DESC
    LIMIT ${limit}`);
}
