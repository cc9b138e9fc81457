/**
 * What a reading may do to the days and hours of a hearing, each a plan in and a plan out. An operation on some days changes no other day,
 * one on hours changes no day, and one that has been applied changes nothing when it is applied again.
 */
import type { LocalDate, WallTime } from "#app/domain/booking/schedule/local-date.ts";
import type { Fact, OnDays, Part } from "#app/understanding/time/types.ts";

export interface Plan {
  days: readonly PlanDay[];
  /** Of every day that has none of its own. */
  start?: WallTime;
  end?: WallTime;
  /** Minutes a day, where it was said and no end. */
  minutes?: number;
  /** So many days, while it is not known which. */
  count?: number;
  part?: Part;
  /** Some days within these. */
  window?: readonly (readonly [LocalDate, LocalDate])[];
  /** The last day that would do. */
  by?: LocalDate;
  /** On one of these weekdays, 1 for Monday to 7 for Sunday. */
  weekdays?: readonly number[];
  /** On none of these. */
  off?: readonly number[];
  /** None of these days. */
  out?: readonly LocalDate[];
}

export interface PlanDay {
  date: LocalDate;
  /** Where a day has hours of its own. */
  start?: WallTime;
  end?: WallTime;
}

export interface Hours {
  start?: WallTime;
  end?: WallTime;
}
export type Operation =
  /** Hours of some days, or of all that have none of their own. */
  | { does: "hours"; of: readonly LocalDate[] | "all"; own: Hours }
  | { does: "add"; days: readonly LocalDate[]; own?: Hours | undefined }
  | { does: "remove"; days: readonly LocalDate[] }
  | { does: "swap"; out: readonly LocalDate[]; into: readonly LocalDate[]; own?: Hours | undefined };

/** The plan after an operation. */
export function applied(plan: Plan, operation: Operation): Plan {
  switch (operation.does) {
    case "hours":
      return operation.of === "all" ? withHours(plan, operation.own) : withOwnHours(plan, operation.of, operation.own);
    case "add":
      return withMore(plan, operation.days, operation.own);
    case "remove":
      return { ...plan, days: plan.days.filter(({ date }) => !operation.days.includes(date)) };
    case "swap":
      return swapped(plan, operation);
  }
}

/** The hearing's own hours; days that have others keep them. A start that leaves the end behind it takes the end away. */
function withHours(plan: Plan, { start, end }: Hours): Plan {
  const { minutes, end: oldEnd, ...rest } = plan;
  const newEnd = end ?? (start && oldEnd && oldEnd <= start ? undefined : oldEnd);
  return {
    ...rest,
    ...(start ? { start } : {}),
    ...(newEnd ? { end: newEnd } : {}),
    ...(minutes !== undefined && !end ? { minutes } : {}),
  };
}

/** Other hours on these days; what they do not name is as on all days. */
function withOwnHours(plan: Plan, dates: readonly LocalDate[], own: Hours): Plan {
  if (plan.days.every(({ date }) => dates.includes(date)))
    return normal(withHours({ ...plan, days: plan.days.map((day) => without(day, own)) }, own));
  const hours = (day: PlanDay): PlanDay => {
    const start = own.start ?? day.start ?? plan.start;
    const end = own.end ?? day.end ?? plan.end;
    return { date: day.date, ...(start ? { start } : {}), ...(end ? { end } : {}) };
  };
  return normal({ ...plan, days: plan.days.map((day) => (dates.includes(day.date) ? hours(day) : day)) });
}

/** A day without the hours that are said of all. */
const without = ({ date, start, end }: PlanDay, own: Hours): PlanDay => ({
  date,
  ...(start && !own.start ? { start } : {}),
  ...(end && !own.end ? { end } : {}),
});

/** Days that are there already stay as they are. */
function withMore(plan: Plan, days: readonly LocalDate[], own: Hours | undefined): Plan {
  const more = days.filter((date) => plan.days.every((day) => day.date !== date)).map((date): PlanDay => ({ date, ...own }));
  return normal({ ...plan, days: inOrder([...plan.days, ...more]) });
}

/** Days in the place of others, one for one with their hours. */
function swapped(plan: Plan, { out, into, own }: Extract<Operation, { does: "swap" }>): Plan {
  const gone = plan.days.filter(({ date }) => out.includes(date) && !into.includes(date));
  const left = plan.days.filter((day) => !gone.includes(day));
  const fresh = into.filter((date) => left.every((day) => day.date !== date));
  const days = fresh.map((date, at): PlanDay => ({ ...(gone[at] ?? {}), ...own, date }));
  return normal({ ...plan, days: inOrder([...left, ...days]) });
}

const inOrder = (days: readonly PlanDay[]): PlanDay[] => [...days].sort((one, other) => (one.date < other.date ? -1 : 1));

/** Days say their hours only where these are others than the hearing's. */
export function normal(plan: Plan): Plan {
  const { start, end } = plan;
  const days = plan.days.map(
    (day): PlanDay => (start && (day.start ?? start) === start && (day.end ?? end) === end ? { date: day.date } : day),
  );
  return { ...plan, days };
}

/** A day, or the hearing, would end before it begins. */
export function isBackwards({ days, start, end }: Plan): boolean {
  const ends = (from: WallTime | undefined, to: WallTime | undefined) => from !== undefined && to !== undefined && to <= from;
  return days.length === 0 ? ends(start, end) : days.some((day) => ends(day.start ?? start, day.end ?? end));
}

/** The days that a place means: "the last two", "the others" (`named`: those that the message has named already). */
export function daysAt({ days }: Plan, on: OnDays, named: readonly LocalDate[]): LocalDate[] {
  const dates = inOrder(days).map(({ date }) => date);
  if (on === "all") return dates;
  if (on === "middle") return dates.slice(1, -1);
  if (on === "others") return dates.filter((date) => !named.includes(date));
  return on.flatMap((place) => dates.at(place > 0 ? place - 1 : place) ?? []);
}

/** True where the plan loses days that it had, and gets no others for them. */
export const isShrunk = (now: Plan, days: readonly LocalDate[]): boolean =>
  days.length > 0 && days.length < now.days.length && now.days.some(({ date }) => !days.includes(date));

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
