/** Adding to and taking from the two lists of the request (specification, section 4: 'Add Date', additional counsel). */
import { ENTRY_LIMITS, readAlternatives } from "#app/domain/booking/registry/entries.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { dayFault } from "#app/domain/booking/schedule/bookable-days.ts";
import { type AdditionalCounsel, type BookedDay, MOST_DAYS, readCounsel, readDays, writeList } from "#app/domain/booking/schedule/lists.ts";
import { isLocalDate, isWallTime } from "#app/domain/booking/schedule/local-date.ts";
import { FIRST_HOUR, HALF_DAY_MINUTES, minutesOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import type { MessageCode } from "#app/domain/message-codes.ts";

/** The helper inputs as they stand. */
export interface NewDay {
  date: string;
  startTime: string;
  duration: string;
  endTime: string;
}
export const EMPTY_DAY: NewDay = { date: "", startTime: FIRST_HOUR, duration: "full_day", endTime: "" };

/** What is wrong with one more day, by helper input. */
export type NewDayIssues = Partial<Record<keyof NewDay, MessageCode>>;

export const daysOf = (values: DetailedValues): BookedDay[] => readDays(values.bookingDates || "[]") ?? [];
export const counselOf = (values: DetailedValues): AdditionalCounsel[] => readCounsel(values.additionalCounselList || "[]") ?? [];

/** The list with one more day, or what is wrong with it. Only asked once a date is set. */
export function addDay(held: readonly BookedDay[], day: NewDay, today: string): { list: string } | { issues: NewDayIssues } {
  const issues: NewDayIssues = {};
  const fault = isLocalDate(day.date) ? dayFault(day.date, today) : "date_invalid";
  if (fault) issues.date = fault;
  else if (held.some(({ date }) => date === day.date)) issues.date = "date_twice";
  else if (held.length >= MOST_DAYS) issues.date = "span_too_long";
  if (!isWallTime(day.startTime)) issues.startTime = "start_time_required";
  const extended = day.duration === "extended";
  if (extended && !isWallTime(day.endTime)) issues.endTime = "end_time_required";
  else if (extended && !issues.startTime && minutesOf(day.endTime) - minutesOf(day.startTime) < HALF_DAY_MINUTES)
    issues.endTime = "extended_too_short";
  if (Object.keys(issues).length > 0) return { issues };
  const { date, startTime, duration, endTime } = day;
  const added = [...held, { date, startTime, duration, ...(extended ? { endTime } : {}) }] as BookedDay[];
  added.sort((one, other) => (one.date < other.date ? -1 : 1));
  return { list: writeList(added) };
}

/** The helper inputs of a day that would do as well, or is kept in `reserve` ("true"); without an hour it is at the hearing's own. */
export interface NewAlternative {
  date: string;
  startTime: string;
  reserve?: string;
}
export const NO_ALTERNATIVE: NewAlternative = { date: "", startTime: "" };

/** The list with one more second choice, the best first, or what is wrong with it. Only asked once a date is set. */
export function addAlternative(
  list: string,
  { date, startTime, reserve }: NewAlternative,
  today: string,
): { list: string } | { issues: Partial<Record<keyof NewAlternative, MessageCode>> } {
  const held = readAlternatives(list || "[]") ?? [];
  const fault = isLocalDate(date) ? dayFault(date, today) : "date_invalid";
  if (fault) return { issues: { date: fault } };
  if (startTime && !isWallTime(startTime)) return { issues: { startTime: "time_invalid" } };
  if (held.some((day) => day.date === date && (day.startTime ?? "") === startTime)) return { issues: { date: "date_twice" } };
  if (held.length >= ENTRY_LIMITS.alternatives) return { issues: { date: "alternatives_too_many" } };
  return { list: writeList([...held, { date, ...(reserve === "true" ? { reserve: true } : {}), ...(startTime ? { startTime } : {}) }]) };
}

export function withoutEntry(entries: readonly unknown[], index: number): string {
  const rest = entries.filter((_, at) => at !== index);
  return rest.length > 0 ? writeList(rest) : "";
}

/** The fields of one further counsel on the form, and the entry's names for them. */
export const COUNSEL_FIELDS = {
  additionalCounselName: "name",
  additionalCounselFirm: "firm",
  additionalCounselEmail: "email",
  additionalCounselPhone: "phone",
  additionalCounselActsFor: "actsFor",
} as const;

/** Moves the counsel who is in the fields to the list, so that the fields are free for another. Null while nobody is named. */
export function addCounsel(values: DetailedValues): DetailedValues | null {
  if (!values.additionalCounselName?.trim()) return null;
  const entry: AdditionalCounsel = { name: "", firm: "", email: "", phone: "", actsFor: "" };
  const emptied: DetailedValues = {};
  for (const [field, name] of Object.entries(COUNSEL_FIELDS) as [keyof typeof COUNSEL_FIELDS, keyof AdditionalCounsel][]) {
    entry[name] = values[field]?.trim() ?? "";
    emptied[field] = "";
  }
  return { ...emptied, additionalCounselList: writeList([...counselOf(values), entry]) };
}

/** The contacts that may be the booking contact's own. */
export const SAME_CONTACTS = ["claimant", "orderingCounsel", "respondent"] as const;
export type SameContact = (typeof SAME_CONTACTS)[number];

/** The booking contact's four values under another contact's names. */
export function sameContact(values: DetailedValues, to: SameContact): DetailedValues {
  return {
    [`${to}Name`]: values.bookingContactName ?? "",
    [`${to}Firm`]: values.bookingContactFirm ?? "",
    [`${to}Email`]: values.bookingContactEmail ?? "",
    [`${to}Phone`]: values.bookingContactPhone ?? "",
  };
}
