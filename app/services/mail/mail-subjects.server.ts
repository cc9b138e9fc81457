/** What a message is about, read when it is delivered: a mail tells how things stand now, or is not sent. */

import { z } from "zod";
import { findInvitation } from "#app/db/accounts/invitations.repo.server.ts";
import { findReset } from "#app/db/accounts/password-resets.repo.server.ts";
import { findPerson } from "#app/db/accounts/people.repo.server.ts";
import { messageById } from "#app/db/bookings/booking-thread.repo.server.ts";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { findInquiry } from "#app/db/bookings/inquiries.repo.server.ts";
import { leavingOut, noticesOfMail, takingNotices } from "#app/db/cases/case-notices.repo.server.ts";
import { placeOfInvitation } from "#app/db/cases/case-people.repo.server.ts";
import { faultOfMail } from "#app/db/cases/chain-checks.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { bookingOfMail, collectedMails, waitingChat } from "#app/db/mail/mail-subjects.repo.server.ts";
import type { OutboxMessage } from "#app/db/mail/outbox.repo.server.ts";
import { roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import { contactWayOfBooking } from "#app/domain/booking/contact-way.ts";
import { plainValues } from "#app/domain/booking/draft/draft.ts";
import { isHoldable } from "#app/domain/booking/office/visitor-hold.ts";
import { readEntry } from "#app/domain/case/chain/own-chain.ts";
import { sectionOf } from "#app/domain/case/filing.ts";
import { noticePath } from "#app/domain/case/notices/notices.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { HELD_KINDS } from "#app/domain/legal-holds/legal-hold.ts";
import { MailFailure } from "#app/domain/mail/message.ts";
import { privateMailOf } from "#app/domain/mail/outbox.ts";
import {
  ACCOUNT_MAILS,
  type AccountMailKind,
  type AccountSubject,
  BOOKING_MAILS,
  type BookingMailKind,
  type BookingSubject,
  CALLBACK_MAILS,
  CASE_MAILS,
  type CallbackMailKind,
  type CaseMailKind,
  type CaseNews,
  COLLECTED_MAIL,
  CONVERSATION_MAILS,
  type CollectedSubject,
  type ConversationSubject,
  INQUIRY_MAILS,
  type InquiryMailKind,
  isForStaff,
  type MailSubject,
  OFFICE_MAILS,
  type OfficeMailKind,
  type RecordSubject,
  SECURITY_ACTS,
  type SecurityAct,
  TRIBUNAL_MAILS,
  UNANSWERED_KINDS,
} from "#app/domain/mail/subject.ts";
import { invitationState } from "#app/domain/people/invitation.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import { WEBHOOK_PARTS } from "#app/domain/webhooks/events.ts";
import { holdToken, tokensOf } from "#app/services/bookings/access-keys.server.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import { maySeeEntry } from "#app/services/cases/notices/case-notices.server.ts";
import { invitedTo } from "#app/services/cases/people/invited-place.ts";
import { hashOfToken, type LinkPurpose, tokenOf } from "#app/services/platform/secret-links.ts";
import type { AuthSecrets } from "#app/services/platform/secrets/auth-secrets.ts";
import { estimateOfBooking } from "#app/services/venues/rates/estimates.server.ts";
import { heldRoom } from "#app/services/venues/room-plans.server.ts";
import { disclosureSubject, unansweredSubject } from "./answer-subjects.server.ts";
import { chambersSubject, tribunalSubject } from "./tribunal-subjects.server.ts";
import { type Dropped, wantsMail } from "./wanted-mail.ts";

const bookingPayload = z.object({
  bookingId: z.string().min(1),
  reason: z.string().nullish(),
  note: z.string().nullish(),
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])).nullish(),
  askedAt: z.number().int().nullish(),
  startsAt: z.number().int().nullish(),
  endsAt: z.number().int().nullish(),
  messageId: z.string().nullish(),
});
type BookingPayload = z.output<typeof bookingPayload>;

