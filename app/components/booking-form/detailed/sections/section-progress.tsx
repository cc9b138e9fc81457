/** How far a section is, in words; the colour only repeats it. */
import { useLingui } from "@lingui/react";
import type { DetailedIssues } from "#app/components/booking-form/detailed/state/form-state.ts";
import { isComplete, type ShownSection } from "#app/components/booking-form/detailed/state/shown.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { FORM_TEXTS, filledText } from "#app/i18n/detailed/form-texts.ts";

export function SectionProgress({ section, issues }: { section: ShownSection; issues: DetailedIssues }) {
  const { i18n } = useLingui();
  const { filled, total, fields } = section;
  if (fields.some((field) => issues[field])) {
    return (
      <span className="inline-flex items-center gap-1 font-semibold text-danger text-sm">
        <Icon name="alert" size={16} />
        {i18n._(FORM_TEXTS.needsAttention)}
      </span>
    );
  }
  if (isComplete(section)) {
    return (
      <span className="inline-flex items-center gap-1 font-semibold text-sm text-success">
        <Icon name="check" size={16} />
        {i18n._(FORM_TEXTS.complete)}
      </span>
    );
  }
  return <span className="tabular text-soft text-sm">{total === 0 ? i18n._(FORM_TEXTS.optional) : i18n._(filledText(filled, total))}</span>;
}
