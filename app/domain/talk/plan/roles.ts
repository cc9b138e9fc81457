/**
 * What the days of a request are for: those of the hearing (`plan.days`), those that would do as well (`second`), and those on which there
 * can be none (`plan.out`, weekdays `plan.off`). A day has one role. An operation gives a role to the days that it names, or takes it from
 * them; every day that it doesn't name stays what it is.
 */
import type { AlternativeDay, RuledOut } from "#app/domain/booking/registry/entries.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { Plan } from "./operations.ts";
import { weekdayOf } from "./spans.ts";

export interface DayRoles {
  plan: Plan;
  second: readonly AlternativeDay[];
}
export type ListedRole = "second" | "out";
type Weekday = NonNullable<RuledOut["weekday"]>;

export interface RoleOperation {
  /** `only`: of this role there are no others. */
  does: "put" | "only" | "free";
  role: ListedRole;
  days: readonly AlternativeDay[];
  /** Only of `out`. */
  weekdays?: readonly Weekday[];
}

/** The roles after an operation. */
export function givenRole({ plan, second }: DayRoles, { does, role, days, weekdays = [] }: RoleOperation): DayRoles {
  const isNamed = (date: LocalDate) => days.some((day) => day.date === date);
  const { out = [], off = [], ...rest } = plan;
  const others = second.filter(({ date }) => does !== "only" && !isNamed(date));
  const left = out.filter((date) => !(does === "only" && role === "out") && !isNamed(date));
  if (does === "free") {
    if (role === "second") return { plan, second: second.filter(({ date }) => !isNamed(date)) };
    return { plan: ruledOut(rest, left, without(off, weekdays)), second };
  }
  if (role === "second") {
    const named = days.map((day) =>
      withOldHours(
        day,
        second.find(({ date }) => date === day.date),
      ),
    );
    return { plan: ruledOut({ ...rest, days: rest.days.filter(({ date }) => !isNamed(date)) }, left, off), second: [...others, ...named] };
  }
  const isOut = (date: LocalDate) => isNamed(date) || weekdays.includes(weekdayOf(date));
  const [dates, kept] = [days.map(({ date }) => date), does === "only" ? [] : off];
  return {
    plan: ruledOut({ ...rest, days: rest.days.filter(({ date }) => !isOut(date)) }, [...left, ...dates], [...kept, ...weekdays]),
    second: second.filter(({ date }) => !isOut(date)),
  };
}

/** Days in the place of others of a role, one for one with their hours; all others stay what they are. */
export function exchanged(roles: DayRoles, role: ListedRole, out: readonly LocalDate[], into: readonly LocalDate[]): DayRoles {
  const gone = roles.second.filter(({ date }) => out.includes(date));
  const days = into.map((date, at): AlternativeDay => ({ ...(role === "second" ? gone[at] : {}), date }));
  const freed = givenRole(roles, { does: "free", role, days: out.map((date) => ({ date })) });
  return givenRole(freed, { does: "put", role, days });
}

function ruledOut(plan: Plan, out: readonly LocalDate[], off: readonly number[]): Plan {
  const [dates, weekdays] = [[...new Set(out)].sort(), [...new Set(off)].sort()];
  return { ...plan, ...(weekdays.length > 0 ? { off: weekdays } : {}), ...(dates.length > 0 ? { out: dates } : {}) };
}

const without = (all: readonly number[], some: readonly number[]): number[] => all.filter((one) => !some.includes(one));

/** What is not said of its hours stays as it was, as long as it does not end before it begins. */
function withOldHours(day: AlternativeDay, was: AlternativeDay | undefined): AlternativeDay {
  const { date, reserve, startTime = was?.startTime, endTime = was?.endTime, duration = was?.duration } = day;
  const hours = {
    ...(reserve ? { reserve } : {}),
    ...(startTime ? { startTime } : {}),
    ...(duration ? { duration } : {}),
    ...(endTime ? { endTime } : {}),
  };
  if (!startTime || !endTime || startTime < endTime) return { date, ...hours };
  return day;
}
