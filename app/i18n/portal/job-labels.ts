/** What administrators read of scheduled work: what it does, and why it fails. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FailureReason, JobName } from "#app/domain/jobs.ts";

export const JOB_LABELS: Readonly<Record<JobName, MessageDescriptor>> = {
  reminders: msg`Reminders of hearings`,
  deadlines: msg`Reminders of deadlines`,
  closed_days: msg`Deadlines whose day has closed since`,
  answers: msg`Reminders of answers that arbitrators owe`,
  erasures: msg`Erasures of people that are not done yet`,
  renames: msg`New names still to be entered in cases`,
  holds: msg`Ends of rooms that visitors hold`,
  mail: msg`Delivery of mail`,
  webhooks: msg`Delivery to webhooks`,
  chats: msg`Conversations that go back to the assistant`,
  scans: msg`Scans of documents`,
  records: msg`Checks of the cases’ records`,
  secrets: msg`Re-encryption under the new secret`,
  search_indexes: msg`Upkeep of the search indexes`,
  heads: msg`Independent copy of the ends of the cases’ records, each day`,
  sweep_conversations: msg`Removal of old conversations`,
  sweep_drafts: msg`Removal of abandoned drafts`,
  sweep_visitors: msg`Removal of old visitors’ sessions`,
  sweep_links: msg`Removal of expired links`,
  sweep_keys: msg`Removal of old answers to repeated requests`,
  sweep_sessions: msg`Removal of ended sessions`,
  sweep_codes: msg`Removal of old sign-in codes`,
  sweep_resets: msg`Removal of old links for forgotten passwords`,
  sweep_limits: msg`Removal of old request counts`,
  sweep_guesses: msg`Removal of old failed sign-in counts`,
  sweep_devices: msg`Removal of devices not seen for a long time`,
  sweep_holds: msg`Removal of room holds that have ended`,
  sweep_uploads: msg`Removal of bookings’ documents that never arrived`,
  sweep_case_uploads: msg`Removal of cases’ documents that never arrived`,
  sweep_case_parts: msg`Removal of cases’ large documents that were given up`,
  sweep_page_views: msg`Removal of old page views`,
  sweep_questions: msg`Removal of old unanswered questions`,
  sweep_usage: msg`Removal of old figures of the assistant`,
  sweep_webhooks: msg`Removal of old deliveries to webhooks`,
  sweep_mail: msg`Removal of settled messages`,
  sweep_addresses: msg`Removal of long-inactive addresses`,
  sweep_watched: msg`Removal of old counts of faults`,
  sweep_failures: msg`Removal of settled failures`,
};

export const FAILURE_TEXTS: Readonly<Record<FailureReason, MessageDescriptor>> = {
  database: msg`The database refused the change.`,
  timeout: msg`The work took too long.`,
  unreachable: msg`The scanner could not be reached.`,
  no_answer: msg`The scanner could not tell.`,
  file_missing: msg`The file is not in storage.`,
  failed: msg`It ended with an error of ours; the log says where.`,
};
