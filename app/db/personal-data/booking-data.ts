/** What tables of bookings, drafts, conversations, inquiries and mails hold of a person. */
import { type SQL, sql } from "drizzle-orm";
import { leavingHeld } from "#app/db/legal-holds/legal-holds.repo.server.ts";
import { ERASED_WORD, type Erased, type Sought, type TableData } from "./held-data.ts";
import { naming } from "./naming.ts";

const ofBooking = ({ bookings }: Sought) => sql`booking_id IN ${bookings}`;

const ofContact = ({ contacted }: Erased) => sql`booking_id IN ${contacted}`;
/** Another value where the person is the booking's contact; who only made it for somebody is not named by it. */
const ifContact = (column: string, value: SQL) => (of: Erased) => sql`iif(id IN ${of.contacted}, ${value}, ${sql.identifier(column)})`;
// What a hold keeps in another contact's booking, or of another addressee, stays: it would stop the erasure half way.
const ofNoHeld = leavingHeld("held_bookings", sql`booking_messages.booking_id`);
const notHeldTo = sql`lower(recipient) NOT IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'person')`;
const ERASED = sql`${ERASED_WORD}`;
const NOTHING = sql`NULL`;

const BOOKED: Readonly<Record<string, TableData>> = {
  bookings: {
    erasure: {
      step: "bookings",
      rows: ({ contacted, userId }) => sql`(id IN ${contacted} OR created_by_user = ${userId})`,
      replaced: {
        booking_contact_name: ifContact("booking_contact_name", ERASED),
        booking_contact_firm: ifContact("booking_contact_firm", NOTHING),
        booking_contact_email: ifContact("booking_contact_email", ERASED),
        booking_contact_phone: ifContact("booking_contact_phone", ERASED),
        contact_email_key: ifContact("contact_email_key", ERASED),
        style_of_cause: ifContact("style_of_cause", NOTHING),
        case_description: ifContact("case_description", ERASED),
        special_requirements: ifContact("special_requirements", NOTHING),
        notes: ifContact("notes", NOTHING),
        video_link: ifContact("video_link", NOTHING),
        origin_key: ifContact("origin_key", NOTHING),
        call_by: ifContact("call_by", NOTHING),
        // The days of the hearing stay: rooms were booked for them.
        details: ifContact(
          "details",
          sql`json_patch('{}', json_object('bookingType', details ->> '$.bookingType', 'consecutiveEndDate', details ->> '$.consecutiveEndDate', 'bookingDates', details ->> '$.bookingDates'))`,
        ),
        version: () => sql`version + 1`,
        created_by_user: ({ userId }) => sql`nullif(created_by_user, ${userId})`,
        former_maker: ({ userId }) => sql`nullif(former_maker, ${userId})`,
      },
      stays:
        "id booking_number status source proceeding_type location_type location alternate_location_name time_zone booking_date start_time end_time duration starts_at urgency locale created_at updated_at deleted_at",
    },
    title: "Bookings",
    rows: ({ bookings }) => sql`id IN ${bookings}`,
    given:
      "booking_number status source proceeding_type location_type location alternate_location_name time_zone booking_date start_time end_time duration starts_at urgency booking_contact_name booking_contact_firm booking_contact_email booking_contact_phone style_of_cause case_description special_requirements notes details locale created_at updated_at call_by deleted_at",
    // Lets in anyone who has it.
    secret: "video_link",
    others: "created_by_user former_maker",
    plain: "id contact_email_key origin_key version manage_epoch earlier_uid place",
  },
  booking_documents: {
    // Of other contacts' bookings they stay, no matter who attached them.
    erasure: { step: "bookings", removed: ofContact },
    title: "Documents of bookings",
    rows: (of) => sql`(${ofBooking(of)} AND removed_at IS NULL AND ready_at IS NOT NULL AND uploaded_by = ${of.userId})`,
    given: "id name type size sha256 created_at",
    others: "uploaded_by removed_by",
    plain: "booking_id object_key audience ready_at removed_at",
  },
  booking_messages: {
    erasure: { step: "bookings", removed: (of) => sql`(${ofContact(of)} OR contact_key = ${of.email}) AND ${ofNoHeld}` },
    title: "Messages about bookings",
    // What was written to and by a contact of before is theirs.
    rows: (of) => sql`(${ofBooking(of)} AND contact_key = ${of.email})`,
    given: "sender text created_at",
    others: "author_id",
    plain: "id booking_id origin_key waiting contact_key",
  },
  booking_notes: {
    erasure: { step: "bookings", removed: ofContact },
    others: "author_id text kind removed_by",
    plain: "id booking_id origin_key created_at removed_at",
  },
  booking_days: { plain: "booking_id on_day date day_before long" },
  booking_rate_cards: {
    erasure: { kept: "house" },
    title: "Rates of bookings",
    rows: ofBooking,
    given: "venue_id name currency valid_from taken_at",
    plain: "booking_id card_id rates",
  },
  booking_counts: { plain: "scope bucket n" },
  room_holds: {
    erasure: {
      step: "bookings",
      removed: (of) =>
        sql`(${ofContact(of)} AND NOT EXISTS (SELECT 1 FROM bookings WHERE bookings.id = booking_id AND bookings.status IN ('confirmed', 'completed')))`,
    },
    title: "Rooms held",
    rows: ofBooking,
    given: "room_id part starts_at ends_at expires_at",
    plain: "id booking_id busy_until created_at venue_version",
  },
  visitor_holds: {
    erasure: { step: "bookings", removed: ofContact },
    title: "Rooms held by oneself",
    rows: ofBooking,
    given: "created_at ends_at extended_at ended_at outcome",
    keyed: "mailbox firm network",
    plain: "id booking_id",
  },
  visitor_hold_times: { plain: "hold_id venue_id starts_at ends_at" },
  access_keys: {
    erasure: {
      step: "bookings",
      removed: ({ contacted, drafts }) => sql`(subject_id IN ${contacted} OR subject_id IN ${drafts})`,
    },
    title: "Links of bookings and drafts",
    rows: ({ bookings, drafts }) => sql`(subject_id IN ${bookings} OR subject_id IN ${drafts})`,
    given: "purpose created_at expires_at revoked_at",
    secret: "token_hash nonce sealed_token former_hash",
    plain: "subject_id secret_version",
  },
  staff_tasks: {
    erasure: {
      step: "bookings",
      removed: (of) =>
        sql`(asked_by = ${of.email} OR lower(contact ->> '$.email') = ${of.email} OR ${ofContact(of)} OR chat_session_id IN ${of.conversations})`,
    },
    title: "Calls and wishes",
    rows: (of) => sql`(asked_by = ${of.email} OR ${ofBooking(of)} OR chat_session_id IN ${of.conversations})`,
    given: "kind contact note created_at due_at promised_at done_at",
    // A wish is its contact's words, any other note our office's; whom to call may have been a contact of before.
    instead: {
      note: ({ email }) => sql`iif(asked_by = ${email}, note, NULL)`,
      contact: ({ email }) => sql`iif(booking_id IS NULL OR asked_by = ${email} OR lower(contact ->> '$.email') = ${email}, contact, NULL)`,
    },
    others: "taken_by done_by",
    plain: "id booking_id chat_session_id taken_at asked_by",
  },
  task_calls: { others: "called_by", plain: "id task_id at outcome again_at" },
};

