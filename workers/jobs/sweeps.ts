/**
 * What has expired is removed: drafts and conversations after 14 days, those in which nothing was given sooner, page views and figures of the assistant's models after
 * thirteen months, delivered mail and questions that no FAQ answered after 90 days, deliveries to webhooks after thirty, uploads that never
 * arrived and files that no row names after an hour, those in parts after three days, strangers' requests that nobody has touched half a year after
 * their day.
 */
import { sweepUnanswered } from "#app/db/assistant/assistant.repo.server.ts";
import { sweepUsage } from "#app/db/assistant/assistant-usage.repo.server.ts";
import { sweepingAddresses } from "#app/db/mail/mail-addresses.repo.server.ts";
import { sweepMail } from "#app/db/mail/outbox.repo.server.ts";
import { sweepFailures } from "#app/db/platform/job-failures.repo.server.ts";
import { sweepPageViews } from "#app/db/platform/page-views.repo.server.ts";
import { SWEPT_AT_ONCE, sweepsOfExpired } from "#app/db/platform/sweeping.repo.server.ts";
import { sweepWatched } from "#app/db/platform/watch.repo.server.ts";
import { sweepDeliveries } from "#app/db/webhooks/webhooks.repo.server.ts";
import { UNANSWERED_DAYS } from "#app/domain/assistant/faq/unanswered.ts";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import type { JobName } from "#app/domain/jobs.ts";
import { countedDay, KEPT_DAYS } from "#app/domain/site/page-counts.ts";
import { KEPT_DELIVERY_MS } from "#app/domain/webhooks/events.ts";
import { endEmptyTalks } from "#app/services/assistant/volume/make-room.server.ts";
import { sweepUnfinishedDocuments } from "#app/services/bookings/documents/sweep-unfinished-documents.server.ts";
import { removeUntouched } from "#app/services/bookings/requests/remove-untouched.server.ts";
import { sweepUnfinishedCaseDocuments } from "#app/services/cases/documents/sweep-unfinished-documents.server.ts";
import { sweepUploads } from "#app/services/cases/documents/uploads/sweep-uploads.server.ts";
import { PROVEN_DAYS } from "#app/services/mail/mail-addresses.server.ts";
import { sweepLeftFiles } from "#app/services/platform/files/left-files.server.ts";
import type { JobContext } from "#app/services/platform/job-runs.server.ts";

const DAY = 86_400_000;
const KEPT_SETTLED = 90 * DAY;
const KEPT_CAPTURED = 14 * DAY;
/** What was due again so long ago and was not tried is settled: its row was removed, or is no longer due. */
const SETTLED_FAILURE = DAY;

/** Batches of one sweep in a run: what is left the next hour's run removes. */
const PIECES = 100;

/** How many rows the last statement of a batch has removed. */
const rowsOf = (results: readonly unknown[]): number => (results.at(-1) as D1Result | undefined)?.meta.changes ?? 0;

/** Does `piece` until it removes fewer rows than there may be in one. */
async function inPieces(piece: () => Promise<number>): Promise<void> {
  for (let done = 0; done < PIECES; done += 1) if ((await piece()) < SWEPT_AT_ONCE) return;
}

/** Every sweep, by its name. Each is for itself. */
export function sweepsOf(env: Env, { db, clock }: JobContext): [JobName, () => Promise<unknown>][] {
  const at = clock();
  const now = at.getTime();
  const expired = sweepsOfExpired(db, now).map(([name, [first, ...rest]]): [JobName, () => Promise<unknown>] => [
    name,
    () => inPieces(async () => rowsOf(await db.batch([first, ...rest]))),
  ]);
  const ended = expired.map(([name, work]): [JobName, () => Promise<unknown>] => {
    if (name !== "sweep_conversations") return [name, work];
    return [name, () => work().then(() => endEmptyTalks(db, now))];
  });
  return [
    ...ended,
    [
      "sweep_uploads",
      async () => {
        await sweepUnfinishedDocuments(env, at);
        await sweepLeftFiles(env, db, clock);
      },
    ],
    ["sweep_requests", () => removeUntouched(env, { db, clock })],
    ["sweep_case_uploads", () => sweepUnfinishedCaseDocuments(env, db, now)],
    ["sweep_case_parts", () => sweepUploads(env, db, now)],
    ["sweep_page_views", () => sweepPageViews(db, addDays(countedDay(at), -KEPT_DAYS))],
    ["sweep_questions", () => sweepUnanswered(db, now - UNANSWERED_DAYS * DAY)],
    ["sweep_addresses", async () => sweepingAddresses(db, now - PROVEN_DAYS * DAY)],
    ["sweep_usage", () => sweepUsage(db, addDays(countedDay(at), -KEPT_DAYS))],
    ["sweep_mail", () => sweepMail(db, { settled: now - KEPT_SETTLED, captured: now - KEPT_CAPTURED })],
    ["sweep_webhooks", () => sweepDeliveries(db, now - KEPT_DELIVERY_MS)],
    ["sweep_watched", () => sweepWatched(db, now)],
    ["sweep_failures", () => sweepFailures(db, now - SETTLED_FAILURE)],
  ];
}
