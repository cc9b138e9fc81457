/** The rule of fit for one day as visitors ask about it: with hours or without, and of today what is left. Pure. */
import { addDays, type LocalDate, todayIn, type WallTime, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import { HALF_DAY_MINUTES, minutesOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { momentIn } from "#app/domain/booking/schedule/wall-clock.ts";
import { type HearingDay, type Span, spanOf } from "../venue/occupancy.ts";
import type { RoomNeed } from "../venue/room-need.ts";
import { type FitReason, type FitState, fitOf } from "./fit.ts";
import type { RoomsOfDay } from "./rooms.ts";

/** Hours that are asked for; without a start the day from opening is meant, without an end the day until closing. */
export interface AskedHours {
  startTime?: WallTime | undefined;
  endTime?: WallTime | undefined;
}

export interface DayQuestion extends AskedHours {
  date: LocalDate;
  need: RoomNeed;
  /** Hours before the day until which it may be asked for; null where staff decide. */
  notice?: number | null;
}

export interface DayFit {
  /** Why it does not fit; null where it does. */
  reason: FitReason | null;
  /** Those that it would have; null where it does not fit. */
  rooms: RoomsOfDay | null;
  span: Span;
  /** The venue as it can be asked on that day: today opens now. Its `held` are that day's. */
  state: FitState;
}

const HALF_HOUR = 30 * 60_000;

/** Whether such a hearing can be held on that day. Of today without an hour, at least half a day must be left. */
export function fitOfDay({ date, need, startTime, endTime, notice = null }: DayQuestion, whole: FitState): DayFit {
  const state = asOf(date, whole);
  const day: HearingDay = { date, startTime: startTime ?? null, endTime: endTime ?? null, minutes: null };
  const span = spanOf(day, state.venue, state.buffer);
  if (!startTime && isTooLittle(date, state, whole)) return { reason: { code: "past", date }, rooms: null, span, state };
  const { reasons, rooms } = fitOf({ days: [day], need, notice }, state);
  return { reason: reasons[0] ?? null, rooms: rooms[0] ?? null, span, state };
}

/** Today the venue opens at the next half hour, where it has opened already; any day is judged by its own holds. */
function asOf(date: LocalDate, state: FitState): FitState {
  const { venue, now } = state;
  const [from, until] = [instantOf(date, "00:00", venue.zone), instantOf(addDays(date, 2), "00:00", venue.zone)];
  const held = state.held.filter(({ startsAt, busyUntil }) => startsAt < until && busyUntil > from);
  const open = venue.hours[weekday(date)];
  if (!open || date !== todayIn(venue.zone, new Date(now))) return { ...state, held };
  const next = momentIn(Math.ceil(now / HALF_HOUR) * HALF_HOUR, venue.zone);
  if (next.date === date && next.time <= open.opens) return { ...state, held };
  const opens = next.date === date && next.time < open.closes ? next.time : open.closes;
  return { ...state, held, venue: { ...venue, hours: { ...venue.hours, [weekday(date)]: { opens, closes: open.closes } } } };
}

/** Of a day that has begun, less is left than the shortest that is booked. */
function isTooLittle(date: LocalDate, { venue }: FitState, whole: FitState): boolean {
  const [left, open] = [venue.hours[weekday(date)], whole.venue.hours[weekday(date)]];
  if (!left || !open || left.opens === open.opens) return false;
  return minutesOf(left.closes) - minutesOf(left.opens) < HALF_DAY_MINUTES;
}
