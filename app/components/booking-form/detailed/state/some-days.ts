/** What is wanted on some of several days, as it is chosen on the form: a box for each day, a line for what that day has of its own, and the hours of a service. */
import { BY_DAY, type ByDayField, hasHours, isByDay, isNumberOfDay, type OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import { readOnSomeDays } from "#app/domain/booking/registry/entries.ts";
import { type PresenceHours, presenceHours, readPresence, writePresence } from "#app/domain/booking/registry/presence-hours.ts";
import { DETAILED_FIELDS, type DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { writeList } from "#app/domain/booking/schedule/lists.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";

/** Names of the inputs; they hold no field of the request themselves. */
export const dayBoxes = (field: ByDayField): string => `days-of-${field}`;
export const dayNote = (field: ByDayField, date: LocalDate): string => `note-of-${field}-${date}`;
export const dayHours = (field: ByDayField, date: LocalDate, end: keyof PresenceHours): string => `${end}-of-${field}-${date}`;
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
  const noted = chosenDays(list, field);
  const own = [...chosen].flatMap(([day, note]): OnSomeDays[] => {
    const held = ofDay(before, field, day);
    // Interpreters of several languages stay several, each with its hours.
    if (held.length > 0 && noted.get(day) === note) return held;
    const { hours } = held[0] ?? {};
    return [{ field, days: [day], ...(note ? { note } : {}), ...(hours ? { hours } : {}) }];
  });
  return rewritten(list, before, field, own);
}

const ofDay = (entries: readonly OnSomeDays[], field: ByDayField, day: LocalDate): OnSomeDays[] =>
  entries.flatMap((one) => (one.field === field && one.days.includes(day) ? [{ ...one, days: [day] }] : []));

function rewritten(list: string, before: readonly OnSomeDays[], field: ByDayField, own: readonly OnSomeDays[]): string {
  const entries = readOnSomeDays(writeList([...before.filter((one) => one.field !== field), ...own]));
  if (!entries) return list;
  return entries.length > 0 ? writeList(entries) : "";
}

/** The hours of a service on a day, as they are noted. */
export function chosenHours(list: string, field: ByDayField, day: LocalDate): PresenceHours {
  const [first] = ofDay(readOnSomeDays(list || "[]") ?? [], field, day);
  return readPresence(first?.hours ?? "") ?? {};
}

/** The list with these hours of a service on one of its days; none of them: the whole day. What ends before it begins changes nothing. */
export function withHoursOfDay(list: string, field: ByDayField, day: LocalDate, hours: PresenceHours): string {
  const before = readOnSomeDays(list || "[]");
  const isWhole = !hours.from && !hours.until;
  const within = isWhole ? undefined : presenceHours(writePresence(hours));
  if (!before || !hasHours(field) || within === null) return list;
  const all = before.filter((one) => one.field === field);
  const changed = ofDay(before, field, day).map(({ hours: _hours, ...one }) => ({ ...one, ...(within ? { hours: within } : {}) }));
  const others = all.flatMap((one) => {
    const days = one.days.filter((date) => date !== day);
    return days.length > 0 ? [{ ...one, days }] : [];
  });
  return rewritten(list, before, field, [...others, ...changed]);
}

/** The list as its boxes were posted without scripts. */
export function postedDays(list: string, form: URLSearchParams): string {
  const shown = (form.get(SHOWN_DAYS) ?? "").split(",").filter(isByDay);
  return shown.reduce((all, field) => {
    const notes = form.getAll(dayBoxes(field)).map((day) => [day, form.get(dayNote(field, day))?.trim() ?? ""] as const);
    const chosen = withChosenDays(all, field, new Map(notes));
    const typed = form.getAll(dayBoxes(field)).flatMap((day) => {
      const [from, until] = [form.get(dayHours(field, day, "from")), form.get(dayHours(field, day, "until"))];
      return from === null || until === null ? [] : [{ day, hours: { ...(from ? { from } : {}), ...(until ? { until } : {}) } }];
    });
    return typed.reduce((held, { day, hours }) => withHoursOfDay(held, field, day, hours), chosen);
  }, list);
}
