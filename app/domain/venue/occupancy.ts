/**
 * When a booking needs its rooms, and which rooms are free for it. Pure: days and times are the venue's, spans are
 * UTC milliseconds (rulings, "Time"; "Bookings").
 */
import { MOST_DAYS, readDays } from "#app/domain/booking/schedule/lists.ts";
import { addDays, type LocalDate, type WallTime, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import { endOf, HALF_DAY_MINUTES, lengthOf, minutesOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { markedDays, type RoomNeed, roomNeed } from "./room-need.ts";
import type { Venue } from "./venues.ts";

/** What of a booking says when it takes place; `details` holds several days (`stored-details.ts`). */
export interface Dated {
  bookingDate: LocalDate | null;
  startTime: WallTime | null;
  endTime: WallTime | null;
  duration: string | null;
  details: Readonly<Partial<Record<string, string>>>;
}

/** A day of a hearing; null where nobody has said: then the room is kept from opening, or until closing. */
export interface HearingDay {
  date: LocalDate;
  startTime: WallTime | null;
  endTime: WallTime | null;
  /** Minutes, where they are known without an end: a full day from six in the evening ends tomorrow. */
  minutes: number | null;
  /** The hearing wants breakout rooms on others of its days alone. */
  noBreakouts?: true;
}

/** A stretch of time in which a room is needed, and until when nobody else can have it. */
export interface Span {
  startsAt: number;
  endsAt: number;
  busyUntil: number;
  noBreakouts?: true;
}

/** The days of a booking in order; none while no day is named. A span of days leaves out those on which the venue is closed every week. */
export function hearingDays(booking: Dated, venue: Venue): HearingDay[] {
  return markedDays(datedDays(booking, venue), roomNeed(booking.details));
}

function datedDays(booking: Dated, venue: Venue): HearingDay[] {
  const { details } = booking;
  if (details.bookingType === "non-consecutive") {
    return (readDays(details.bookingDates ?? "[]") ?? []).map(({ date, startTime, duration, endTime }) => ({
      date,
      startTime,
      endTime: endOf(startTime, duration, endTime),
      minutes: lengthOf(duration),
    }));
  }
  if (!booking.bookingDate) return [];
  const times = { startTime: booking.startTime, endTime: booking.endTime, minutes: lengthOf(booking.duration) };
  if (details.bookingType !== "consecutive" || !details.consecutiveEndDate) return [{ date: booking.bookingDate, ...times }];
  const all: LocalDate[] = [];
  for (let date = booking.bookingDate; date <= details.consecutiveEndDate && all.length < MOST_DAYS; date = addDays(date, 1))
    all.push(date);
  const open = all.filter((date) => venue.hours[weekday(date)]);
  return (open.length > 0 ? open : all).map((date) => ({ date, ...times }));
}

/** A day's span at the venue. `bufferMinutes` after its end belong to it too. */
export function spanOf(day: HearingDay, venue: Venue, bufferMinutes: number): Span {
  const span = timesOf(day, venue, bufferMinutes);
  return day.noBreakouts ? { ...span, noBreakouts: true } : span;
}

function timesOf(day: HearingDay, venue: Venue, bufferMinutes: number): Span {
  const hours = venue.hours[weekday(day.date)] ?? { opens: "09:00", closes: "17:00" };
  const startTime = day.startTime ?? hours.opens;
  const startsAt = instantOf(day.date, startTime, venue.zone);
  if (day.startTime && !day.endTime && day.minutes) {
    const endsAt = startsAt + day.minutes * 60_000;
    return { startsAt, endsAt, busyUntil: endsAt + bufferMinutes * 60_000 };
  }
  const end = day.endTime ?? (minutesOf(hours.closes) > minutesOf(startTime) ? hours.closes : null);
  // An evening without an end is half a day, as the shortest that is booked.
  const endsAt = end && minutesOf(end) > minutesOf(startTime) ? instantOf(day.date, end, venue.zone) : startsAt + HALF_DAY_MINUTES * 60_000;
  return { startsAt, endsAt, busyUntil: endsAt + bufferMinutes * 60_000 };
}

export interface RoomSize {
  id: string;
  /** Most people, however it is set. */
  capacity: number;
  /** Seats in each set-up, and what furniture is in it, by their codes; it cannot be set in a way that is not named. */
  seats?: SeatsBySetup;
  equipment?: readonly string[];
}
export type SeatsBySetup = Readonly<Partial<Record<string, number>>>;
export interface Held {
  roomId: string;
  startsAt: number;
  busyUntil: number;
}

const overlaps = (one: Pick<Span, "startsAt" | "busyUntil">, other: Pick<Span, "startsAt" | "busyUntil">) =>
  one.startsAt < other.busyUntil && other.startsAt < one.busyUntil;

/** Rooms that nothing holds during any of the spans, smallest first. */
export function freeRooms<Room extends RoomSize>(rooms: readonly Room[], holds: readonly Held[], spans: readonly Span[]): Room[] {
  const taken = new Set(holds.filter((hold) => spans.some((span) => overlaps(hold, span))).map(({ roomId }) => roomId));
  return rooms.filter(({ id }) => !taken.has(id)).sort((one, other) => one.capacity - other.capacity || (one.id < other.id ? -1 : 1));
}

/** How many sit in a room that is set so; 0 where it cannot be. Without a set-up, the most that it takes. */
export const seatsIn = ({ capacity, seats }: Pick<RoomSize, "capacity" | "seats">, setup: string | null | undefined): number =>
  setup && seats ? Math.min(capacity, seats[setup] ?? 0) : capacity;

/** Why the main part of a hearing cannot be held in a room: it cannot be set so, has too few seats then, or lacks the unit. */
export const UNSUITED = ["setup", "seats", "unit"] as const;
export type Unsuited = (typeof UNSUITED)[number];

/** What speaks against a room for the main part of a hearing; null where nothing does. */
export function unsuited(room: RoomSize, { people, setup, unit }: RoomNeed): Unsuited | null {
  const seats = seatsIn(room, setup);
  if (seats < people) return seats === 0 ? "setup" : "seats";
  return unit && room.equipment && !room.equipment.includes("conferencing_unit") ? "unit" : null;
}

/** True when the main part of a hearing can be held in that room: seats, set-up and unit. */
export const suits = (room: RoomSize, need: RoomNeed): boolean => unsuited(room, need) === null;

/** The main room (`chosen`, whatever staff know of it, else the smallest that fits) and breakout rooms of the rest, or null when they cannot all be had. */
export function chooseRooms<Room extends RoomSize>(
  free: readonly Room[],
  need: RoomNeed,
  chosen: string | null,
): { main: Room; breakouts: Room[] } | null {
  const main = chosen ? free.find(({ id }) => id === chosen) : free.find((room) => suits(room, need));
  if (!main) return null;
  const left = free.filter((room) => room !== main);
  const breakouts: Room[] = [];
  // The largest need first, so that a small group does not take the only large room.
  for (const people of [...need.breakouts].sort((one, other) => other - one)) {
    const at = left.findIndex(({ capacity }) => capacity >= people);
    const [room] = at < 0 ? [] : left.splice(at, 1);
    if (!room) return null;
    breakouts.push(room);
  }
  return { main, breakouts };
}
