/** What is wanted on some of several days, as it is chosen on the form: a box for each day, and a line for what that day has of its own. */
import { BY_DAY, type ByDayField, isByDay, isNumberOfDay, type OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import { readOnSomeDays } from "#app/domain/booking/registry/entries.ts";
import { DETAILED_FIELDS, type DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { writeList } from "#app/domain/booking/schedule/lists.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";

/** Names of the inputs; they hold no field of the request themselves. */
export const dayBoxes = (field: ByDayField): string => `days-of-${field}`;
export const dayNote = (field: ByDayField, date: LocalDate): string => `note-of-${field}-${date}`;
/** Names the fields whose boxes the page showed, since an unticked box sends nothing. */
export const SHOWN_DAYS = "shownDays";

/** Meals are set apart by day: for how many, and what; and so is how many come. */
export const hasNotes = (field: ByDayField): boolean => isNumberOfDay(field) || DETAILED_FIELDS[field].is.kind === "text";

/** What is asked for and may differ by day, and meals and numbers of people that have days already, in the registry's order. */
export function askedByDay(values: DetailedValues): ByDayField[] {
  const entries = readOnSomeDays(values.onSomeDays || "[]") ?? [];
  const isNamed = (field: ByDayField) => hasNotes(field) && entries.some((one) => one.field === field);
  return BY_DAY.filter((field) => (!isNumberOfDay(field) && values[field] && values[field] !== "false") || isNamed(field));
}

/** The days that are ticked for a field, each with its note; what is said of several days at once is said of each. */
export function chosenDays(list: string, field: ByDayField): Map<LocalDate, string> {
  const own = (readOnSomeDays(list || "[]") ?? []).filter((one) => one.field === field);
  const chosen = new Map<LocalDate, string>();
  for (const { days, note } of own) for (const day of days) chosen.set(day, [chosen.get(day), note].filter(Boolean).join("; "));
  return new Map([...chosen].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The list with these days for a field; none of them: it is wanted on every day. What cannot be read, or kept, changes nothing of it. */
export function withChosenDays(list: string, field: ByDayField, chosen: ReadonlyMap<LocalDate, string>): string {
  const before = readOnSomeDays(list || "[]");
  if (!before) return list;
  const own = [...chosen].map(([day, note]): OnSomeDays => ({ field, days: [day], ...(note ? { note } : {}) }));
  const entries = readOnSomeDays(writeList([...before.filter((one) => one.field !== field), ...own]));
  if (!entries) return list;
  return entries.length > 0 ? writeList(entries) : "";
}

/** The list as its boxes were posted without scripts. */
export function postedDays(list: string, form: URLSearchParams): string {
  const shown = (form.get(SHOWN_DAYS) ?? "").split(",").filter(isByDay);
  return shown.reduce((all, field) => {
    const notes = form.getAll(dayBoxes(field)).map((day) => [day, form.get(dayNote(field, day))?.trim() ?? ""] as const);
    return withChosenDays(all, field, new Map(notes));
  }, list);
}
