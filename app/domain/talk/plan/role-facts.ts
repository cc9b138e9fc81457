/** Which days a reading names in whatever role they are noted, and the roles as the draft holds them. */

import type { AlternativeDay } from "#app/domain/booking/registry/entries.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { currentPlan, type Desk, type Reason, say, write, writePlan } from "#app/domain/talk/desk.ts";
import type { Point } from "#app/domain/talk/state.ts";
import type { Statement } from "#app/understanding/contract.ts";
import type { Fact } from "#app/understanding/time/types.ts";
import { entriesOf, writeEntries } from "./fields.ts";
import { daysAt } from "./operations.ts";
import { planOf, wishOf } from "./plan.ts";
import { changedBy } from "./plan-facts.ts";
import { type DayRoles, givenRole, type ListedRole } from "./roles.ts";
import { daysOf, weekdayOf } from "./spans.ts";

type WhenStatement = Extract<Statement, { slot: "when" }>;

export const rolesIn = (desk: Desk): DayRoles => ({ plan: currentPlan(desk), second: entriesOf(desk.values, "alternativeDays") });

/** Its dates; of a stretch, a weekday or a place the noted days that are in it. */
export function daysMeant(desk: Desk, { when, among, on }: Fact): LocalDate[] {
  const { plan, second } = rolesIn(desk);
  if (on) return daysAt(plan, on, []);
  if (when?.kind === "days") return when.spans.flatMap((span) => daysOf(span));
  const before = planOf(desk.before.values, desk.before.loose);
  const noted = [...new Set([...before.days, ...plan.days, ...second].map(({ date }) => date))].sort();
  if (when?.kind === "window") return noted.filter((date) => when.spans.some(([from, to]) => date >= from && date <= to));
  const weekdays = among ?? (when?.kind === "every" ? when.weekdays : undefined);
  return weekdays ? noted.filter((date) => weekdays.includes(weekdayOf(date))) : [];
}

/** Writes the roles as they are now, and what is read back of it. */
export function writeRoles(desk: Desk, { plan, second }: DayRoles, quote: string, reason: Reason) {
  const now = rolesIn(desk);
  const left = plan.days.map(({ date }) => date);
  const gone = now.plan.days.flatMap(({ date }) => (left.includes(date) ? [] : date));
  const wish = left.length === 0 && gone.length > 0 ? wishOf(desk.loose) : {};
  if (changedBy(now.plan, plan)) writePlan(desk, { ...plan, ...wish }, quote, gone.length > 0 ? "corrected" : reason);
  // With no day left there is no line to read it from.
  if (gone.length > 0 && left.length === 0) say(desk, { kind: "cleared", fields: [], days: gone });
  if ((now.plan.off ?? now.plan.out) && !(plan.off ?? plan.out)) say(desk, { kind: "cleared", fields: ["ruledOutDays"] });
  const isIn = (some: readonly AlternativeDay[], day: AlternativeDay) => some.some((one) => JSON.stringify(one) === JSON.stringify(day));
  if (JSON.stringify(now.second) === JSON.stringify(second)) return;
  const lost = now.second.flatMap(({ date }) => (second.some((one) => one.date === date) ? [] : date));
  write(
    desk,
    "alternativeDays",
    second.length > 0 ? writeEntries("alternativeDays", second) : null,
    quote,
    lost.length > 0 ? "corrected" : reason,
  );
  desk.lines = desk.lines.filter((line) => line.line !== "alternative" || isIn(second, line.day));
  for (const day of second) if (!isIn(now.second, day)) desk.lines.push({ line: "alternative", day });
  if (lost.length > 0) say(desk, { kind: "cleared", fields: [], days: lost });
}

const ROLES: Readonly<Record<NonNullable<Fact["leaves"]>, ListedRole>> = { backup: "second", not: "out" };

/** "The 18th is no second choice", "I haven't ruled out the 4th": they are none of that role; which other they have is said apart. */
export function takeFromRole(desk: Desk, { value, quote }: WhenStatement) {
  for (const fact of value.value ?? []) {
    if (!fact.leaves) continue;
    const { when } = fact;
    const now = rolesIn(desk);
    const role = ROLES[fact.leaves];
    const held = role === "second" ? now.second : (now.plan.out ?? []).map((date) => ({ date }));
    const isNamed = (date: LocalDate) => !when || when.spans.some(([from, to]) => date >= from && date <= to);
    const weekdays = when ? (fact.among ?? when.weekdays ?? []) : (now.plan.off ?? []);
    const isWeekday = weekdays.length > 0 && when !== undefined;
    const days = isWeekday ? [] : held.filter(({ date }) => isNamed(date));
    writeRoles(desk, givenRole(now, { does: "free", role, days, weekdays }), quote, "corrected");
  }
}

/** Days that are wanted now and were ruled out before; none where that was said, typed or answered. */
export function ruledOutBefore(desk: Desk, { when, inPlaceOf }: Fact): LocalDate[] {
  const { out = [], off = [] } = currentPlan(desk);
  const days = when?.kind === "days" ? when.spans.flatMap((span) => daysOf(span)) : [];
  return inPlaceOf && days.length > 1
    ? []
    : days.filter((date) => out.includes(date) || (days.length === 1 && off.includes(weekdayOf(date))));
}

/** "The 9th is ruled out: shall the hearing be on it all the same?" */
export function ruledOutPoint(statement: WhenStatement, days: readonly LocalDate[]): Point {
  return {
    id: `ruled_out:${days.join()}`,
    kind: "ruled_out",
    quote: statement.quote,
    field: "preferredDate",
    days,
    options: [
      { id: "on_them", label: { days }, deed: { do: "take", statement: { ...statement, role: "corrects" } } },
      { id: "keep_ruled_out", label: { word: "keep_ruled_out" }, deed: { do: "nothing" } },
    ],
    yes: "on_them",
    no: "keep_ruled_out",
  };
}
