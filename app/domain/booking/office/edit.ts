/**
 * Changing a booking that is stored (rulings, "Bookings"): what an edit starts from, what is asked of it, and what it
 * comes to. The same rules and atoms as for a new request, but what was not touched is not judged again: a booking
 * whose day has come can still have its telephone number put right. Pure.
 */

import { BY_DAY, isNumberOfDay } from "#app/domain/booking/registry/by-day.ts";
import { readOnSomeDays } from "#app/domain/booking/registry/entries.ts";
import { type ColumnName, fieldsWith } from "#app/domain/booking/registry/registry.ts";
import { isGiven as holds } from "#app/domain/booking/registry/text-values.ts";
import { checkDetailedField } from "#app/domain/booking/requests/detailed.ts";
import {
  DETAILED_DEFAULTS,
  DETAILED_FIELD_NAMES,
  DETAILED_FIELDS,
  type DetailedField,
  type DetailedValues,
} from "#app/domain/booking/requests/detailed-fields.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import { isDeclinable } from "#app/domain/booking/requests/stored-details.ts";
import { CALL_BACK_FIELDS, type Evaluation, evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { offeredValues } from "#app/domain/booking/rules/offers.ts";
import { SECTIONS } from "#app/domain/booking/rules/sections.ts";
import { daysOfWanted } from "#app/domain/booking/rules/sent-days.ts";
import { dayFault } from "#app/domain/booking/schedule/bookable-days.ts";
import { readDays, writeList } from "#app/domain/booking/schedule/lists.ts";
import { type LocalDate, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { scheduleIssues } from "#app/domain/booking/schedule/schedule-issues.ts";
import { FULL_DAY_MINUTES, HALF_DAY_MINUTES, minutesOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { FAST_URGENCIES, LOCATION_TYPES, LOCATIONS, TRANSCRIPT_DELIVERIES } from "#app/domain/booking/vocabulary.ts";
import type { Issue } from "#app/domain/errors.ts";
import { daysLeftIssues } from "#app/domain/hearing-plan/days/days-left.ts";
import { firstPerField } from "#app/domain/schema-issues.ts";

/** The columns of a stored booking that hold a field of the request, and its JSON. */
export type StoredRequest = Readonly<Record<ColumnName, string | null>> & {
  urgency: string;
  details: Readonly<Record<string, string>>;
};

/** What was asked before, and what is asked now, of each field that an edit changes; null for nothing. */
export type FieldChanges = Partial<Record<DetailedField, readonly [before: string | null, after: string | null]>>;

export interface CheckedEdit {
  /** Everything that holds after the edit, with what follows from it. */
  values: DetailedValues;
  changes: FieldChanges;
  evaluation: Evaluation;
  /** Nothing that the detailed rules ask for is missing: it is, or becomes, a detailed request. */
  complete: boolean;
  /** IANA zone in which days and times are meant. */
  zone: string;
}
export type EditCheck = { ok: true; edit: CheckedEdit } | { ok: false; issues: readonly Issue[] };

/** A stored booking as the values of its form: what was asked, and not what is in columns for lists. */
export function storedValues(row: StoredRequest): DetailedValues {
  const { details, urgency, ...columns } = row;
  const held: Record<string, string | null> = { ...columns, ...details };
  if ((details.bookingType ?? "single") !== "single") for (const name of ["bookingDate", "startTime", "duration"]) held[name] = null;
  else if (!held.duration && row.startTime && row.endTime) held.duration = durationOf(row.startTime, row.endTime);
  if (held.duration !== "extended") held.endTime = null;
  if (!held.urgencyLevel && urgency !== "standard" && (FAST_URGENCIES as readonly string[]).includes(urgency)) held.urgencyLevel = urgency;
  return Object.fromEntries(
    DETAILED_FIELD_NAMES.flatMap((name) => (isGiven(name, held[name] ?? undefined) || isNo(name, held[name]) ? [[name, held[name]]] : [])),
  ) as DetailedValues;
}

/** The named duration of an hour and its end that were stored without one; null for less than half a day. */
function durationOf(start: string, end: string): string | null {
  const minutes = minutesOf(end) - minutesOf(start);
  if (minutes === HALF_DAY_MINUTES) return "half_day";
  if (minutes === FULL_DAY_MINUTES) return "full_day";
  return minutes > HALF_DAY_MINUTES ? "extended" : null;
}

/** After a change of one of these a hearing is confirmed once more. */
const PLACES: ReadonlySet<DetailedField> = new Set(fieldsWith("decidesPlace"));

/** True when the rooms of the booking, or their hours, are no longer what they were chosen for. */
export function changesPlace(changes: FieldChanges): boolean {
  return Object.entries(changes).some(
    ([name, pair]) => PLACES.has(name as DetailedField) && (name !== "onSomeDays" || roomDays(pair[0]) !== roomDays(pair[1])),
  );
}

/** Of what is wanted on some days that which decides the rooms. */
const roomDays = (list: string | null): string =>
  writeList(
    (readOnSomeDays(list ?? "[]") ?? [])
      .filter(({ field }) => PLACES.has(field))
      .map(({ field, days, note }) => ({ field, days, ...(isNumberOfDay(field) ? { note } : {}) })),
  );

/** The fields in which two requests differ; a box that was never ticked is as one that was not asked. */
export function changesBetween(before: DetailedValues, after: DetailedValues): FieldChanges {
  const value = (name: DetailedField, values: DetailedValues) => (isGiven(name, values[name]) ? (values[name] ?? null) : null);
  return Object.fromEntries(
    DETAILED_FIELD_NAMES.flatMap((name) => {
      const [one, other] = [value(name, before), value(name, after)];
      return one === other ? [] : [[name, [one, other] as const]];
    }),
  );
}

/**
 * Checks an edit: `wished` replaces the fields it names ("" empties one), all others stay. `stored` is what the booking
 * asks for now (`storedValues`), `now` decides what is past at the venue. Gives one issue per field, in the form's names.
 */
export function checkEdit(stored: DetailedValues, wished: DetailedValues, now: Date): EditCheck {
  const given: DetailedValues = { ...stored, ...wished, ...nosLeft(stored, wished) };
  const before = evaluate(stored);
  const after = evaluate(given);
  // A fast or simple request may stay one. What was complete stays complete.
  const wasComplete = before.missing.length === 0;
  const complete = after.missing.length === 0;
  const settled = complete ? { ...DETAILED_DEFAULTS, ...after.values } : kept(given, after);
  const values = unlessTouched(stored, wished, settled, { before, after, asBefore: wasComplete === complete });
  if (values.onSomeDays) values.onSomeDays = withoutDropped(stored, values);
  const issues: Issue[] = [];
  const clean: DetailedValues = {};
  for (const name of DETAILED_FIELD_NAMES) {
    const value = values[name];
    if (isNo(name, value) && value === stored[name]) clean[name] = value;
    if (!isGiven(name, value)) continue;
    const checked = value === stored[name] ? ({ ok: true, value } as const) : checkDetailedField(name, value);
    if (checked.ok) clean[name] = checked.value;
    else issues.push({ field: name, code: checked.code });
  }
  for (const name of after.missing)
    if (wasComplete || NEVER_EMPTY.has(name) || stored[name]) issues.push({ field: name, code: DETAILED_FIELDS[name].missing });
  // What a short form asks for is not taken away: every request is about something.
  if (!complete && stored.caseDescription && !clean.caseDescription)
    issues.push({ field: "caseDescription", code: "description_required" });
  issues.push(...notOffered(stored, wished), ...untoldDays(stored, clean, now), ...daysLeftIssues(clean, stored));
  if (issues.length > 0) return { ok: false, issues: firstPerField(issues) };
  return { ok: true, edit: { values: clean, changes: changesBetween(stored, clean), evaluation: after, complete, zone: zoneOf(clean) } };
}

/** The days of single services without those of a service that the edit takes out. */
function withoutDropped(stored: DetailedValues, { onSomeDays = "", ...values }: DetailedValues): string {
  const isOn = (value = "") => value !== "" && value !== "false";
  const asked = BY_DAY.filter((name) => !isOn(stored[name]) || isOn(values[name]));
  return daysOfWanted(onSomeDays, Object.fromEntries(asked.map((name) => [name, "true"])));
}

const NEVER_EMPTY: ReadonlySet<DetailedField> = new Set<DetailedField>(["proceedingType", "locationType", ...CALL_BACK_FIELDS]);
/** Settled by a choice whatever the form: each has a column of its own. */
const ALWAYS_SETTLED: readonly DetailedField[] = ["locationType", "location", "timeZone"];

/** Of an incomplete request only what was given, as far as it still means something; rules add nothing that nobody asked for. */
function kept(given: DetailedValues, { values }: Evaluation): DetailedValues {
  return Object.fromEntries(
    DETAILED_FIELD_NAMES.flatMap((name) => {
      const value = ALWAYS_SETTLED.includes(name) || values[name] === given[name] ? values[name] : undefined;
      return value ? [[name, value]] : [];
    }),
  );
}

/**
 * What the rules say of the request as it stood is no change of this edit: it was taken under other rules, or by a form
 * that asks less, and stays as it is.
 */
function unlessTouched(
  stored: DetailedValues,
  wished: DetailedValues,
  settled: DetailedValues,
  { before, after, asBefore }: { before: Evaluation; after: Evaluation; asBefore: boolean },
): DetailedValues {
  const values = { ...settled };
  for (const name of DETAILED_FIELD_NAMES) {
    if (wished[name] !== undefined || before.values[name] !== after.values[name]) continue;
    if (stored[name]) values[name] = stored[name];
    else if (asBefore) delete values[name];
  }
  return values;
}

/** Choices of this edit that the others do not allow, as for a new request; what a rule settles by itself is no choice. */
function notOffered(stored: DetailedValues, wished: DetailedValues): Issue[] {
  const given = { ...stored, ...wished };
  return (["locationType", "location", "transcriptDelivery"] as const).flatMap((name): Issue[] => {
    const value = wished[name];
    const offered = offeredValues(name, given);
    if (!value || value === stored[name] || !DETAILED_VALUES[name].includes(value) || !offered || offered.includes(value)) return [];
    // A court sits in its own room, whatever was chosen.
    if (name === "location" && given.proceedingType === "court_trial") return [];
    const code = name === "locationType" ? "location_type_not_offered" : name === "location" ? "location_invalid" : "choice_not_offered";
    return [{ field: name, code }];
  });
}
/** An invalid value is reported at its field. */
const DETAILED_VALUES: Readonly<Record<"locationType" | "location" | "transcriptDelivery", readonly string[]>> = {
  locationType: LOCATION_TYPES,
  location: LOCATIONS,
  transcriptDelivery: TRANSCRIPT_DELIVERIES,
};

const DECIDE_DAYS: ReadonlySet<string> = new Set([...SECTIONS.scheduling, "locationType", "location"]);

/** What is wrong with days and hours that the edit touches, but for days that were agreed before and have come since. */
function untoldDays(stored: DetailedValues, values: DetailedValues, now: Date): Issue[] {
  if (!Object.keys(changesBetween(stored, values)).some((name) => DECIDE_DAYS.has(name))) return [];
  const today = todayIn(zoneOf(values), now);
  const faulty = (list: string | undefined): LocalDate[] =>
    (readDays(list ?? "[]") ?? []).flatMap(({ date }) => (dayFault(date, today) ? [date] : []));
  const agreed = new Set(faulty(stored.bookingDates));
  return scheduleIssues(values, today).filter(({ field, code }) => {
    if (code !== "date_in_past" && code !== "date_too_far") return true;
    if (field === "bookingDates") return faulty(values.bookingDates).some((date) => !agreed.has(date));
    return values[field as DetailedField] !== stored[field as DetailedField];
  });
}

/** What the request says no to and the edit does not ask for: a form sends an empty box for both, and "no court reporter" stays said. */
function nosLeft(stored: DetailedValues, wished: DetailedValues): DetailedValues {
  const left = DETAILED_FIELD_NAMES.filter((name) => isNo(name, stored[name]) && !isGiven(name, wished[name]));
  return Object.fromEntries(left.map((name) => [name, "false"]));
}

/** A no in so many words. */
const isNo = (name: DetailedField, value: string | null | undefined): value is "false" => value === "false" && isDeclinable(name);

const isGiven = (name: DetailedField, value: string | undefined): value is string => holds(DETAILED_FIELDS[name].is, value);
