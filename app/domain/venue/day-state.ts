/** The state of a day as visitors learn it, by the one rule of fit; apart from its words, which pages read without the rule. Pure. */
import { type LocalDate, todayIn, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import { type FitState, isOfRooms } from "../hearing-plan/fit.ts";
import { fitOfDay } from "../hearing-plan/fit-day.ts";
import { type DayAsk, type DayState, FEW_ROOMS } from "./availability.ts";
import { freeRooms, suits } from "./occupancy.ts";

/** The state of one day, as it is at `state.now`. */
export function dayState(date: LocalDate, { people, ...hours }: DayAsk, state: FitState): DayState {
  const need = { people: people ?? 1, breakouts: [] };
  const fit = fitOfDay({ date, need, ...hours }, state);
  const { reason } = fit;
  if (reason) return isOfRooms(reason) || (reason.code === "past" && isStillOpen(date, hours, state)) ? "none" : "closed";
  const suitable = freeRooms(fit.state.rooms, fit.state.held, [fit.span]).filter((room) => suits(room, need)).length;
  return suitable <= FEW_ROOMS ? "few" : "free";
}

/** Too little is left of today, or its asked hours have begun: the venue is open all the same. */
function isStillOpen(date: LocalDate, { startTime, endTime }: Omit<DayAsk, "people">, { venue, now }: FitState): boolean {
  const open = venue.hours[weekday(date)];
  if (!open || date !== todayIn(venue.zone, new Date(now))) return false;
  return Boolean(startTime || endTime) || now < instantOf(date, open.closes, venue.zone);
}
