/** Days that are pressed in the month of free days: one, the first and the last of a row, or several that are put in and taken out. */
import type { MonthGridProps } from "#app/components/month/month-grid.tsx";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { addDay, daysOf, type NewDay, type NewDayIssues, withoutEntry } from "./entries.ts";

/** The days that the month marks. */
export function chosenDays(values: DetailedValues): Pick<MonthGridProps, "chosen" | "run"> {
  switch (values.bookingType) {
    case "consecutive": {
      const { consecutiveStartDate: first, consecutiveEndDate: last } = values;
      return { chosen: [first, last].flatMap((day) => day || []), run: first && last ? [first, last] : null };
    }
    case "non-consecutive":
      return { chosen: daysOf(values).map(({ date }) => date) };
    default:
      return { chosen: values.bookingDate ? [values.bookingDate] : [] };
  }
}

/** What a press changes of one day or of a row: the first press names its first day, the next its last; then it begins again. */
export function withChosen(values: DetailedValues, date: LocalDate): DetailedValues {
  if (values.bookingType !== "consecutive") return { bookingDate: date };
  const { consecutiveStartDate: first, consecutiveEndDate: last } = values;
  if (!first || last || date < first) return { consecutiveStartDate: date, consecutiveEndDate: "" };
  return { consecutiveEndDate: date };
}

/** The list of separate days with that day, at the hours of `day`; without it where it is in the list. */
export function toggled(values: DetailedValues, day: NewDay, today: LocalDate): { list: string } | { issues: NewDayIssues } {
  const held = daysOf(values);
  const at = held.findIndex(({ date }) => date === day.date);
  return at < 0 ? addDay(held, day, today) : { list: withoutEntry(held, at) };
}
