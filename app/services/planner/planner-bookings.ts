/** A stored booking as the planner names it. */
import type { openBetween } from "#app/db/venues/planner.repo.server.ts";
import type { PlannerBooking } from "#app/domain/planner/planner.ts";
import { hearingDays } from "#app/domain/venue/occupancy.ts";
import { peopleAsked, roomNeed } from "#app/domain/venue/room-need.ts";
import type { Venue } from "#app/domain/venue/venues.ts";

export type PlannerRow = Awaited<ReturnType<typeof openBetween>>[number];

/** `venue` as it is in force. */
export function toPlannerBooking(row: PlannerRow, venue: Venue): PlannerBooking {
  const days = hearingDays(row, venue);
  const { setup = null, breakouts } = roomNeed(row.details, days);
  return {
    id: row.id,
    bookingNumber: row.bookingNumber,
    name: row.styleOfCause || row.contact,
    contact: row.contact,
    status: row.status,
    version: row.version,
    days: days.map(({ date }) => date),
    startTime: days[0]?.startTime ?? null,
    endTime: days[0]?.endTime ?? null,
    people: peopleAsked(row.details, days),
    setup,
    breakouts: breakouts.length,
  };
}
