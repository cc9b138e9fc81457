/** The same of a detailed request; apart from the fast form's, which needs no lists of days. */
import { endOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { type AskedDay, type AskingValues, askedDay, wallTime } from "./asked-day.ts";

/**
 * Of a detailed request's: its one day, with the length and the people it names; of days in a row the first, until the last is named as
 * well. Of several days the first alone would say too little: the month shows them all.
 */
export function askedDetailedDay(values: AskingValues): AskedDay | null {
  const { consecutiveStartDate: first, consecutiveEndDate: last } = values;
  if (values.bookingType === "consecutive" && first && last && last !== first) return null;
  const consecutive = values.bookingType === "consecutive" && values.consecutiveStartDate;
  const [date, start, duration, end] = consecutive
    ? [values.consecutiveStartDate, values.consecutiveStartTime, values.consecutiveDuration, values.consecutiveEndTime]
    : [values.bookingType === "non-consecutive" ? undefined : values.bookingDate, values.startTime, values.duration, values.endTime];
  const asked = askedDay({ ...values, preferredDate: date, startTime: start });
  if (!asked) return null;
  const { startTime } = asked;
  const endTime = startTime && duration ? (endOf(startTime, duration, wallTime(end)) ?? undefined) : undefined;
  const people = /^[1-9]\d{0,3}$/.test(values.mainRoomCapacity ?? "") ? Number(values.mainRoomCapacity) : undefined;
  return { ...asked, people, ...(endTime && startTime && endTime > startTime ? { endTime } : {}) };
}