const callbackPayload = z.object({
  name: z.string(),
  phone: z.string().min(1),
  email: z.string().nullish(),
  dueAt: z.number().int(),
  location: z.string().nullish(),
});

const collectedPayload = z.object({ of: z.enum(OFFICE_MAILS) });

const answerPayload = z.object({ of: z.enum(UNANSWERED_KINDS), id: z.string() });

const tribunalPayload = z.object({ personId: z.string(), proposed: z.boolean().optional() });

const casePayload = z.object({ userId: z.string(), daily: z.boolean().optional(), tribunal: z.string().optional() });

const isOneOf = <T extends string>(kinds: readonly T[], kind: string): kind is T => (kinds as readonly string[]).includes(kind);

export interface SubjectContext {
  db: Database;
  /** The Worker's keys, which make the links (`secret-links.ts`). */
  secrets: AuthSecrets;
}

/** Throws `MailFailure` for a kind or a payload that nobody here can read: a dead letter, for staff to see. */
export async function subjectOf({ db, secrets }: SubjectContext, message: OutboxMessage, now: number): Promise<MailSubject | Dropped> {
  const { kind, payload } = message;
  if (isOneOf(BOOKING_MAILS, kind)) return bookingSubject({ db, secrets }, { ...message, kind }, read(bookingPayload, payload), now);
  if (isOneOf(CALLBACK_MAILS, kind)) return callbackSubject(kind, read(callbackPayload, payload));
  if (isOneOf(INQUIRY_MAILS, kind)) return inquirySubject(db, kind, read(z.object({ inquiryId: z.string() }), payload).inquiryId);
  if (isOneOf(CONVERSATION_MAILS, kind))
    return conversationSubject(db, read(z.object({ chatSessionId: z.string() }), payload).chatSessionId);
  if (isOneOf(ACCOUNT_MAILS, kind)) return accountSubject({ db, secrets }, kind, payload, now);
  if (isOneOf(CASE_MAILS, kind)) return caseSubject(db, kind, message.id, read(casePayload, payload), now);
  if (kind === "record_broken") return recordSubject(db, read(z.object({ caseId: z.string(), userId: z.string() }), payload));
  if (kind === "disclosure_asked") return disclosureSubject(db, read(z.object({ disclosureId: z.string() }), payload).disclosureId);
  if (kind === "answer_reminded") return unansweredSubject(db, read(answerPayload, payload));
  if (isOneOf(TRIBUNAL_MAILS, kind)) return tribunalSubject(db, kind, read(tribunalPayload, payload));
  if (kind === COLLECTED_MAIL) return collectedSubject(db, message.id, read(collectedPayload, payload).of);
  throw new MailFailure("unknown_kind", true);
}

/** Where staff find each of the messages that a collected mail tells of. */
const QUEUES: Readonly<Record<OfficeMailKind, string>> = {
  booking_received_staff: "/admin/queue",
  change_requested_staff: "/admin/queue",
  cancel_requested_staff: "/admin/queue",
  booking_changed_staff: "/bookings",
  booking_cancelled_staff: "/bookings",
  booking_held_staff: "/admin/queue",
  booking_message_staff: "/admin/messages",
  inquiry_received_staff: "/admin/inquiries",
  callback_requested_staff: "/admin/queue",
  person_asked_staff: "/admin/conversations",
};

/** References that a collected mail names; the rest is where its link leads. */
const REFERENCES = 200;

async function collectedSubject(db: Database, id: string, of: OfficeMailKind): Promise<CollectedSubject | Dropped> {
  const [[sum], named] = await db.batch(collectedMails(db, id, REFERENCES));
  if (!sum?.count) return { dropped: "subject_gone" };
  const references = named.flatMap(({ bookingNumber, reference }) => bookingNumber ?? reference ?? []);
  return { about: "collected", kind: COLLECTED_MAIL, of, ...sum, references: [...new Set(references)], path: QUEUES[of] };
}

