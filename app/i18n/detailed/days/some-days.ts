/** What is wanted on some of the hearing's days alone, in words: with the value that it is of, or as a line of its own. */
import type { I18n } from "@lingui/core";
import { isByDay, type OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import { DETAILED_FIELDS, type DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { onDaysText } from "../entry-texts.ts";
import { DETAILED_FIELD_LABELS } from "../field-labels.ts";

const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The text of a value with the days that it holds on: "Yes, on Tuesday, March 16"; of words each on a line of its own, "On Tuesday, March 16:
 * lunch for 11". Meals may be said by the day alone. Any other value without text, and one that holds on every day, stay as they are.
 */
export function withDays(i18n: I18n, field: DetailedField, text: string, entries: readonly OnSomeDays[]): string {
  const own = isByDay(field) ? entries.filter((one) => one.field === field) : [];
  if (text === "") return field === "catering" ? own.map((one) => raised(dayText(i18n, one))).join("\n") : "";
  const isFlag = DETAILED_FIELDS[field].is.kind === "flag";
  return own.reduce(
    (all, one) => (isFlag && !one.note ? `${all}, ${onDaysText(i18n, one.days)}` : `${all}\n${raised(dayText(i18n, one))}`),
    text,
  );
}

/** The same on one line: "Tagalog, on Tuesday, March 16", "Lunch; on Tuesday, March 16: for 11". */
export const withDaysInline = (i18n: I18n, text: string, own: readonly OnSomeDays[]): string =>
  own.reduce((all, one) => `${all}${one.note ? ";" : ","} ${dayText(i18n, one)}`, text);

const dayText = (i18n: I18n, { days, note }: OnSomeDays): string => `${onDaysText(i18n, days)}${note ? `${colon(i18n)}${note}` : ""}`;

/** An entry by itself: "Interpretation: on Tuesday, March 16", "Meals and drinks: on Tuesday, March 16 (lunch for 11)". */
export function onSomeDaysText(i18n: I18n, { field, days, note }: OnSomeDays): string {
  return `${i18n._(DETAILED_FIELD_LABELS[field])}${colon(i18n)}${onDaysText(i18n, days)}${note ? ` (${note})` : ""}`;
}

const colon = ({ locale }: I18n) => (locale === "fr" ? "\u00A0: " : ": ");
