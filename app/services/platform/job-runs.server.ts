/**
 * Scheduled work in isolation: each job for itself, and inside a job each row for itself. What fails is logged without
 * anything of the row, noted with growing waits, and shown to administrators until it goes well.
 */
import type { Database } from "#app/db/client.server.ts";
import { attemptsOf, failuresOf, notingFailure, settlingFailure } from "#app/db/platform/job-failures.repo.server.ts";
import { type FailureReason, JobFailure, type JobName, waitOf } from "#app/domain/jobs.ts";
import { STEP_MS } from "#app/domain/lease.ts";
import { isDatabaseError, loggable } from "#app/domain/loggable.ts";
import { within } from "./within.ts";

/** A run begins no further row after this time, so that it ends before the next one begins. */
const RUN_MS = 40_000;

export interface JobContext {
  db: Database;
  clock: () => Date;
}

/** Runs a whole job. Gives false when it failed: noted, logged, never thrown. `most`: milliseconds it may take. */
export async function runJob({ db, clock }: JobContext, job: JobName, work: () => Promise<unknown>, most = STEP_MS): Promise<boolean> {
  try {
    await within(most, work());
  } catch (error) {
    await noteFailure({ db, clock }, job, "", error);
    return false;
  }
  await unlessRefused(async () => {
    if ((await attemptsOf(db, job, "")) > 0) await settlingFailure(db, job, "");
  });
  return true;
}

/** Runs `work` for each row, one after another, each for at most `most` milliseconds. Gives how many it said were done. A row that throws is noted, and the next one is taken. */
export async function runRows<T>(
  { db, clock }: JobContext,
  job: JobName,
  rows: readonly T[],
  { subject, work, most = STEP_MS }: { subject: (row: T) => string; work: (row: T) => Promise<boolean>; most?: number },
): Promise<number> {
  if (rows.length === 0) return 0;
  const known = new Set((await failuresOf(db, job)).map((failure) => failure.subject));
  const begun = Date.now();
  let done = 0;
  for (const row of rows) {
    if (Date.now() - begun > RUN_MS) break;
    try {
      if (await within(most, work(row))) done += 1;
    } catch (error) {
      await noteFailure({ db, clock }, job, subject(row), error);
      continue;
    }
    if (known.has(subject(row))) await unlessRefused(() => settlingFailure(db, job, subject(row)));
  }
  return done;
}

/** Logs and notes one failure. Never throws: where the database takes no note, the log does. */
export async function noteFailure({ db, clock }: JobContext, job: JobName, subject: string, error: unknown): Promise<void> {
  console.error(`scheduled work ${job}${subject && `, ${subject}`}: ${loggable(error)}`);
  await unlessRefused(async () => {
    const now = clock().getTime();
    const attempts = (await attemptsOf(db, job, subject)) + 1;
    await notingFailure(db, { job, subject, reason: reasonOf(error) }, now, now + waitOf(job, attempts, Math.random()));
  });
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof JobFailure) return error.reason;
  if (isDatabaseError(error)) return "database";
  return error instanceof Error && error.name === "TimeoutError" ? "timeout" : "failed";
}

async function unlessRefused(write: () => PromiseLike<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    console.error(`scheduled work: ${loggable(error)}`);
  }
}
