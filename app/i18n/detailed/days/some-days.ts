/** What is wanted on some of the hearing's days alone, in words: with the value that it is of, or as a line of its own. */
import type { I18n } from "@lingui/core";
import { isByDay, isOneOfSeveral, type OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import { DETAILED_FIELDS, type DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { languagesText } from "#app/i18n/language-names.ts";
import { hoursText, onDaysText } from "../entry-texts.ts";
import { DETAILED_FIELD_LABELS } from "../field-labels.ts";
import { optionText } from "../option-text.ts";

const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The text of a value with the days that it holds on: "Yes, on Tuesday, March 16"; of words each on a line of its own, "On Tuesday, March 16:
 * lunch for 11". Meals may be said by the day alone. Any other value without text, and one that holds on every day, stay as they are.
 */
export function withDays(i18n: I18n, field: DetailedField, text: string, entries: readonly OnSomeDays[]): string {
  const own = isByDay(field) ? entries.filter((one) => one.field === field) : [];
  if (text === "") return field === "catering" ? own.map((one) => raised(dayText(i18n, one))).join("\n") : "";
  const isInline = ["flag", "choices"].includes(DETAILED_FIELDS[field].is.kind);
  return withoutSame(i18n, text, own).reduce(
    (all, one) => (isInline && !one.note ? `${all}, ${whenText(i18n, one)}` : `${all}\n${raised(dayText(i18n, one))}`),
    text,
  );
}

/** The same on one line: "Tagalog, on Tuesday, March 16", "Lunch; on Tuesday, March 16: for 11". */
export const withDaysInline = (i18n: I18n, text: string, own: readonly OnSomeDays[]): string =>
  withoutSame(i18n, text, own).reduce((all, one) => `${all}${one.note ? ";" : ","} ${dayText(i18n, one)}`, text);

/** Of the only choice its days are said without its name. */
const withoutSame = (i18n: I18n, text: string, own: readonly OnSomeDays[]): OnSomeDays[] =>
  own.map(({ note, ...one }) =>
    note === undefined || (isOneOfSeveral({ ...one, note }) && noteText(i18n, { ...one, note }) === text) ? one : { ...one, note },
  );

const dayText = (i18n: I18n, one: OnSomeDays): string => {
  const note = noteText(i18n, one);
  return `${whenText(i18n, one)}${note ? `${colon(i18n)}${note}` : ""}`;
};

/** "on Tuesday, March 16, only from 9:30 a.m. to noon". */
const whenText = (i18n: I18n, { days, hours }: OnSomeDays): string =>
  [onDaysText(i18n, days), hoursText(i18n, hours)].filter(Boolean).join(", ");

/** What days have of their own: words, the languages of an interpreter by their names here, or one of a field's choices. */
function noteText(i18n: I18n, { field, note = "" }: OnSomeDays): string {
  if (note === "") return "";
  if (field === "needsInterpretation") return languagesText(i18n.locale, note);
  return DETAILED_FIELDS[field].is.kind === "choices" ? optionText(i18n, field, note) : note;
}

/** An entry by itself: "Interpretation: on Tuesday, March 16", "Meals and drinks: on Tuesday, March 16 (lunch for 11)". */
export function onSomeDaysText(i18n: I18n, one: OnSomeDays): string {
  const note = noteText(i18n, one);
  return `${i18n._(DETAILED_FIELD_LABELS[one.field])}${colon(i18n)}${whenText(i18n, one)}${note ? ` (${note})` : ""}`;
}

const colon = ({ locale }: I18n) => (locale === "fr" ? "\u00A0: " : ": ");
