/** Sends what was read through, and says in a notification how it went; the page says it too. */
import "#app/i18n/catalogues/later-texts.ts";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { confirmationOf, postFastBooking, type Sending } from "#app/api-client/bookings.ts";
import { ApiError } from "#app/api-client/request.ts";
import type { FastBookingValues } from "#app/domain/booking/requests/fast-request.ts";
import type { Issue } from "#app/domain/errors.ts";
import { officeOf } from "#app/i18n/detailed/refusals/requests-full.ts";
import { notify, notifyOnward } from "../ui/notify.ts";
import { failureText, type SendFailure } from "./failure-text.ts";
import { laterCall } from "./promised-call.ts";

export type Sent = { ok: true; confirmation: string } | { ok: false; failure: SendFailure; issues: readonly Issue[] };

/** By when our team is in touch; who has said how or when is promised no hour of ours here: the page that follows says it in full. */
function toldOf(i18n: I18n, { contactBy, contactWhen }: FastBookingValues, made: Parameters<typeof laterCall>[1]): string {
  if (contactWhen || (contactBy && contactBy !== "phone")) return i18n._(msg`Our team will be in touch as you asked.`);
  return laterCall(i18n, made, Date.now()) ?? i18n._(msg`Our team will contact you within 2 hours to finalize your booking.`);
}

/** Tried again with the same `sending`, no second booking is made. */
export async function sendBooking(i18n: I18n, request: FastBookingValues, sending: Sending): Promise<Sent> {
  try {
    const made = await postFastBooking(request, sending);
    void notifyOnward({
      title: i18n._(msg`Fast Booking Submitted!`),
      description: toldOf(i18n, request, made),
      tone: "success",
      duration: 6000,
    });
    return { ok: true, confirmation: confirmationOf(made) };
  } catch (error) {
    console.error(error);
    const known = error instanceof ApiError ? error : null;
    const failure = { code: known?.code ?? null, retryAfter: known?.retryAfter ?? null, office: officeOf(known?.body) };
    void notify({ title: i18n._(msg`Submission Failed`), description: failureText(i18n, failure), tone: "danger" });
    return { ok: false, failure, issues: known?.issues ?? [] };
  }
}
