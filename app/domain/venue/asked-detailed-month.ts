/** The month of free days of a detailed request: its venue, its rooms, and the hours of its one day or of its days in a row. */
import { endOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { type AskedMonth, type AskingValues, askedVenue, wallTime } from "./asked-day.ts";
import { roomNeed } from "./room-need.ts";

/** Hours as a form names them. */
export interface NamedHours {
  startTime?: string | undefined;
  duration?: string | undefined;
  endTime?: string | undefined;
}

/** Null while there is no venue of ours to show. `named` are the hours of a day that is added to a list. */
export function askedDetailedMonth(values: AskingValues, named: NamedHours = ownHours(values)): AskedMonth | null {
  const venue = askedVenue(values);
  if (!venue) return null;
  const startTime = wallTime(named.startTime);
  const endTime = startTime && named.duration ? (endOf(startTime, named.duration, wallTime(named.endTime)) ?? undefined) : undefined;
  const ends = startTime && endTime && startTime < endTime ? { endTime } : {};
  return { venue, need: roomNeed(values), startTime, ...ends };
}

function ownHours(values: AskingValues): NamedHours {
  if (values.bookingType === "consecutive")
    return { startTime: values.consecutiveStartTime, duration: values.consecutiveDuration, endTime: values.consecutiveEndTime };
  return values.bookingType === "non-consecutive" ? {} : values;
}
