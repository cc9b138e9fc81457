/** What is asked of the days and hours of a detailed request (specification, sections 5 and 9). */

import { readAlternatives } from "#app/domain/booking/registry/entries.ts";
import type { DetailedField, DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import type { Issue } from "#app/domain/errors.ts";
import { dayFault, lastBookableDay } from "./bookable-days.ts";
import { MOST_DAYS, readDays } from "./lists.ts";
import { addDays, type LocalDate, type WallTime } from "./local-date.ts";

/** The hour that a day begins at while none was said. */
export const FIRST_HOUR = "09:00";

/** Half a day; also the least of an extended booking, in minutes. */
export const HALF_DAY_MINUTES = 210;
export const FULL_DAY_MINUTES = 420;

export function minutesOf(time: WallTime): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** The end of a day that begins at `start`: of an extended one its own, else half or a whole day later, never past midnight. */
export function endOf(start: WallTime, duration: string, end: WallTime | undefined): WallTime | null {
  if (duration === "extended") return end ?? null;
  const at = minutesOf(start) + (duration === "half_day" ? HALF_DAY_MINUTES : FULL_DAY_MINUTES);
  if (at >= 24 * 60) return null;
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
}

/** How long a named duration is, in minutes; null of an extended one, which has an end. */
export function lengthOf(duration: string | null | undefined): number | null {
  return duration === "half_day" ? HALF_DAY_MINUTES : duration === "full_day" ? FULL_DAY_MINUTES : null;
}

/** Days past at the venue (`today`) or too far ahead, ends before their start, extended bookings that are too short. Values are clean. */
export function scheduleIssues(values: DetailedValues, today: LocalDate): Issue[] {
  const issues: Issue[] = [];
  const bookable = (field: DetailedField, date: LocalDate | undefined, day?: LocalDate) => {
    const code = date ? dayFault(date, today) : null;
    if (code) issues.push({ field, code, ...(day ? { day } : {}) });
  };
  bookable("bookingDate", values.bookingDate);
  bookable("consecutiveStartDate", values.consecutiveStartDate);
  // An end before the start says what is wrong; of an end in the past the start is in the past as well.
  if (values.consecutiveEndDate && values.consecutiveEndDate > lastBookableDay(today))
    issues.push({ field: "consecutiveEndDate", code: "date_too_far" });
  if (values.consecutiveStartDate && values.consecutiveEndDate && values.consecutiveEndDate < values.consecutiveStartDate)
    issues.push({ field: "consecutiveEndDate", code: "end_before_start" });
  if (
    values.consecutiveStartDate &&
    values.consecutiveEndDate &&
    values.consecutiveEndDate > addDays(values.consecutiveStartDate, MOST_DAYS - 1)
  )
    issues.push({ field: "consecutiveEndDate", code: "span_too_long" });
  extended("endTime", values.startTime, values.duration, values.endTime);
  extended("consecutiveEndTime", values.consecutiveStartTime, values.consecutiveDuration, values.consecutiveEndTime);
  for (const day of readDays(values.bookingDates ?? "[]") ?? []) {
    bookable("bookingDates", day.date, day.date);
    if (day.duration === "extended" && !day.endTime) issues.push({ field: "bookingDates", code: "end_time_required", day: day.date });
    extended("bookingDates", day.startTime, day.duration, day.endTime, day.date);
  }
  for (const day of readAlternatives(values.alternativeDays ?? "[]") ?? []) bookable("alternativeDays", day.date, day.date);
  return issues;

  function extended(
    field: DetailedField,
    start: string | undefined,
    duration: string | undefined,
    end: string | undefined,
    day?: LocalDate,
  ) {
    if (duration !== "extended" || !start || !end || minutesOf(end) - minutesOf(start) >= HALF_DAY_MINUTES) return;
    issues.push({ field, code: "extended_too_short", ...(day ? { day } : {}) });
  }
}
