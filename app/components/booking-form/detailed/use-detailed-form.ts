/** The detailed form's state: the draft, what the rules say of it, where the reader is, what is wrong, and sending it. */
import { useLingui } from "@lingui/react";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { ToldDay } from "#app/api-client/availability.ts";
import type { DraftView } from "#app/api-client/drafts.ts";
import type { SummaryError } from "#app/components/ui/error-summary.tsx";
import { DETAILED_FIELD_NAMES, type DetailedField, type DetailedValues } from "#app/domain/booking/detailed-fields.ts";
import { draftFieldOf } from "#app/domain/booking/draft-fields.ts";
import { zoneOf } from "#app/domain/booking/fast-values.ts";
import { todayIn } from "#app/domain/booking/local-date.ts";
import { evaluate, sentValues } from "#app/domain/booking/rules/evaluate.ts";
import { SECTION_OF, type SectionId } from "#app/domain/booking/rules/sections.ts";
import type { Issue } from "#app/domain/errors.ts";
import type { SendFailure } from "../failure-text.ts";
import { draftStore } from "../use-draft.ts";
import type { DetailedFormActions, DetailedFormState } from "./form-state.ts";
import { keepSuggestions } from "./keep.ts";
import { fieldId, headingId } from "./names.ts";
import { loadReview } from "./review-step.tsx";
import { shownSections } from "./shown.ts";
import { suggestionsFor, withDefaults, withSuggestions } from "./suggestions.ts";
import { summarised } from "./summary-errors.ts";
import { useChecks } from "./use-checks.ts";
import { editDraft, givenFields, useDetailedDraft } from "./use-detailed-draft.ts";
import { fingerprint, type Latest, useSending } from "./use-sending.ts";
import { useSteps } from "./use-steps.ts";

/** Where a post without scripts left the form. */
export type PostedDetailed =
  | { step: "form"; values: DetailedValues; issues: readonly Issue[] }
  | { step: "review"; values: DetailedValues; key: string; failure: SendFailure | null; told: ToldDay | null };

export interface DetailedFormInput {
  initial: DraftView;
  posted: PostedDetailed | undefined;
  /** When the server rendered the page, UTC milliseconds: the day that both sides suggest. */
  now: number;
  /** Where to go once it has been sent. */
  onSent(id: string): Promise<void>;
}

const never = () => () => undefined;
const NONE: readonly Issue[] = [];

