/**
 * The fast booking, in two steps: the form over the draft, then the answers to check. Each step is a post that
 * the server understands as well; with scripts it is checked, kept and sent without leaving the page.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { postFastBooking } from "#app/api-client/bookings.ts";
import type { DraftView } from "#app/api-client/drafts.ts";
import { ApiError } from "#app/api-client/request.ts";
import type { FastBookingValues, FastField } from "#app/domain/booking/fast.ts";
import type { Issue } from "#app/domain/errors.ts";
import { validationText } from "#app/i18n/validation-messages.ts";
import { useSitePath } from "../layout/use-site-path.ts";
import { Button } from "../ui/button.tsx";
import { ErrorSummary, type SummaryError } from "../ui/error-summary.tsx";
import { notify } from "../ui/notify.ts";
import { failureText, type SendFailure } from "./failure-text.ts";
import { FastFields } from "./fast-fields.tsx";
import { FORM_FIELDS, fieldId, sentValues, type TypedValues } from "./fields.ts";
import { FormIntro } from "./form-intro.tsx";
import { Review } from "./review.tsx";
import { typedBefore } from "./typed-before.ts";
import { draftStore, useDraft } from "./use-draft.ts";
import { useValidation } from "./use-validation.ts";

/** Where a post without scripts left the form. */
export type PostedStep =
  | { step: "form"; values: TypedValues; issues: readonly Issue[] }
  | { step: "review"; values: TypedValues; key: string; failure: SendFailure | null };

interface Reviewed {
  request: FastBookingValues;
  /** What the form held when it was checked: once it differs, there is nothing to send. */
  of: string;
  key: string;
}

const FORM_ID = "fast-booking";
const NO_ISSUES: readonly Issue[] = [];
const fingerprint = (values: TypedValues) => JSON.stringify(sentValues(values));
const never = () => () => undefined;

export function FastForm({ initial, posted }: { initial: DraftView; posted: PostedStep | undefined }) {
  const { t, i18n } = useLingui();
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
  const snapshot = pending ? { ...stored, values: { ...stored.values, ...pending } } : stored;
  const { values } = snapshot;
  const firstIssues = posted?.step === "form" ? posted.issues : NO_ISSUES;
  const check = useValidation(firstIssues, posted?.values ?? {});
  const [summary, setSummary] = useState({ attempt: 0, issues: firstIssues });
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [failure, setFailure] = useState<SendFailure | null>(posted?.step === "review" ? posted.failure : null);
  const [busy, setBusy] = useState(false);
  const target = useRef<FastField | null>(null);

  // Read while hydrating, before React writes its own values over them.
  const [early] = useState(() => typedBefore(FORM_ID));
  useEffect(() => {
    for (const field of FORM_FIELDS) if (early[field] !== undefined) draftStore.edit(field, early[field]);
  }, [early]);
  useEffect(() => {
    if (!pending) return;
    for (const field of FORM_FIELDS) {
      const value = pending[field];
      if (value !== undefined && value !== (draftStore.snapshot().values[field] ?? "")) draftStore.edit(field, value);
    }
    setPending(null);
  }, [pending]);

  const atReview =
    reviewed !== null && search.get("step") === "review" && reviewed.of === fingerprint(values)
      ? reviewed
      : !live && posted?.step === "review"
        ? { request: posted.values as FastBookingValues, key: posted.key, of: "" }
        : null;
  // A post whose answer was the review, taken over by scripts: the same step, from the draft.
  const resumeReview = useRef(posted?.step === "review");
  useEffect(() => {
    if (!resumeReview.current || pending) return;
    resumeReview.current = false;
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
      if (!result.ok) return setSummary(({ attempt }) => ({ attempt: attempt + 1, issues: result.issues }));
      setSummary(({ attempt }) => ({ attempt, issues: NO_ISSUES }));
      setFailure(null);
      setReviewed({ request: result.request, of: fingerprint(now), key: crypto.randomUUID() });
      await navigate("?step=review", { preventScrollReset: false });
    } finally {
      setBusy(false);
    }
  }

  async function send({ request, key }: Reviewed) {
    setBusy(true);
    setFailure(null);
    try {
      const booking = await postFastBooking(request, key);
      void notify({
        title: t`Fast Booking Submitted!`,
        description: t`Our team will contact you within 2 hours to finalize your booking.`,
        duration: 6000,
      });
      await navigate(at(`/booking-confirmation/${booking.id}`));
      draftStore.closed(booking.id);
    } catch (error) {
      console.error(error);
      const why: SendFailure =
        error instanceof ApiError ? { code: error.code, retryAfter: error.retryAfter } : { code: null, retryAfter: null };
      void notify({ title: t`Submission Failed`, description: failureText(i18n, why), tone: "danger" });
      setFailure(why);
      if (error instanceof ApiError && error.issues.length > 0) {
        check.mark(error.issues, values);
        setSummary(({ attempt }) => ({ attempt: attempt + 1, issues: error.issues }));
        setReviewed(null);
      }
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    void (atReview ? send(atReview) : review());
  }

  const errors = useMemo(
    () =>
      [...summary.issues]
        .sort(byForm)
        .map(({ field, code }): SummaryError => ({ id: fieldId(field as FastField), text: validationText(i18n, code) })),
    [summary, i18n],
  );

  return (
    <form id={FORM_ID} method="post" noValidate onSubmit={submit} onFocus={check.prepare} className="group/form grid gap-8">
      {atReview ? (
        <Review
          values={atReview.request}
          sendKey={atReview.key}
          failure={failure}
          onChange={(field) => {
            target.current = field;
            void navigate(-1);
          }}
        >
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="send" size="lg" loading={busy}>
              <Trans>Send request</Trans>
            </Button>
            <Button
              type="submit"
              name="intent"
              value="edit"
              variant="secondary"
              size="lg"
              onClick={(event) => {
                event.preventDefault();
                void navigate(-1);
              }}
            >
              <Trans>Back to the form</Trans>
            </Button>
          </div>
        </Review>
      ) : (
        <>
          {/* What Enter in a field presses: the first submit button of a form, and that must not be an undo. */}
          <button type="submit" name="intent" value="review" tabIndex={-1} aria-hidden="true" className="sr-only" />
          <FormIntro snapshot={snapshot} live={live} />
          <ErrorSummary errors={errors} />
          <FastFields
            snapshot={snapshot}
            issues={check.issuesOf(values)}
            live={live}
            onEdit={(field, value) => draftStore.edit(field, value)}
            onLeave={(field) => {
              if (values[field]) void check.checkField(field, values);
              void draftStore.flush();
            }}
            onUndo={(field) => void draftStore.undo(field)}
          />
          <div className="border-hairline border-t pt-6">
            <Button type="submit" name="intent" value="review" size="lg" loading={busy}>
              <Trans>Check your answers</Trans>
            </Button>
            <p className="mt-2 text-soft text-sm">
              <Trans>Nothing is sent until you have read it through.</Trans>
            </p>
          </div>
        </>
      )}
    </form>
  );
}

const byForm = (one: Issue, other: Issue) =>
  FORM_FIELDS.indexOf(one.field as (typeof FORM_FIELDS)[number]) - FORM_FIELDS.indexOf(other.field as (typeof FORM_FIELDS)[number]);
