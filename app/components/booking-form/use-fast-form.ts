/** The steps of the fast form: fill in, check, send. What is not needed to fill it in is fetched on the way. */
import { useLingui } from "@lingui/react";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { ToldDay } from "#app/api-client/availability.ts";
import type { DraftView } from "#app/api-client/drafts.ts";
import type { FastBookingValues, FastField } from "#app/domain/booking/fast.ts";
import type { Issue } from "#app/domain/errors.ts";
import { validationText } from "#app/i18n/validation-messages.ts";
import { useSitePath } from "../layout/use-site-path.ts";
import type { SummaryError } from "../ui/error-summary.tsx";
import type { SendFailure } from "./failure-text.ts";
import { FORM_FIELDS, fieldId, sentValues, type TypedValues } from "./fields.ts";
import { loadReview } from "./review-step.tsx";
import { typedBefore } from "./typed-before.ts";
import { draftStore, useDraft } from "./use-draft.ts";
import { useValidation } from "./use-validation.ts";

/** Where a post without scripts left the form. */
export type PostedStep =
  | { step: "form"; values: TypedValues; issues: readonly Issue[] }
  | { step: "review"; values: TypedValues; key: string; failure: SendFailure | null; told: ToldDay | null };

interface Reviewed {
  request: FastBookingValues;
  /** What the form held when it was checked: once it differs, there is nothing to send. */
  of: string;
  /** Names this one sending. */
  key: string;
}

export const FORM_ID = "fast-booking";
const NO_ISSUES: readonly Issue[] = [];
const fingerprint = (values: TypedValues) => JSON.stringify(sentValues(values));
const never = () => () => undefined;

export function useFastForm(initial: DraftView, posted: PostedStep | undefined) {
  const { i18n } = useLingui();
  const at = useSitePath();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const stored = useDraft(initial);
  // What was posted holds until scripts have taken it over into the draft.
  const [pending, setPending] = useState<TypedValues | null>(posted?.values ?? null);
  // Read while hydrating, before React writes its own values over what was typed.
  const [early] = useState(() => typedBefore(FORM_ID, FORM_FIELDS));
  const snapshot = pending ? { ...stored, values: { ...stored.values, ...pending } } : stored;
  const { values } = snapshot;
  const [found, setFound] = useState(posted?.step === "form" ? posted.issues : NO_ISSUES);
  const check = useValidation(found, posted?.values ?? {});
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [failure, setFailure] = useState<SendFailure | null>(posted?.step === "review" ? posted.failure : null);
  const [busy, setBusy] = useState(false);
  const target = useRef<FastField | null>(null);
  const postedReview = useRef(posted?.step === "review");

  useEffect(() => {
    for (const [field, value] of Object.entries({ ...pending, ...early }) as [FastField, string][]) {
      if (value !== (draftStore.snapshot().values[field] ?? "")) draftStore.edit(field, value);
    }
    setPending(null);
  }, [pending, early]);

  useEffect(() => draftStore.fillIn("fast"), []);

  const atReview =
    reviewed !== null && search.get("step") === "review" && reviewed.of === fingerprint(values)
      ? reviewed
      : !live && posted?.step === "review"
        ? { request: posted.values as FastBookingValues, key: posted.key, of: "" }
        : null;

  useEffect(() => {
    // A post whose answer was the review, taken over by scripts: the same step, from the draft.
    if (!postedReview.current || pending) return;
    postedReview.current = false;
    void review();
  });
  useEffect(() => {
    if (atReview || !target.current) return;
    document.getElementById(fieldId(target.current))?.focus();
    target.current = null;
  }, [atReview]);

  async function review() {
    setBusy(true);
    try {
      // The rules run where the draft is kept: what they set is part of what is checked.
      await draftStore.flush();
      const now = draftStore.snapshot().values;
      const result = await check.checkAll(now);
      setFound([...result.issues]);
      if (!result.ok) return;
      await loadReview();
      setFailure(null);
      setReviewed({ request: result.request, of: fingerprint(now), key: crypto.randomUUID() });
      await navigate("?step=review");
    } finally {
      setBusy(false);
    }
  }

  async function send({ request, key }: Reviewed) {
    setBusy(true);
    setFailure(null);
    try {
      const { sendBooking } = await import("./send-booking.ts");
      const sent = await sendBooking(i18n, request, key);
      if (sent.ok) {
        await navigate(at(`/booking-confirmation/${sent.confirmation}`));
        draftStore.closed(sent.confirmation);
        return;
      }
      setFailure(sent.failure);
      const mendable = sent.issues.filter(({ field }) => (FORM_FIELDS as readonly string[]).includes(field));
      if (mendable.length === 0) return;
      check.mark(mendable, values);
      setFound(mendable);
      setReviewed(null);
    } finally {
      setBusy(false);
    }
  }

  const issues = check.issuesOf(values);
  // The list at the top is the last attempt's: it must not take the focus while its errors are put right, and goes with the last.
  const errors = useMemo(() => [...found].sort(byForm).map((issue) => summarised(issue, validationText(i18n, issue.code))), [found, i18n]);
  const standing = found.some(({ field, code }) => issues[field as FastField] === code);
  useEffect(() => {
    if (!standing && found.length > 0) setFound(NO_ISSUES);
  }, [standing, found]);

  return {
    snapshot,
    live,
    busy,
    failure,
    atReview,
    issues,
    errors: standing ? errors : NO_ERRORS,
    prepare: check.prepare,
    submit: () => void (busy ? null : atReview ? send(atReview) : review()),
    leave(field: FastField) {
      if (values[field]) void check.checkField(field, values);
      void draftStore.flush();
    },
    /** Back to the form, to one field where one is named. */
    back(field: FastField | null = null) {
      target.current = field;
      void navigate(-1);
    },
  };
}

const NO_ERRORS: readonly SummaryError[] = [];

function summarised({ field }: Issue, text: string): SummaryError {
  return { id: fieldId(field as FastField), text };
}

const byForm = (one: Issue, other: Issue) =>
  FORM_FIELDS.indexOf(one.field as (typeof FORM_FIELDS)[number]) - FORM_FIELDS.indexOf(other.field as (typeof FORM_FIELDS)[number]);
