/** Which day, where and when a form asks for a room of ours; what availability is then told of. Without any validator. */
import { isLocalDate, isWallTime, type LocalDate } from "../booking/local-date.ts";
import type { DayAsk } from "./availability.ts";
import { type Venue, venueOf } from "./venues.ts";

export interface AskedDay extends DayAsk {
  venue: Venue;
  date: LocalDate;
}

export type AskingValues = Readonly<Partial<Record<string, string>>>;

const IN_ROOMS: readonly (string | undefined)[] = ["in_person", "in_person_and_virtual"];
/** A wall time that is one. */
export const wallTime = (value: string | undefined) => (value && isWallTime(value) ? value : undefined);

/** Of a fast request's values; null while there is nothing to tell: virtual, elsewhere, or without a day. */
export function askedDay(values: AskingValues): AskedDay | null {
  const venue = IN_ROOMS.includes(values.locationType) ? venueOf(values.location) : null;
  const { preferredDate: date } = values;
  if (!venue || !date || !isLocalDate(date)) return null;
  return { venue, date, startTime: wallTime(values.startTime) };
}
