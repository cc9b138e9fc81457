/** The detailed form's state: the draft, what the rules say of it, where the reader is, what is wrong, and sending it. */
import type { I18n } from "@lingui/core";
import { useMemo, useRef, useState } from "react";
import type { AskedDayState } from "#app/api-client/availability.ts";
import type { DraftView } from "#app/api-client/drafts.ts";
import { NO_ISSUES, useAttemptErrors, usePostedReview } from "#app/components/booking-form/attempt.ts";
import { loadReview } from "#app/components/booking-form/detailed/review/review-step.tsx";
import type { DraftSnapshot } from "#app/components/booking-form/draft/draft-snapshot.ts";
import type { SendFailure } from "#app/components/booking-form/failure-text.ts";
import { useLive } from "#app/components/hydration/use-live.ts";
import type { OpenPerson } from "#app/components/people/typed-person.ts";
import type { SectionId } from "#app/domain/booking/registry/registry.ts";
import type { DetailedField, DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import type { Issue } from "#app/domain/errors.ts";
import type { EstimateAnswer } from "#app/domain/estimate/estimate-view.ts";
import type { MonthView } from "#app/domain/hearing-plan/month.ts";
import type { DetailedFormState } from "./form-state.ts";
import { sectionMoves } from "./section-moves.ts";
import type { FieldsMode } from "./shown.ts";
import type { OpenDays } from "./suggestions.ts";
import { summarised } from "./summary-errors.ts";
import { useChecks } from "./use-checks.ts";
import { givenFields, useDetailedDraft } from "./use-detailed-draft.ts";
import { useDetailedRules } from "./use-detailed-rules.ts";
import { useFieldActions } from "./use-field-actions.ts";
import { fingerprint, type Reviewed, useSending } from "./use-sending.ts";
import { useSteps } from "./use-steps.ts";

/** Where a post without scripts left the form. */
export type PostedDetailed =
  | { step: "form"; values: DetailedValues; key: string; issues: readonly Issue[]; month?: MonthView | null; person?: OpenPerson | null }
  | {
      step: "review";
      values: DetailedValues;
      key: string;
      failure: SendFailure | null;
      told: AskedDayState | null;
      estimate?: EstimateAnswer | null;
    };

export interface DetailedFormInput {
  initial: DraftView;
  posted: PostedDetailed | undefined;
  /** Names what is sent from this page without scripts, once; null on a page that is everybody's. */
  formKey: string | null;
  /** When the server rendered the page, UTC milliseconds: the day that both sides suggest. */
  now: number;
  openDays: OpenDays;
  /** Where to go once it has been sent. */
  onSent(id: string): Promise<void>;
}

export function useDetailedForm({ initial, posted, now, openDays, onSent }: DetailedFormInput) {
  const steps = useSteps();
  const { step, mode, go, back } = steps;
  const live = useLive();
  const { snapshot, values, pending } = useDetailedDraft(initial, posted?.values ?? null);
  const [declined, setDeclined] = useState<ReadonlySet<DetailedField>>(new Set());
  const [found, setFound] = useState(posted?.step === "form" ? posted.issues : NO_ISSUES);
  const checks = useChecks(found, posted?.values ?? {});
  /** True while what was found is of one section, which a phone's Next has checked. */
  const ofSection = useRef(false);

  const given = useMemo(() => givenFields(snapshot, pending ? (posted?.values ?? {}) : {}), [snapshot, pending, posted]);
  const rules = useDetailedRules({ values, given, declined, mode, now, openDays, issuesOf: checks.issuesOf });
  const { issues, sections, express, latest } = rules;
  const fields = useFieldActions({ latest, checkField: checks.checkField, setDeclined });

  const { atReview, failure, unreached, busy, toReview, submit } = useReview({
    rules,
    checks,
    steps,
    live,
    initial,
    posted,
    onFound(issues) {
      ofSection.current = false;
      setFound([...issues]);
    },
    onSent,
  });
  usePostedReview(posted?.step === "review", pending, () => void toReview());
  const errors = useAttemptErrors({ found, setFound, codeOf: (field) => issues[field as DetailedField]?.code, listed });

  const state = stateOf({ rules, snapshot, mode, live, now, left: posted?.step === "form" ? posted : undefined });
  const current: SectionId = sections.find(({ id }) => id === step)?.id ?? "proceeding";

  return {
    state,
    ...fields,
    ...sectionMoves({ latest, sections, checkAll: checks.checkAll, go, ofSection, setFound }),
    snapshot,
    current,
    express,
    busy,
    failure,
    /** The review's code could not be fetched. */
    unreached,
    atReview,
    errors,
    prepare() {
      checks.prepare();
      void loadReview();
    },
    submit,
    back,
    /** Other values, checked and shown for review again. */
    reviewWith: (changed: DetailedValues) => [fields.actions.editAll(changed), void toReview()],
  };
}

interface ReviewInput extends Pick<DetailedFormInput, "initial" | "posted" | "onSent"> {
  rules: ReturnType<typeof useDetailedRules>;
  checks: ReturnType<typeof useChecks>;
  steps: ReturnType<typeof useSteps>;
  live: boolean;
  /** What the attempt found, for the list above the form. */
  onFound(issues: readonly Issue[]): void;
}

/** The step of the review: what is read there, what leads to it, and the press that sends. */
function useReview({ rules, checks, steps: { step, go }, live, initial, posted, onFound, onSent }: ReviewInput) {
  const { latest, express } = rules;
  const firstFailure = posted?.step === "review" ? posted.failure : null;
  const { reviewed, failure, busy, review, send } = useSending({ latest, checks, go, firstFailure, onFound, onSent });
  const [unreached, setUnreached] = useState(false);
  const reviewing = step === "review" && reviewed?.of === fingerprint(rules.request);
  const atReview = express ? null : reviewing ? reviewed : live ? null : reviewOf(posted, initial);

  async function toReview() {
    const next = await review();
    if (!next) return;
    // Without its code nobody could go further than the review.
    const isThere = await loadReview();
    setUnreached(!isThere);
    if (isThere) await go({ step: "review" });
  }
  function submit() {
    if (busy) return;
    if (atReview) void send(atReview);
    else if (express) void review().then((next) => next && send(next));
    else void toReview();
  }
  return { atReview, failure, unreached, busy, toReview, submit };
}

interface Drawn {
  rules: ReturnType<typeof useDetailedRules>;
  snapshot: DraftSnapshot;
  mode: FieldsMode;
  live: boolean;
  now: number;
  /** What a post without scripts left open. */
  left: { month?: MonthView | null; person?: OpenPerson | null } | undefined;
}

/** What the form's parts read. */
function stateOf({ rules: { evaluation, sections, issues, suggested }, snapshot, mode, live, now, left }: Drawn): DetailedFormState {
  const { draft, unsaved, glowing } = snapshot;
  const today = todayIn(zoneOf(evaluation.values), new Date(now));
  const open = { freeDays: { posted: left?.month }, person: left?.person ?? undefined };
  return { evaluation, mode, sections, issues, suggested, held: draft.values, unsaved, glowing, live, today, ...open };
}

/** The review that a post without scripts was answered with. */
function reviewOf(posted: PostedDetailed | undefined, { expiresAt: draft }: DraftView): Reviewed | null {
  return posted?.step === "review" ? { request: posted.values, key: posted.key, draft, of: "" } : null;
}

const listed = (i18n: I18n, found: readonly Issue[]) => found.map((issue) => summarised(i18n, issue));
