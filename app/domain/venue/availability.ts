/**
 * What visitors are told about a venue's days: free, few, none or closed; never which rooms, nor how many, nor whose.
 * Pure: days and hours are the venue's, instants UTC milliseconds (rulings, "Time").
 */
import { type LocalDate, todayIn, type WallTime, weekday } from "../booking/local-date.ts";
import { HALF_DAY_MINUTES, minutesOf } from "../booking/schedule-rules.ts";
import { freeRooms, type Held, type RoomSize, type Span, spanOf } from "./occupancy.ts";
import type { Venue } from "./venues.ts";

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

/** What a day is judged by. `rooms` are those in use, `held` what holds them; holds that have released themselves are left out before. */
export interface VenueState {
  /** With the hours and closures in force. */
  venue: Venue;
  rooms: readonly RoomSize[];
  held: readonly Held[];
  /** Minutes between two bookings of one room. */
  buffer: number;
  /** Now, UTC milliseconds. */
  now: number;
}

/** The state of one day, as it is at `now`. */
export function dayState(date: LocalDate, ask: DayAsk, state: VenueState): DayState {
  const span = askedSpan(date, ask, state);
  if (typeof span === "string") return span;
  const suitable = freeRooms(state.rooms, state.held, [span]).filter(({ capacity }) => capacity >= (ask.people ?? 1)).length;
  return suitable === 0 ? "none" : suitable <= FEW_ROOMS ? "few" : "free";
}

/** When a room would be needed on that day, or why it cannot be. The span is the one that confirming would hold. */
function askedSpan(date: LocalDate, ask: DayAsk, { venue, buffer, now }: VenueState): Span | "none" | "closed" {
  const open = venue.hours[weekday(date)];
  const today = todayIn(venue.zone, new Date(now));
  if (!open || venue.closed?.has(date) || date < today) return "closed";
  if (isOutside(ask, open)) return "closed";
  const span = spanOf({ date, startTime: ask.startTime ?? null, endTime: ask.endTime ?? null, minutes: null }, venue, buffer);
  if (span.startsAt >= now) return span;
  if (span.endsAt <= now) return ask.startTime || ask.endTime ? "none" : "closed";
  // Of a day that has begun, what is left: not hours that have begun, and not less than the shortest that is booked.
  if (ask.startTime || span.endsAt - now < HALF_DAY_MINUTES * 60_000) return "none";
  return { ...span, startsAt: now };
}

function isOutside({ startTime, endTime }: DayAsk, { opens, closes }: { opens: string; closes: string }): boolean {
  const [from, until] = [minutesOf(opens), minutesOf(closes)];
  if (startTime && (minutesOf(startTime) < from || minutesOf(startTime) >= until)) return true;
  return Boolean(endTime && (minutesOf(endTime) > until || minutesOf(endTime) <= from));
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