/** Sent while the visitor still waits, and has left no number to be called at. */
async function conversationSubject(db: Database, id: string): Promise<ConversationSubject | Dropped> {
  const [found] = await waitingChat(db, id);
  if (!found) return { dropped: "subject_gone" };
  if (found.waitingSince === null || found.state.callbackRequested) return { dropped: "overtaken" };
  const { contactName, contactEmail } = plainValues(found.values ?? {});
  return {
    about: "conversation",
    kind: "person_asked_staff",
    name: contactName ?? "",
    email: contactEmail ?? null,
    waitingSince: found.waitingSince,
    path: `/admin/conversations/${found.ref}`,
  };
}

/** Only while it is so, and to who is an administrator still. */
async function recordSubject(db: Database, of: { caseId: string; userId: string }): Promise<RecordSubject | Dropped> {
  const found = await faultOfMail(db, of);
  if (!found?.reader.active || found.reader.role !== "admin") return { dropped: "subject_gone" };
  if (found.mendedAt !== null) return { dropped: "overtaken" };
  const name = `${found.reader.firstName} ${found.reader.lastName}`.trim();
  return { about: "record", kind: "record_broken", name, caseNumber: found.caseNumber, path: "/admin/records" };
}

function read<T>(schema: z.ZodType<T>, payload: unknown): T {
  const parsed = schema.safeParse(payload);
  if (!parsed.success) throw new MailFailure("unreadable", true);
  return parsed.data;
}

/** Mails that tell what was asked for, or agreed. */
const WITH_ESTIMATE: readonly BookingMailKind[] = [
  "booking_received",
  "booking_confirmed",
  "booking_changed",
  "booking_received_staff",
  "booking_changed_staff",
];

const isMessage = (kind: BookingMailKind): boolean => kind === "booking_message" || kind === "booking_message_staff";

/** Where it takes place is said once that is settled. */
const TELLS_ARRIVAL: readonly BookingRow["status"][] = ["confirmed", "completed"];

async function bookingSubject(
  context: SubjectContext,
  { kind, recipient }: { kind: BookingMailKind; recipient: string },
  payload: BookingPayload,
  now: number,
): Promise<BookingSubject | Dropped> {
  const { db } = context;
  const row = await bookingOfMail(db, payload.bookingId);
  if (!row) return { dropped: "subject_gone" };
  const why = refusal(kind, row, payload, now);
  if (why) return { dropped: why };
  // What a booking holds, and its links, go to its own address as it is now: of its contact of before it is no business any more.
  const own = !isForStaff(kind);
  if (own && emailKeyOf(recipient) !== emailKeyOf(row.contactEmailKey)) return { dropped: "overtaken" };
  const composed = await composedSubject(context, row, { kind, payload, now });
  // Looked at again when all of it is read: what was given to another contact meanwhile holds that one's keys and words.
  const isTheirs = async () => emailKeyOf(recipient) === emailKeyOf((await bookingOfMail(db, row.id))?.contactEmailKey ?? "");
  return own && !("dropped" in composed) && !(await isTheirs()) ? { dropped: "overtaken" } : composed;
}

