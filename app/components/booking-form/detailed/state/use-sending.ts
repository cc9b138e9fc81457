/** Checking the whole request, and sending it: from the review, or straight from the Express panel. */
import { useLingui } from "@lingui/react";
import { type RefObject, useState } from "react";
import type { Sending as SendingNames } from "#app/api-client/bookings.ts";
import { draftStore } from "#app/components/booking-form/draft/page-draft.ts";
import type { SendFailure } from "#app/components/booking-form/failure-text.ts";
import { takeOpenPerson, UNFINISHED_PERSON } from "#app/components/people/open-person.ts";
import { type DetailedField, type DetailedValues, isDetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { CALL_BACK_FIELDS, type Evaluation, sentValues } from "#app/domain/booking/rules/evaluate.ts";
import { SECTION_OF } from "#app/domain/booking/rules/sections.ts";
import type { Issue } from "#app/domain/errors.ts";
import { keepNewDay, keepSuggestions } from "./keep.ts";
import type { useChecks } from "./use-checks.ts";
import type { useSteps } from "./use-steps.ts";

export interface Reviewed extends SendingNames {
  request: DetailedValues;
  /** What the form held when it was checked: once it differs, there is nothing to send. */
  of: string;
}

/** The form at the last drawing, for what goes on after an answer has been waited for. */
export interface Latest {
  /** With suggestions in it. */
  evaluation: Evaluation;
  /** Without. */
  chosen: Evaluation;
  suggested: DetailedValues;
  express: boolean;
}

interface Sending {
  latest: RefObject<Latest>;
  checks: ReturnType<typeof useChecks>;
  go: ReturnType<typeof useSteps>["go"];
  firstFailure: SendFailure | null;
  /** What the attempt found, for the list above the form. */
  onFound(issues: readonly Issue[]): void;
  onSent(confirmation: string): Promise<void>;
}

export const fingerprint = (values: DetailedValues) => JSON.stringify(values);

export function useSending({ latest, checks, go, firstFailure, onFound, onSent }: Sending) {
  const { i18n } = useLingui();
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [failure, setFailure] = useState(firstFailure);
  const [busy, setBusy] = useState(false);
  const refuse = refusal({ latest, go, onFound });

  /** Checks what would be sent now, everything typed being saved: the rules run where the draft is kept. Null when something is wrong. */
  async function review(): Promise<Reviewed | null> {
    setBusy(true);
    try {
      if (!latest.current.express && !takeTyped(latest.current)) {
        checks.mark(UNFINISHED_PERSON, latest.current.evaluation.values);
        return await refuse(UNFINISHED_PERSON);
      }
      await draftStore.flush();
      const { evaluation, chosen, express } = latest.current;
      const sent = sentValues(express ? chosen : evaluation);
      const { check, issues } = await checks.checkAll(sent, evaluation.values);
      if (!check.ok) return await refuse(issues);
      onFound([]);
      setFailure(null);
      const of = fingerprint(sent);
      const draft = draftStore.snapshot().draft.expiresAt;
      const next = isOf(reviewed, of, draft) ? reviewed : { request: check.request.values, of, key: crypto.randomUUID(), draft };
      setReviewed(next);
      return next;
    } finally {
      setBusy(false);
    }
  }

  async function send({ request, ...sending }: Reviewed): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { sendDetailed } = await import("./send-detailed.ts");
      const answer = await sendDetailed(i18n, request, sending, latest.current.express);
      if (answer.ok) {
        draftStore.tellSent();
        await onSent(answer.confirmation);
        draftStore.closed(answer.confirmation);
        setReviewed(null);
        return;
      }
      setFailure(answer.failure);
      // A key that was used for other words can never be answered: the next try is another sending.
      if (answer.failure.code === "idempotency_mismatch") setReviewed(null);
      const mendable = answer.issues.filter(({ field }) => isDetailedField(field));
      if (mendable.length === 0) return;
      checks.mark(mendable, latest.current.evaluation.values);
      setReviewed(null);
      await refuse(mendable);
    } finally {
      setBusy(false);
    }
  }

  return { reviewed, failure, busy, review, send };
}

/** Whether it is the same request of the same draft: its key goes on. */
function isOf(reviewed: Reviewed | null, of: string, draft: string | null): reviewed is Reviewed {
  return reviewed?.of === of && reviewed.draft === draft;
}

/** Takes into the draft what the form shows and the draft has not; false while a person who is being entered is incomplete. */
function takeTyped({ evaluation, suggested }: Latest): boolean {
  keepNewDay(evaluation.values);
  keepSuggestions(suggested);
  return takeOpenPerson();
}

/** On a phone the section with the first error comes into sight, under the summary. The Express panel cannot mend a field of the form. */
function refusal({ latest, go, onFound }: Pick<Sending, "latest" | "go" | "onFound">) {
  return async (issues: readonly Issue[]): Promise<null> => {
    onFound(issues);
    const fields = issues.flatMap(({ field }) => (isDetailedField(field) ? [field] : []));
    const first = fields[0];
    if (!first) return null;
    const ofPanel = fields.every((field) => (CALL_BACK_FIELDS as readonly DetailedField[]).includes(field));
    await go({ step: SECTION_OF[first], ...(latest.current.express && !ofPanel ? { mode: "all" } : {}) });
    return null;
  };
}
