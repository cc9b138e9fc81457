/** Each day of a month by the one rule of fit (`fit.ts`): free, partly free, full, or closed and why. Pure. */

import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { momentIn } from "#app/domain/booking/schedule/wall-clock.ts";
import { holidayName } from "#app/domain/venue/holidays.ts";
import type { RoomNeed, RoomSize } from "../venue/occupancy.ts";
import { type FitReason, type FitState, isOfRooms } from "./fit.ts";
import { type AskedHours, type DayFit, fitOfDay } from "./fit-day.ts";
import type { MonthDay } from "./month.ts";
import { roomsFor } from "./rooms.ts";

export interface MonthNeed extends AskedHours {
  need: RoomNeed;
  /** Hours before each day until which it may be asked for; null where staff decide. */
  notice?: number | null;
}

/** A venue whose rooms have names. */
export interface NamedState extends FitState {
  rooms: readonly (RoomSize & { name: string })[];
}

/** One day of a month. Whose the other bookings are, and how many, is no part of it. */
export function monthDay(date: LocalDate, ask: MonthNeed, state: NamedState): MonthDay {
  const fit = fitOfDay({ date, ...ask }, state);
  const { reason, rooms, span } = fit;
  const wall = (at: number) => momentIn(at, state.venue.zone).time;
  const named = (id: string | undefined) => state.rooms.find((room) => room.id === id)?.name ?? null;
  if (!reason)
    return { ...NOTHING, date, state: "free", from: wall(span.startsAt), until: wall(span.endsAt), room: named(rooms?.main), why: null };
  const { code } = reason;
  if (reason.code === "taken" && reason.freeFrom && reason.freeUntil) {
    const [from, until] = [reason.freeFrom, reason.freeUntil];
    return { ...NOTHING, date, state: "part", from, until, room: named(roomWithin(reason, ask.need, fit)), why: code };
  }
  if (isOfRooms(reason)) return { ...NOTHING, date, state: "full", why: code };
  return { ...NOTHING, date, state: "closed", why: code, holiday: reason.code === "closed_holiday" ? publicName(reason.name) : null };
}

/** Whatever else staff have written of a day may be somebody's matter: it is for staff alone. */
const publicName = (typed: string): string | null => (holidayName(typed, "en") === null ? null : typed);

const NOTHING = { from: null, until: null, room: null, holiday: null } as const;

/** The room that a hearing of the free stretch would have. */
function roomWithin({ date, freeFrom, freeUntil }: Extract<FitReason, { code: "taken" }>, need: RoomNeed, { state }: DayFit) {
  const stretch = fitOfDay({ date, need, startTime: freeFrom ?? undefined, endTime: freeUntil ?? undefined }, state);
  return roomsFor(need, [stretch.span], state, null)[0]?.main;
}
