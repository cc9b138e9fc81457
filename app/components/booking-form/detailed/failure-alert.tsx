/** 'Booking Request Failed' on the page itself: nothing exists only in a notification. */
import { useLingui } from "@lingui/react";
import { detailedFailureText, REVIEW_TEXTS } from "#app/i18n/detailed/review-texts.ts";
import type { SendFailure } from "../failure-text.ts";

export function FailureAlert({ failure }: { failure: SendFailure | null }) {
  const { i18n } = useLingui();
  if (!failure) return null;
  return (
    <div role="alert" className="border-danger border-s-4 bg-danger-wash p-4">
      <p className="font-semibold">{i18n._(REVIEW_TEXTS.failed)}</p>
      <p>{detailedFailureText(i18n, failure)}</p>
    </div>
  );
}
