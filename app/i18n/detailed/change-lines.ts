/** The changes of a booking as people read them: each field with what was asked before and what is asked now. */
import type { I18n } from "@lingui/core";
import type { FieldChanges } from "#app/domain/booking/office/edit.ts";
import { DETAILED_FIELD_NAMES, type DetailedField, type DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { readDetails } from "#app/domain/booking/requests/stored-details.ts";
import { detailSections } from "./detail-lines.ts";
import { DETAILED_FIELD_LABELS } from "./field-labels.ts";

export interface ChangeLine {
  field: DetailedField;
  label: string;
  /** "" for nothing. */
  before: string;
  after: string;
}

/** The lines in the form's order. What is no field of the form is left out. */
export function changeLines(i18n: I18n, changes: FieldChanges): ChangeLine[] {
  const [before, after] = [textsOf(i18n, changes, 0), textsOf(i18n, changes, 1)];
  return DETAILED_FIELD_NAMES.flatMap((field) =>
    changes[field]
      ? [{ field, label: i18n._(DETAILED_FIELD_LABELS[field]), before: before.get(field) ?? "", after: after.get(field) ?? "" }]
      : [],
  );
}

/** The texts of one side. A default is not listed for a field that holds nothing. */
function textsOf(i18n: I18n, changes: FieldChanges, side: 0 | 1): Map<string, string> {
  const values = Object.fromEntries(Object.entries(changes).flatMap(([field, pair]) => (pair[side] ? [[field, pair[side]]] : [])));
  const lines = detailSections(i18n, readDetails(values as DetailedValues), [], true).flatMap((section) => section.lines);
  return new Map(lines.filter(({ field }) => field in values).map(({ field, text }) => [field, text]));
}