/** What the mail says of the booking as it is read now. */
async function composedSubject(
  context: SubjectContext,
  row: BookingRow,
  { kind, payload, now }: { kind: BookingMailKind; payload: BookingPayload; now: number },
): Promise<BookingSubject | Dropped> {
  const { db } = context;
  const own = !isForStaff(kind);
  const holdKey = own && kind === "booking_hold_link" ? await holdToken(context, row.id, now) : null;
  if (kind === "booking_hold_link" && !holdKey) return { dropped: "overtaken" };
  const keys = own && !holdKey && row.deletedAt === null ? await tokensOf(context, row.id, now, payload.askedAt ?? null) : null;
  if (kind === "booking_links" && !keys) return { dropped: "overtaken" };
  const holds = row.status !== "cancelled" && kind !== "booking_cancelled" ? await roomsOfBooking(db, row.id, now) : [];
  if (!holdStands(kind, holds[0]?.expiresAt ?? null, payload)) return { dropped: "overtaken" };
  const [message] = payload.messageId ? await messageById(db, payload.messageId) : [];
  if (isMessage(kind) && !message) return { dropped: "subject_gone" };
  if (kind === "booking_video_link" && !row.videoLink) return { dropped: "overtaken" };
  const record = toFullRecord(row);
  return {
    about: "booking",
    kind,
    // What was hidden while it was confirmed is reported as cancelled, whatever its row says.
    booking: kind === "booking_cancelled" ? { ...record, status: "cancelled" } : record,
    rooms: holds.map(heldRoom),
    estimate: WITH_ESTIMATE.includes(kind) ? await estimateOfBooking(context, row.id) : null,
    office: venueOf(row.location) ?? HEAD_OFFICE,
    way: contactWayOfBooking(record),
    reason: payload.reason ?? null,
    changes: payload.changes ?? null,
    note: payload.note ?? null,
    message: isMessage(kind) ? (message?.text ?? null) : null,
    videoLink: own && TELLS_ARRIVAL.includes(row.status) ? row.videoLink : null,
    earlierUid: row.earlierUid,
    keys: keys && { confirmation: keys.confirmation, manage: keys.manage },
    holdKey,
  };
}

/** Whether what a mail says of a hold is so now; `until` is when the rooms release themselves, null of nothing or for good. */
function holdStands(kind: BookingMailKind, until: number | null, payload: BookingPayload): boolean {
  if (kind === "booking_held" || kind === "booking_held_staff") return until !== null;
  if (kind === "booking_hold_ending") return until !== null && until === payload.endsAt;
  return (kind !== "booking_hold_ended" && kind !== "booking_hold_link") || until === null;
}

/** Why a message about a booking is not true any more, or null. The message of what came between says what is true. */
function refusal(kind: BookingMailKind, row: BookingRow, payload: BookingPayload, now: number): Dropped["dropped"] | null {
  if (kind === "booking_cancelled") return row.status === "cancelled" || row.deletedAt !== null ? null : "overtaken";
  if (row.deletedAt !== null) return "subject_gone";
  switch (kind) {
    case "booking_confirmed":
      return row.status === "confirmed" || row.status === "completed" ? null : "overtaken";
    case "booking_received":
    case "booking_changed":
      return row.status === "cancelled" ? "overtaken" : null;
    case "booking_reminder": {
      const due = row.status === "confirmed" && row.startsAt !== null && row.startsAt === payload.startsAt && row.startsAt > now;
      return due ? null : "overtaken";
    }
    case "booking_video_link":
      return row.status === "confirmed" ? null : "overtaken";
    case "booking_hold_link":
    case "booking_hold_ended":
      return isHoldable(row) ? null : "overtaken";
    // What was asked for, said or held stays true of any booking; of holds `holdStands` says whether they still are.
    case "booking_links":
    case "booking_held":
    case "booking_hold_ending":
    case "booking_message":
    case "booking_received_staff":
    case "change_requested_staff":
    case "cancel_requested_staff":
    case "booking_changed_staff":
    case "booking_cancelled_staff":
    case "booking_held_staff":
    case "booking_message_staff":
      return null;
  }
}

function callbackSubject(kind: CallbackMailKind, { name, phone, email, dueAt, location }: z.output<typeof callbackPayload>): MailSubject {
  return { about: "callback", kind, name, phone, email: email || null, dueAt, office: venueOf(location) ?? HEAD_OFFICE };
}

