/** What happened in a case, in words: for activity feeds, notices and the record's own page. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { BY_LINK } from "#app/domain/case/chain/chain.ts";
import type { SeatTitle } from "#app/domain/case/tribunal/tribunal.ts";
import { CASE_STATUSES, type CaseStatus, type EntryType } from "#app/domain/case/vocabulary.ts";
import { CASE_STATUS_LABELS } from "./case-labels.ts";
import { isSeatTitle, SEAT_LABELS } from "./seat-labels.ts";

export const ENTRY_LABELS: Readonly<Record<EntryType, MessageDescriptor>> = {
  case_created: msg`Case created`,
  arbitrator_assigned: msg`Arbitrator assigned`,
  document_uploaded: msg`Document uploaded`,
  message_posted: msg`Message posted`,
  status_changed: msg`Status changed`,
  case_edited: msg`Case edited`,
  claim_amended: msg`Claim amended`,
  person_named: msg`Person added`,
  person_invited: msg`Person invited`,
  invitation_addressed: msg`Address of an invitation`,
  person_joined: msg`Person joined`,
  person_removed: msg`Person removed`,
  sides_changed: msg`Came from the other side`,
  arbitrator_accepted: msg`Arbitrator accepted`,
  arbitrator_declined: msg`Arbitrator declined`,
  arbitrator_replaced: msg`Arbitrator replaced`,
  tribunal_changed: msg`Number of arbitrators changed`,
  conflict_checked: msg`Checked for conflicts`,
  conflict_found: msg`Possible conflict found`,
  disclosure_answered: msg`Disclosure answered`,
  disclosure_decided: msg`Disclosure decided`,
  disclosure_commented: msg`Disclosure commented on`,
  arbitrator_challenged: msg`Arbitrator challenged`,
  challenge_decided: msg`Challenge decided`,
  remarks_ended: msg`Time for comments ended`,
  document_replaced: msg`New version of a document`,
  document_withdrawn: msg`Document withdrawn`,
  document_downloaded: msg`Document downloaded`,
  document_quarantined: msg`Document quarantined`,
  document_moved: msg`Document moved to another folder`,
  document_described: msg`Description of a document changed`,
  document_numbered: msg`Exhibit number given`,
  documents_ordered: msg`Order of a folder changed`,
  bundle_made: msg`Bundle made`,
  bundle_downloaded: msg`Bundle downloaded`,
  bundle_held: msg`Bundle held back`,
  bundle_released: msg`Bundle open again`,
  deadline_set: msg`Deadline set`,
  deadline_done: msg`Deadline met`,
  deadline_cancelled: msg`Deadline cancelled`,
  deadline_reminded: msg`Deadline reminder sent`,
  deadline_day_closed: msg`Day of a deadline closed`,
  deadline_day_decided: msg`Closed day of a deadline decided`,
  extension_requested: msg`Extension requested`,
  extension_decided: msg`Extension decided`,
  booking_linked: msg`Booking linked`,
  booking_unlinked: msg`Booking unlinked`,
  booking_changed: msg`Hearing changed`,
  booking_confirmed: msg`Hearing confirmed`,
  booking_cancelled: msg`Hearing cancelled`,
  record_exported: msg`Record exported`,
  notice_opened: msg`Notice opened`,
};

/** Who changed a booking by its mailed link: no name of theirs is proven. */
export const CLIENT_BY_LINK = msg`The client (by the booking’s link)`;

export type EntryDetails = Readonly<Record<string, unknown>>;

const ARBITRATOR = ["arbitratorName", "arbitrator", "name"] as const;

