/**
 * What a mail may say to an address that has not proven itself: facts of our own vocabularies, and nothing that a stranger
 * typed (quality, "Security": mail is no relay). Each field of each subject has a row below, so that a new field does not
 * compile until somebody has decided about it; mails are composed of nothing but what comes out of `shownTo`.
 */

import { withoutWords } from "#app/domain/booking/contact-way.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { isNumberOfDay, type OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import { DETAILED_FIELDS, isDetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import type { InvitedPlace } from "../people/invitation.ts";
import type { Changes } from "../venue/record-days.ts";
import {
  type AccountSubject,
  type BookingSubject,
  type CallbackSubject,
  type CaseSubject,
  type CollectedSubject,
  type ConversationSubject,
  type DisclosureSubject,
  type InquirySubject,
  isForStaff,
  type MailSubject,
  type RecordSubject,
  type TribunalSubject,
  type UnansweredSubject,
} from "./subject.ts";

declare const shown: unique symbol;
/** A subject that its reader may be shown as it is. Only `shownTo` makes one. */
export type Shown<T = MailSubject> = T & { readonly [shown]: true };

/** A fact is kept; of text, what is said in its place. */
type Rules<T> = { readonly [K in keyof T]-?: "fact" | ((value: T[K], of: T) => T[K]) };

const none = (): null => null;
const empty = (): string => "";

const RECORD: Rules<BookingRecord> = {
  id: "fact",
  bookingNumber: "fact",
  status: "fact",
  proceedingType: "fact",
  styleOfCause: none,
  bookingDate: "fact",
  days: "fact",
  startTime: "fact",
  endTime: "fact",
  duration: "fact",
  locationType: "fact",
  location: "fact",
  alternateLocationName: none,
  bookingContactName: empty,
  bookingContactFirm: none,
  bookingContactEmail: empty,
  bookingContactPhone: empty,
  claimantName: none,
  claimantFirm: none,
  claimantEmail: none,
  claimantPhone: none,
  respondentName: none,
  respondentFirm: none,
  respondentEmail: none,
  respondentPhone: none,
  contractNumber: none,
  courtFileNumber: none,
  ownFileNumber: none,
  notes: none,
  specialRequirements: none,
  caseDescription: empty,
  preferredDate: "fact",
  urgency: "fact",
  timeZone: "fact",
  startsAt: "fact",
  source: "fact",
  locale: "fact",
  version: "fact",
  createdAt: "fact",
  updatedAt: "fact",
  callBy: "fact",
  details: (details) => details && withoutDayNotes(details),
  rulesVersion: "fact",
};

const BOOKING: Rules<BookingSubject> = {
  about: "fact",
  kind: "fact",
  booking: (booking) => stripped(booking, RECORD),
  rooms: "fact",
  // Amounts of our own card for what was chosen from our own lists.
  estimate: "fact",
  office: "fact",
  way: withoutWords,
  reason: none,
  changes: (changes) => changes && (facts(changes) as Changes),
  note: none,
  // The words of staff go as they are; the contact's go to staff alone.
  message: (message, { kind }) => (kind === "booking_message" ? message : null),
  videoLink: "fact",
  keys: "fact",
  holdKey: "fact",
  earlierUid: "fact",
};

const CALLBACK: Rules<CallbackSubject> = {
  about: "fact",
  kind: "fact",
  name: empty,
  phone: empty,
  email: none,
  dueAt: "fact",
  office: "fact",
};

const CONVERSATION: Rules<ConversationSubject> = {
  about: "fact",
  kind: "fact",
  name: empty,
  email: none,
  waitingSince: "fact",
  path: "fact",
};

const INQUIRY: Rules<InquirySubject> = {
  about: "fact",
  kind: "fact",
  reference: "fact",
  name: empty,
  email: empty,
  phone: none,
  topic: "fact",
  message: empty,
  dueAt: "fact",
};

/** Who invites, as an address that has not proven itself may be shown: staff alone, in mails and on the invitation's page. */
export const inviterOf = (inviter: string | null, isStaff: boolean): string | null => (isStaff ? inviter : null);

/** A place in a case, as an address that has not proven itself may know of it. */
export const invitedPlace = (place: InvitedPlace | null, isStaff: boolean): InvitedPlace | null =>
  place && !isStaff ? { ...place, claimant: null, title: null } : place;

