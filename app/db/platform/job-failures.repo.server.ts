/** Queries over what scheduled work failed at: noted, left alone for a while, settled, listed, swept. */
import { and, asc, desc, eq, lt, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caseUploads } from "#app/db/schema/case-uploads.ts";
import { caseDocuments } from "#app/db/schema/cases.ts";
import { jobFailures } from "#app/db/schema/jobs.ts";
import type { FailureReason, JobName } from "#app/domain/jobs.ts";

export type JobFailureRow = typeof jobFailures.$inferSelect;

/** Subjects of a job that are remembered in one run. */
const MOST_KNOWN = 1000;

/** A condition for a job's own question: `subject` (a column) is not left alone at `now`. */
export function notLeftAlone(job: JobName, subject: SQLWrapper, now: number): SQL {
  return sql`not exists (select 1 from job_failures where job_failures.job = ${job} and job_failures.subject = ${subject} and job_failures.next_at > ${now})`;
}

/** What of a job has failed before, by its subject. */
export function failuresOf(db: Database, job: JobName) {
  return db
    .select({ subject: jobFailures.subject, attempts: jobFailures.attempts })
    .from(jobFailures)
    .where(eq(jobFailures.job, job))
    .limit(MOST_KNOWN);
}

/** How often a row of a job has failed before. */
export async function attemptsOf(db: Database, job: JobName, subject: string): Promise<number> {
  const [found] = await db
    .select({ attempts: jobFailures.attempts })
    .from(jobFailures)
    .where(and(eq(jobFailures.job, job), eq(jobFailures.subject, subject)))
    .limit(1);
  return found?.attempts ?? 0;
}

/** Counts one failure of a row of a job; it is left alone until `nextAt`. */
export function notingFailure(
  db: Database,
  { job, subject, reason }: { job: JobName; subject: string; reason: FailureReason },
  now: number,
  nextAt: number,
) {
  return db
    .insert(jobFailures)
    .values({ job, subject, reason, attempts: 1, firstAt: now, lastAt: now, nextAt })
    .onConflictDoUpdate({
      target: [jobFailures.job, jobFailures.subject],
      set: { attempts: sql`${jobFailures.attempts} + 1`, reason, lastAt: now, nextAt },
    });
}

/** It went well: nothing is left to tell. */
export function settlingFailure(db: Database, job: JobName, subject: string) {
  return db.delete(jobFailures).where(and(eq(jobFailures.job, job), eq(jobFailures.subject, subject)));
}

/** Rows of a job that are due again and are not found by the job itself, the one due longest first. */
export function failuresDue(db: Database, job: JobName, now: number, most: number) {
  return db
    .select({ subject: jobFailures.subject })
    .from(jobFailures)
    .where(and(lte(jobFailures.nextAt, now), eq(jobFailures.job, job), sql`${jobFailures.subject} <> ''`))
    .orderBy(asc(jobFailures.nextAt))
    .limit(most);
}

/** A row that is about to be tried is left alone until `nextAt`, whatever becomes of who tries it. */
export const waitingFor = (db: Database, job: JobName, subject: string, nextAt: number) =>
  db
    .update(jobFailures)
    .set({ nextAt })
    .where(and(eq(jobFailures.job, job), eq(jobFailures.subject, subject)));

/** The next run tries it again. Gives it, or nothing when it is settled. */
export function hastening(db: Database, job: JobName, subject: string, now: number) {
  return db
    .update(jobFailures)
    .set({ nextAt: now })
    .where(and(eq(jobFailures.job, job), eq(jobFailures.subject, subject)))
    .returning();
}

/** Up to `most` failures, the latest first; none of a document that is not for everybody in its case, or on its way: nobody else learns that it is there. */
export function latestFailures(db: Database, most: number) {
  return db
    .select()
    .from(jobFailures)
    .where(
      and(
        sql`${jobFailures.lastAt} > 0`,
        sql`not exists (select 1 from ${caseDocuments} where ${caseDocuments.id} = ${jobFailures.subject} and ${caseDocuments.audience} <> 'everyone')`,
        sql`not exists (select 1 from ${caseUploads} where ${caseUploads.id} = ${jobFailures.subject})`,
      ),
    )
    .orderBy(desc(jobFailures.lastAt), desc(jobFailures.job), desc(jobFailures.subject))
    .limit(most);
}

/** Removes what was due again before `before` and was not tried: its row is gone or settled. */
export async function sweepFailures(db: Database, before: number): Promise<void> {
  await db.delete(jobFailures).where(lt(jobFailures.nextAt, before));
}
