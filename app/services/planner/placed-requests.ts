/** Requests without a room in the order of their days, and each judged by the rule of fit as the planner's own days show it. */
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { type FitState, fitOf } from "#app/domain/hearing-plan/fit.ts";
import type { PlannerBooking, WaitingBooking } from "#app/domain/planner/planner.ts";
import { hearingDays } from "#app/domain/venue/occupancy.ts";
import { roomNeed } from "#app/domain/venue/room-need.ts";
import { type PlannerRow, toPlannerBooking } from "./planner-bookings.ts";

interface WithoutRoom {
  row: PlannerRow;
  /** The venue at which it waits. */
  state: FitState;
  booking: PlannerBooking;
}

/** Those of `rows` that sit on one of the days shown at a venue of `states`, the soonest first. */
export function withoutRoom(rows: readonly PlannerRow[], states: readonly FitState[], shown: readonly LocalDate[]): WithoutRoom[] {
  const [first = "", last = ""] = [shown[0], shown.at(-1)];
  return rows
    .flatMap((row) => {
      const state = states.find(({ venue }) => venue.id === row.location);
      return state ? [{ row, state, booking: toPlannerBooking(row, state.venue) }] : [];
    })
    .filter(({ booking }) => booking.days.some((day) => day >= first && day <= last))
    .sort((one, other) => order(one.booking, other.booking));
}

const order = (one: PlannerBooking, other: PlannerBooking) => {
  const [at, otherAt] = [one, other].map(({ days, startTime, bookingNumber }) => `${days[0]} ${startTime ?? ""} ${bookingNumber}`);
  return (at ?? "") < (otherAt ?? "") ? -1 : 1;
};

/** With the smallest room that fits, or what speaks against each. */
export function judged({ row, state, booking }: WithoutRoom, shown: readonly LocalDate[]): WaitingBooking {
  const { venue } = state;
  // Of days that are not shown nobody knows here who has the rooms.
  if (!booking.days.every((day) => shown.includes(day))) return { ...booking, venue: venue.id, fits: null, reasons: null };
  const days = hearingDays(row, venue);
  const fit = fitOf({ days, need: roomNeed(row.details, days) }, state);
  const [first] = fit.rooms;
  const isOne = fit.rooms.every(({ main }) => main === first?.main);
  const room = first && isOne ? state.rooms.find(({ id }) => id === first.main) : undefined;
  return {
    ...booking,
    venue: venue.id,
    reasons: fit.reasons,
    fits: room && fit.reasons.length === 0 ? { id: room.id, name: nameOf(room) } : null,
  };
}

const nameOf = (room: object): string => ("name" in room && typeof room.name === "string" ? room.name : "");
