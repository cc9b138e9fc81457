import type { I18n } from "@lingui/core";
import { detailedOnly, fastValuesOf } from "#app/domain/booking/draft/draft.ts";
import { type DraftField, type DraftForm, type DraftPlain, detailedFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import { readOnSomeDays } from "#app/domain/booking/registry/entries.ts";
import { isFastField } from "#app/domain/booking/requests/fast-values.ts";
import { interpretersOf } from "#app/domain/booking/requests/interpretation.ts";
import { isDeclinable } from "#app/domain/booking/requests/stored-details.ts";
import { writeList } from "#app/domain/booking/schedule/lists.ts";
import { FIELD_LABELS, summaryLines } from "../booking-labels.ts";
import { unlessPromised } from "../to-follow.ts";
import { withDays } from "./days/some-days.ts";
import { DETAILED_FIELD_LABELS } from "./field-labels.ts";
import { optionText } from "./option-text.ts";
import { detailText, type RequestLine, requestLines } from "./request-lines.ts";

/** A draft as it is read back: the whole detailed request, or the fast booking with everything else that was given. */
export function draftLines(i18n: I18n, form: DraftForm, values: DraftPlain): RequestLine[] {
  if (form === "detailed") return requestLines(i18n, detailedValuesOf(values));
  const lines = summaryLines(i18n, fastValuesOf(values)).map(({ field, label, text }) => ({
    field,
    label,
    text:
      field === "proceedingType" || field === "locationType" || field === "location"
        ? unlessPromised(i18n, values.toFollow, field, values[field], text)
        : text,
  }));
  return [...lines, ...furtherLines(i18n, values)];
}

/** What a draft holds beyond the fast booking's own fields. */
export function furtherLines(i18n: I18n, values: DraftPlain): RequestLine[] {
  const onSomeDays = readOnSomeDays(values.onSomeDays ?? "[]") ?? [];
  const further = asCharged({ ...detailedOnly(values), onSomeDays: writeList(onSomeDays.filter((one) => !isSaid(values[one.field]))) });
  return Object.keys(further).flatMap((name) => {
    const field = name as DraftField;
    const value = further[field] ?? "";
    const text =
      value === "true" || value === "false"
        ? optionText(i18n, detailedFieldOf(field), value)
        : detailText(i18n, detailedFieldOf(field), value);
    const whole = value === "false" ? text : withDays(i18n, detailedFieldOf(field), text, onSomeDays);
    const isLeftOut = value === "false" && !isDeclinable(detailedFieldOf(field));
    return value === "" || isLeftOut || value === "[]" ? [] : [{ field, label: draftFieldLabel(i18n, field), text: whole }];
  });
}

const isSaid = (value = "") => value !== "" && value !== "false";

/** As the confirmation says it: a sign language is no spoken one besides, and words on the costs say what "other" does not. */
function asCharged(values: DraftPlain): DraftPlain {
  const { spoken, signed } = interpretersOf(values);
  const all = signed && values.needsSignLanguage !== "true" ? { ...values, needsSignLanguage: "true" } : values;
  const isSaid = ([name, value]: [string, string]) =>
    !(name === "needsInterpretation" && value !== "false" && !spoken) &&
    !(name === "financialResponsibility" && value === "other" && values.costsInWords);
  return Object.fromEntries(Object.entries(all).filter(isSaid));
}

/** The name of a draft's field. */
export function draftFieldLabel(i18n: I18n, field: DraftField): string {
  return i18n._(isFastField(field) ? FIELD_LABELS[field] : DETAILED_FIELD_LABELS[detailedFieldOf(field)]);
}
