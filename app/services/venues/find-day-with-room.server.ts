import { dayFault } from "#app/domain/booking/schedule/bookable-days.ts";
import { addDays, type LocalDate, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { type DayAsk, type DayAvailability, type DayState, nearestWithRoom } from "#app/domain/venue/availability.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { readAvailability } from "./read-availability.server.ts";

export interface DayAnswer {
  date: LocalDate;
  state: DayState;
  /** Up to three days with a room, the nearest ones, in order; when the day itself has one, none. */
  nearest: readonly DayAvailability[];
}

const laterOf = (one: LocalDate, other: LocalDate): LocalDate => [one, other].toSorted().at(-1) ?? one;

const BEFORE = 14;

const AFTER = 31;

/** One day, and where it has no room the nearest that have, from a fortnight before to a month after it. */
export async function findDayWithRoom(
  context: LimitedContext,
  { date, ...ask }: DayAsk & { venue: Venue; date: LocalDate },
): Promise<DayAnswer> {
  const { clock } = context;
  const today = todayIn(ask.venue.zone, clock());
  // Nobody can ask for it, and the calendar need not have a month after it.
  if (dayFault(date, today) === "date_too_far") return { date, state: "closed", nearest: [] };
  const before = addDays(date, -BEFORE);
  const from = laterOf(before, today);
  // A day that is over is closed, and what comes next counts from today.
  const found = await readAvailability(context, { ...ask, from, to: addDays(laterOf(date, from), AFTER) });
  const state = found.find((day) => day.date === date)?.state ?? "closed";
  return { date, state, nearest: state === "free" || state === "few" ? [] : nearestWithRoom(found, date, 3) };
}
