/** Hours of one day among several, and an hour that takes another's place. */
import type { LocalDate, WallTime } from "#app/domain/booking/schedule/local-date.ts";
import type { Fact } from "#app/understanding/time/types.ts";
import type { Plan, PlanDay } from "./plan.ts";
import type { PlanChange } from "./plan-facts.ts";

type Own = NonNullable<PlanChange["own"]>;

/** The plan with other hours on these days; what they do not name is as on all days. */
export function withOwnHours(plan: Plan, dates: readonly LocalDate[], own: Own): Plan {
  const isOwn = ({ date }: PlanDay) => dates.includes(date);
  const hours = (day: PlanDay): PlanDay => {
    const start = own.start ?? day.start ?? plan.start;
    const end = own.end ?? day.end ?? plan.end;
    return { date: day.date, ...(start ? { start } : {}), ...(end && (!start || end > start) ? { end } : {}) };
  };
  return { ...plan, days: plan.days.map((day) => (isOwn(day) ? hours(day) : day)) };
}

/** True where a change names fewer days than are noted, and all of them are. */
export const isPartOfDays = (now: Plan, { days }: PlanChange): boolean =>
  days.length > 0 && days.length < now.days.length && days.every((day) => now.days.some(({ date }) => date === day));

/** "5 instead of 4:30": the end, or the start, whichever was the old hour. Null where it was neither. */
export function replacedHour(plan: Plan, { clock, insteadOf }: Fact): Fact | null {
  const said = clock?.at ?? clock?.from ?? clock?.to;
  if (!said || !insteadOf) return null;
  for (const [name, held] of [["to", plan.end] as const, ["from", plan.start] as const]) {
    const old = held && halves(insteadOf).find((hour) => hour === held);
    if (old) return { clock: { [name]: nearer(said, old) } };
  }
  return null;
}

const halves = (hour: WallTime): WallTime[] => [hour, shifted(hour)];
const shifted = (hour: WallTime): WallTime => `${String((Number(hour.slice(0, 2)) + 12) % 24).padStart(2, "0")}${hour.slice(2)}`;
const minutes = (hour: WallTime): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5));

/** Of both halves of the day the hour that is nearer to the old one. */
function nearer(hour: WallTime, old: WallTime): WallTime {
  const far = (one: WallTime) => Math.abs(minutes(one) - minutes(old));
  return [...halves(hour)].sort((a, b) => far(a) - far(b))[0] ?? hour;
}
