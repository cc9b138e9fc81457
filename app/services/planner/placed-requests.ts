/** Requests without a room, each judged by the rule of fit as the planner's own days show it. */
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { type FitState, fitOf } from "#app/domain/hearing-plan/fit.ts";
import type { WaitingBooking } from "#app/domain/planner/planner.ts";
import { hearingDays } from "#app/domain/venue/occupancy.ts";
import { roomNeed } from "#app/domain/venue/room-need.ts";
import { type PlannerRow, toPlannerBooking } from "./planner-bookings.ts";

/** None where it is at no venue of `states`. */
export function waitingOf(row: PlannerRow, states: readonly FitState[], shown: readonly LocalDate[]): WaitingBooking[] {
  const state = states.find(({ venue }) => venue.id === row.location);
  if (!state) return [];
  const { venue } = state;
  const booking = toPlannerBooking(row, venue);
  // Of days that are not shown nobody knows here who has the rooms.
  if (booking.days.length === 0 || !booking.days.every((day) => shown.includes(day)))
    return [{ ...booking, venue: venue.id, fits: null, reasons: null }];
  const fit = fitOf({ days: hearingDays(row, venue), need: roomNeed(row.details) }, state);
  const [first] = fit.rooms;
  const isOne = fit.rooms.every(({ main }) => main === first?.main);
  const room = first && isOne ? state.rooms.find(({ id }) => id === first.main) : undefined;
  return [
    {
      ...booking,
      venue: venue.id,
      reasons: fit.reasons,
      fits: room && fit.reasons.length === 0 ? { id: room.id, name: nameOf(room) } : null,
    },
  ];
}

const nameOf = (room: object): string => ("name" in room && typeof room.name === "string" ? room.name : "");
