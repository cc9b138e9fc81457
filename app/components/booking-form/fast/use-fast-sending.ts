/** Checking the fast form for its review, and sending what was reviewed. */
import { useLingui } from "@lingui/react";
import { useState } from "react";
import type { Sending as SendingNames } from "#app/api-client/bookings.ts";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { takeOpenPerson, UNFINISHED_PERSON } from "#app/components/people/open-person.ts";
import type { FastBookingValues } from "#app/domain/booking/requests/fast-request.ts";
import type { Issue } from "#app/domain/errors.ts";
import { draftStore } from "../draft/page-draft.ts";
import type { SendFailure } from "../failure-text.ts";
import { isFormField, sentValues, type TypedValues } from "../fields.ts";
import { useFormPlace } from "../place/form-place.ts";
import { loadReview } from "../review-step.tsx";
import type { useValidation } from "../use-validation.ts";

export interface Reviewed extends SendingNames {
  request: FastBookingValues;
  /** What the form held when it was checked: once it differs, there is nothing to send. */
  of: string;
}

interface Sending {
  check: ReturnType<typeof useValidation>;
  /** What the form holds now. */
  values: TypedValues;
  firstFailure: SendFailure | null;
  /** What the attempt found, for the list above the form. */
  onFound(issues: readonly Issue[]): void;
}

export const fingerprint = (values: TypedValues) => JSON.stringify(sentValues(values));

export function useFastSending({ check, values, firstFailure, onFound }: Sending) {
  const { i18n } = useLingui();
  const at = useSitePath();
  const { go } = useFormPlace();
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [failure, setFailure] = useState(firstFailure);
  const [unreached, setUnreached] = useState(false);
  const [busy, setBusy] = useState(false);

  function mark(issues: readonly Issue[], of: TypedValues): void {
    check.mark(issues, of);
    onFound(issues);
  }

  async function review(): Promise<void> {
    setBusy(true);
    try {
      if (!takeOpenPerson()) return mark(UNFINISHED_PERSON, draftStore.snapshot().values);
      // The rules run where the draft is kept: what they set is part of what is checked.
      await draftStore.flush();
      const { values: now, draft } = draftStore.snapshot();
      const result = await check.checkAll(now);
      onFound([...result.issues]);
      if (!result.ok) return;
      // Without its code nobody could go further than the review.
      const isThere = await loadReview();
      setUnreached(!isThere);
      if (!isThere) return;
      setFailure(null);
      setReviewed({ request: result.request, of: fingerprint(now), key: crypto.randomUUID(), draft: draft.expiresAt });
      await go("?step=review");
    } finally {
      setBusy(false);
    }
  }

  async function send({ request, ...sending }: Reviewed): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { sendBooking } = await import("../send-booking.ts");
      const sent = await sendBooking(i18n, request, sending);
      if (sent.ok) {
        draftStore.tellSent();
        await go(at(`/booking-confirmation/${sent.confirmation}`));
        draftStore.closed(sent.confirmation);
        return;
      }
      setFailure(sent.failure);
      const mendable = sent.issues.filter(({ field }) => isFormField(field) || field in values);
      if (mendable.length === 0) return;
      mark(mendable, values);
      setReviewed(null);
    } finally {
      setBusy(false);
    }
  }

  return { reviewed, failure, unreached, busy, review, send };
}