const BEGUN: Readonly<Record<string, TableData>> = {
  // What a hold has kept is nothing that whom it is about learns of; with the draft it is erased once the hold has ended.
  kept_words: {
    erasure: {
      step: "talks",
      removed: ({ drafts }) => sql`draft_id IN ${drafts} AND ${leavingHeld("held_drafts", sql`kept_words.draft_id`)}`,
    },
    others: "field_values",
    plain: "draft_id seq kept_at",
  },
  booking_drafts: {
    erasure: { step: "talks", removed: ({ drafts }) => sql`id IN ${drafts} AND ${leavingHeld("held_drafts", sql`booking_drafts.id`)}` },
    title: "Drafts",
    rows: ({ drafts }) => sql`id IN ${drafts}`,
    given: "field_values locale form created_at updated_at expires_at",
    secret: "resume_nonce holder",
    plain: "id version summary_hash booking_id owner_id",
  },
  chat_sessions: {
    erasure: {
      step: "talks",
      removed: ({ conversations }) => sql`id IN ${conversations} AND ${leavingHeld("held_conversations", sql`chat_sessions.id`)}`,
    },
    title: "Conversations with the assistant",
    rows: ({ conversations }) => sql`id IN ${conversations}`,
    given: "locale turns created_at updated_at expires_at asked_at staff_name staff_at",
    secret: "id holder",
    others: "staff_id",
    // What was read from the messages, which are given themselves.
    plain: "ref draft_id state bound waiting_since drafted staff_version",
  },
  chat_messages: {
    erasure: {
      step: "talks",
      removed: ({ conversations }) =>
        sql`session_id IN ${conversations} AND ${leavingHeld("held_conversations", sql`chat_messages.session_id`)}`,
    },
    title: "Messages of conversations",
    rows: ({ conversations }) => sql`session_id IN ${conversations}`,
    given: "seq role content author_name created_at",
    secret: "session_id",
    others: "author_id",
    plain: "provider origin_key",
  },
  visitor_sessions: {
    erasure: { kept: "passing" },
    secret: "id_hash data",
    plain: "begun_at expires_at ended_at acting_session",
  },
  idempotency_keys: {
    erasure: { step: "mails", removed: ({ email }) => naming(sql`body`, email) },
    keyed: "key fingerprint",
    secret: "body",
    plain: "status created_at",
  },
  // Counts of an account's bytes of a day have its id in their key, until the next day.
  rate_limits: {
    erasure: { kept: "hashed" },
    keyed: "key",
    plain: "count expires_at",
  },
  unanswered_questions: { plain: "question locale times first_at last_at" },
  inquiries: {
    erasure: { step: "mails", removed: ({ email }) => sql`lower(email) = ${email}` },
    title: "Messages of the contact page",
    rows: ({ email }) => sql`lower(email) = ${email}`,
    given: "reference name email phone topic message locale due_at created_at answered_at",
    others: "answered_by",
    plain: "id origin_key",
  },
};

