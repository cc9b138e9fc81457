import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { validationText } from "#app/i18n/validation-messages.ts";

/** What is wrong with a field of the page, in the reader's language. */
export function issueText(i18n: I18n, field: string, code: string): string {
  if (code === "message_empty") return i18n._(msg`Write your message first`);
  if (code === "rooms_taken") return i18n._(msg`Every suitable room is taken at those hours. Choose another day or hour`);
  if (code === "date_twice") return i18n._(msg`Another day of this hearing is already on that date`);
  if (code === "ends_next_day") return i18n._(msg`Choose a time at which it ends on the same day`);
  if (field === "reason" && code === "reason_required") return i18n._(msg`Enter a reason, so that everyone concerned can be informed`);
  if (field === "words" && code === "message_required") return i18n._(msg`Write what should be different`);
  if (field === "startTime" && code === "time_invalid") return i18n._(msg`Choose a time at which it ends on the same day`);
  if (code === "extended_too_short" || code === "end_time_required") return i18n._(msg`Choose a time at which it ends on the same day`);
  if (code === "booking_number_invalid") return i18n._(msg`Enter the booking number as it appears in our messages, such as CN-1234-5674`);
  return validationText(i18n, code);
}
