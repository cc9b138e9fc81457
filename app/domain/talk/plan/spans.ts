/** Days as stretches, and stretches as days. */
import { addDays, type LocalDate, weekday } from "#app/domain/booking/schedule/local-date.ts";

/** Every day of a span, at most as many as a request may have. */
export function daysOf([from, to]: readonly [LocalDate, LocalDate], most = 60): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = from; day <= to && days.length < most; day = addDays(day, 1)) days.push(day);
  return days;
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: LocalDate): number => weekday(date) || 7;

/** The days as spans, neighbours joined. */
export function spansOf(days: readonly LocalDate[]): [LocalDate, LocalDate][] {
  const spans: [LocalDate, LocalDate][] = [];
  for (const day of [...days].sort()) {
    const last = spans.at(-1);
    if (last && addDays(last[1], 1) === day) last[1] = day;
    else if (last?.[1] !== day) spans.push([day, day]);
  }
  return spans;
}
