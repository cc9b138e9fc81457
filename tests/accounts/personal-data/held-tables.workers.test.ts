/** Each table that holds something of somebody is kept by the triggers of legal holds, or it is written here why it needs none. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { namesIn } from "#app/db/personal-data/held-data.ts";
import { PERSONAL_DATA } from "#app/db/personal-data/register.ts";

/** Whatever removes it is refused by the database, held or not. */
const NEVER_REMOVED = ["audit_entries", "case_entries", "erasure_requests", "legal_holds", "tribunal_awards", "tribunal_signatures"];

const OPENS = "opens or counts something: no content, and it ends at its time";
const STAYS = "nothing removes its rows but an erasure, which a hold stops; what is said stays in them";
const HISTORY = "what it was before is in a history that is never removed";
const NO_CONTENT = "says nothing of a matter: a setting, a place in a list, a day";
const UNSENT = "was never sent: nobody received it";

/** Why a table has no trigger of holds. */
const REASONS: Readonly<Record<string, string>> = {
  user: HISTORY,
  session: OPENS,
  account: OPENS,
  two_factor: OPENS,
  passkey: OPENS,
  sign_in_tries: OPENS,
  known_devices: OPENS,
  invitations: OPENS,
  password_resets: OPENS,
  calendar_feeds: OPENS,
  case_calendar_feeds: OPENS,
  api_keys: OPENS,
  access_keys: OPENS,
  saved_views: NO_CONTENT,
  webhooks: NO_CONTENT,
  webhook_deliveries: NO_CONTENT,
  message_templates: NO_CONTENT,
  kept_files: "names files, and goes with a file that no hold keeps any more",
  kept_drafts: "goes with its draft, which is held",
  kept_bookings: "goes with its booking, which is held",
  former_drafts: "goes with its conversation or its draft, which are held",
  booking_rate_cards: "is never altered, and goes with its booking, which is held",
  room_holds: HISTORY,
  staff_tasks: STAYS,
  task_calls: STAYS,
  inquiries: STAYS,
  cases: STAYS,
  case_people: STAYS,
  case_messages: STAYS,
  case_documents: STAYS,
  tribunal_posts: "what a held note said before is in kept_notes, and nothing removes a row",
  case_uploads: UNSENT,
  case_bundles: STAYS,
  held_bundles: HISTORY,
  case_deadlines: STAYS,
  case_extensions: STAYS,
  case_disclosures: STAYS,
  disclosure_remarks: STAYS,
  case_notices: STAYS,
  case_readers: UNSENT,
  pending_renames: HISTORY,
  arbitrator_interests: STAYS,
  arbitrator_absences: NO_CONTENT,
};

test("every table of the register that has words of or about somebody has a trigger of holds, or a reason", async () => {
  const { results } = await env.DB.prepare("SELECT tbl_name AS name, sql FROM sqlite_master WHERE type = 'trigger'").all<{
    name: string;
    sql: string;
  }>();
  const having = (pattern: RegExp) => new Set(results.filter(({ sql }) => pattern.test(sql)).map(({ name }) => name));
  const [held, stays] = [having(/'legal_hold'/), having(/BEFORE DELETE[^;]*\bBEGIN\s+SELECT RAISE/)];
  const told = Object.entries(PERSONAL_DATA)
    .filter(([, { given, others }]) => namesIn(given).length + namesIn(others).length > 0)
    .map(([name]) => name);
  for (const name of NEVER_REMOVED) expect(stays, name).toContain(name);
  const explained = [...Object.keys(REASONS), ...NEVER_REMOVED];
  expect(told.filter((name) => !held.has(name) && !explained.includes(name))).toEqual([]);
  // A reason that is not needed, or is of no table, would hide the next gap.
  expect(explained.filter((name) => held.has(name) || !told.includes(name))).toEqual([]);
});
