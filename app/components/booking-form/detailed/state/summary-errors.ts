/** The errors of an attempt as the list above the form says them. */
import type { I18n } from "@lingui/core";
import type { SummaryError } from "#app/components/ui/error-summary.tsx";
import { type DetailedField, isDetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import type { Issue } from "#app/domain/errors.ts";
import { DETAILED_FIELD_LABELS } from "#app/i18n/detailed/field-labels.ts";
import { detailedValidationText } from "#app/i18n/detailed/validation-messages.ts";
import { fieldId } from "./names.ts";

/** Words that say what to do, and not with which field: the list adds its name. */
const NAMELESS = [
  "choice_required",
  "choice_not_offered",
  "person_name_only",
  "firm_name_only",
  "required",
  "count_required",
  "count_too_large",
  "too_long",
  "flag_invalid",
];

export function summarised(i18n: I18n, { field, code }: Issue): SummaryError {
  const text = detailedValidationText(i18n, code);
  const named = isDetailedField(field) && NAMELESS.includes(code) ? `${i18n._(DETAILED_FIELD_LABELS[field])}: ${text}` : text;
  return { id: fieldId(field as DetailedField), text: named };
}
