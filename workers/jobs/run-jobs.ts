/**
 * Scheduled work. Every minute: reminders are written, mail is delivered, conversations whose person fell silent go back to
 * the assistant, documents are scanned, and all cases' records are checked, each about once a day. Once an hour: what has expired is removed (drafts and conversations after 14
 * days, page views and figures of the assistant's models after thirteen months, delivered mail and questions that no FAQ
 * answered after 90 days), and where the cases' chains stood at the end of a day is kept apart.
 */

import { sweepUnanswered } from "#app/db/assistant.repo.server.ts";
import { sweepUsage } from "#app/db/assistant-usage.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { sweepingAddresses } from "#app/db/mail-addresses.repo.server.ts";
import { sweepMail, writeReminders } from "#app/db/outbox.repo.server.ts";
import { sweepPageViews } from "#app/db/page-views.repo.server.ts";
import { sweepExpired } from "#app/db/sweeping.repo.server.ts";
import { UNANSWERED_DAYS } from "#app/domain/assistant/faq/unanswered.ts";
import { addDays } from "#app/domain/booking/local-date.ts";
import { countedDay, KEPT_DAYS } from "#app/domain/site/page-counts.ts";
import { sweepUnfinishedDocuments } from "#app/services/booking-documents.server.ts";
import { sweepUnfinishedCaseDocuments } from "#app/services/case-documents.server.ts";
import { keepHeads } from "#app/services/case-heads.server.ts";
import { advanceChecks } from "#app/services/chain-checks.server.ts";
import { remindOfDeadlines } from "#app/services/deadline-reminders.server.ts";
import { scanWaitingDocuments } from "#app/services/document-scanner.server.ts";
import { PROVEN_DAYS } from "#app/services/mail-addresses.server.ts";
import { takeBackSilent } from "#app/services/staffed-chats.server.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const DAY = 86_400_000;
/** Whoever has a hearing is reminded so long before it. */
const REMINDED_BEFORE = DAY;
/** Pages of the check of all records in one minute: some 70,000 cases a day. */
const PAGES_OF_MINUTE = 2;
/** Reminders written in one run; the next minute writes the rest. */
const MOST_REMINDERS = 200;
const KEPT_SETTLED = 90 * DAY;
const KEPT_CAPTURED = 14 * DAY;

/** The schedule of `wrangler.toml` that removes; every other one delivers. */
export const HOURLY = "17 * * * *";

/** `cron` is the schedule that is due; `now` decides what is due by it. */
export async function runJobs(env: Env, now: Date, cron: string): Promise<void> {
  if (cron === HOURLY) return hourly(env, now);
  await writeReminders(connect(env.DB), now.getTime(), now.getTime() + REMINDED_BEFORE, MOST_REMINDERS);
  await remindOfDeadlines(connect(env.DB), now);
  await deliverMail(env);
  await takeBackSilent(connect(env.DB), now.getTime());
  await scanWaitingDocuments(env, connect(env.DB), () => new Date());
  await advanceChecks(env, now.getTime(), { pages: PAGES_OF_MINUTE });
}

/** Each for itself: what one cannot do today is no reason for the other to wait. */
async function hourly(env: Env, now: Date): Promise<void> {
  const outcomes = await Promise.allSettled([keepHeads(env, now), sweep(env, now)]);
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
}

async function sweep(env: Env, now: Date): Promise<void> {
  const db = connect(env.DB);
  await sweepExpired(db, now.getTime());
  await sweepUnfinishedDocuments(env, now);
  await sweepUnfinishedCaseDocuments(env, db, now.getTime());
  await sweepPageViews(db, addDays(countedDay(now), -KEPT_DAYS));
  await sweepUnanswered(db, now.getTime() - UNANSWERED_DAYS * DAY);
  await sweepUsage(db, addDays(countedDay(now), -KEPT_DAYS));
  await sweepingAddresses(db, now.getTime() - PROVEN_DAYS * DAY);
  await sweepMail(db, { settled: now.getTime() - KEPT_SETTLED, captured: now.getTime() - KEPT_CAPTURED });
}
