/**
 * THE register of personal data: every column of every table, by what it is to the person whose row it is. What a person is given is read by it.
 * A column without a place in it fails (`tests/platform/personal-data.test.ts`).
 */
import { ACCOUNT_DATA } from "./account-data.ts";
import { BOOKING_DATA } from "./booking-data.ts";
import { CASE_DATA } from "./case-data.ts";
import type { TableData } from "./held-data.ts";

/** What holds nothing of anybody but which account of ours wrote it last. */
const HOUSE_DATA: Readonly<Record<string, TableData>> = {
  message_templates: { others: "updated_by", plain: "id name texts version updated_at removed_at" },
  // Why something is kept, and from whom, is our office's own: whom a hold is about is not to learn of it by a copy.
  legal_holds: {
    others: "subject_id account_id subject_name reason placed_by lifted_by lift_reason",
    plain: "id subject_type placed_at last_day ends_at lifted_at",
  },
  kept_drafts: { others: "hold_id", plain: "draft_id" },
  kept_files: { others: "hold_id", plain: "object_key" },
  kept_bookings: { others: "hold_id", plain: "booking_id" },
  former_drafts: { others: "session_id", plain: "draft_id" },
  // Under way it knows whom it is about; done it does not.
  erasures: {
    keyed: "address_hash",
    others: "address account_id found reason begun_by",
    plain: "id begun_at step done_at",
  },
  // Of a booking or a case their id alone; who had something sent again is an account of ours.
  webhooks: {
    erasure: { kept: "house" },
    secret: "sealed_secret former_secret",
    others: "created_by paused_by changed_by secret_by address_by left_by",
    plain: "id name url events scopes secret_version former_until created_at changed_at version paused_at failing_since removed_at",
  },
  webhook_deliveries: {
    others: "replayed_by",
    plain:
      "id webhook_id event_id event subject_id occurred_at created_at state attempts deliver_after claim attempted_at status duration_ms last_error settled_at",
  },
  left_files: { plain: "object_key since" },
  live_marks: { plain: "subject seq" },
  rate_cards: { plain: "id venue_id state name currency valid_from rates created_at published_at" },
  rooms: { plain: "id venue_id name capacity setups equipment active seats" },
  venue_closures: { plain: "venue_id date name" },
  venue_hours: { plain: "venue_id weekday opens closes" },
  venue_settings: { plain: "venue_id buffer_minutes change_cutoff_hours version" },
  page_views: { plain: "day path locale views" },
  search_words: { plain: "word folded" },
  search_spellings: { plain: "spelling word" },
  assistant_settings: { plain: "key locale value version updated_at" },
  assistant_state: { plain: "id stamp" },
  assistant_usage: {
    plain: "day provider turns failures input_tokens output_tokens total_ms slowest_ms answered_at failed_at failure",
  },
  faqs: { plain: "id category priority is_active version created_at updated_at" },
  faq_texts: { plain: "id faq_id locale question answer keywords rewritten" },
  job_failures: { plain: "job subject attempts reason first_at last_at next_at" },
  watched_counts: { plain: "hour name times" },
  watched_runs: { plain: "schedule ran_at" },
  kept_volume: { plain: "id bytes" },
  kept_requests: { plain: "id bytes" },
  untouched_requests: { plain: "booking_id bytes removable_at" },
};

export const PERSONAL_DATA: Readonly<Record<string, TableData>> = { ...ACCOUNT_DATA, ...BOOKING_DATA, ...CASE_DATA, ...HOUSE_DATA };
