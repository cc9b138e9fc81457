/** Sends what was read through, and says in a notification how it went (specification, section 8); the page says it too. */
import "#app/i18n/catalogues/later-texts.ts";
import type { I18n } from "@lingui/core";
import { confirmationOf, postDetailedBooking, type Sending } from "#app/api-client/bookings.ts";
import { ApiError } from "#app/api-client/request.ts";
import type { SendFailure } from "#app/components/booking-form/failure-text.ts";
import { laterCall } from "#app/components/booking-form/promised-call.ts";
import { notify, notifyOnward } from "#app/components/ui/notify.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import type { Issue } from "#app/domain/errors.ts";
import { EXPRESS_TEXTS } from "#app/i18n/detailed/express-texts.ts";
import { officeOf } from "#app/i18n/detailed/refusals/requests-full.ts";
import { detailedFailureText, REVIEW_TEXTS } from "#app/i18n/detailed/review-texts.ts";

export type Sent = { ok: true; confirmation: string } | { ok: false; failure: SendFailure; issues: readonly Issue[] };

/** Tried again with the same `sending`, no second booking is made. `express` has a promise of its own. */
export async function sendDetailed(i18n: I18n, request: DetailedValues, sending: Sending, express: boolean): Promise<Sent> {
  try {
    const made = await postDetailedBooking(request, sending);
    void notifyOnward({
      title: i18n._(REVIEW_TEXTS.submitted),
      description: express ? (laterCall(i18n, made, Date.now()) ?? i18n._(EXPRESS_TEXTS.called)) : i18n._(REVIEW_TEXTS.submittedMore),
      tone: "success",
    });
    return { ok: true, confirmation: confirmationOf(made) };
  } catch (error) {
    console.error(error);
    const known = error instanceof ApiError ? error : null;
    const failure = { code: known?.code ?? null, retryAfter: known?.retryAfter ?? null, office: officeOf(known?.body) };
    void notify({ title: i18n._(REVIEW_TEXTS.failed), description: detailedFailureText(i18n, failure), tone: "danger" });
    return { ok: false, failure, issues: known?.issues ?? [] };
  }
}
