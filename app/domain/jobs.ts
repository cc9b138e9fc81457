/** Scheduled work by name, why it fails, and how long a failing row is left alone. */
import { waitAfter } from "./mail/outbox.ts";

export const JOBS = [
  "reminders",
  "deadlines",
  "closed_days",
  "answers",
  "holds",
  "renames",
  "erasures",
  "mail",
  "webhooks",
  "chats",
  "scans",
  "records",
  "secrets",
  "search_indexes",
  "heads",
  "sweep_conversations",
  "sweep_drafts",
  "sweep_requests",
  "sweep_visitors",
  "sweep_links",
  "sweep_keys",
  "sweep_sessions",
  "sweep_codes",
  "sweep_resets",
  "sweep_limits",
  "sweep_guesses",
  "sweep_devices",
  "sweep_holds",
  "sweep_uploads",
  "sweep_case_uploads",
  "sweep_case_parts",
  "sweep_page_views",
  "sweep_questions",
  "sweep_usage",
  "sweep_mail",
  "sweep_webhooks",
  "sweep_addresses",
  "sweep_watched",
  "sweep_failures",
] as const;
export type JobName = (typeof JOBS)[number];

/** Why an attempt failed. Nothing of whom the row is about, nor what a server said. */
export const FAILURE_REASONS = ["database", "timeout", "unreachable", "no_answer", "file_missing", "failed"] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** A failure of scheduled work that knows its reason; every other error is `database` or `failed`. */
export class JobFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(reason);
    this.name = "JobFailure";
    this.reason = reason;
  }
}

/** A scanner that is back is asked again soon: people wait for the document. */
const LONGEST_WAIT: Partial<Record<JobName, number>> = { scans: 15 * 60_000 };

/** Milliseconds until a row is tried again that failed `attempts` times: growing, with jitter. `random` is from 0 to 1. */
export function waitOf(job: JobName, attempts: number, random: number): number {
  return Math.min(waitAfter(attempts, random), LONGEST_WAIT[job] ?? Number.POSITIVE_INFINITY);
}

/** A failure as administrators see it. Moments are ISO 8601. */
export interface JobFailureRecord {
  job: JobName;
  /** The id of the row; empty for the job as a whole. */
  subject: string;
  attempts: number;
  reason: FailureReason;
  firstAt: string;
  lastAt: string;
  nextAt: string;
}

/** So many failures are counted; more are "99 or more". */
export const FAILURES_COUNTED = 99;
