/** Which day, where and when a form asks for a room of ours; what availability is then asked about. Without any validator. */
import { isLocalDate, isWallTime, type LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { AskedHours } from "../hearing-plan/fit-day.ts";
import type { DayAsk } from "./availability.ts";
import { type RoomNeed, roomNeed } from "./room-need.ts";
import { type Venue, venueOf } from "./venues.ts";

export interface AskedDay extends DayAsk {
  venue: Venue;
  date: LocalDate;
}

export type AskingValues = Readonly<Partial<Record<string, string>>>;

const IN_ROOMS: readonly (string | undefined)[] = ["in_person", "in_person_and_virtual"];
/** A wall time that is one. */
export const wallTime = (value: string | undefined) => (value && isWallTime(value) ? value : undefined);

/** What a month of free days is asked for. */
export interface AskedMonth extends AskedHours {
  venue: Venue;
  need: RoomNeed;
}

/** The venue in whose rooms it is to be held; null for a virtual hearing, one elsewhere, and while nobody has said. */
export const askedVenue = (values: AskingValues): Venue | null =>
  IN_ROOMS.includes(values.locationType) ? venueOf(values.location) : null;

/** Of a fast request's values; null while there is no venue of ours to show. */
export function askedMonth(values: AskingValues): AskedMonth | null {
  const venue = askedVenue(values);
  return venue && { venue, need: roomNeed(values), startTime: wallTime(values.startTime) };
}

/** Of a fast request's values; null while there is nothing to tell: virtual, elsewhere, or without a day. */
export function askedDay(values: AskingValues): AskedDay | null {
  const venue = askedVenue(values);
  const { preferredDate: date } = values;
  if (!venue || !date || !isLocalDate(date)) return null;
  return { venue, date, startTime: wallTime(values.startTime) };
}