// Notices of cases are left out of our office's copy, as `case_notices` are: when somebody was written to in private is not its to know.
const MAILED: Readonly<Record<string, TableData>> = {
  outbox: {
    erasure: {
      step: "mails",
      removed: ({ email, contacted }) =>
        sql`(lower(recipient) = ${email} OR ${naming(sql`payload`, email)} OR payload ->> '$.bookingId' IN ${contacted}) AND ${leavingHeld("held_mails", sql`outbox.id`)}`,
    },
    counted: sql`kind <> 'case_notice'`,
    title: "Mails to this address",
    rows: ({ email, byOffice }) => sql`(lower(recipient) = ${email}${byOffice ? sql` AND kind <> 'case_notice'` : sql``})`,
    given: "kind recipient locale created_at delivered_at state settled_at",
    // What a mail is written from may hold what opens a link.
    secret: "payload",
    keyed: "network area",
    others: "sender",
    plain: "id deliver_after attempts claim last_error admitted_at collected_by turn",
  },
  captured_mails: {
    erasure: { step: "mails", removed: ({ email }) => sql`(lower(recipient) = ${email} OR ${naming(sql`raw`, email)}) AND ${notHeldTo}` },
    counted: sql`message_id NOT LIKE 'notices.%'`,
    title: "Mails that a local run has kept",
    rows: ({ email, byOffice }) => sql`(lower(recipient) = ${email}${byOffice ? sql` AND message_id NOT LIKE 'notices.%'` : sql``})`,
    given: "recipient subject captured_at",
    secret: "parts raw",
    plain: "id message_id",
  },
  mail_addresses: {
    erasure: { kept: "hashed" },
    keyed: "address",
    plain: "proven_at",
  },
  outbox_counts: { plain: "state messages" },
};

export const BOOKING_DATA: Readonly<Record<string, TableData>> = { ...BOOKED, ...BEGUN, ...MAILED };