/** What an entry is about, where its details name it: the first of these members that is a text. */
const SUBJECTS: Readonly<Partial<Record<EntryType, readonly string[]>>> = {
  arbitrator_assigned: ARBITRATOR,
  document_uploaded: ["name", "documentName"],
  person_named: ["name"],
  person_invited: ["name"],
  invitation_addressed: ["name"],
  person_joined: ["name"],
  person_removed: ["name"],
  sides_changed: ["name"],
  arbitrator_accepted: ARBITRATOR,
  arbitrator_declined: ARBITRATOR,
  arbitrator_replaced: ARBITRATOR,
  conflict_checked: ARBITRATOR,
  conflict_found: ARBITRATOR,
  disclosure_answered: ARBITRATOR,
  disclosure_decided: ARBITRATOR,
  disclosure_commented: ARBITRATOR,
  arbitrator_challenged: ARBITRATOR,
  challenge_decided: ARBITRATOR,
  remarks_ended: ARBITRATOR,
  document_replaced: ["name", "documentName"],
  document_withdrawn: ["name", "documentName"],
  document_downloaded: ["name", "documentName"],
  document_quarantined: ["name", "documentName"],
  document_moved: ["name"],
  document_described: ["name"],
  document_numbered: ["name"],
  documents_ordered: ["name"],
  bundle_made: ["title"],
  bundle_downloaded: ["title"],
  bundle_held: ["title"],
  bundle_released: ["title"],
  deadline_set: ["title"],
  deadline_done: ["title"],
  deadline_cancelled: ["title"],
  deadline_reminded: ["title"],
  deadline_day_closed: ["title"],
  deadline_day_decided: ["title"],
  extension_requested: ["title"],
  booking_linked: ["bookingNumber"],
  booking_unlinked: ["bookingNumber"],
  booking_changed: ["bookingNumber"],
  booking_confirmed: ["bookingNumber"],
  booking_cancelled: ["bookingNumber"],
};

const isStatus = (value: unknown): value is CaseStatus => (CASE_STATUSES as readonly unknown[]).includes(value);

/**
 * A line for one entry: "Document uploaded: notice.pdf". Says what the entry is about and never what somebody wrote in it.
 * `details` are the entry's own, of whatever age: what it does not name is left out.
 */
export function activityText(i18n: I18n, type: EntryType, details: EntryDetails): string {
  const label = i18n._(ENTRY_LABELS[type]);
  const subject = subjectOf(i18n, type, details);
  const happened = subject ? i18n._(msg`${label}: ${subject}`) : label;
  if (details.by !== BY_LINK) return happened;
  const who = i18n._(CLIENT_BY_LINK);
  return `${happened} – ${who}`;
}

function inSeat(i18n: I18n, named: string, seat: SeatTitle): string {
  const title = i18n._(SEAT_LABELS[seat]);
  return i18n._(msg`${named} (${title})`);
}

function subjectOf(i18n: I18n, type: EntryType, details: EntryDetails): string | null {
  if (type === "status_changed") {
    const [from, to] = Array.isArray(details.status) ? details.status : [details.from, details.to];
    if (!isStatus(to)) return null;
    const now = i18n._(CASE_STATUS_LABELS[to]);
    if (!isStatus(from)) return now;
    const before = i18n._(CASE_STATUS_LABELS[from]);
    return i18n._(msg`from ${before} to ${now}`);
  }
  if (type === "extension_decided") {
    const title = typeof details.title === "string" ? details.title : "";
    if (details.decision === "granted" && details.movesFor === "both") return i18n._(msg`granted for both sides, ${title}`);
    if (details.decision === "granted") return i18n._(msg`granted, ${title}`);
    return details.decision === "refused" ? i18n._(msg`refused, ${title}`) : title || null;
  }
  if (type === "notice_opened") {
    const { type: of } = (details.of ?? {}) as { type?: string };
    return of && Object.hasOwn(ENTRY_LABELS, of) ? i18n._(ENTRY_LABELS[of as EntryType]) : null;
  }
  if (type === "tribunal_changed") {
    const [before, after] = Array.isArray(details.arbitrators) ? details.arbitrators : [];
    if (typeof before !== "number" || typeof after !== "number") return null;
    const changed = i18n._(msg`from ${before} to ${after}`);
    const { arbitrator, seat } = details;
    return isSeatTitle(seat) && typeof arbitrator === "string" ? `${changed}, ${inSeat(i18n, arbitrator, seat)}` : changed;
  }
  const named = SUBJECTS[type]?.map((member) => details[member]).find((value) => typeof value === "string" && value !== "");
  if (typeof named !== "string") return null;
  const { exhibit, seat } = details;
  if (isSeatTitle(seat)) return inSeat(i18n, named, seat);
  return typeof exhibit === "string" && exhibit !== "" ? i18n._(msg`${exhibit}, ${named}`) : named;
}
