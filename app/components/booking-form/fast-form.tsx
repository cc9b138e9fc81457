/**
 * The fast booking, in two steps: the form over the draft, then the answers to check. Each step is a post that
 * the server understands as well; with scripts it is checked, kept and sent without leaving the page.
 */
import { Trans } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import type { DraftView } from "#app/api-client/drafts.ts";
import { UnreachablePart } from "#app/components/hydration/unreachable-part.tsx";
import { isPostedWhole } from "../hydration/late-part.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { draftStore } from "./draft/page-draft.ts";
import { type PostedStep, useFastForm } from "./fast/use-fast-form.ts";
import { FastFields } from "./fast-fields.tsx";
import { FORM_ID } from "./fields.ts";
import { FormIntro } from "./form-intro.tsx";
import { FurtherSlot } from "./further-slot.tsx";
import { loadReview, ReviewStep } from "./review-step.tsx";
import { SendKey, SentDraft } from "./send-key.tsx";
import type { FurtherLine } from "./use-further-lines.ts";

interface FastFormProps {
  /** Names what is sent from this page without scripts, once; null on a page that is everybody's. */
  formKey: string | null;
  initial: DraftView;
  /** What the draft holds beyond the form, as it is read. */
  told: readonly FurtherLine[];
  posted: PostedStep | undefined;
}

export function FastForm({ initial, told, formKey, posted }: FastFormProps) {
  const form = useFastForm(initial, told, posted);
  return (
    <div className="grid gap-8">
      {/* Not within the form: it has one of its own, which begins the talk. */}
      {form.atReview ? null : <FormIntro snapshot={form.snapshot} live={form.live} />}
      <form
        id={FORM_ID}
        data-form="fast"
        method="post"
        noValidate
        onSubmit={(event) => {
          if (isPostedWhole(event.currentTarget)) return;
          event.preventDefault();
          form.submit();
        }}
        onFocus={() => {
          form.prepare();
          void loadReview();
        }}
        className="group/form grid gap-8"
      >
        <SentDraft of={initial.expiresAt} />
        {form.atReview ? (
          <RequestReview form={form} review={form.atReview} posted={posted?.step === "review" ? posted : undefined} />
        ) : (
          <>
            <SendKey value={posted?.key ?? formKey} />
            <RequestFields form={form} posted={posted?.step === "form" ? posted : undefined} />
          </>
        )}
      </form>
    </div>
  );
}

type Form = ReturnType<typeof useFastForm>;

interface RequestReviewProps {
  form: Form;
  review: NonNullable<Form["atReview"]>;
  /** What a post without scripts was answered with. */
  posted: Extract<PostedStep, { step: "review" }> | undefined;
}

/** The request as it would be sent, with what sends it. */
function RequestReview({ form, review, posted }: RequestReviewProps) {
  return (
    <ReviewStep
      values={review.request}
      further={form.further}
      sendKey={review.key}
      failure={form.failure}
      told={posted?.told ?? null}
      estimate={posted?.estimate || null}
      onChange={form.back}
      onMove={form.reviewWith}
    >
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="send" size="lg" loading={form.busy}>
          <Trans>Send request</Trans>
        </Button>
        <Button type="submit" name="intent" value="edit" variant="secondary" size="lg" onClick={instead(() => form.back())}>
          <Trans>Back to the form</Trans>
        </Button>
      </div>
    </ReviewStep>
  );
}

/** The fields to fill in, what the draft holds beyond them, and the button that leads to the review. */
function RequestFields({ form, posted }: { form: Form; posted: Extract<PostedStep, { step: "form" }> | undefined }) {
  return (
    <>
      {/* What Enter in a field presses: the first submit button of a form, and that must not be an undo. */}
      <button type="submit" name="intent" value="review" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <ErrorSummary errors={form.errors} />
      <FastFields
        snapshot={form.snapshot}
        issues={form.issues}
        live={form.live}
        posted={posted}
        onEdit={(field, value) => draftStore.edit(field, value)}
        onLeave={form.leave}
        onUndo={(field) => void draftStore.undo(field)}
      />
      <FurtherSlot
        lines={form.further}
        values={form.snapshot.values}
        wrong={new Set(Object.keys(form.issues))}
        onRemove={(field) => draftStore.edit(field, "")}
      />
      <div className="border-hairline border-t pt-6">
        <Button type="submit" name="intent" value="review" size="lg" loading={form.busy}>
          <Trans>Check your answers</Trans>
        </Button>
        <p className="mt-2 text-soft text-sm">
          <Trans>Nothing is sent until you have read it through.</Trans>
        </p>
        {form.unreached ? <UnreachablePart /> : null}
      </div>
    </>
  );
}

/** Does `action` instead of the post that the button makes without scripts. */
function instead(action: () => void): ComponentProps<"button">["onClick"] {
  return (event) => {
    event.preventDefault();
    action();
  };
}
