/** Words for legal holds, and what is wrong with what is typed of one. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { HeldKind } from "#app/domain/legal-holds/legal-hold.ts";
import type { LegalHoldMessageCode } from "#app/domain/message-codes.ts";
import { isPeopleCode } from "#app/domain/people/people-codes.ts";
import { validationText } from "#app/i18n/validation-messages.ts";
import { peopleIssueText } from "../people-labels.ts";

const MESSAGES: Readonly<Record<LegalHoldMessageCode, MessageDescriptor>> = {
  legal_hold_kind: msg`Choose a person, a booking or a case`,
  legal_hold_subject: msg`Enter the e-mail address of the person, or the number of the booking or case`,
  legal_hold_address: msg`Enter an e-mail address such as name@example.com`,
  legal_hold_booking: msg`There is no booking of this number. Check it in the list of bookings`,
  legal_hold_case: msg`There is no case of this number. Check it in the list of cases`,
  legal_hold_reason: msg`Give the reason`,
  legal_hold_day: msg`Enter a last day from today on, or leave it empty`,
};

/** The text of a code in the reader's language, those of one's own password and factor among them; an unknown one reads "Invalid input". */
export function legalHoldText(i18n: I18n, code: string): string {
  if (code in MESSAGES) return i18n._(MESSAGES[code as LegalHoldMessageCode]);
  return isPeopleCode(code) ? peopleIssueText(i18n, code) : validationText(i18n, code);
}

const KINDS: Readonly<Record<HeldKind, MessageDescriptor>> = { person: msg`Person`, booking: msg`Booking`, case: msg`Case` };

export const heldKindText = (i18n: I18n, kind: HeldKind): string => i18n._(KINDS[kind]);
