/** The steps of the fast form: fill in, check, send. What is not needed to fill it in is fetched on the way. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useEffect, useRef, useState } from "react";
import type { AskedDayState } from "#app/api-client/availability.ts";
import type { DraftView } from "#app/api-client/drafts.ts";
import { useLive } from "#app/components/hydration/use-live.ts";
import type { OpenPerson } from "#app/components/people/typed-person.ts";
import type { SummaryError } from "#app/components/ui/error-summary.tsx";
import type { DraftField } from "#app/domain/booking/draft/draft-fields.ts";
import type { FastField } from "#app/domain/booking/requests/fast.ts";
import type { FastBookingValues } from "#app/domain/booking/requests/fast-request.ts";
import type { Issue } from "#app/domain/errors.ts";
import type { EstimateAnswer } from "#app/domain/estimate/estimate-view.ts";
import type { MonthView } from "#app/domain/hearing-plan/month.ts";
import { validationText } from "#app/i18n/validation-messages.ts";
import { NO_ISSUES, useAttemptErrors, usePostedReview } from "../attempt.ts";
import { draftStore } from "../draft/page-draft.ts";
import type { SendFailure } from "../failure-text.ts";
import { FORM_FIELDS, FURTHER_ID, fieldId, isFormField, type TypedValues } from "../fields.ts";
import { useFormPlace } from "../place/form-place.ts";
import { type FurtherLine, useFurtherLines } from "../use-further-lines.ts";
import { useValidation } from "../use-validation.ts";
import { useFastDraft } from "./use-fast-draft.ts";
import { fingerprint, type Reviewed, useFastSending } from "./use-fast-sending.ts";

/** Where a post without scripts left the form. */
export type PostedStep =
  | { step: "form"; values: TypedValues; key: string; issues: readonly Issue[]; month?: MonthView | null; person?: OpenPerson | null }
  | {
      step: "review";
      values: TypedValues;
      key: string;
      failure: SendFailure | null;
      told: AskedDayState | null;
      estimate?: EstimateAnswer | null;
    };

const FURTHER_WRONG = msg`Something that you told us outside this form conflicts with your other answers`;

export function useFastForm(initial: DraftView, told: readonly FurtherLine[], posted: PostedStep | undefined) {
  const { search, go } = useFormPlace();
  const live = useLive();
  const { snapshot, pending } = useFastDraft(initial, posted?.values ?? null);
  const { values } = snapshot;
  const further = useFurtherLines(told, snapshot);
  const [found, setFound] = useState(posted?.step === "form" ? posted.issues : NO_ISSUES);
  const check = useValidation(found, posted?.values ?? {});
  const firstFailure = posted?.step === "review" ? posted.failure : null;
  const { reviewed, failure, unreached, busy, review, send } = useFastSending({ check, values, firstFailure, onFound: setFound });
  const target = useRef<FastField | null>(null);

  const reviewing = reviewed !== null && search.get("step") === "review" && reviewed.of === fingerprint(values);
  const atReview = reviewing ? reviewed : live ? null : reviewOf(posted, initial);
  usePostedReview(posted?.step === "review", pending, () => void review());

  useEffect(() => {
    if (atReview || !target.current) return;
    document.getElementById(fieldId(target.current))?.focus();
    target.current = null;
  }, [atReview]);

  const issues = check.issuesOf(values);
  const errors = useAttemptErrors({ found, setFound, codeOf: (field) => (issues as Record<string, string | undefined>)[field], listed });

  return {
    snapshot,
    further,
    live,
    busy,
    failure,
    /** The review's code could not be fetched. */
    unreached,
    atReview,
    issues,
    errors,
    /** Other values, checked and shown for review again. */
    reviewWith(changed: TypedValues) {
      for (const [name, value] of Object.entries(changed)) draftStore.edit(name as DraftField, value);
      void review();
    },
    prepare: check.prepare,
    submit: () => void (busy ? null : atReview ? send(atReview) : review()),
    leave(field: FastField) {
      if (values[field]) void check.checkField(field, values);
      void draftStore.flush();
    },
    /** Back to the form, to one field where one is named. */
    back(field: FastField | null = null) {
      target.current = field;
      void go(-1);
    },
  };
}

/** The review that a post without scripts was answered with. */
function reviewOf(posted: PostedStep | undefined, { expiresAt: draft }: DraftView): Reviewed | null {
  return posted?.step === "review" ? { request: posted.values as FastBookingValues, key: posted.key, draft, of: "" } : null;
}

function listed(i18n: I18n, found: readonly Issue[]): SummaryError[] {
  return [...found].sort(byForm).map(({ field, code }) => {
    const asked = isFormField(field) || field === "people" ? field : null;
    return { id: asked ? fieldId(asked) : FURTHER_ID, text: asked ? validationText(i18n, code) : i18n._(FURTHER_WRONG) };
  });
}

const placeOf = ({ field }: Issue) => (isFormField(field) ? FORM_FIELDS.indexOf(field) : FORM_FIELDS.length);
const byForm = (one: Issue, other: Issue) => placeOf(one) - placeOf(other);
