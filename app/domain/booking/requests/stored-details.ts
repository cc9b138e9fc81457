/** How the detailed request is kept (columns for what is listed, one JSON for the rest) and read back (design, "Data"). */

import { fieldsWith } from "#app/domain/booking/registry/registry.ts";
import { type JsonValue, jsonOf } from "#app/domain/booking/registry/text-values.ts";
import { readDays } from "#app/domain/booking/schedule/lists.ts";
import { endOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { DETAILED_FIELD_NAMES, DETAILED_FIELDS, type DetailedField, type DetailedValues } from "./detailed-fields.ts";
import { interpretersOf } from "./interpretation.ts";

/** Fields with a column of their own in `bookings`; `bookingDate`, `startTime` and `duration` are those of the first day. */
const COLUMNS: ReadonlySet<DetailedField> = new Set(fieldsWith("column"));

/** The rest, as it goes into the JSON column: text values under the specification's names. */
export function storedDetails(values: DetailedValues, rulesVersion: number): Record<string, string> {
  const rest = DETAILED_FIELD_NAMES.flatMap((name) => (values[name] && !COLUMNS.has(name) ? [[name, values[name]]] : []));
  return { ...Object.fromEntries(rest), rulesVersion: String(rulesVersion) };
}

/** The first day of a request, as lists and calendars show it; nulls where none was named. */
export function firstDay(values: DetailedValues): {
  date: string | null;
  startTime: string | null;
  endTime: string | null;
  duration: string | null;
} {
  const [listed] = readDays(values.bookingDates ?? "[]") ?? [];
  const date = values.bookingDate ?? values.consecutiveStartDate ?? listed?.date ?? null;
  const startTime = values.startTime ?? values.consecutiveStartTime ?? listed?.startTime ?? null;
  const duration = values.duration ?? values.consecutiveDuration ?? listed?.duration ?? null;
  const end = values.endTime ?? values.consecutiveEndTime ?? listed?.endTime;
  return { date, startTime, duration, endTime: startTime && duration ? endOf(startTime, duration, end) : null };
}

/**
 * The whole detailed request, read back: every field of the registry, a missing optional one as "", false or null for a count.
 * A default was stored with the request whose form shows it; what another request does not say is not read into it. A sign
 * language that it names as the language of interpretation is sign language interpretation.
 */
export function readDetails(values: DetailedValues): Record<DetailedField, JsonValue> {
  const details = Object.fromEntries(DETAILED_FIELD_NAMES.map((name) => [name, jsonOf(DETAILED_FIELDS[name].is, values[name])])) as Record<
    DetailedField,
    JsonValue
  >;
  const { spoken, signed } = interpretersOf(values);
  return { ...details, needsInterpretation: spoken, needsSignLanguage: signed };
}

/** A no to these is said by another field, or says nothing to anybody. */
const UNSAID: ReadonlySet<DetailedField> = new Set(["showAdditionalCounsel", "needsAdditionalRooms", "secondCopy"]);

/** True of what can be declined: "no court reporter". */
export const isDeclinable = (field: DetailedField): boolean => DETAILED_FIELDS[field].is.kind === "flag" && !UNSAID.has(field);

/**
 * What a request says no to in so many words; of what it does not speak it says nothing. A no that `settled`, what holds in the end, has as a
 * yes was overtaken: by a rule, or by a sign language that is named as the language of interpretation.
 */
export function declinedIn(values: DetailedValues, settled = values): DetailedField[] {
  const held = readDetails(settled);
  return DETAILED_FIELD_NAMES.filter((name) => values[name] === "false" && held[name] !== true && isDeclinable(name));
}

/** The request as it is read to people: every field, and what was declined. */
export const detailsToRead = (values: DetailedValues) => ({ ...readDetails(values), declined: declinedIn(values) });