/** Only to who may see the entries still, and wants such mails; what is left out no mail sends. */
async function caseSubject(
  db: Database,
  kind: CaseMailKind,
  mailId: string,
  { userId, daily = false, tribunal }: z.output<typeof casePayload>,
  now: number,
): Promise<MailSubject | Dropped> {
  if (tribunal !== undefined) return chambersSubject(db, kind, { userId, caseId: tribunal });
  const [own, [person]] = await db.batch([noticesOfMail(db, mailId, userId), findPerson(db, userId)]);
  if (!person?.active) return { dropped: "subject_gone" };
  const mayBeSaid = (row: (typeof own)[number]) => maySeeEntry(row, person, row.place);
  const isTold = (row: (typeof own)[number]) => mayBeSaid(row) && wantsMail(person, row.type);
  if (!own.some(isTold)) return { dropped: own.some(mayBeSaid) ? "unwanted" : "subject_gone" };
  const rows = await withPrivateNotices(db, mailId, userId, own);
  const told = rows.filter(isTold);
  for (const row of rows) if (!told.includes(row)) await leavingOut(db, mailId, row.caseId, row.seq, now);
  return { about: "case", kind, name: `${person.firstName} ${person.lastName}`.trim(), daily, news: told.map(newsOf) };
}

/** What a mail that is sent in any case takes along: the notices of the same time that our office knows nothing of. */
async function withPrivateNotices(db: Database, mailId: string, userId: string, own: Awaited<ReturnType<typeof noticesOfMail>>) {
  const privateId = privateMailOf(mailId);
  if (privateId === null) return own;
  const [taken, rows] = await db.batch([takingNotices(db, privateId, mailId, userId), noticesOfMail(db, mailId, userId)]);
  return taken.length > 0 ? rows : own;
}

/** As far as mails of its case say of it. */
function newsOf({ type, body, mailSays, caseNumber, ...row }: Awaited<ReturnType<typeof noticesOfMail>>[number]): CaseNews {
  const section = mailSays === "nothing" ? "" : sectionOf(type);
  const path = noticePath({ ...row, at: new Date(row.at).toISOString(), section });
  if (mailSays === "nothing") return { caseNumber: null, type: null, outcome: null, path };
  const entry = mailSays === "outcome" ? readEntry(body) : null;
  return { caseNumber, type, outcome: entry && { actor: entry.actorName || null, details: entry.details }, path };
}

async function inquirySubject(db: Database, kind: InquiryMailKind, id: string): Promise<MailSubject | Dropped> {
  const found = await findInquiry(db, id);
  if (!found) return { dropped: "subject_gone" };
  const { reference, name, email, phone, topic, message, dueAt } = found;
  return { about: "inquiry", kind, reference, name, email, phone, topic, message, dueAt };
}

async function accountSubject(
  context: SubjectContext,
  kind: AccountMailKind,
  payload: unknown,
  now: number,
): Promise<AccountSubject | Dropped> {
  switch (kind) {
    case "invitation":
      return invitationSubject(context, read(z.object({ invitationId: z.string(), nonce: z.string() }), payload), now);
    case "password_reset":
      return resetSubject(context, read(z.object({ resetId: z.string() }), payload).resetId, now);
    case "security_notice":
      return securitySubject(context, read(noticeSchema, payload));
  }
}

/** Only the latest link of an invitation is sent: an earlier one opens nothing any more. */
async function invitationSubject(
  { db, secrets }: SubjectContext,
  { invitationId, nonce }: { invitationId: string; nonce: string },
  now: number,
): Promise<AccountSubject | Dropped> {
  const [found] = await findInvitation(db, invitationId);
  if (!found) return { dropped: "subject_gone" };
  if (invitationState(found, now) !== "open" || found.nonce !== nonce) return { dropped: "overtaken" };
  const { firstName, lastName, role, expiresAt } = found;
  const [place] = found.casePersonId === null ? [] : await placeOfInvitation(db, found.casePersonId);
  return {
    about: "account",
    kind: "invitation",
    name: `${firstName} ${lastName}`.trim(),
    // Only administrators invite outside of cases.
    nameByStaff: found.casePersonId === null,
    inviter: found.inviterName ?? "",
    inviterIsStaff: found.inviterRole === "admin",
    role,
    place: place ? invitedTo(place) : null,
    act: null,
    reason: null,
    webhook: null,
    legalHold: null,
    between: null,
    path: `/invitation/${await remade(secrets, "invitation", found)}`,
    at: expiresAt,
  };
}

