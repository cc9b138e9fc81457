/**
 * Scheduled work. Every minute: reminders are written, holds of visitors end, new names that a request left are entered in cases, mail and what webhooks are due is delivered, conversations whose person fell silent go back to
 * the assistant, what is kept for nobody makes room where much is kept, documents are scanned, erasures of people that broke off go on, what is under a former secret is brought under the present one, search indexes are put together piece by piece, and, after all that, all
 * cases' records are checked, each about once a day. Once an hour: what has
 * expired is removed (`sweeps.ts`), and where the cases' chains stood at the end of a day is kept apart. Each job is for
 * itself: what one cannot do is noted for administrators, and no other waits for it.
 */
import { connect } from "#app/db/client.server.ts";
import { remindersDue, writeReminders } from "#app/db/mail/outbox.repo.server.ts";
import { failuresDue } from "#app/db/platform/job-failures.repo.server.ts";
import { notingRun } from "#app/db/platform/watch.repo.server.ts";
import type { JobName } from "#app/domain/jobs.ts";
import { loggable } from "#app/domain/loggable.ts";
import { takeBackSilent } from "#app/services/assistant/staffed-chats.server.ts";
import { keepBelowCeiling } from "#app/services/assistant/volume/make-room.server.ts";
import { endDueHolds } from "#app/services/bookings/holds/end-due-holds.server.ts";
import { remindOfAnswers } from "#app/services/cases/arbitrators/remind-of-answers.server.ts";
import { pointOutClosedDays } from "#app/services/cases/deadlines/point-out-closed-days.server.ts";
import { remindOfDeadlines } from "#app/services/cases/deadlines/remind-of-deadlines.server.ts";
import { scanWaitingDocuments } from "#app/services/cases/documents/document-scanner.server.ts";
import { finishRenames } from "#app/services/cases/people/rename-in-cases.server.ts";
import { keepHeads } from "#app/services/cases/record/case-heads.server.ts";
import { advanceChecks } from "#app/services/cases/record/continue-checks.server.ts";
import { finishErasures } from "#app/services/personal-data/run-erasure.server.ts";
import { type JobContext, runJob, runRows } from "#app/services/platform/job-runs.server.ts";
import { mergeSearchIndexes } from "#app/services/platform/search/merge-indexes.server.ts";
import { renewStored } from "#app/services/platform/secrets/renew-stored.server.ts";
import { deliverWebhooks } from "#app/services/webhooks/deliver-webhooks.server.ts";
import { deliverMail } from "#workers/mail/deliver.ts";
import { sweepsOf } from "./sweeps.ts";

const DAY = 86_400_000;
/** Anyone who has a hearing is reminded so long before it. */
const REMINDED_BEFORE = DAY;
/** Pages of the check of all records in one minute: some 70,000 cases a day. */
const PAGES_OF_MINUTE = 2;
/** Reminders written in one run; the next minute writes the rest. */
const MOST_REMINDERS = 200;
/** Milliseconds that a job may take, a little longer than it begins rows for. */
const MINUTE_JOB_MS = 55_000;
/** Milliseconds that the check of records may take: of some hundred megabytes it is longer than a minute, and the next run goes on elsewhere. */
const RECORDS_JOB_MS = 4 * 60_000;
/** Mail waits so long for the jobs that write it. */
const WRITING_MS = 15_000;
const HOURLY_JOB_MS = 10 * 60_000;

/** The schedule of `wrangler.toml` that removes; every other one delivers. */
export const HOURLY = "17 * * * *";

/** `cron` is the schedule that is due; `now` decides what is due by it. Throws, naming them, when whole jobs failed. */
export async function runJobs(env: Env, now: Date, cron: string): Promise<void> {
  const context: JobContext = { db: connect(env.DB), clock: () => now };
  // A database that takes no note fails the jobs, too.
  await notingRun(context.db, cron, now.getTime()).catch((error: unknown) => console.error(`scheduled work: ${loggable(error)}`));
  const failed = (await Promise.all(cron === HOURLY ? hourly(env, context) : everyMinute(env, context))).flat();
  // The failure of the run is seen where the platform shows its runs.
  if (failed.length > 0) throw new Error(`Scheduled work failed: ${failed.join(", ")}`);
}

/** The names of the jobs that failed as a whole. */
type Failed = Promise<JobName[]>;

function everyMinute(env: Env, context: JobContext): Failed[] {
  const { db, clock } = context;
  const now = clock().getTime();
  const job = async (name: JobName, work: () => Promise<unknown>, most = MINUTE_JOB_MS): Failed =>
    (await runJob(context, name, work, most)) ? [] : [name];
  const writing = async () => [
    ...(await job("reminders", () => remindOfHearings(context), WRITING_MS)),
    ...(await job("deadlines", () => remindOfDeadlines(db, clock()), WRITING_MS)),
    ...(await job("closed_days", () => pointOutClosedDays(db, clock()), WRITING_MS)),
    ...(await job("answers", () => remindOfAnswers(context), WRITING_MS)),
    ...(await job("holds", () => endDueHolds(context), WRITING_MS)),
    ...(await job("renames", () => finishRenames(context), WRITING_MS)),
    ...(await job("mail", () => deliverMail(env))),
  ];
  const others = [
    writing(),
    job("webhooks", () => deliverWebhooks({ env, ...context })),
    job("chats", async () => {
      await takeBackSilent(db, now);
      await keepBelowCeiling(db, now);
    }),
    job("scans", () => scanWaitingDocuments(env, db, () => new Date())),
    job("erasures", () => finishErasures(env, context)),
    job("secrets", () => renewStored(env, context)),
    job("search_indexes", () => mergeSearchIndexes(context)),
  ];
  // A step of its own, when all else of the minute is done: nothing that records hold can end it with this Worker.
  const records = async () => {
    await Promise.allSettled(others);
    return job("records", () => advanceChecks(env, now, { pages: PAGES_OF_MINUTE }), RECORDS_JOB_MS);
  };
  return [...others, records()];
}

/** All at once, and each for itself where that failed or is refused: one booking that cannot be reminded of is no other's loss. */
async function remindOfHearings({ db, clock }: JobContext): Promise<void> {
  const now = clock().getTime();
  const until = now + REMINDED_BEFORE;
  const eachAlone = (ids: string[]) =>
    runRows({ db, clock }, "reminders", ids, {
      subject: (id) => id,
      work: async (id) => (await writeReminders(db, now, until, 1, id)) > 0,
    });
  await eachAlone((await failuresDue(db, "reminders", now, MOST_REMINDERS)).map(({ subject }) => subject));
  try {
    await writeReminders(db, now, until, MOST_REMINDERS);
  } catch {
    await eachAlone((await remindersDue(db, now, until, MOST_REMINDERS)).map(({ id }) => id));
  }
}

function hourly(env: Env, context: JobContext): Failed[] {
  const jobs: [JobName, () => Promise<unknown>][] = [["heads", () => keepHeads(env, context.clock())], ...sweepsOf(env, context)];
  return jobs.map(async ([name, work]) => ((await runJob(context, name, work, HOURLY_JOB_MS)) ? [] : [name]));
}
