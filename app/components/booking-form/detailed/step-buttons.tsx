/** Back and Next under a section, where one section is shown at a time. */
import { useLingui } from "@lingui/react";
import { Button } from "#app/components/ui/button.tsx";
import type { SectionId } from "#app/domain/booking/registry/registry.ts";
import { FORM_TEXTS } from "#app/i18n/detailed/form-texts.ts";

interface StepButtonsProps {
  section: SectionId;
  before: SectionId | undefined;
  after: SectionId | undefined;
  onBack(to: SectionId): void;
  onNext(from: SectionId, to: SectionId): void;
}

export function StepButtons({ section, before, after, onBack, onNext }: StepButtonsProps) {
  const { i18n } = useLingui();
  return (
    <div className="mt-8 flex gap-3 md:hidden">
      {before ? (
        <Button variant="secondary" onClick={() => onBack(before)}>
          {i18n._(FORM_TEXTS.back)}
        </Button>
      ) : null}
      {after ? (
        <Button className="grow" onClick={() => onNext(section, after)}>
          {i18n._(FORM_TEXTS.next)}
        </Button>
      ) : null}
    </div>
  );
}
