/** Words of the last step of the detailed form: reading through, sending, and how it went (specification, section 8). */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { type ReachedOffice, requestsFullText } from "./refusals/requests-full.ts";

export const REVIEW_TEXTS = {
  title: msg`Check your answers`,
  lead: msg`Nothing has been sent yet. Read it through; each line can still be changed.`,
  change: msg`Change`,
  submit: msg`Submit Booking Request`,
  submitting: msg`Submitting....`,
  backToForm: msg`Back to the form`,
  submitted: msg`Booking Request Submitted!`,
  submittedMore: msg`We review your request within 24 hours.`,
  failed: msg`Booking Request Failed`,
  failedText: msg`There was an error submitting your booking request. Please try again.`,
} as const;

export const changeText = (label: string) => msg`Change: ${label}`;

/** The server's sentences in the reader's language, by the API's error codes. */
const SERVER_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  invalid_input: msg`Some fields need attention.`,
  idempotency_in_flight: msg`Your request is still being sent. Wait a moment, then try again.`,
  idempotency_mismatch: msg`Your answers have changed since they were sent. Please check them and send them again.`,
  conflict: msg`This changed meanwhile. Reload the page and try again.`,
  too_many_requests: msg`Too many requests. Please wait and try again.`,
  payload_too_large: msg`The request is too large.`,
  unavailable: msg`The service is busy. Please try again in a moment.`,
};

/** What is under 'Booking Request Failed'. `retryAfter` in seconds, where the server names them; `code` null when it could not be reached. */
export function detailedFailureText(
  i18n: I18n,
  { code, retryAfter, office }: { code: string | null; retryAfter: number | null; office?: ReachedOffice | null },
): string {
  if (code === "requests_full" && office) return requestsFullText(i18n, office);
  if (code === "too_many_requests" && retryAfter) {
    const minutes = Math.max(1, Math.ceil(retryAfter / 60));
    return i18n._(msg`Too many requests. Please try again in ${plural(minutes, { one: "# minute", other: "# minutes" })}.`);
  }
  return i18n._((code && SERVER_MESSAGES[code]) || REVIEW_TEXTS.failedText);
}
