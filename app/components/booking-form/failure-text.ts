/** What to tell a reader whose booking could not be sent (specification, section 8 "Fast booking"). */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { ErrorCode } from "#app/domain/errors.ts";
import { type ReachedOffice, requestsFullText } from "#app/i18n/detailed/refusals/requests-full.ts";

/** The server's sentences in the reader's language; the English is the API's own (`app/i18n/english.ts`). */
const TEXTS: Partial<Record<ErrorCode, MessageDescriptor>> = {
  invalid_input: msg`Some fields need attention.`,
  idempotency_mismatch: msg`Your answers have changed since they were sent. Please check them and send them again.`,
  idempotency_in_flight: msg`Your request is still being sent. Wait a moment, then try again.`,
  too_many_requests: msg`Too many requests. Please wait and try again.`,
  payload_too_large: msg`The request is too large.`,
  unavailable: msg`The service is busy. Please try again in a moment.`,
};

export interface SendFailure {
  /** Error code of the API; null when it could not be reached. */
  code: string | null;
  /** Seconds to wait, where the server names them. */
  retryAfter: number | null;
  /** How the office is reached instead, where no further request is taken. */
  office?: ReachedOffice | null;
}

/** The description under 'Submission Failed'. */
export function failureText(i18n: I18n, { code, retryAfter, office }: SendFailure): string {
  if (code === "requests_full" && office) return requestsFullText(i18n, office);
  if (code === "too_many_requests" && retryAfter) {
    const minutes = Math.max(1, Math.ceil(retryAfter / 60));
    return i18n._(msg`Too many requests. Please try again in ${plural(minutes, { one: "# minute", other: "# minutes" })}.`);
  }
  const known = code === null ? undefined : TEXTS[code as ErrorCode];
  return i18n._(known ?? msg`There was an error submitting your fast booking. Please try again.`);
}
