/** What each kind of message is about, in its state at delivery. */

import type { ContactWay } from "#app/domain/booking/contact-way.ts";
import type { HeldRoom } from "#app/domain/booking/office/booking-attachments.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { EntryType } from "../case/vocabulary.ts";
import type { Estimate } from "../estimate/estimate.ts";
import type { HeldKind } from "../legal-holds/legal-hold.ts";
import type { InvitedPlace } from "../people/invitation.ts";
import type { Role } from "../people/roles.ts";
import type { InquiryTopic } from "../site/inquiry.ts";
import type { Changes } from "../venue/record-days.ts";
import type { Venue } from "../venue/venues.ts";
import type { WebhookPart } from "../webhooks/events.ts";

export const BOOKING_MAILS = [
  "booking_received",
  "booking_confirmed",
  "booking_changed",
  "booking_cancelled",
  "booking_reminder",
  "booking_links",
  "booking_hold_link",
  "booking_held",
  "booking_hold_ending",
  "booking_hold_ended",
  "booking_message",
  "booking_video_link",
  "booking_received_staff",
  "change_requested_staff",
  "cancel_requested_staff",
  "booking_changed_staff",
  "booking_cancelled_staff",
  "booking_held_staff",
  "booking_message_staff",
] as const;
export type BookingMailKind = (typeof BOOKING_MAILS)[number];

export const INQUIRY_MAILS = ["inquiry_received", "inquiry_received_staff"] as const;
export type InquiryMailKind = (typeof INQUIRY_MAILS)[number];

export const CALLBACK_MAILS = ["callback_requested", "callback_requested_staff"] as const;
export type CallbackMailKind = (typeof CALLBACK_MAILS)[number];

export const CONVERSATION_MAILS = ["person_asked_staff"] as const;
export type ConversationMailKind = (typeof CONVERSATION_MAILS)[number];

export const ACCOUNT_MAILS = ["invitation", "password_reset", "security_notice"] as const;
export type AccountMailKind = (typeof ACCOUNT_MAILS)[number];

export const CASE_MAILS = ["case_notice"] as const;
export type CaseMailKind = (typeof CASE_MAILS)[number];

/** One mail to an office that tells of many: their number, their references, and where each of them is. */
export const COLLECTED_MAIL = "collected_staff";

export const TRIBUNAL_MAILS = ["seat_left"] as const;
export type TribunalMailKind = (typeof TRIBUNAL_MAILS)[number];

export type MailKind =
  | BookingMailKind
  | InquiryMailKind
  | CallbackMailKind
  | ConversationMailKind
  | AccountMailKind
  | CaseMailKind
  | DisclosureSubject["kind"]
  | UnansweredSubject["kind"]
  | TribunalMailKind
  | RecordSubject["kind"]
  | CollectedSubject["kind"];

/** Mails that only people with an account get, whatever somebody else types: they have proven their address. */
export const MEMBER_MAILS: readonly MailKind[] = [
  "case_notice",
  "disclosure_asked",
  "answer_reminded",
  "seat_left",
  "record_broken",
  "password_reset",
  "security_notice",
];

/** Whether mails of a kind go to our own offices. */
export const isForStaff = (kind: string): boolean => kind.endsWith("_staff");

export interface BookingSubject {
  about: "booking";
  kind: BookingMailKind;
  booking: BookingRecord;
  /** What it holds now, for good or (`until`) for a while. */
  rooms: readonly HeldRoom[];
  /** What it is likely to cost; null without a card of its venue. */
  estimate: Estimate | null;
  /** The office that answers. */
  office: Venue;
  /** How it reaches the contact. */
  way: ContactWay;
  /** What staff wrote to the contact, of a cancellation. */
  reason: string | null;
  changes: Changes | null;
  /** What the contact wrote with a request to staff. */
  note: string | null;
  /** What staff or the contact wrote, in the mail that brings it. */
  message: string | null;
  /** Where its people meet by video, in mails to its contact alone. */
  videoLink: string | null;
  /** Whether calendars may hold it under the UIDs of before. */
  earlierUid: boolean;
  /** The keys that open it; null in what is not for its contact, and once they were revoked. */
  keys: { confirmation: string; manage: string } | null;
  /** The key that holds its room, in the one mail that carries it. */
  holdKey: string | null;
}

export interface CallbackSubject {
  about: "callback";
  kind: CallbackMailKind;
  name: string;
  phone: string;
  email: string | null;
  /** UTC milliseconds. */
  dueAt: number;
  office: Venue;
}

/** That a visitor of the chat waits for a person: a link, and nothing of what was said. */
export interface ConversationSubject {
  about: "conversation";
  kind: ConversationMailKind;
  /** What they gave of themselves; empty and null where nothing. */
  name: string;
  email: string | null;
  /** Since when; UTC milliseconds. */
  waitingSince: number;
  /** Below the origin: `/admin/conversations/…`. */
  path: string;
}

export interface InquirySubject {
  about: "inquiry";
  kind: InquiryMailKind;
  reference: string;
  name: string;
  email: string;
  phone: string | null;
  topic: InquiryTopic;
  message: string;
  /** UTC milliseconds. */
  dueAt: number;
}

