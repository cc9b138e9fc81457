/** The errors of an attempt as the list above the form says them. */

import type { I18n } from "@lingui/core";
import type { SummaryError } from "#app/components/ui/error-summary.tsx";
import { type DetailedField, isDetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import type { Issue } from "#app/domain/errors.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { DETAILED_FIELD_LABELS } from "#app/i18n/detailed/field-labels.ts";
import { detailedValidationText } from "#app/i18n/detailed/validation-messages.ts";
import { namedText } from "#app/i18n/lists.ts";
import { fieldId } from "./names.ts";

/** Words that name what they ask for, as the specification has them; the others follow the name of their field. */
const NAMING = [
  "proceeding_type_required",
  "location_type_required",
  "location_type_not_offered",
  "location_invalid",
  "urgency_invalid",
  "time_zone_invalid",
  "claimant_name_required",
  "claimant_firm_required",
  "ordering_counsel_name_required",
  "ordering_counsel_firm_required",
  "respondent_name_required",
  "respondent_firm_required",
  "additional_counsel_name_required",
  "additional_counsel_firm_required",
  "acts_for_required",
  "contract_number_required",
  "style_of_cause_required",
  "court_file_number_required",
  "dates_required",
  "witness_name_required",
  "type_of_proceeding_required",
  "conferencing_unit_required",
  "second_copy_required",
  "description_required",
  "person_unfinished",
  "span_too_long",
];

/** The field, of several days the one that is meant, and what is wrong. */
export function summarised(i18n: I18n, { field, code, day }: Issue): SummaryError {
  const text = detailedValidationText(i18n, code);
  const name = isDetailedField(field) && !NAMING.includes(code) ? i18n._(DETAILED_FIELD_LABELS[field]) : "";
  const named = [name, day ? formatDay(i18n.locale, day) : ""].filter(Boolean).join(", ");
  return { id: fieldId(field as DetailedField), text: named ? namedText(i18n.locale, named, text) : text };
}
