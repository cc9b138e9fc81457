/** What is asked of the days and hours of a detailed request (specification, sections 5 and 9). */
import { readAlternatives } from "#app/domain/booking/registry/entries.ts";
import type { DetailedField, DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import type { Issue } from "#app/domain/errors.ts";
import { dayFault, lastBookableDay } from "./bookable-days.ts";
import { MOST_DAYS, readDays } from "./lists.ts";
import { addDays, type LocalDate } from "./local-date.ts";
import { HALF_DAY_MINUTES, minutesOf } from "./schedule-rules.ts";

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