export function useDetailedForm({ initial, posted, now, onSent }: DetailedFormInput) {
  const { i18n } = useLingui();
  const { step, mode, go, navigate } = useSteps();
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { snapshot, values, pending } = useDetailedDraft(initial, posted?.values ?? null);
  const [declined, setDeclined] = useState<ReadonlySet<DetailedField>>(new Set());
  const [summary, setSummary] = useState<readonly Issue[]>(posted?.step === "form" ? posted.issues : NONE);
  const checks = useChecks(summary, posted?.values ?? {});
  const [notice, setNotice] = useState(false);
  /** True while the summary is of one section, which a phone's Next has checked. */
  const ofSection = useRef(false);
  const postedReview = useRef(posted?.step === "review");

  const given = useMemo(() => givenFields(snapshot, pending ? (posted?.values ?? {}) : {}), [snapshot, pending, posted]);
  // Once a change: the rules, and what follows from them for the screen.
  const chosen = useMemo(() => evaluate(values), [values]);
  const suggested = useMemo(() => suggestionsFor(chosen, declined, new Date(now)), [chosen, declined, now]);
  const evaluation = useMemo(() => withSuggestions(chosen, suggested), [chosen, suggested]);
  const issues = checks.issuesOf(evaluation.values);
  const wrong = Object.keys(issues).join();
  const sections = useMemo(
    () => shownSections(withDefaults(evaluation), mode, given, new Set(wrong.split(",") as DetailedField[])),
    [evaluation, mode, given, wrong],
  );
  const express = evaluation.express && mode === "required";
  const current: SectionId = sections.find(({ id }) => id === step)?.id ?? "proceeding";
  const request = sentValues(express ? chosen : evaluation);

  const latest = useRef<Latest>({ evaluation, suggested, express, chosen });
  latest.current = { evaluation, suggested, express, chosen };

  const actions = useMemo<DetailedFormActions>(() => {
    const edit = (field: DetailedField, value: string) => {
      editDraft(field, value);
      if (value === "") setDeclined((held) => new Set([...held, field]));
      if (field === "platformPreference" && value === "client_provided") setNotice(true);
    };
    return {
      edit,
      editAll(all) {
        for (const [field, value] of Object.entries(all) as [DetailedField, string][]) edit(field, value);
      },
      leave(field) {
        const now = latest.current.evaluation.values;
        if (now[field]) void checks.checkField(field, now);
        void draftStore.flush();
      },
      undo: (field) => void draftStore.undo(draftFieldOf(field)),
    };
  }, [checks.checkField]);

  const { reviewed, failure, busy, review, send } = useSending({
    latest,
    checks,
    go,
    firstFailure: posted?.step === "review" ? posted.failure : null,
    onFound(found) {
      ofSection.current = false;
      setSummary([...found]);
    },
    onSent,
  });

  const atReview =
    reviewed !== null && step === "review" && !express && reviewed.of === fingerprint(request)
      ? reviewed
      : !live && posted?.step === "review" && !express
        ? { request: posted.values, key: posted.key, of: "" }
        : null;

  useEffect(() => {
    // A post whose answer was the review, taken over by scripts: the same step, from the draft.
    if (!postedReview.current || pending) return;
    postedReview.current = false;
    void toReview();
  });

  async function toReview() {
    const next = await review();
    if (!next) return;
    await loadReview();
    await go({ step: "review" });
  }

  // The list at the top is the last attempt's: it must not take the focus while its errors are put right, and goes with the last.
  const errors = useMemo(() => summary.map((issue) => summarised(i18n, issue)), [summary, i18n]);
  const standing = summary.some(({ field, code }) => issues[field as DetailedField] === code);
  useEffect(() => {
    if (!standing && summary.length > 0) setSummary(NONE);
  }, [standing, summary]);

  const state: DetailedFormState = {
    evaluation,
    mode,
    sections,
    issues,
    suggested,
    held: snapshot.draft.values,
    unsaved: snapshot.unsaved,
    glowing: snapshot.glowing,
    live,
    today: todayIn(zoneOf(evaluation.values), new Date(now)),
  };

  return {
    state,
    actions,
    snapshot,
    current,
    express,
    busy,
    failure,
    atReview,
    notice,
    closeNotice: () => setNotice(false),
    errors: standing ? errors : NO_ERRORS,
    prepare() {
      checks.prepare();
      void loadReview();
    },
    submit() {
      if (busy) return;
      if (atReview) void send(atReview);
      else if (express) void review().then((next) => next && send(next));
      else void toReview();
    },
    leaveSection(id: SectionId) {
      if (id === "scheduling") keepSuggestions(latest.current.suggested);
    },
    setMode: (next: "required" | "all") => void go({ mode: next }),
    toSection(id: SectionId) {
      // What was wrong with the section that is left is said there; what the last attempt to send found stays in sight.
      if (ofSection.current) setSummary(NONE);
      void go({ step: id }, headingId(id));
    },
    toField: (field: DetailedField) => void go({ step: SECTION_OF[field] }, fieldId(field)),
    /** The next section, unless something in this one is wrong: then its errors are shown, once. */
    async next(from: SectionId, to: SectionId) {
      if (from === "scheduling") keepSuggestions(latest.current.suggested);
      const fields = sections.find(({ id }) => id === from)?.fields ?? DETAILED_FIELD_NAMES;
      const now = latest.current.evaluation;
      const { issues: found } = await checks.checkAll(sentValues(now), now.values, fields);
      ofSection.current = true;
      setSummary([...found]);
      if (found.length === 0) await go({ step: to }, headingId(to));
    },
    back: () => void navigate(-1),
  };
}

const NO_ERRORS: readonly SummaryError[] = [];
