/** How the detailed request is kept (columns for what is listed, one JSON for the rest) and read back (design, "Data"). */
import { DETAILED_DEFAULTS, DETAILED_FIELD_NAMES, DETAILED_FIELDS, type DetailedField, type DetailedValues } from "./detailed-fields.ts";
import { type AdditionalCounsel, type BookedDay, readCounsel, readDays } from "./lists.ts";
import { endOf } from "./schedule-rules.ts";

/** Fields with a column of their own in `bookings`; `bookingDate`, `startTime` and `duration` are those of the first day. */
const COLUMNS: ReadonlySet<DetailedField> = new Set<DetailedField>([
  "proceedingType",
  "locationType",
  "location",
  "alternateLocationName",
  "timeZone",
  "bookingDate",
  "startTime",
  "endTime",
  "duration",
  "bookingContactName",
  "bookingContactFirm",
  "bookingContactEmail",
  "bookingContactPhone",
  "styleOfCause",
  "caseDescription",
  "specialRequirements",
]);

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

/** A value as programs read it: flags and counts in JSON's own types, lists as entries. */
export type DetailValue = string | boolean | number | readonly string[] | readonly BookedDay[] | readonly AdditionalCounsel[] | null;

/**
 * The whole detailed request, read back: every field of the specification, a missing optional one as "", false,
 * null for a count, or its default (specification, section 3).
 */
export function readDetails(values: DetailedValues): Record<DetailedField, DetailValue> {
  return Object.fromEntries(DETAILED_FIELD_NAMES.map((name) => [name, readDetail(name, values[name])])) as Record<
    DetailedField,
    DetailValue
  >;
}

function readDetail(name: DetailedField, value: string | undefined): DetailValue {
  const { kind } = DETAILED_FIELDS[name].is;
  switch (kind) {
    case "flag":
      return value === "true";
    case "count":
      return value ? Number(value) : null;
    case "choices":
      return value ? value.split(",") : [];
    case "dates":
      return readDays(value ?? "[]") ?? [];
    case "counsel":
      return readCounsel(value ?? "[]") ?? [];
    default:
      return value ?? DETAILED_DEFAULTS[name] ?? "";
  }
}
