/**
 * The detailed booking form (specification, section 2): the fields that the rules ask for, or all of them; then the
 * answers to check. Each step is a post that the server understands as well; with scripts it is checked, kept and sent
 * without leaving the page. On a phone one section is shown at a time.
 */
import { useLingui } from "@lingui/react";
import { type ComponentProps, lazy, Suspense } from "react";
import { ReviewStep } from "#app/components/booking-form/detailed/review/review-step.tsx";
import { FormSection } from "#app/components/booking-form/detailed/sections/section.tsx";
import { SectionAside, SectionMenu } from "#app/components/booking-form/detailed/sections/section-list.tsx";
import { FormActions } from "#app/components/booking-form/detailed/state/form-state.ts";
import { controlName, FORM_ID, fieldId, SHOWN_FLAGS } from "#app/components/booking-form/detailed/state/names.ts";
import { type DetailedFormInput, useDetailedForm } from "#app/components/booking-form/detailed/state/use-detailed-form.ts";
import { modeAddress } from "#app/components/booking-form/detailed/state/use-steps.ts";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { DETAILED_FIELDS, type DetailedField, isDetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { EXPRESS_TEXTS } from "#app/i18n/detailed/express-texts.ts";
import { FORM_TEXTS } from "#app/i18n/detailed/form-texts.ts";
import { REVIEW_TEXTS } from "#app/i18n/detailed/review-texts.ts";
import { ExpressPanel } from "./express-panel.tsx";
import { FormHead } from "./form-head.tsx";
import { StepButtons } from "./step-buttons.tsx";

const PlatformNotice = lazy(async () => ({ default: (await import("./platform-notice.tsx")).PlatformNotice }));

interface DetailedFormProps extends DetailedFormInput {
  title: string;
  /** 1 where the form's title is the page's. */
  level: 1 | 2;
}

export function DetailedForm({ title, level, ...input }: DetailedFormProps) {
  const { i18n } = useLingui();
  const form = useDetailedForm(input);
  const { state, current } = form;
  const { evaluation, live, mode } = state;
  const sections = form.express ? state.sections.filter(({ id }) => id === "proceeding") : state.sections;
  const below = level === 1 ? 2 : 3;
  const decided = sections.length > 1 || form.express;
  const last = sections.at(-1)?.id;

  if (form.atReview) return <RequestReview form={form} review={form.atReview} posted={input.posted} level={level} />;
  const flags = sections.flatMap(({ fields }) =>
    fields.filter((field) => DETAILED_FIELDS[field].is.kind === "flag" && !evaluation.locked.has(field)).map(controlName),
  );
  return (
    <Frame form={form}>
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
      <FormHead
        title={title}
        level={level}
        live={live}
        mode={mode}
        toggle={evaluation.mandatory.size > 0}
        short={live && current !== "proceeding"}
        snapshot={form.snapshot}
        onMode={form.setMode}
      />
      <div onClickCapture={(event) => followed(event, form.toField)}>
        <ErrorSummary errors={form.errors} />
      </div>
      <div className={decided && !form.express ? "grid gap-8 @4xl:grid-cols-[15rem_minmax(0,1fr)] @4xl:gap-12" : "grid gap-8"}>
        {decided && !form.express ? (
          <div className="contents @4xl:block">
            <SectionMenu state={state} current={current} onGo={form.toSection} />
            <SectionAside state={state} current={current} onGo={form.toSection} />
          </div>
        ) : null}
        <div className="grid max-w-form gap-10">
          <FormActions value={form.actions}>
            <Sections form={form} sections={sections} level={below} />
            {form.express ? (
              <ExpressPanel state={state} level={below} busy={form.busy} failure={form.failure} onDetails={() => form.setMode("all")} />
            ) : null}
          </FormActions>
          {decided ? null : <p className="text-soft">{i18n._(FORM_TEXTS.begin)}</p>}
          {live ? null : (
            <Button type="submit" name="intent" value="show" variant="secondary" className="justify-self-start">
              {i18n._(FORM_TEXTS.showWhatIsNeeded)}
            </Button>
          )}
          {decided && !form.express ? <CheckRow form={form} apart={live && current !== last} /> : null}
        </div>
      </div>
      {form.notice ? (
        <Suspense>
          <PlatformNotice open onClose={form.closeNotice} />
        </Suspense>
      ) : null}
    </Frame>
  );
}

type Form = ReturnType<typeof useDetailedForm>;

/** The request as it would be sent, with what sends it. */
function RequestReview({
  form,
  review,
  posted,
  level,
}: {
  form: Form;
  review: NonNullable<Form["atReview"]>;
  posted: DetailedFormInput["posted"];
  level: 1 | 2;
}) {
  const { i18n } = useLingui();
  return (
    <Frame form={form}>
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

function Sections({ form, sections, level }: { form: Form; sections: Form["state"]["sections"]; level: 2 | 3 }) {
  const { state, current } = form;
  const { live } = state;
  return (
    <>
      {sections.map((section, at) => (
        <FormSection
          key={section.id}
          section={section}
          state={state}
          level={level}
          away={live && section.id !== current}
          onLeave={() => form.leaveSection(section.id)}
        >
          {live && sections.length > 1 && !form.express ? (
            <StepButtons
              section={section.id}
              before={sections[at - 1]?.id}
              after={sections[at + 1]?.id}
              onBack={form.toSection}
              onNext={form.next}
            />
          ) : null}
        </FormSection>
      ))}
    </>
  );
}

/** Leads to the review; `apart` while other sections follow, whose own buttons lead on. */
function CheckRow({ form, apart }: { form: Form; apart: boolean }) {
  const { i18n } = useLingui();
  return (
    <div className={apart ? "border-hairline border-t pt-6 max-md:hidden" : "border-hairline border-t pt-6"}>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="review" size="lg" loading={form.busy}>
          {i18n._(FORM_TEXTS.check)}
        </Button>
        {form.state.evaluation.express ? <BackToExpress onBack={() => form.setMode("required")} /> : null}
      </div>
      <p className="mt-2 text-soft text-sm">{i18n._(FORM_TEXTS.nothingSent)}</p>
    </div>
  );
}

function Frame({ form, children }: { form: Form; children: React.ReactNode }) {
  return (
    <form
      id={FORM_ID}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      onFocus={form.prepare}
      className="@container grid gap-8"
    >
      {children}
    </form>
  );
}

function BackToExpress({ onBack }: { onBack: () => void }) {
  const { i18n } = useLingui();
  return (
    <Button
      type="submit"
      name="intent"
      value="show"
      formAction={modeAddress("required")}
      variant="quiet"
      size="lg"
      onClick={instead(onBack)}
    >
      {i18n._(EXPRESS_TEXTS.backToExpress)}
    </Button>
  );
}

/** Does `action` instead of the post that the button makes without scripts. */
function instead(action: () => void): ComponentProps<"button">["onClick"] {
  return (event) => {
    event.preventDefault();
    action();
  };
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