const ACCOUNT: Rules<AccountSubject> = {
  about: "fact",
  kind: "fact",
  name: (name, { nameByStaff }) => (nameByStaff ? name : ""),
  nameByStaff: "fact",
  inviter: (inviter, { inviterIsStaff }) => inviterOf(inviter, inviterIsStaff),
  inviterIsStaff: "fact",
  role: "fact",
  // Whom a party named and what it wrote stay out, unless the office has looked at the case and sends the invitation itself.
  place: (place, { inviterIsStaff }) => invitedPlace(place, inviterIsStaff),
  act: "fact",
  reason: none,
  // Staff have given the name.
  webhook: (webhook) => webhook,
  between: none,
  // Staff act, and what they act upon is not named.
  legalHold: "fact",
  path: "fact",
  at: "fact",
};

const CASE: Rules<CaseSubject> = {
  about: "fact",
  kind: "fact",
  name: empty,
  daily: "fact",
  news: (news) => news.map((one) => ({ ...one, outcome: null })),
};
const DISCLOSURE: Rules<DisclosureSubject> = { about: "fact", kind: "fact", name: empty, path: "fact" };
const UNANSWERED: Rules<UnansweredSubject> = { about: "fact", kind: "fact", of: "fact", name: empty, path: "fact" };
const TRIBUNAL: Rules<TribunalSubject> = { about: "fact", kind: "fact", proposed: "fact", name: empty, caseNumber: "fact", path: "fact" };
const RECORD_MAIL: Rules<RecordSubject> = { about: "fact", kind: "fact", name: empty, caseNumber: "fact", path: "fact" };

const COLLECTED: Rules<CollectedSubject> = {
  about: "fact",
  kind: "fact",
  of: "fact",
  count: "fact",
  since: "fact",
  until: "fact",
  references: "fact",
  path: "fact",
};

/**
 * A subject as the reader of a mail may be shown it. Our own offices, and proven addresses of what staff or they
 * themselves caused (`personal`), read everything; others no text of a stranger's. `leftOut` says whether anything was left out.
 */
export function shownTo(subject: MailSubject, { personal }: { personal: boolean }): { subject: Shown; leftOut: boolean } {
  if (personal || isForStaff(subject.kind)) return { subject: subject as Shown, leftOut: false };
  const neutral = neutralOf(subject);
  return { subject: neutral as Shown, leftOut: JSON.stringify(neutral) !== JSON.stringify(subject) };
}

function neutralOf(subject: MailSubject): MailSubject {
  switch (subject.about) {
    case "booking":
      return stripped(subject, BOOKING);
    case "callback":
      return stripped(subject, CALLBACK);
    case "conversation":
      return stripped(subject, CONVERSATION);
    case "inquiry":
      return stripped(subject, INQUIRY);
    case "account":
      return stripped(subject, ACCOUNT);
    case "case":
      return stripped(subject, CASE);
    case "disclosure":
      return stripped(subject, DISCLOSURE);
    case "unanswered":
      return stripped(subject, UNANSWERED);
    case "tribunal":
      return stripped(subject, TRIBUNAL);
    case "record":
      return stripped(subject, RECORD_MAIL);
    case "collected":
      return stripped(subject, COLLECTED);
  }
}

/** Only what has a row: a key that nobody decided about is left out. */
function stripped<T extends object>(subject: T, rules: Rules<T>): T {
  const told: Partial<T> = {};
  for (const key of Object.keys(rules) as (keyof T)[]) {
    const rule = rules[key];
    told[key] = rule === "fact" ? subject[key] : rule(subject[key], subject);
  }
  return told as T;
}

const FACTS: readonly string[] = ["choice", "choices", "flag", "count", "date", "time", "dates"];

/** With the days of what is wanted on some of them, without what was written of those days but for how many come and which service of several is meant. */
function withoutDayNotes(details: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { onSomeDays } = details;
  const list = Array.isArray(onSomeDays) ? (onSomeDays as readonly OnSomeDays[]) : [];
  const days = list.map(({ field, days: of, note, hours }) => ({
    field,
    days: of,
    ...(hours ? { hours } : {}),
    ...(isNumberOfDay(field) || field === "transcriptSeniorServices" ? { note } : {}),
  }));
  return { ...facts(details), ...(days.length > 0 ? { onSomeDays: days } : {}) };
}

/** Of values under the names of the detailed request, those of our own vocabularies. */
function facts<T>(values: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => isDetailedField(name) && FACTS.includes(DETAILED_FIELDS[name].is.kind)),
  );
}
