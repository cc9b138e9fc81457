/** A hearing of several days at other days and hours, as its client moves it: each day lasts as long as before. Pure. */
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { isLocalDate, isWallTime } from "#app/domain/booking/schedule/local-date.ts";
import type { Issue } from "#app/domain/errors.ts";
import { daysMoved } from "#app/domain/hearing-plan/days/days-moved.ts";
import { type HearingPlan, type PlanDay, planOf, scheduleOf, withDays } from "#app/domain/hearing-plan/plan.ts";
import { endAfter, type WishedDay } from "./managed.ts";

/** The control of a day's date or hour, by its place among the days from 0: what issues name as their field. */
export const dayControl = (part: "date" | "time", at: number): string => `${part}-${at}`;

/** What the move changes; `values` null where the plan cannot say it in fields, so that staff do it. */
export type MovedDays = { values: DetailedValues | null } | { issues: Issue[] };

/** `wished` has a day for each of the hearing's, in their order; of another number of days each is a day at least, and staff do it. */
export function movedDays(values: DetailedValues, wished: readonly WishedDay[]): MovedDays {
  const plan = planOf(values);
  const issues = wished.flatMap((day, at) => issuesOf(day, at, wished));
  if (issues.length > 0) return { issues };
  if (plan.days.length < 2 || plan.days.length !== wished.length) return { values: null };
  const days = plan.days.map((day, at) => movedDay(day, wished[at] as WishedDay));
  const past = days.indexOf(null);
  if (past >= 0) return { issues: [{ field: dayControl("time", past), code: "ends_next_day" }] };
  const moved = daysInFields(plan, days as PlanDay[]);
  return { values: moved && { ...moved, ...theirsMoved(values, plan.days, days as PlanDay[]) } };
}

function issuesOf({ date, time }: WishedDay, at: number, wished: readonly WishedDay[]): Issue[] {
  if (!isLocalDate(date)) return [{ field: dayControl("date", at), code: "date_invalid" }];
  if (wished.findIndex((one) => one.date === date) < at) return [{ field: dayControl("date", at), code: "date_twice", day: date }];
  return time && !isWallTime(time) ? [{ field: dayControl("time", at), code: "time_invalid", day: date }] : [];
}

/** Null where it would run past midnight. */
function movedDay(day: PlanDay, { date, time }: WishedDay): PlanDay | null {
  const startTime = time || day.startTime;
  if (!day.startTime || !day.endTime || !startTime) return { ...day, date, startTime };
  const endTime = endAfter(startTime, day.startTime, day.endTime);
  return endTime === null ? null : { ...day, date, startTime, endTime };
}

/** Days that still follow each other at the same hours stay days in a row; null where a list of days could not say all of them. */
export function daysInFields(plan: HearingPlan, days: readonly PlanDay[]): Record<string, string> | null {
  const sorted = days.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const [first, last] = [sorted[0] as PlanDay, sorted.at(-1) as PlanDay];
  const row = valuesFor({ ...plan, pattern: "consecutive", span: { from: first.date, to: last.date }, days: sorted });
  const alike = sorted.every((day) => day.startTime === first.startTime && day.endTime === first.endTime && day.length === first.length);
  const dates = planOf({ ...row, location: plan.venue ?? "" }).days.map(({ date }) => date);
  if (plan.pattern === "consecutive" && alike && dates.join() === sorted.map(({ date }) => date).join()) return row;
  const separate = withDays(plan, sorted);
  return separate.days.length === sorted.length ? valuesFor(separate) : null;
}

const valuesFor = (plan: HearingPlan): Record<string, string> => ({ bookingType: plan.pattern, ...scheduleOf(plan) });

/** What belongs to some of the days goes to those that take their place. */
function theirsMoved(values: DetailedValues, before: readonly PlanDay[], after: readonly PlanDay[]): DetailedValues {
  const moved = new Map(before.map(({ date }, at) => [date, after[at]?.date ?? date]));
  return daysMoved(values, (date) => moved.get(date) ?? date);
}
