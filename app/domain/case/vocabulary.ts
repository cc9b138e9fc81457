/** The closed vocabularies of cases (specification, sections 3, 4 and 6; rulings, "Cases"). */
export const CASE_STATUSES = ["created", "assigned", "in_progress", "resolved"] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

/** Party A created the case; party B answers. */
export const SIDES = ["a", "b"] as const;
export type Side = (typeof SIDES)[number];

/** Who vouches for the address that somebody is invited at. */
export type Voucher = Side | "office";

export const CASE_CAPACITIES = ["party", "counsel", "arbitrator"] as const;
export type CaseCapacity = (typeof CASE_CAPACITIES)[number];

/** named: no invitation yet; invited: asked and not answered (an arbitrator: assigned); active: sees the case. */
export const PERSON_STATES = ["named", "invited", "active", "declined", "removed"] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** Whom something in a case is shown to, as it is stored. `arbitrator`: its author alone; `office`: administrators. */
export const STORED_AUDIENCES = ["everyone", "side_a", "side_b", "arbitrator", "office"] as const;
export type StoredAudience = (typeof STORED_AUDIENCES)[number];

/** What somebody who files or writes may choose. */
export const AUDIENCES = ["everyone", "side", "arbitrator"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What somebody is in a case who says something in it. */
export const SPEAK_AS = ["party_a", "counsel_a", "party_b", "counsel_b", "arbitrator", "administrator"] as const;
export type SpeaksAs = (typeof SPEAK_AS)[number];

/** What mails say of a case: that there is something, of which kind, or what came of it too. */
export const MAIL_SAYS = ["nothing", "kind", "outcome"] as const;
export type MailSays = (typeof MAIL_SAYS)[number];

/** Who owes what a deadline asks for. */
export const OWED_BY = ["side_a", "side_b", "both", "arbitrator"] as const;
export type OwedBy = (typeof OWED_BY)[number];

/** What can happen in a case. The first five are the specification's activity types. */
export const ENTRY_TYPES = [
  "case_created",
  "arbitrator_assigned",
  "document_uploaded",
  "message_posted",
  "status_changed",
  "case_edited",
  "claim_amended",
  "person_named",
  "person_invited",
  "invitation_addressed",
  "person_joined",
  "person_removed",
  "sides_changed",
  "arbitrator_accepted",
  "arbitrator_declined",
  "arbitrator_replaced",
  "tribunal_changed",
  "conflict_checked",
  "conflict_found",
  "disclosure_answered",
  "disclosure_decided",
  "disclosure_commented",
  "arbitrator_challenged",
  "challenge_decided",
  "remarks_ended",
  "document_replaced",
  "document_withdrawn",
  "document_downloaded",
  "document_quarantined",
  "document_moved",
  "document_described",
  "document_numbered",
  "documents_ordered",
  "bundle_made",
  "bundle_downloaded",
  "bundle_held",
  "bundle_released",
  "deadline_set",
  "deadline_done",
  "deadline_cancelled",
  "deadline_reminded",
  "deadline_day_closed",
  "deadline_day_decided",
  "extension_requested",
  "extension_decided",
  "booking_linked",
  "booking_unlinked",
  "booking_changed",
  "booking_confirmed",
  "booking_cancelled",
  "record_exported",
  "notice_opened",
] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** Written down, with no notice to anybody: who took a copy or opened a notice, that nothing was found. */
const SILENT: readonly EntryType[] = [
  "invitation_addressed",
  "document_downloaded",
  "document_moved",
  "document_described",
  "documents_ordered",
  "bundle_downloaded",
  "record_exported",
  "case_edited",
  "conflict_checked",
  "notice_opened",
];
export const isNotified = (type: EntryType): boolean => !SILENT.includes(type);
export const NOTIFIED_TYPES: readonly EntryType[] = ENTRY_TYPES.filter(isNotified);
