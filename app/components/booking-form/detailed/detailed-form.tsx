/**
 * The detailed booking form (specification, section 2): the fields that the rules ask for, or all of them; then the
 * answers to check. Each step is a post that the server understands as well; with scripts it is checked, kept and sent
 * without leaving the page. On a phone one section is shown at a time.
 */
import { useLingui } from "@lingui/react";
import { lazy, Suspense } from "react";
import { ReviewStep } from "#app/components/booking-form/detailed/review/review-step.tsx";
import { controlName, FORM_ID, fieldId, SHOWN_FLAGS } from "#app/components/booking-form/detailed/state/names.ts";
import { type DetailedFormInput, useDetailedForm } from "#app/components/booking-form/detailed/state/use-detailed-form.ts";
import { isPostedWhole } from "#app/components/hydration/late-part.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { DETAILED_FIELDS, type DetailedField, isDetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { REVIEW_TEXTS } from "#app/i18n/detailed/review-texts.ts";
import { SendKey, SentDraft } from "../send-key.tsx";
import { type Form, FormBody, instead } from "./form-body.tsx";
import { FormHead } from "./form-head.tsx";

const PlatformNotice = lazy(async () => ({ default: (await import("./platform-notice.tsx")).PlatformNotice }));

interface DetailedFormProps extends DetailedFormInput {
  title: string;
  /** 1 where the form's title is the page's. */
  level: 1 | 2;
}

export function DetailedForm({ title, level, ...input }: DetailedFormProps) {
  const form = useDetailedForm(input);
  const { evaluation, live, mode, sections: all } = form.state;
  const sections = form.express ? all.filter(({ id }) => id === "proceeding") : all;
  if (form.atReview) return <RequestReview form={form} review={form.atReview} input={input} level={level} />;
  const flags = sections.flatMap(({ fields }) =>
    fields.filter((field) => DETAILED_FIELDS[field].is.kind === "flag" && !evaluation.locked.has(field)).map(controlName),
  );
  return (
    <Frame form={form} draft={input.initial.expiresAt}>
      {/* What Enter in a field presses: the first submit button of a form, and that must not be an undo. */}
      <button
        type="submit"
        name="intent"
        value={form.express ? "express" : "review"}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <input type="hidden" name={SHOWN_FLAGS} value={flags.join(",")} />
      <SendKey value={input.posted?.key ?? input.formKey} />
      <FormHead
        title={title}
        level={level}
        live={live}
        mode={mode}
        toggle={evaluation.mandatory.size > 0}
        short={live && form.current !== "proceeding"}
        snapshot={form.snapshot}
        onMode={form.setMode}
      />
      <div onClickCapture={(event) => followed(event, form.toField)}>
        <ErrorSummary errors={form.errors} />
      </div>
      <FormBody form={form} sections={sections} level={level === 1 ? 2 : 3} />
      {form.notice ? (
        <Suspense>
          <PlatformNotice open onClose={form.closeNotice} />
        </Suspense>
      ) : null}
    </Frame>
  );
}

/** The request as it would be sent, with what sends it. */
function RequestReview({
  form,
  review,
  input: { posted, initial },
  level,
}: {
  form: Form;
  review: NonNullable<Form["atReview"]>;
  input: DetailedFormInput;
  level: 1 | 2;
}) {
  const { i18n } = useLingui();
  return (
    <Frame form={form} draft={initial.expiresAt}>
      <ReviewStep
        values={review.request}
        sendKey={review.key}
        failure={form.failure}
        told={posted?.step === "review" ? posted.told : null}
        estimate={(posted?.step === "review" && posted.estimate) || null}
        level={level}
        onChange={form.toField}
        onMove={form.reviewWith}
      >
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="send" size="lg" loading={form.busy}>
            {i18n._(form.busy ? REVIEW_TEXTS.submitting : REVIEW_TEXTS.submit)}
          </Button>
          <Button type="submit" name="intent" value="edit" variant="secondary" size="lg" onClick={instead(form.back)}>
            {i18n._(REVIEW_TEXTS.backToForm)}
          </Button>
        </div>
      </ReviewStep>
    </Frame>
  );
}

function Frame({ form, draft, children }: { form: Form; draft: string | null; children: React.ReactNode }) {
  return (
    <form
      id={FORM_ID}
      method="post"
      noValidate
      onSubmit={(event) => {
        if (isPostedWhole(event.currentTarget)) return;
        event.preventDefault();
        form.submit();
      }}
      onFocus={form.prepare}
      className="@container grid gap-8"
    >
      <SentDraft of={draft} />
      {children}
    </form>
  );
}

/** A link of the summary leads to its field also where, on a phone, that is in a section not shown. */
function followed(event: React.MouseEvent, toField: (field: DetailedField) => void): void {
  const id = (event.target as Element).closest("a")?.getAttribute("href")?.slice(1);
  const field = id?.slice(fieldId("" as DetailedField).length);
  if (!field || !isDetailedField(field)) return;
  event.preventDefault();
  event.stopPropagation();
  toField(field);
}
