/** Message codes and their texts. English is to the letter of section 5 of the specification where it quotes one. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ShortMessageCode } from "../domain/message-codes.ts";

export const VALIDATION_MESSAGES: Readonly<Record<ShortMessageCode, MessageDescriptor>> = {
  name_required: msg`Name is required`,
  email_is_required: msg`Valid email is required`,
  phone_number_required: msg`Valid phone number is required`,
  firm_name_required: msg`Firm name is required`,
  preferred_date_required: msg`Preferred date is required`,
  brief_description_required: msg`Please provide a brief case description`,
  email_required: msg`Valid email required`,
  phone_required: msg`Valid phone required`,
  description_required: msg`Please describe your case or proceeding`,
  proceeding_type_required: msg`Choose one of the listed proceeding types`,
  location_type_required: msg`Choose in person, virtual or hybrid`,
  location_invalid: msg`Choose one of the listed venues`,
  urgency_invalid: msg`Choose one of the listed urgency levels`,
  time_zone_invalid: msg`Choose one of the listed time zones`,
  date_invalid: msg`Enter a date that exists, for example 2027-03-16`,
  date_in_past: msg`This date has passed at the venue. Choose today or later`,
  date_too_far: msg`Days can be booked up to five years from today. Choose an earlier day`,
  time_invalid: msg`Enter a time between 00:00 and 23:59, for example 09:30`,
  day_closed: msg`The venue is closed that day. Choose another day`,
  hours_outside: msg`The venue is not open at those hours`,
  hour_skipped: msg`The clocks go forward over that hour on that day. Choose another hour`,
  day_too_near: msg`That day is too close to be changed online. Please call us`,
  people_too_many: msg`No room at this venue seats that many people`,
  breakouts_too_many: msg`This venue does not have that many breakout rooms of that size`,
  location_type_not_offered: msg`This proceeding is not offered with that location type`,
  question_too_short: msg`Question must be at least 5 characters`,
  answer_too_short: msg`Answer must be at least 10 characters`,
  category_required: msg`Category is required`,
  too_many_faqs: msg`The maximum number of FAQs is reached; delete one first`,
  phone_invalid: msg`Enter a phone number with its area code, or leave this empty`,
  topic_required: msg`Choose what it is about`,
  message_required: msg`Write at least 10 characters, so that we can answer`,
  person_name_only: msg`Enter only the person’s name, without links, addresses, phone numbers or sentences`,
  firm_name_only: msg`Enter only the name of the firm or organization, without links, addresses, phone numbers or sentences`,
  person_unfinished: msg`Complete the person whose details are open under “Who takes part”, or cancel`,
  required: msg`Required`,
  invalid_input: msg`Invalid input`,
  too_long: msg`This text is too long`,
  unknown_field: msg`This field is not known`,
};

/** The text of a message code in the reader's language; an unknown code reads "Invalid input". */
export function validationText(i18n: I18n, code: string): string {
  return i18n._(VALIDATION_MESSAGES[Object.hasOwn(VALIDATION_MESSAGES, code) ? (code as ShortMessageCode) : "invalid_input"]);
}
