/** Texts of what is wrong with something said of a case; to the letter where the specification (section 5) quotes one. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CASE_MESSAGE_CODES } from "#app/domain/message-codes.ts";
import { documentText } from "./document-messages.ts";

type CaseCode = (typeof CASE_MESSAGE_CODES)[number];

const MESSAGES: Readonly<Record<CaseCode, MessageDescriptor>> = {
  case_title_required: msg`Title is required`,
  case_title_too_long: msg`Title is too long`,
  case_description_too_short: msg`Description must be at least 10 characters`,
  case_name_required: msg`Write a name`,
  case_name_only: msg`Name: write only the name, without links, addresses, phone numbers or sentences`,
  case_firm_only: msg`Firm: write only its name, without links, addresses, phone numbers or sentences`,
  case_email_invalid: msg`Write an e-mail address such as name@example.com, or leave it empty`,
  case_audience_invalid: msg`Choose who will see this`,
  case_documents_full: msg`Your side has as many documents as this case keeps for it. Withdraw what is not needed, or ask us to raise the limit: we can do so at once`,
  case_room_invalid: msg`Write a number from 1 to 2500`,
  case_upload_cut: msg`The upload was cut off. Please send the file again`,
  case_document_gone: msg`This document was withdrawn or replaced meanwhile`,
  case_folder_invalid: msg`Choose one of the folders`,
  case_exhibit_invalid: msg`Choose whether it is an exhibit`,
  case_exhibit_private: msg`Only a document that everyone in the case sees gets an exhibit number. File it for everyone, or without a number`,
  case_exhibit_presiding: msg`Orders of the tribunal are numbered by the presiding arbitrator`,
  case_exhibit_office: msg`Exhibits are numbered for a party, and orders for the tribunal: documents of the administrators get no number`,
  case_exhibit_order: msg`The tribunal numbers its procedural orders: choose that folder, or file it without a number`,
  case_exhibit_same: msg`Your side has already filed this file as an exhibit. Cite its number, or file it without one`,
  case_date_invalid: msg`Enter the date of the document as a day of the calendar`,
  case_date_future: msg`The date of the document cannot be in the future`,
  case_folder_tribunal: msg`Only the arbitrator and our office put documents into this folder. Choose another`,
  case_relied_on_invalid: msg`Choose who relies on it`,
  case_relied_on_other: msg`A side says only of itself whether it relies on a document. Leave what is said of the other side`,
  case_order_changed: msg`The folder has changed meanwhile: the document next to which you put this one is no longer in it`,
  case_order_private: msg`Only documents that everyone in the case sees are put in order. Others follow them as they were filed`,
  case_message_empty: msg`Write the message first`,
  case_tribunal_room_full: msg`No more is kept here. Remove a note that is no longer needed, or add to one that is there`,
  case_tribunal_thread_full: msg`This deliberation is full, and nothing more is added to it. Write it as a note of the panel instead`,
  case_attachment_unseen: msg`Attach only documents that everybody who reads the message may see`,
  case_reason_required: msg`Enter a reason`,
  case_outcome_required: msg`Write the outcome, or choose the award among the documents`,
  case_award_unknown: msg`Choose a document of this case that everyone in it may see`,
  case_arbitrator_unknown: msg`Choose one of the arbitrators`,
  case_arbitrator_same: msg`This arbitrator is already assigned`,
  case_arbitrator_member: msg`This person belongs, or has belonged, to one of the sides of this case`,
  case_arbitrator_seated: msg`This arbitrator already holds another seat of this tribunal`,
  case_seat_unknown: msg`The tribunal of this case has no such seat`,
  case_seat_held: msg({ message: "{name} holds this seat: nobody was replaced" }),
  case_seat_required: msg`A panel of three decides this case: assign its arbitrators in the case, where the seat is chosen`,
  case_arbitrator_unable: msg({ message: "{name} can no longer act as an arbitrator: another has to be assigned to this seat" }),
  case_tribunal_unanswered: msg`Not every arbitrator has accepted the assignment yet`,
  case_tribunal_same: msg`The tribunal already has this number of arbitrators`,
  case_arbitrator_refused: msg`This arbitrator has declined, or was refused, because of the same conflict. Choose another`,
  case_disclosure_required: msg`Write what you disclose, or decline`,
  case_connection_required: msg`Choose whether there is a connection`,
  case_remark_required: msg`Write your comment or your reasons`,
  case_conflict_unanswered: msg`A possible conflict of interest of the arbitrator has not been answered. The arbitrator answers it, and the office decides`,
  case_conflict_undecided: msg`The office has not decided about a possible conflict of interest of the arbitrator`,
  case_conflict_uncleared: msg`The office has not cleared a conflict of interest of the arbitrator: another arbitrator has to be assigned`,
  case_challenge_undecided: msg`The office has not decided a challenge of the arbitrator`,
  case_remarks_open: msg`The parties may still comment on the arbitrator’s disclosure or challenge the arbitrator. The office can end that time once both sides have spoken`,
  case_side_unheard: msg`A side that is in the case has neither commented nor challenged: its time runs to the end`,
  case_place_invalid: msg`Choose a role that is free in this case`,
  case_side_held: msg`Side B has people of its own in this case: it names its party itself, or we do. Please call us if something has to be corrected`,
  case_address_invited: msg`The invitation has gone to this address: only our office can change it for the other side. Please call us or write to us`,
  case_person_ours: msg`Our office has named this person for the other side: only our office can change it. Please call us or write to us`,
  case_email_needed: msg`Write an e-mail address: the invitation goes there`,
  case_mail_waits: msg`Many e-mails that you caused are waiting to be sent, since only so many leave in an hour. Please invite again once some of them have left, or call us`,
  case_people_too_many: msg`No more people can be named for this side here. Remove someone, or ask us: we can add more`,
  case_interest_required: msg`Write the name`,
  case_absence_invalid: msg`Choose a first and a last day, in this order`,
};

/** The text of a code in the reader's language, with whom it names (`Issue`); an unknown one reads "Invalid input". */
export function caseMessageText(i18n: I18n, code: string, name = ""): string {
  return code in MESSAGES ? i18n._({ ...MESSAGES[code as CaseCode], values: { name } }) : documentText(i18n, code);
}
