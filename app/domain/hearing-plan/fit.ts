/**
 * The one rule of fit: whether a hearing can be held as it is asked for, and if not, why, day by day. Asked by the forms,
 * the API, the chat, holds, the confirmation and the edit (rulings, "A hearing fits or it is said"). Pure: days and hours
 * are the venue's, spans UTC milliseconds.
 */
import { lastBookableDay } from "#app/domain/booking/schedule/bookable-days.ts";
import { changeableUntil } from "#app/domain/booking/schedule/cutoff.ts";
import { type LocalDate, todayIn, type WallTime, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { minutesOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { wallClock } from "#app/domain/booking/schedule/wall-clock.ts";
import type { HearingDay, Held, RoomSize, Span, Unsuited } from "../venue/occupancy.ts";
import { seatsIn, spanOf, suits, unsuited } from "../venue/occupancy.ts";
import type { RoomNeed } from "../venue/room-need.ts";
import type { Venue } from "../venue/venues.ts";
import { freeStretch, needOn, type RoomsOfDay, roomsFor } from "./rooms.ts";

/** Why a day does not fit, with what somebody needs to know to choose another; texts are made at the edge. */
export type FitReason =
  /** The day is over, or its hours have begun. */
  | { code: "past"; date: LocalDate }
  /** Later than days can be asked for; `until` is the last that can. */
  | { code: "too_far"; date: LocalDate; until: LocalDate }
  | { code: "closed_weekday"; date: LocalDate }
  | { code: "closed_holiday"; date: LocalDate; name: string }
  | { code: "outside_hours"; date: LocalDate; opens: WallTime; closes: WallTime }
  | { code: "end_before_start"; date: LocalDate }
  /** Daylight saving jumps over that hour on that day; `shown` is what the wall shows instead. */
  | { code: "no_such_hour"; date: LocalDate; time: WallTime; shown: WallTime }
  /** Nearer than changes are made at without asking; `until` is the instant (ISO 8601) at which that ended. */
  | { code: "too_late"; date: LocalDate; hours: number; until: string }
  /** No room of the venue seats so many in that set-up; `largest` is the most that one seats in it, 0 for no room. */
  | { code: "no_room_for"; date: LocalDate; people: number; largest: number }
  /** The room that was chosen has too few seats in that set-up (`capacity`), cannot be set so, or lacks the unit. */
  | { code: "room_unsuitable"; date: LocalDate; room: string; why: Unsuited; capacity: number; people: number }
  /** The venue has not so many further rooms of that size. */
  | { code: "no_breakout_rooms"; date: LocalDate; wanted: number }
  /** Others have the rooms; `freeFrom` to `freeUntil` is the longest stretch of that day in which it would fit, nulls for none. */
  | { code: "taken"; date: LocalDate; freeFrom: WallTime | null; freeUntil: WallTime | null };
export type FitCode = FitReason["code"];
export const FIT_CODES = [
  "past",
  "too_far",
  "closed_weekday",
  "closed_holiday",
  "outside_hours",
  "end_before_start",
  "no_such_hour",
  "too_late",
  "no_room_for",
  "room_unsuitable",
  "no_breakout_rooms",
  "taken",
] as const satisfies readonly FitCode[];

/** Reasons that lie in the day itself: nobody can be asked to come. */
const OF_THE_DAY: ReadonlySet<FitCode> = new Set<FitCode>([
  "past",
  "too_far",
  "closed_weekday",
  "closed_holiday",
  "end_before_start",
  "no_such_hour",
]);
/** Reasons that lie in the venue's walls: nobody could sit, whatever else is booked. */
const OF_THE_WALLS: ReadonlySet<FitCode> = new Set<FitCode>(["no_room_for", "no_breakout_rooms"]);

/** True where even a request is refused; rooms that others have, and hours before opening, are for staff to decide. */
export const refusesRequest = ({ code }: FitReason): boolean => OF_THE_DAY.has(code) || OF_THE_WALLS.has(code);
/** True where other rooms, hours or days of the same kind may help, so that the answer is "taken" and not "wrong". */
export const isOfRooms = ({ code }: FitReason): boolean => code === "taken" || code === "room_unsuitable" || OF_THE_WALLS.has(code);
/** What staff may go against with a reason: all but what cannot be, and what others hold. */
export const mayOverride = ({ code }: FitReason): boolean => code !== "taken" && code !== "end_before_start" && code !== "too_far";

/** What a hearing needs. */
export interface FitAsk {
  days: readonly HearingDay[];
  /** Null of what takes place in no room of ours: virtual, or elsewhere. Then days and hours must exist and lie ahead. */
  need: RoomNeed | null;
  /** The main room that staff chose. */
  chosen?: string | null;
  /** Hours before each day until which it may be asked for; null where staff decide. */
  notice?: number | null;
}

/** What it is judged by: a venue as it is in force, and its rooms. */
export interface FitState {
  venue: Venue;
  /** Names of the days on which it is closed besides. */
  closures: ReadonlyMap<LocalDate, string>;
  /** In use. */
  rooms: readonly RoomSize[];
  /** By others; holds that have released themselves are left out before. */
  held: readonly Held[];
  /** Minutes between two bookings of one room. */
  buffer: number;
  /** UTC milliseconds. */
  now: number;
}

/** Whether it fits. `rooms` has an entry for each day, in order; empty where none is needed or a day has a reason about rooms. */
export interface Fit {
  reasons: readonly FitReason[];
  rooms: readonly RoomsOfDay[];
}

/** Every day's reasons, in the order of the days; none when all of it fits. */
export function fitOf(ask: FitAsk, state: FitState): Fit {
  const ofDays = ask.days.flatMap((day) => reasonsOfDay(day, ask, state));
  const { need } = ask;
  if (!need) return { reasons: ofDays, rooms: [] };
  // A day that cannot be is not looked for rooms on: what is said of it is why.
  const barred = new Set(ofDays.filter(({ code }) => OF_THE_DAY.has(code)).map(({ date }) => date));
  const asked = ask.days.filter(({ date }) => !barred.has(date));
  const spans = asked.map((day) => spanOf(day, state.venue, state.buffer));
  const found = roomsFor(need, spans, state, ask.chosen ?? null);
  const ofRooms = asked.flatMap((day, at) => (found[at] ? [] : [roomReason(day, spans[at] as Span, need, ask.chosen ?? null, state)]));
  const reasons = [...ofDays, ...ofRooms].sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  return { reasons, rooms: ofRooms.length > 0 || barred.size > 0 ? [] : found.flatMap((rooms) => rooms ?? []) };
}

/** The same as "no reasons", without finding out what they are. */
export function isFit(ask: FitAsk, state: FitState): boolean {
  if (ask.days.some((day) => reasonsOfDay(day, ask, state).length > 0)) return false;
  const spans = ask.days.map((day) => spanOf(day, state.venue, state.buffer));
  return !ask.need || !roomsFor(ask.need, spans, state, ask.chosen ?? null).includes(null);
}

function reasonsOfDay(day: HearingDay, { need, notice }: FitAsk, state: FitState): FitReason[] {
  const { date, startTime, endTime } = day;
  const { venue, now } = state;
  const today = todayIn(venue.zone, new Date(now));
  // First: the last days of the calendar have no moment after them to count with.
  if (date > lastBookableDay(today)) return [{ code: "too_far", date, until: lastBookableDay(today) }];
  const span = spanOf(day, venue, state.buffer);
  if (date < today || (startTime ? span.startsAt : span.endsAt) < now) return [{ code: "past", date }];
  if (startTime && endTime && endTime <= startTime) return [{ code: "end_before_start", date }];
  for (const time of [startTime, endTime]) {
    const clock = time && wallClock(date, time, venue.zone);
    if (clock && clock.kind === "skipped") return [{ code: "no_such_hour", date, time, shown: clock.shown.time }];
  }
  const until = notice == null ? null : changeableUntil({ bookingDate: date, startTime, timeZone: venue.zone, location: venue.id }, notice);
  const late: FitReason[] =
    notice != null && until !== null && until <= now
      ? [{ code: "too_late", date, hours: notice, until: new Date(until).toISOString() }]
      : [];
  return need ? [...late, ...closedOrOutside(day, span, state)] : late;
}

function closedOrOutside({ date, startTime, endTime }: HearingDay, span: Span, { venue, closures }: FitState): FitReason[] {
  const name = closures.get(date);
  if (name !== undefined) return [{ code: "closed_holiday", date, name }];
  const open = venue.hours[weekday(date)];
  if (!open) return [{ code: "closed_weekday", date }];
  const { opens, closes } = open;
  const from = wallClock(date, opens, venue.zone).instant;
  const until = wallClock(date, closes, venue.zone).instant;
  // A day without an hour is the venue's whole day, and one without an end lasts until it closes.
  const early = startTime !== null && span.startsAt < from;
  const late = startTime !== null ? span.endsAt > until : endTime !== null && minutesOf(endTime) > minutesOf(closes);
  return early || late ? [{ code: "outside_hours", date, opens, closes }] : [];
}

function roomReason(day: HearingDay, span: Span, whole: RoomNeed, chosen: string | null, state: FitState): FitReason {
  const { date } = day;
  const need = needOn(whole, day);
  const able = state.rooms.filter((room) => suits(room, need));
  const room = chosen ? state.rooms.find(({ id }) => id === chosen) : null;
  const why = room ? unsuited(room, need) : null;
  if (room && why) return { code: "room_unsuitable", date, room: room.id, why, capacity: seatsIn(room, need.setup), people: need.people };
  if (able.length === 0) {
    const seats = state.rooms.filter((one) => suits(one, { ...need, people: 1 })).map((one) => seatsIn(one, need.setup));
    return { code: "no_room_for", date, people: need.people, largest: Math.max(0, ...seats) };
  }
  const empty = { ...state, held: [] };
  if (!roomsFor(need, [span], empty, chosen)[0]) return { code: "no_breakout_rooms", date, wanted: need.breakouts.length };
  const stretch = freeStretch(date, need, state, chosen);
  return { code: "taken", date, freeFrom: stretch?.from ?? null, freeUntil: stretch?.until ?? null };
}
