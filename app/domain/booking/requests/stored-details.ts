/** How the detailed request is kept (columns for what is listed, one JSON for the rest) and read back (design, "Data"). */

import { fieldsWith } from "#app/domain/booking/registry/registry.ts";
import { type JsonValue, jsonOf } from "#app/domain/booking/registry/text-values.ts";
import { readDays } from "#app/domain/booking/schedule/lists.ts";
import { endOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { DETAILED_DEFAULTS, DETAILED_FIELD_NAMES, DETAILED_FIELDS, type DetailedField, type DetailedValues } from "./detailed-fields.ts";

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
 * The whole detailed request, read back: every field of the registry, a missing optional one as "", false,
 * null for a count, or its default (specification, section 3).
 */
export function readDetails(values: DetailedValues): Record<DetailedField, JsonValue> {
  return Object.fromEntries(
    DETAILED_FIELD_NAMES.map((name) => [name, jsonOf(DETAILED_FIELDS[name].is, values[name], DETAILED_DEFAULTS[name])]),
  ) as Record<DetailedField, JsonValue>;
}
