/** The detailed form's state: the draft, what the rules say of it, where the reader is, what is wrong, and sending it. */
import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { DraftView } from "#app/api-client/drafts.ts";
import type { SummaryError } from "#app/components/ui/error-summary.tsx";
import { DETAILED_FIELD_NAMES, type DetailedField, type DetailedValues, isDetailedField } from "#app/domain/booking/detailed-fields.ts";
import { draftFieldOf } from "#app/domain/booking/draft-fields.ts";
import { zoneOf } from "#app/domain/booking/fast-values.ts";
import { todayIn } from "#app/domain/booking/local-date.ts";
import { CALL_BACK_FIELDS, evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { SECTION_OF, type SectionId } from "#app/domain/booking/rules/sections.ts";
import type { Issue } from "#app/domain/errors.ts";
import { DETAILED_FIELD_LABELS } from "#app/i18n/detailed/field-labels.ts";
import { detailedValidationText } from "#app/i18n/detailed/validation-messages.ts";
import type { SendFailure } from "../failure-text.ts";
import { draftStore } from "../use-draft.ts";
import { addDay, daysOf } from "./entries.ts";
import type { DetailedFormActions, DetailedFormState } from "./form-state.ts";
import { FORM_ID, fieldId, headingId, NEW_DAY } from "./names.ts";
import { loadReview } from "./review-step.tsx";
import { shownSections } from "./shown.ts";
import { sentValues, suggestionsFor, withDefaults, withSuggestions } from "./suggestions.ts";
import { useChecks } from "./use-checks.ts";
import { editDraft, givenFields, useDetailedDraft } from "./use-detailed-draft.ts";
import { useSteps } from "./use-steps.ts";

/** Where a post without scripts left the form. */
export type PostedDetailed =
  | { step: "form"; values: DetailedValues; issues: readonly Issue[] }
  | { step: "review"; values: DetailedValues; key: string; failure: SendFailure | null };

export interface DetailedFormInput {
  initial: DraftView;
  posted: PostedDetailed | undefined;
  /** When the server rendered the page, UTC milliseconds: the day that both sides suggest. */
  now: number;
  /** Where to go once it has been sent. */
  onSent(id: string): Promise<void>;
}

interface Reviewed {
  request: DetailedValues;
  /** What the form held when it was checked: once it differs, there is nothing to send. */
  of: string;
  /** Names this one sending. */
  key: string;
}

const never = () => () => undefined;
const NONE: readonly Issue[] = [];
const fingerprint = (values: DetailedValues) => JSON.stringify(values);

export function useDetailedForm({ initial, posted, now, onSent }: DetailedFormInput) {
  const { i18n } = useLingui();
  const { step, mode, go, navigate } = useSteps();
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { snapshot, values, pending, early } = useDetailedDraft(initial, posted?.values ?? null);
  const [declined, setDeclined] = useState<ReadonlySet<DetailedField>>(new Set());
  const [summary, setSummary] = useState<readonly Issue[]>(posted?.step === "form" ? posted.issues : NONE);
  const checks = useChecks(summary, posted?.values ?? {});
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [failure, setFailure] = useState<SendFailure | null>(posted?.step === "review" ? posted.failure : null);
  const [busy, setBusy] = useState(false);
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

  const latest = useRef({ evaluation, suggested, express, chosen });
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

  /** What was only suggested becomes the reader's own: see `suggestions.ts`. */
  function keepSuggestions() {
    for (const [field, value] of Object.entries(latest.current.suggested) as [DetailedField, string][]) editDraft(field, value);
  }

  /** A day in the helper inputs that was not put into the list is not lost. */
  function keepNewDay() {
    const form = document.getElementById(FORM_ID) as HTMLFormElement | null;
    const typed = (name: string) => (form?.elements.namedItem(name) as HTMLInputElement | null)?.value ?? "";
    if (!typed(NEW_DAY.date)) return;
    const { values: now } = latest.current.evaluation;
    const day = {
      date: typed(NEW_DAY.date),
      startTime: typed(NEW_DAY.startTime),
      duration: typed(NEW_DAY.duration),
      endTime: typed(NEW_DAY.endTime),
    };
    const added = addDay(daysOf(now), day, todayIn(zoneOf(now), new Date()));
    if ("list" in added) editDraft("bookingDates", added.list);
  }

  /** The request as it would be sent now, everything typed being saved: the rules run where the draft is kept. */
  async function settled(): Promise<DetailedValues> {
    await draftStore.flush();
    const { evaluation: now, express: panel, chosen: only } = latest.current;
    return sentValues(panel ? only : now);
  }

  async function review() {
    setBusy(true);
    try {
      if (!express) {
        keepNewDay();
        keepSuggestions();
      }
      const sent = await settled();
      const { check, issues: found } = await checks.checkAll(sent, latest.current.evaluation.values);
      ofSection.current = false;
      setSummary([...found]);
      if (!check.ok) {
        await showWrong(found);
        return null;
      }
      setFailure(null);
      const of = fingerprint(sent);
      const next = reviewed?.of === of ? reviewed : { request: check.request.values, of, key: crypto.randomUUID() };
      setReviewed(next);
      return next;
    } finally {
      setBusy(false);
    }
  }

  /** On a phone the section with the first error comes into sight; the summary above it has the focus. An Express panel cannot mend a field of the form. */
  async function showWrong(found: readonly Issue[]) {
    const fields = found.flatMap(({ field }) => (isDetailedField(field) ? [field] : []));
    const first = fields[0];
    if (!first) return;
    const ofPanel = fields.every((field) => (CALL_BACK_FIELDS as readonly DetailedField[]).includes(field));
    await go({ step: SECTION_OF[first], ...(latest.current.express && !ofPanel ? { mode: "all" } : {}) });
  }

  async function send({ request: sent, key }: Reviewed) {
    setBusy(true);
    setFailure(null);
    try {
      const { sendDetailed } = await import("./send-detailed.ts");
      const answer = await sendDetailed(i18n, sent, key, latest.current.express);
      if (answer.ok) {
        await onSent(answer.id);
        draftStore.closed(answer.id);
        setReviewed(null);
        return;
      }
      setFailure(answer.failure);
      // A key that was used for other words can never be answered: the next try is another sending.
      if (answer.failure.code === "idempotency_mismatch") setReviewed(null);
      const mendable = answer.issues.filter(({ field }) => isDetailedField(field));
      if (mendable.length === 0) return;
      checks.mark(mendable, latest.current.evaluation.values);
      setSummary(mendable);
      setReviewed(null);
      await showWrong(mendable);
    } finally {
      setBusy(false);
    }
  }

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
    early,
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
      if (id === "scheduling") keepSuggestions();
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
      if (from === "scheduling") keepSuggestions();
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

/** Words that say what to do, and not with which field: the list at the top adds its name. */
const NAMELESS = ["choice_required", "choice_not_offered", "required", "count_required", "count_too_large", "too_long", "flag_invalid"];

function summarised(i18n: I18n, { field, code }: Issue): SummaryError {
  const text = detailedValidationText(i18n, code);
  const named = isDetailedField(field) && NAMELESS.includes(code) ? `${i18n._(DETAILED_FIELD_LABELS[field])}: ${text}` : text;
  return { id: fieldId(field as DetailedField), text: named };
}
