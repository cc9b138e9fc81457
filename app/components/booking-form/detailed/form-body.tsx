/** The sections of the detailed form with their menu, and under them what leads on. */
import { useLingui } from "@lingui/react";
import type { ComponentProps } from "react";
import { FormSection } from "#app/components/booking-form/detailed/sections/section.tsx";
import { SectionAside, SectionMenu } from "#app/components/booking-form/detailed/sections/section-list.tsx";
import { FormActions } from "#app/components/booking-form/detailed/state/form-state.ts";
import type { useDetailedForm } from "#app/components/booking-form/detailed/state/use-detailed-form.ts";
import { modeAddress } from "#app/components/booking-form/detailed/state/use-steps.ts";
import { UnreachablePart } from "#app/components/hydration/unreachable-part.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EXPRESS_TEXTS } from "#app/i18n/detailed/express-texts.ts";
import { FORM_TEXTS } from "#app/i18n/detailed/form-texts.ts";
import { ExpressPanel } from "./express-panel.tsx";
import { StepButtons } from "./step-buttons.tsx";

export type Form = ReturnType<typeof useDetailedForm>;

interface SectionsProps {
  form: Form;
  sections: Form["state"]["sections"];
  /** Of the sections' headings. */
  level: 2 | 3;
}

/** The sections with their menu, and under them what leads on: to what is needed, to the review, or by the Express panel. */
export function FormBody({ form, sections, level }: SectionsProps) {
  const { i18n } = useLingui();
  const { state, current } = form;
  const decided = sections.length > 1 || form.express;
  const withMenu = decided && !form.express;
  return (
    <div className={withMenu ? "grid gap-8 @4xl:grid-cols-[15rem_minmax(0,1fr)] @4xl:gap-12" : "grid gap-8"}>
      {withMenu ? (
        <div className="contents @4xl:block">
          <SectionMenu state={state} current={current} onGo={form.toSection} />
          <SectionAside state={state} current={current} onGo={form.toSection} />
        </div>
      ) : null}
      <div className="grid max-w-form gap-10">
        <FormActions value={form.actions}>
          <Sections form={form} sections={sections} level={level} />
          {form.express ? (
            <ExpressPanel state={state} level={level} busy={form.busy} failure={form.failure} onDetails={() => form.setMode("all")} />
          ) : null}
        </FormActions>
        {decided ? null : <p className="text-soft">{i18n._(FORM_TEXTS.begin)}</p>}
        {state.live ? null : (
          <Button type="submit" name="intent" value="show" variant="secondary" className="justify-self-start">
            {i18n._(FORM_TEXTS.showWhatIsNeeded)}
          </Button>
        )}
        {withMenu ? <CheckRow form={form} apart={state.live && current !== sections.at(-1)?.id} /> : null}
      </div>
    </div>
  );
}

function Sections({ form, sections, level }: SectionsProps) {
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
      {form.unreached ? <UnreachablePart /> : null}
    </div>
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
export function instead(action: () => void): ComponentProps<"button">["onClick"] {
  return (event) => {
    event.preventDefault();
    action();
  };
}
