/** What visitors may know of a venue's days: free, few, none or closed (domain `day-state.ts` has the rule). */
import { dayFault } from "#app/domain/booking/schedule/bookable-days.ts";
import { addDays, type LocalDate, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { AppError } from "#app/domain/errors.ts";
import { type DayAsk, type DayAvailability, MOST_AVAILABILITY_DAYS } from "#app/domain/venue/availability.ts";
import { dayState } from "#app/domain/venue/day-state.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { type VenueState, venueQueries, venueState } from "./fit-state.server.ts";

export interface DaysAsk extends DayAsk {
  venue: Venue;
  /** First and last day, both included, `YYYY-MM-DD` in the venue. */
  from: LocalDate;
  to: LocalDate;
}

/**
 * The state of each day, as it is at this moment. `counted` takes one from the caller's budget in the same trip.
 * Throws `invalid_input` when `to` is before `from` or more than 62 days are asked, and `too_many_requests`.
 */
export async function readAvailability(
  context: LimitedContext,
  { venue, from, to, ...ask }: DaysAsk,
  { counted = false }: { counted?: boolean } = {},
): Promise<DayAvailability[]> {
  if (dayFault(to, todayIn(venue.zone, context.clock())) === "date_too_far")
    throw new AppError("invalid_input", { issues: [{ field: "to", code: "date_too_far" }] });
  if (to < from) throw new AppError("invalid_input", { issues: [{ field: "to", code: "end_before_start" }] });
  if (to > addDays(from, MOST_AVAILABILITY_DAYS - 1))
    throw new AppError("invalid_input", { issues: [{ field: "to", code: "count_too_large" }] });
  const state = await readVenue(context, venue, { from, to, counted });
  const answer: DayAvailability[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) answer.push({ date, state: dayState(date, ask, state) });
  return answer;
}

/** The venue with what others than the booking `moving` hold on those days. `counted` takes one from the caller's budget in the same trip, and throws `too_many_requests`. */
export async function readVenue(
  { clock, db, rateLimits }: LimitedContext,
  venue: Venue,
  { from, to, counted, moving = "" }: { from: LocalDate; to: LocalDate; counted: boolean; moving?: string },
): Promise<VenueState> {
  const now = clock().getTime();
  const queries = venueQueries(db, venue, from, to, now);
  const count = counted ? await rateLimits.counting("availability") : null;
  if (!count) return venueState(venue, await db.batch([...queries]), now, moving);
  const [read, ...found] = await db.batch([count.statement, ...queries]);
  count.judge(read);
  return venueState(venue, found, now, moving);
}
