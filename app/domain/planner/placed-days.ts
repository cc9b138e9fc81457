/** A hearing on other days, of another number or from another hour: the fields that say so. Each day lasts as long as before. Pure. */

import { endAfter } from "#app/domain/booking/office/managed.ts";
import { daysInFields } from "#app/domain/booking/office/moved-days.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { addDays, type LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { daysMoved } from "#app/domain/hearing-plan/days/days-moved.ts";
import { type PlanDay, planOf, scheduleOf } from "#app/domain/hearing-plan/plan.ts";
import { runFrom } from "#app/domain/hearing-plan/run.ts";
import type { PlacingWish } from "./planner.ts";

/** Longest hearing that the planner makes. */
export const MOST_PLACED_DAYS = 30;

/**
 * The fields that the wish changes; none where it leaves days and hours as they are, null where no field can say them. `isOpen` is of the
 * venue in which it would be: days in a row leave out the others.
 */
export function placedDays(
  values: DetailedValues,
  { on, days: count, time }: PlacingWish,
  isOpen: (date: LocalDate) => boolean,
): DetailedValues | null {
  const plan = planOf(values);
  const [first] = plan.days;
  if (!first) return on ? daysFor(values, [{ date: on, startTime: time, endTime: null, length: null }]) : {};
  const dates = sized(
    runFrom(
      plan.days.map(({ date }) => date),
      on ?? first.date,
      isOpen,
    ),
    count ?? plan.days.length,
    isOpen,
  );
  const placed = dates.map((date, at) => dayOn(plan.days[Math.min(at, plan.days.length - 1)] ?? first, date, time));
  if (placed.includes(null)) return null;
  const after = placed as PlanDay[];
  const same = after.length === plan.days.length && after.every((day, at) => JSON.stringify(day) === JSON.stringify(plan.days[at]));
  return same ? {} : daysFor(values, after);
}

/** The day elsewhere; null where it would run past midnight. */
function dayOn(day: PlanDay, date: LocalDate, time: string | null): PlanDay | null {
  const startTime = time ?? day.startTime;
  if (!day.startTime || !day.endTime || !startTime) return { ...day, date, startTime };
  const endTime = endAfter(startTime, day.startTime, day.endTime);
  return endTime === null ? null : { ...day, date, startTime, endTime };
}

/** So many days: the last ones are left out, or the next open ones come after. */
function sized(dates: readonly LocalDate[], count: number, isOpen: (date: LocalDate) => boolean): LocalDate[] {
  const sizedDates = dates.slice(0, Math.max(1, count));
  while (sizedDates.length < Math.min(count, MOST_PLACED_DAYS)) {
    let next = addDays(sizedDates.at(-1) ?? "", 1);
    for (let tries = 0; tries < 7 && !isOpen(next); tries += 1) next = addDays(next, 1);
    sizedDates.push(next);
  }
  return sizedDates;
}

function daysFor(values: DetailedValues, after: readonly PlanDay[]): DetailedValues | null {
  const plan = planOf(values);
  const [only] = after;
  const fields =
    after.length === 1 && only
      ? { bookingType: "single", ...scheduleOf({ ...plan, pattern: "single", span: null, days: [only] }) }
      : daysInFields(plan, after);
  if (!fields) return null;
  // What belongs to some of the days goes to those that take their place.
  const moved = new Map(plan.days.map(({ date }, at) => [date, after[at]?.date]));
  return { ...fields, ...daysMoved(values, (date) => moved.get(date)) };
}
