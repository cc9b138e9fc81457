/** What arbitrators were asked and have not answered, and the reminders of it (migration 0285). */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { notLeftAlone } from "#app/db/platform/job-failures.repo.server.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import { caseDisclosures, casePeople } from "#app/db/schema/cases.ts";
import { askedBefore } from "#app/domain/case/tribunal/reminders.ts";
import type { UnansweredKind } from "#app/domain/mail/subject.ts";

/** Something that waits for its arbitrator's answer. */
export interface Unanswered {
  of: UnansweredKind;
  id: string;
}

/** How many reminders of what was asked at `askedAt` are due. */
function stepsDue(askedAt: SQL, now: number): SQL {
  const [first, second] = askedBefore(now);
  return sql`(CASE WHEN ${askedAt} <= ${second} THEN 2 WHEN ${askedAt} <= ${first} THEN 1 ELSE 0 END)`;
}

/** Where the rows are, in the words of their partial indexes, and whom they wait for. */
const ASKED: Readonly<
  Record<UnansweredKind, { table: SQL; rows: typeof casePeople | typeof caseDisclosures; askedAt: SQL; person: SQL; waits: SQL }>
> = {
  assignment: {
    table: sql`case_people`,
    rows: casePeople,
    askedAt: sql`asked.created_at`,
    person: sql`asked.user_id`,
    waits: sql`asked.capacity = 'arbitrator' AND asked.state = 'invited' AND asked.reminded < 2`,
  },
  disclosure: {
    table: sql`case_disclosures`,
    rows: caseDisclosures,
    askedAt: sql`asked.asked_at`,
    person: sql`asked.arbitrator_id`,
    waits: sql`asked.answered_at IS NULL AND asked.decision IS NULL AND asked.reminded < 2`,
  },
};

/** What waits longer than it was reminded of, in cases that are not resolved, of arbitrators who can answer. */
function due({ of }: Pick<Unanswered, "of">, now: number): SQL {
  const { table, askedAt, person, waits } = ASKED[of];
  return sql`FROM ${table} AS asked JOIN cases ON cases.id = asked.case_id JOIN "user" AS person ON person.id = ${person}
    WHERE ${waits} AND ${askedAt} <= ${askedBefore(now)[0]} AND asked.reminded < ${stepsDue(askedAt, now)}
      AND cases.status <> 'resolved' AND person.active = 1 AND person.role = 'arbitrator'`;
}

/** What reminders are due of at `now`, at most `most` of each kind, the longest first; without those that failed and are left alone. */
export async function unansweredDue(db: Database, now: number, most: number): Promise<Unanswered[]> {
  const kinds = Object.keys(ASKED) as UnansweredKind[];
  const rows = kinds.map((of) =>
    db.all<Unanswered>(
      sql`SELECT ${of} AS "of", asked.id AS id ${due({ of }, now)} AND ${notLeftAlone("answers", sql`asked.id`, now)}
        ORDER BY ${ASKED[of].askedAt} LIMIT ${most}`,
    ),
  );
  return (await Promise.all(rows)).flat();
}

/** Writes the reminder of one that still waits, once for each that is due however often it is asked. Gives whether it was written. */
export async function writeAnswerReminder(db: Database, { of, id }: Unanswered, now: number): Promise<boolean> {
  const { table, rows, askedAt } = ASKED[of];
  const waiting = sql`${due({ of }, now)} AND asked.id = ${id}`;
  const at = sql`cast(${now} as integer)`;
  // The row is moved on after its mail, in one batch: what was answered meanwhile gets neither.
  const [written] = await db.batch([
    // In the order of the table's columns.
    db
      .insert(outbox)
      .select(sql`
        SELECT 'answer.' || ${of} || '.' || asked.id || '.' || ${stepsDue(askedAt, now)}, 'answer_reminded', person.email, person.locale,
          json_object('of', ${of}, 'id', asked.id), ${at}, ${at}, 0, NULL, 'waiting', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
        ${waiting}`)
      .onConflictDoNothing()
      .returning({ id: outbox.id }),
    db
      .update(rows)
      .set({ reminded: sql`(SELECT ${stepsDue(askedAt, now)} FROM ${table} AS asked WHERE asked.id = ${id})` })
      .where(sql`id IN (SELECT asked.id ${waiting})`),
  ]);
  return written.length > 0;
}
