/** A month of a venue for a hearing that is looked for: each day by the one rule of fit (domain `hearing-plan/month-fit.ts`). */
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { endsOf, type Month, type MonthDay, type MonthView } from "#app/domain/hearing-plan/month.ts";
import { type MonthNeed, monthDay } from "#app/domain/hearing-plan/month-fit.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { readVenue } from "./read-availability.server.ts";

export interface MonthAsk extends Omit<MonthNeed, "notice"> {
  venue: Venue;
  month: Month;
  /** Days nearer than the venue's cut-off for changes count as closed. */
  withNotice?: boolean;
}

interface MonthOptions {
  /** Takes one from the caller's budget in the same trip; then it throws `too_many_requests`. */
  counted?: boolean;
  /** The id of a booking that is moved: what it holds is free for it. */
  moving?: string;
}

/** Every day of the month as it is at this moment. It shows nothing of anybody’s booking. */
export async function findMonth(
  context: LimitedContext,
  { venue, month, withNotice = false, ...ask }: MonthAsk,
  { counted = false, moving = "" }: MonthOptions = {},
): Promise<MonthView> {
  const [from, to] = endsOf(month);
  const { cutoff, ...state } = await readVenue(context, venue, { from, to, counted, moving });
  const need = { ...ask, notice: withNotice ? cutoff : null };
  const days: MonthDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(monthDay(date, need, state));
  return { venue: venue.id, timeZone: venue.zone, month, days };
}
