/** Queries over deadlines and requests for more time. Writes are statements of a case's batch (`services/cases/change-case.server.ts`). */
import { and, asc, count, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { notLeftAlone } from "#app/db/platform/job-failures.repo.server.ts";
import { caseDeadlines, caseExtensions, casePeople, caseScopes, cases } from "#app/db/schema/cases.ts";
import { OPEN_CASE_STATUSES } from "#app/domain/case/status.ts";
import type { CaseScope } from "./case-lists.repo.server.ts";

export type Deadline = typeof caseDeadlines.$inferSelect;
export type NewDeadline = typeof caseDeadlines.$inferInsert;
export type Extension = typeof caseExtensions.$inferSelect;

/** A deadline of this case, with the requests for more time that nobody has decided, one of a side at most; null for what is not there. */
export async function deadlineForChange(db: Database, caseId: string, id: string) {
  const [[deadline], waiting] = await db.batch([
    db
      .select()
      .from(caseDeadlines)
      .where(and(eq(caseDeadlines.id, id), eq(caseDeadlines.caseId, caseId)))
      .limit(1),
    db
      .select()
      .from(caseExtensions)
      .where(and(eq(caseExtensions.deadlineId, id), sql`${caseExtensions.decision} is null`)),
  ]);
  return deadline ? { deadline, waiting } : null;
}

/** A request of this case with its deadline; null for what is not there. */
export async function extensionForChange(db: Database, caseId: string, id: string) {
  const [found] = await db
    .select({ extension: caseExtensions, deadline: caseDeadlines })
    .from(caseExtensions)
    .innerJoin(caseDeadlines, eq(caseDeadlines.id, caseExtensions.deadlineId))
    .where(and(eq(caseExtensions.id, id), eq(caseExtensions.caseId, caseId)))
    .limit(1);
  return found ?? null;
}

/** How many deadlines and requests a case has, closed ones too: its page shows all of them. */
export async function countTimetable(db: Database, caseId: string): Promise<{ deadlines: number; requests: number }> {
  const [[deadlines], [requests]] = await db.batch([
    db.select({ n: count() }).from(caseDeadlines).where(eq(caseDeadlines.caseId, caseId)),
    db.select({ n: count() }).from(caseExtensions).where(eq(caseExtensions.caseId, caseId)),
  ]);
  return { deadlines: deadlines?.n ?? 0, requests: requests?.n ?? 0 };
}

export const insertingDeadline = (db: Database, row: NewDeadline) => db.insert(caseDeadlines).values(row);
export const changingDeadline = (db: Database, id: string, change: Partial<NewDeadline>) =>
  db.update(caseDeadlines).set(change).where(eq(caseDeadlines.id, id));
export const insertingExtension = (db: Database, row: typeof caseExtensions.$inferInsert) => db.insert(caseExtensions).values(row);
export const changingExtension = (db: Database, id: string, change: Partial<typeof caseExtensions.$inferInsert>) =>
  db.update(caseExtensions).set(change).where(eq(caseExtensions.id, id));

/** Moves on what has a reminder due at `at`, unless somebody else has. */
export const passingReminder = (db: Database, { id, remindAt }: Pick<Deadline, "id" | "remindAt">, next: number | null) =>
  db
    .update(caseDeadlines)
    .set({ remindAt: next })
    .where(and(eq(caseDeadlines.id, id), sql`${caseDeadlines.remindAt} is ${remindAt}`));

/** What the partial indexes of open deadlines say, to the letter. */
const OPEN = and(isNull(caseDeadlines.doneAt), isNull(caseDeadlines.cancelledAt), sql`${caseDeadlines.caseResolved} = 0`);

/** Deadlines of which a reminder is due at `now`, the one due longest first; without those that failed and are left alone. */
export function dueReminders(db: Database, now: number, most: number) {
  return db
    .select({ id: caseDeadlines.id, caseId: caseDeadlines.caseId })
    .from(caseDeadlines)
    .where(and(OPEN, lte(caseDeadlines.remindAt, now), notLeftAlone("deadlines", caseDeadlines.id, now)))
    .orderBy(asc(caseDeadlines.remindAt))
    .limit(most);
}

/** Deadlines whose day is to be held against the calendar again; without those that failed and are left alone. */
export function dayChecks(db: Database, now: number, most: number) {
  return db
    .select({ id: caseDeadlines.id, caseId: caseDeadlines.caseId })
    .from(caseDeadlines)
    .where(and(OPEN, sql`${caseDeadlines.dayCheck} = 1`, gt(caseDeadlines.id, ""), notLeftAlone("closed_days", caseDeadlines.id, now)))
    .orderBy(asc(caseDeadlines.id))
    .limit(most);
}

/** Deadlines to come on these weekdays (0 Sunday) are looked at again: hours of a venue change. */
export const checkingWeekdays = (db: Database, weekdays: readonly number[], now: number) =>
  db
    .update(caseDeadlines)
    .set({ dayCheck: true })
    .where(and(OPEN, gt(caseDeadlines.dueAt, now), inArray(sql`CAST(strftime('%w', ${caseDeadlines.dueDate}) AS INTEGER)`, [...weekdays])));

/** Deadlines of a case are looked at again: a booking, and with it a venue, comes to it or leaves it. */
export const checkingDaysOf = (db: Database, caseId: string) =>
  db
    .update(caseDeadlines)
    .set({ dayCheck: true })
    .where(and(eq(caseDeadlines.caseId, caseId), OPEN));

const shown = {
  id: caseDeadlines.id,
  caseId: caseDeadlines.caseId,
  title: caseDeadlines.title,
  owedBy: caseDeadlines.owedBy,
  zone: caseDeadlines.zone,
  dueAt: caseDeadlines.dueAt,
  createdAt: caseDeadlines.createdAt,
  moved: caseDeadlines.moved,
  caseNumber: cases.caseNumber,
  caseTitle: cases.title,
};

/** Open deadlines of every open case, the next one first. */
export function openDeadlines(db: Database, limit: number) {
  return db
    .select(shown)
    .from(caseDeadlines)
    .innerJoin(cases, eq(cases.id, caseDeadlines.caseId))
    .where(OPEN)
    .orderBy(asc(caseDeadlines.dueAt), asc(caseDeadlines.id))
    .limit(limit);
}
export type OpenDeadlineRow = Awaited<ReturnType<typeof openDeadlines>>[number];

/** Open deadlines of the open cases of `scopes` that a person sees, with what they are in each; the next one first. */
export function openDeadlinesOf(db: Database, userId: string, scopes: readonly CaseScope[], limit: number) {
  return db
    .select({ ...shown, person: { capacity: casePeople.capacity, side: casePeople.side, seat: casePeople.seat, state: casePeople.state } })
    .from(caseScopes)
    .innerJoin(caseDeadlines, and(eq(caseDeadlines.caseId, caseScopes.caseId), OPEN))
    .innerJoin(cases, eq(cases.id, caseScopes.caseId))
    .innerJoin(
      casePeople,
      and(
        eq(casePeople.caseId, caseScopes.caseId),
        eq(casePeople.userId, userId),
        // As the index of people says it.
        sql`${casePeople.state} IN ('invited', 'active')`,
      ),
    )
    .where(and(inArray(caseScopes.scope, [...scopes]), inArray(caseScopes.status, OPEN_CASE_STATUSES)))
    .orderBy(asc(caseDeadlines.dueAt), asc(caseDeadlines.id))
    .limit(limit);
}

/** Most deadlines that a case has at once (`MOST_OF_A_CASE`). */
const MOST_OPEN = 200;

/** Open deadlines of one case, the next one first; none of a resolved one. */
export const openDeadlinesOfCase = (db: Database, caseId: string) =>
  db
    .select(shown)
    .from(caseDeadlines)
    .innerJoin(cases, eq(cases.id, caseDeadlines.caseId))
    .where(and(eq(caseDeadlines.caseId, caseId), OPEN))
    .orderBy(asc(caseDeadlines.dueAt), asc(caseDeadlines.id))
    .limit(MOST_OPEN);
