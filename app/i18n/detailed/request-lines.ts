/** A detailed request as it is read back: every value that will be stored, line by line, under the draft's names. */
import type { I18n } from "@lingui/core";
import { type DraftField, draftFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { DETAILED_DEFAULTS, type DetailedField, type DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import { declinedIn, firstDay, readDetails } from "#app/domain/booking/requests/stored-details.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { zoneLabel } from "../dates.ts";
import { detailSections } from "./detail-lines.ts";
import { DETAILED_FIELD_LABELS } from "./field-labels.ts";
import { optionText } from "./option-text.ts";

export interface RequestLine {
  field: DraftField;
  label: string;
  text: string;
}

/** The lines of `values`, effects and defaults included. A time is never read without its zone (rulings, "Time"). */
export function requestLines(i18n: I18n, values: DetailedValues): RequestLine[] {
  const { values: settled } = evaluate({ ...DETAILED_DEFAULTS, ...values });
  const zone = zoneLabel(
    i18n.locale,
    zoneOf(settled),
    firstDay(settled).date ?? undefined,
    settled.locationType === "virtual" ? null : settled.location,
  );
  const timed = settled.startTime || settled.consecutiveStartTime;
  return detailSections(i18n, { ...readDetails(settled), declined: declinedIn(values, settled) }, timed ? ["timeZone"] : []).flatMap(
    ({ lines }) =>
      lines.map(({ field, label, text }) => ({
        field: draftFieldOf(field as DetailedField),
        label,
        text: /^(?:s|consecutiveS)tartTime$/.test(field) ? `${text} ${zone}` : text,
      })),
  );
}

/** One value as it is echoed: a flag by the name of its service, anything else by itself. */
export function detailText(i18n: I18n, field: DetailedField, value: string): string {
  if (value === "true" || value === "false") {
    const label = i18n._(DETAILED_FIELD_LABELS[field]);
    return value === "true" ? label : `${label}: ${optionText(i18n, field, value)}`;
  }
  // By itself, what is wanted on some days is said whole: no line of its service is there to say it.
  const [line] = detailSections(i18n, readDetails({ [field]: value }), [], true).flatMap(({ lines }) =>
    lines.filter((one) => one.field === field),
  );
  return line?.text ?? value;
}
