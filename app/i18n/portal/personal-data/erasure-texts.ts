/** Words for what an erasure does with what is held of a person, by table. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Every table of which a preview says how many rows there are. */
export const ERASED_TABLES: Readonly<Record<string, MessageDescriptor>> = {
  user: msg`Account: name, address and picture`,
  bookings: msg`Bookings: contact, parties and descriptions; of bookings for others who made them`,
  session: msg`Sessions`,
  account: msg`Passwords`,
  verification: msg`Codes under way`,
  two_factor: msg`Second factors`,
  passkey: msg`Passkeys`,
  sign_in_tries: msg`Failed sign-ins`,
  known_devices: msg`Known devices`,
  roster_profiles: msg`Profile of the roster`,
  invitations: msg`Invitations`,
  password_resets: msg`Links for a new password`,
  calendar_feeds: msg`Calendar addresses`,
  case_calendar_feeds: msg`Calendar addresses of cases`,
  api_keys: msg`API keys`,
  saved_views: msg`Saved views`,
  erasure_requests: msg`Requests to be erased: the reasons of refusals`,
  booking_documents: msg`Documents of bookings, with their files`,
  booking_messages: msg`Messages about bookings`,
  booking_rate_cards: msg`Rates that were agreed for bookings`,
  booking_notes: msg`Internal notes on bookings`,
  room_holds: msg`Rooms held for requests`,
  visitor_holds: msg`Holds placed by the client`,
  access_keys: msg`Links of bookings and drafts`,
  staff_tasks: msg`Calls and requests in the queue`,
  booking_drafts: msg`Drafts`,
  kept_words: msg`Earlier words of drafts, which a legal hold has kept`,
  chat_sessions: msg`Conversations`,
  chat_messages: msg`Messages of conversations`,
  idempotency_keys: msg`Kept answers of the API`,
  inquiries: msg`Inquiries`,
  outbox: msg`E-mails in the outbox`,
  captured_mails: msg`Captured e-mails`,
  pending_renames: msg`New names still to be entered in cases`,
  arbitrator_absences: msg`Absences`,
  audit_entries: msg`Entries of histories, which are chained`,
  cases: msg`Cases`,
  case_people: msg`Roles in cases`,
  case_entries: msg`Entries of the record of cases`,
  case_messages: msg`Messages in cases`,
  case_documents: msg`Documents in cases`,
  case_bundles: msg`Bundles for hearings`,
  held_bundles: msg`Bundles held back`,
  case_deadlines: msg`Deadlines in cases`,
  case_extensions: msg`Requests for extensions`,
  case_disclosures: msg`Disclosures`,
  disclosure_remarks: msg`Comments on disclosures`,
};

/** What the rows of a table are; a table without words by its name. */
export function erasedTableText(i18n: I18n, table: string): string {
  const known = ERASED_TABLES[table];
  return known ? i18n._(known) : table;
}
