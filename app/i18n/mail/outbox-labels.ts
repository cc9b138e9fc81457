/** What staff read of a message: its kind and what became of it. Worded on the server, so that no browser loads mails' texts. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { OutboxReason } from "#app/domain/mail/outbox.ts";
import type { MailKind } from "#app/domain/mail/subject.ts";

const KINDS: Readonly<Record<MailKind, MessageDescriptor>> = {
  record_broken: msg`Altered record, to the administrators`,
  disclosure_asked: msg`Question about a conflict, to the arbitrator`,
  answer_reminded: msg`Reminder of an answer, to the arbitrator`,
  seat_left: msg`No longer in a tribunal, to the former arbitrator`,
  booking_received: msg`Request received, to its contact`,
  booking_confirmed: msg`Booking confirmed, to its contact`,
  booking_changed: msg`Booking changed, to its contact`,
  booking_cancelled: msg`Booking cancelled, to its contact`,
  booking_reminder: msg`Reminder, to the contact`,
  booking_links: msg`Links of the booking, to its contact`,
  booking_hold_link: msg`Link that holds a room, to the contact`,
  booking_held: msg`Room held for 48 hours, to its contact`,
  booking_hold_ending: msg`Hold of a room ends soon, to its contact`,
  booking_hold_ended: msg`Hold of a room has ended, to its contact`,
  booking_message: msg`Message from our office, to the contact`,
  booking_video_link: msg`Link of the video room, to the contact`,
  booking_message_staff: msg`Message from the client, to the office`,
  booking_held_staff: msg`Room held by the client, to the office`,
  booking_received_staff: msg`New request, to the office`,
  change_requested_staff: msg`Change requested, to the office`,
  cancel_requested_staff: msg`Cancellation requested, to the office`,
  booking_changed_staff: msg`Changed by the client’s link, to the office`,
  booking_cancelled_staff: msg`Cancelled by the client’s link, to the office`,
  callback_requested: msg`Call requested, to the visitor`,
  callback_requested_staff: msg`Call requested, to the office`,
  person_asked_staff: msg`Person requested in the chat, to the office`,
  collected_staff: msg`Many of one kind in one message, to the office`,
  inquiry_received: msg`Message received, to its writer`,
  inquiry_received_staff: msg`New inquiry, to the office`,
  invitation: msg`Invitation, to the person invited`,
  case_notice: msg`Notice of a case, to one of its people`,
  password_reset: msg`Forgotten password, to the account’s owner`,
  security_notice: msg`Change of an account, to its owner`,
};

const REASONS: Readonly<Record<OutboxReason, MessageDescriptor>> = {
  refused: msg`The mail service refused the message.`,
  throttled: msg`The mail service asked to wait.`,
  unreachable: msg`The mail service could not be reached.`,
  rejected_recipient: msg`Mail to this address is not possible.`,
  not_configured: msg`The mail service refused our key or our sender’s address.`,
  interrupted: msg`Each attempt was cut off before it ended.`,
  unknown_kind: msg`This kind of message is unknown.`,
  unreadable: msg`What the message is about could not be read.`,
  failed: msg`The attempt failed.`,
  held_address: msg`Held back: this address was written to too often within a short time.`,
  held_account: msg`Held back: the account that caused it wrote to too many new addresses within the hour.`,
  held_network: msg`Held back: too many new addresses were written to from one network within the hour.`,
  held_resets: msg`Held back: too many password reset links were requested within the hour.`,
  held_house: msg`Held back: people who are not signed in have caused too many e-mails to new addresses. It will be sent in its turn. Check whether this is an attack.`,
  collected: msg`The office received many of this kind within the hour; one message summarizes them.`,
  subject_gone: msg`What it was about is gone, so it was not sent.`,
  overtaken: msg`The situation changed in the meantime, so it was not sent.`,
  unwanted: msg`Its recipient has turned these mails off, so it was not sent.`,
  given_up: msg`An administrator gave it up.`,
};

/** A kind in words; one that is not known by its code. */
export function outboxKindText(i18n: I18n, kind: string): string {
  return Object.hasOwn(KINDS, kind) ? i18n._(KINDS[kind as keyof typeof KINDS]) : kind;
}

export function outboxReasonText(i18n: I18n, reason: OutboxReason): string {
  return i18n._(REASONS[reason]);
}
