/** Words of a case's timetable. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { OwedBy } from "#app/domain/case/vocabulary.ts";
import type { TIMETABLE_MESSAGE_CODES } from "#app/domain/message-codes.ts";
import { caseMessageText } from "./case-messages.ts";

export const OWED_BY_LABELS: Readonly<Record<OwedBy, MessageDescriptor>> = {
  side_a: msg`Party A`,
  side_b: msg`Party B`,
  both: msg`Both sides`,
  arbitrator: msg`The arbitrator`,
};

const MESSAGES: Readonly<Record<(typeof TIMETABLE_MESSAGE_CODES)[number], MessageDescriptor>> = {
  deadline_title_required: msg`Say what is to be done`,
  owed_by_required: msg`Choose who it is due from`,
  deadline_past: msg`Choose a date and time in the future`,
  deadline_day_closed: msg`This day is closed: choose what you mean`,
  extension_not_later: msg`Choose a date and time in the future, after the deadline`,
  extension_decision_required: msg`Choose whether to grant it`,
  why_required: msg`Enter a reason that everyone in the case can read`,
  timetable_full: msg`This timetable is full. Ask our office`,
  booking_number_unknown: msg`There is no booking with this number`,
};

/** The text of a code in the reader's language; an unknown one reads "Invalid input". */
export function timetableText(i18n: I18n, code: string): string {
  return code in MESSAGES ? i18n._(MESSAGES[code as keyof typeof MESSAGES]) : caseMessageText(i18n, code);
}
