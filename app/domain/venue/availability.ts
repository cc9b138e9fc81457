/**
 * What visitors are shown of a venue's days: free, few, none or closed; never which rooms, nor how many, nor whose.
 * Pure; which it is says `day-state.ts`, by the rule of fit.
 */
import type { LocalDate, WallTime } from "#app/domain/booking/schedule/local-date.ts";

/**
 * `free`: more than two rooms that are large enough can be had for the whole of the asked hours. `few`: one or two.
 * `none`: the venue is open then, but no such room is left, or too little is left of today. `closed`: a day that is
 * over, a weekday or a holiday on which the venue does not open, or hours that are not wholly within its own.
 */
export const DAY_STATES = ["free", "few", "none", "closed"] as const;
export type DayState = (typeof DAY_STATES)[number];

/** At most so many suitable rooms left are few. */
export const FEW_ROOMS = 2;
/** At most so many days are looked at in one question. */
export const MOST_AVAILABILITY_DAYS = 62;

/** What is asked of each day; without hours the whole of the venue's day is meant, as when staff confirm such a request. */
export interface DayAsk {
  /** People in one room; 1 where nobody has said. */
  people?: number | undefined;
  startTime?: WallTime | undefined;
  endTime?: WallTime | undefined;
}

export interface DayAvailability {
  date: LocalDate;
  state: DayState;
}

export const hasRoom = (state: DayState): boolean => state === "free" || state === "few";

/** Up to `most` days with a room nearest to `date`, which is not among them: nearer first, of two equally near the later one. */
export function nearestWithRoom(days: readonly DayAvailability[], date: LocalDate, most: number): DayAvailability[] {
  const far = (one: DayAvailability) => Math.abs(Date.parse(`${one.date}T00:00:00Z`) - Date.parse(`${date}T00:00:00Z`));
  return days
    .filter((day) => day.date !== date && hasRoom(day.state))
    .sort((one, other) => far(one) - far(other) || (one.date > other.date ? -1 : 1))
    .slice(0, most)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}