/** What an account's owner is notified of, no matter who did it: an intruder's first act would be one of these. */
export const SECURITY_ACTS = [
  "password_changed",
  "password_reset",
  "password_reset_passkeys",
  "second_factor_set_up",
  "second_factor_turned_off",
  "second_factor_removed",
  "second_factor_removed_of_other",
  "second_factor_backup_code_used",
  "second_factor_codes_renewed",
  "passkey_added",
  "passkey_removed",
  "api_key_made",
  "administrator_invited",
  "administrator_joined",
  "administrator_made",
  "administrator_unmade",
  "administrator_deactivated",
  "administrator_reactivated",
  "webhook_made",
  "webhook_changed",
  "webhook_secret_renewed",
  "webhook_paused",
  "legal_hold_placed",
  "legal_hold_lifted",
  "data_exported",
  "erasure_asked",
  "erasure_asked_of_office",
  "erasure_refused",
  "erasure_done",
] as const;
export type SecurityAct = (typeof SECURITY_ACTS)[number];
/** What all administrators are mailed of one of them. */
export type AdministratorAct = Extract<SecurityAct, `administrator_${string}`>;

/** What all administrators are mailed of a legal hold. */
export type HoldAct = Extract<SecurityAct, `legal_hold_${string}`>;

/** A link to an account. The mail holds the link and no more than is needed to know whether it is meant. */
export interface AccountSubject {
  about: "account";
  kind: AccountMailKind;
  name: string;
  /** Whether staff wrote the name. */
  nameByStaff: boolean;
  /** Of an invitation: who invites, and as what. */
  inviter: string | null;
  inviterIsStaff: boolean;
  role: Role | null;
  /** Of an invitation to a place in a case: as far as mails of the case say of it. */
  place: InvitedPlace | null;
  /** Of a notice: what was done. */
  act: SecurityAct | null;
  /** Of a notice to administrators: whose account it is (an address, where it is invited), who did it (`own`: the reader), and the hosts of webhooks that are paused with it. */
  between: { of: string; by: string; own: boolean; pausedHosts?: readonly string[] } | null;
  /** Of a notice: why staff did it. */
  reason: string | null;
  /** Of a notice to administrators: which webhook, where it is sent, what of it is another now, and who did it (`own`: the reader). */
  webhook: { name: string; host: string; parts: readonly WebhookPart[]; by: string; own: boolean } | null;
  /** Of a notice to administrators: on what a legal hold was placed or lifted, and who did it (`own`: the reader). */
  legalHold: { kind: HeldKind; by: string; own: boolean } | null;
  /** Below the origin, without a language: `/invitation/…`. */
  path: string;
  /** Until when a link works, or when it was done; UTC milliseconds. */
  at: number;
}

/** One thing that happened in a case, as far as mails may say of it (`MailSays`). */
export interface CaseNews {
  /** Null where mails of the case say nothing. */
  caseNumber: string | null;
  type: EntryType | null;
  /** What came of it; null where mails do not say. */
  outcome: { actor: string | null; details: Readonly<Record<string, unknown>> } | null;
  /** Below the origin: `/cases/…`, opening that notice. */
  path: string;
}

/** What happened in somebody's cases within minutes, or within a day: links, and nothing of what was filed or said. */
export interface CaseSubject {
  about: "case";
  kind: CaseMailKind;
  name: string;
  /** Whether it tells of a day. */
  daily: boolean;
  /** Oldest first. */
  news: readonly CaseNews[];
}

/** An arbitrator is asked about a conflict: the mail says that, and where to answer. */
export interface DisclosureSubject {
  about: "disclosure";
  kind: "disclosure_asked";
  name: string;
  /** Below the origin. */
  path: string;
}

export const UNANSWERED_KINDS = ["assignment", "disclosure"] as const;
/** An appointment, or a question about a conflict. */
export type UnansweredKind = (typeof UNANSWERED_KINDS)[number];

/** An arbitrator is reminded of what they have not answered: the mail says that, and where to answer. */
export interface UnansweredSubject {
  about: "unanswered";
  kind: "answer_reminded";
  of: UnansweredKind;
  name: string;
  /** Below the origin. */
  path: string;
}

/** To somebody of a tribunal alone: they no longer sit, or are no longer proposed. No reason, and nothing of the case. */
export interface TribunalSubject {
  about: "tribunal";
  kind: TribunalMailKind;
  /** Whether they had not accepted the seat yet. */
  proposed: boolean;
  name: string;
  /** Null where mails of the case say nothing. */
  caseNumber: string | null;
  /** Below the origin; null for who sees nothing of the case any more. */
  path: string | null;
}

/** A case's record does not agree with itself or with what was kept apart: reported to administrators. */
export interface RecordSubject {
  about: "record";
  kind: "record_broken";
  name: string;
  caseNumber: string;
  /** Below the origin. */
  path: string;
}

/** Mails to offices; what many of them of one kind become is one collected mail. */
export const OFFICE_MAILS = [
  "booking_received_staff",
  "change_requested_staff",
  "cancel_requested_staff",
  "booking_changed_staff",
  "booking_cancelled_staff",
  "booking_held_staff",
  "booking_message_staff",
  "inquiry_received_staff",
  "callback_requested_staff",
  "person_asked_staff",
] as const satisfies readonly MailKind[];
export type OfficeMailKind = (typeof OFFICE_MAILS)[number];

export interface CollectedSubject {
  about: "collected";
  kind: typeof COLLECTED_MAIL;
  /** The kind of each message that it tells of. */
  of: OfficeMailKind;
  count: number;
  /** When the first and the last of them were caused; UTC milliseconds. */
  since: number;
  until: number;
  /** Numbers of bookings or inquiries, the first ones; nothing that anybody typed. */
  references: readonly string[];
  /** Where each of them is, below the origin. */
  path: string;
}

export type MailSubject =
  | BookingSubject
  | CallbackSubject
  | ConversationSubject
  | InquirySubject
  | AccountSubject
  | CaseSubject
  | DisclosureSubject
  | UnansweredSubject
  | TribunalSubject
  | RecordSubject
  | CollectedSubject;