async function resetSubject({ db, secrets }: SubjectContext, id: string, now: number): Promise<AccountSubject | Dropped> {
  const [found] = await findReset(db, { id });
  if (!found?.active) return { dropped: "subject_gone" };
  if (found.usedAt !== null || found.expiresAt <= now) return { dropped: "overtaken" };
  return {
    about: "account",
    kind: "password_reset",
    name: found.personName,
    nameByStaff: false,
    inviter: null,
    inviterIsStaff: false,
    role: null,
    place: null,
    act: null,
    reason: null,
    webhook: null,
    legalHold: null,
    between: null,
    path: `/reset-password/${await remade(secrets, "password-reset", found)}`,
    at: found.expiresAt,
  };
}

const noticeSchema = z.object({
  userId: z.string(),
  act: z.enum(SECURITY_ACTS),
  at: z.number().int(),
  of: z.string().optional(),
  by: z.string().optional(),
  invitation: z.string().optional(),
  pausedHosts: z.array(z.string()).optional(),
  reason: z.string().optional(),
  webhook: z.object({ name: z.string(), host: z.string(), parts: z.array(z.enum(WEBHOOK_PARTS)) }).optional(),
  legalHold: z.object({ kind: z.enum(HELD_KINDS) }).optional(),
});

/** Where a notice leads; every other one to a new password. */
const NOTICE_PATHS: Readonly<Partial<Record<SecurityAct, string>>> = {
  password_reset_passkeys: "/settings/passkeys",
  erasure_asked_of_office: "/admin/erasure",
  erasure_refused: "/settings",
  webhook_made: "/admin/webhooks",
  webhook_changed: "/admin/webhooks",
  webhook_secret_renewed: "/admin/webhooks",
  webhook_paused: "/admin/webhooks",
  legal_hold_placed: "/admin/legal-holds",
  legal_hold_lifted: "/admin/legal-holds",
  erasure_done: "/privacy",
  administrator_invited: "/users?view=invitations",
};

async function securitySubject(
  { db }: SubjectContext,
  { userId, act, at, of, by, invitation, pausedHosts = [], reason, webhook, legalHold }: z.infer<typeof noticeSchema>,
): Promise<AccountSubject | Dropped> {
  const [found] = await findPerson(db, userId);
  if (!found) return { dropped: "subject_gone" };
  const [[person], [doer]] = by ? await db.batch([findPerson(db, of ?? ""), findPerson(db, by)]) : [[], []];
  const [invited] = invitation ? await findInvitation(db, invitation) : [];
  const whose = person?.name ?? invited?.email ?? null;
  return {
    about: "account",
    kind: "security_notice",
    // Who was erased has no name any more.
    name: act === "erasure_done" ? "" : found.name,
    nameByStaff: false,
    inviter: null,
    inviterIsStaff: false,
    role: null,
    place: null,
    act,
    reason: reason ?? null,
    webhook: webhook ? { ...webhook, by: doer?.name ?? "", own: by === userId } : null,
    legalHold: legalHold ? { ...legalHold, by: doer?.name ?? "", own: by === userId } : null,
    between: whose && doer ? { of: whose, by: doer.name, own: by === userId, pausedHosts } : null,
    path: NOTICE_PATHS[act] ?? (of && of !== userId ? `/users/${of}` : "/forgotten-password"),
    at,
  };
}

/** A link's token, made again. One that the database would not know (its key is gone) is never sent. */
async function remade({ accepted }: AuthSecrets, purpose: LinkPurpose, row: { id: string; nonce: string; tokenHash: string }) {
  for (const { value } of accepted) {
    const token = await tokenOf(value, purpose, row);
    if ((await hashOfToken(token)) === row.tokenHash) return token;
  }
  throw new MailFailure("unreadable", true);
}
