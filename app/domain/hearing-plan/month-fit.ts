/** Each day of a month by the one rule of fit (`fit.ts`): free, partly free, full, or closed and why. Pure. */

import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { momentIn } from "#app/domain/booking/schedule/wall-clock.ts";
import { holidayName } from "#app/domain/venue/holidays.ts";
import type { RoomNeed } from "../venue/room-need.ts";
import { type FitState, isOfRooms } from "./fit.ts";
import { type AskedHours, fitOfDay } from "./fit-day.ts";
import type { MonthDay } from "./month.ts";

export interface MonthNeed extends AskedHours {
  need: RoomNeed;
  /** Hours before each day until which it may be asked for; null where staff decide. */
  notice?: number | null;
}

/** One day of a month. Whose the other bookings are, how many, and in which rooms is no part of it. */
export function monthDay(date: LocalDate, ask: MonthNeed, state: FitState): MonthDay {
  const { reason, span } = fitOfDay({ date, ...ask }, state);
  const wall = (at: number) => momentIn(at, state.venue.zone).time;
  if (!reason) return { ...NOTHING, date, state: "free", from: wall(span.startsAt), until: wall(span.endsAt), why: null };
  const { code } = reason;
  if (reason.code === "taken" && reason.freeFrom && reason.freeUntil) {
    return { ...NOTHING, date, state: "part", from: reason.freeFrom, until: reason.freeUntil, why: code };
  }
  if (isOfRooms(reason)) return { ...NOTHING, date, state: "full", why: code };
  return { ...NOTHING, date, state: "closed", why: code, holiday: reason.code === "closed_holiday" ? publicName(reason.name) : null };
}

/** Whatever else staff have written of a day may be somebody's matter: it is for staff alone. */
const publicName = (typed: string): string | null => (holidayName(typed, "en") === null ? null : typed);

const NOTHING = { from: null, until: null, holiday: null } as const;
