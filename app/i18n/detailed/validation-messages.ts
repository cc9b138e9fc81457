/** Texts of the detailed form's message codes; English to the letter of section 5 of the specification where it quotes one. */

import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type DetailedMessageCode, isDetailedMessageCode } from "#app/domain/message-codes.ts";
import { formatDay } from "../dates.ts";
import { namedText } from "../lists.ts";
import { validationText } from "../validation-messages.ts";
import { PEOPLE_TEXTS } from "./people-texts.ts";

const MESSAGES: Readonly<Record<DetailedMessageCode, MessageDescriptor>> = {
  firm_required: msg`Firm is required`,
  claimant_name_required: msg`Claimant name required`,
  claimant_firm_required: msg`Claimant firm required`,
  ordering_counsel_name_required: msg`Ordering counsel name required`,
  ordering_counsel_firm_required: msg`Ordering counsel firm required`,
  respondent_name_required: msg`Respondent name required`,
  respondent_firm_required: msg`Respondent firm required`,
  additional_counsel_name_required: msg`Additional counsel name required`,
  additional_counsel_firm_required: msg`Additional counsel firm required`,
  acts_for_required: msg`Must specify who counsel acts for`,
  contract_number_required: msg`Contract number required`,
  style_of_cause_required: msg`Style of cause required`,
  court_file_number_required: msg`Court file number required`,
  date_required: msg`Date is required`,
  start_time_required: msg`Start time is required`,
  end_time_required: msg`End time is required`,
  dates_required: msg`Add at least one date`,
  witness_name_required: msg`Witness name required`,
  type_of_proceeding_required: msg`Type of proceeding required`,
  conferencing_unit_required: msg`65 inch conferencing unit is required for hybrid bookings with witnesses`,
  second_copy_required: msg`Second copy is mandatory for cross examinations`,
  extended_too_short: msg`Minimum duration is 3.5 hours`,
  end_disagrees: msg`This end does not agree with the length of the day. Give only one of the two, or make them agree`,
  end_before_start: msg`The end must come after the start`,
  day_not_of_hearing: msg`Give days of the hearing, as 2027-03-09`,
  presence_unreadable: PEOPLE_TEXTS.hoursWrong,
  date_twice: msg`This date is in the list already`,
  alternatives_too_many: msg`Up to ten other days can be listed. Remove one first`,
  span_too_long: msg`We take requests of up to 60 days. Call us for a longer hearing`,
  choice_required: msg`Choose an option`,
  choice_not_offered: msg`This is not offered with your other choices`,
  of_another_proceeding: msg`This belongs to another type of proceeding. Leave it out, or choose that proceeding`,
  count_required: msg`Enter a whole number, zero or more`,
  count_too_large: msg`This is more than we can provide. Please call us`,
  flag_invalid: msg`Answer yes or no`,
  list_invalid: msg`This list cannot be read. Please add its entries again`,
  status_invalid: msg`Choose one of the listed statuses`,
  reason_required: msg`Enter a reason, so that everyone concerned can be informed`,
  room_unknown: msg`Choose one of the venue’s rooms`,
};

/** The text of any message code in the reader's language; an unknown code reads "Invalid input". */
export function detailedValidationText(i18n: I18n, code: string): string {
  return isDetailedMessageCode(code) ? i18n._(MESSAGES[code]) : validationText(i18n, code);
}

/** The same, after the day that is meant of several: "Tuesday, March 16, 2027: This day is closed". */
export function dayIssueText(i18n: I18n, code: string, day: string | undefined): string {
  const text = detailedValidationText(i18n, code);
  return day ? namedText(i18n.locale, formatDay(i18n.locale, day), text) : text;
}
