/** What the visitor gave us in a list that has no inputs here: entry by entry, each with its Remove. */
import { useLingui } from "@lingui/react";
import { memo } from "react";
import { useFormActions } from "#app/components/booking-form/detailed/state/form-state.ts";
import { controlName, fieldId } from "#app/components/booking-form/detailed/state/names.ts";
import { Button } from "#app/components/ui/button.tsx";
import { FieldError } from "#app/components/ui/field.tsx";
import { jsonOf, withoutEntryAt } from "#app/domain/booking/registry/text-values.ts";
import { DETAILED_FIELDS, type DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { entriesText } from "#app/i18n/detailed/detail-lines.ts";
import { DETAILED_FIELD_LABELS } from "#app/i18n/detailed/field-labels.ts";
import { FORM_TEXTS, removeText } from "#app/i18n/detailed/form-texts.ts";
import { dayIssueText } from "#app/i18n/detailed/validation-messages.ts";

interface GivenListProps {
  field: DetailedField;
  value: string;
  error: string | undefined;
  /** The day that it is about, where it is about one. */
  errorDay?: string | undefined;
  /** Said while the list holds nothing. */
  empty?: string;
}

export const GivenList = memo(function GivenList({ field, value, error, errorDay, empty }: GivenListProps) {
  const { i18n } = useLingui();
  const { edit } = useFormActions();
  const { is } = DETAILED_FIELDS[field];
  const entries = jsonOf(is, value);
  const texts = Array.isArray(entries) ? entriesText(i18n, field, entries) : [];
  return (
    <div id={fieldId(field)} tabIndex={-1} className="border-hairline border-y outline-none sm:col-span-2">
      <p className="py-2 font-semibold">{i18n._(DETAILED_FIELD_LABELS[field])}</p>
      {texts.length === 0 && empty ? <p className="pb-2 text-soft">{empty}</p> : null}
      <ul>
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same, and the list only shrinks
          <li key={`${text} ${index}`} className="flex items-center gap-4 border-hairline border-t">
            <span className="min-w-0 grow whitespace-pre-line wrap-anywhere" suppressHydrationWarning>
              {text}
            </span>
            <Button
              type="submit"
              name="intent"
              value={`remove-entry:${field}.${index}`}
              variant="quiet"
              aria-label={i18n._(removeText(text))}
              onClick={(event) => {
                event.preventDefault();
                edit(field, withoutEntryAt(is, value, index));
                document.getElementById(fieldId(field))?.focus();
              }}
            >
              {i18n._(FORM_TEXTS.remove)}
            </Button>
          </li>
        ))}
      </ul>
      <FieldError id={`${fieldId(field)}-error`}>{error ? dayIssueText(i18n, error, errorDay) : null}</FieldError>
      <input type="hidden" name={controlName(field)} value={value} />
    </div>
  );
});
