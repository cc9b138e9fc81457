/**
 * Which entry of the plan a reading is of. A day that is known keeps its role: hours next to it are that entry's hours, and only words that
 * put another day in its place, or move the hearing there, change what it is for.
 */
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { Desk } from "#app/domain/talk/desk.ts";
import type { Statement } from "#app/understanding/contract.ts";
import type { Fact } from "#app/understanding/time/types.ts";
import { daysMeant, rolesIn, writeRoles } from "./role-facts.ts";
import { type DayRoles, exchanged } from "./roles.ts";
import { daysOf, weekdayOf } from "./spans.ts";

type WhenStatement = Extract<Statement, { slot: "when" }>;
/** `none`: a day that the plan doesn't have, or days of several roles. */
export type Entry = "hearing" | "second" | "out" | "none";

/** The role of these days, where all have one. */
export function entryOf({ plan, second }: DayRoles, days: readonly LocalDate[]): Entry {
  const isIn = (some: readonly { date: LocalDate }[]) => days.length > 0 && days.every((date) => some.some((one) => one.date === date));
  if (isIn(plan.days)) return "hearing";
  if (isIn(second)) return "second";
  return days.length > 0 && days.every((date) => plan.out?.includes(date) || plan.off?.includes(weekdayOf(date))) ? "out" : "none";
}

/** The entry that a reading names: by a date, a place, or a weekday, which is of the hearing's days before it is of others. */
export function entryNamed(desk: Desk, fact: Fact): Entry {
  const roles = rolesIn(desk);
  if (fact.among) {
    const isOn = ({ date }: { date: LocalDate }) => fact.among?.includes(weekdayOf(date)) ?? false;
    return roles.plan.days.some(isOn) ? "hearing" : roles.second.some(isOn) ? "second" : "none";
  }
  return fact.on || fact.when?.kind === "days" ? entryOf(roles, daysMeant(desk, fact)) : "none";
}

/** "Tuesday is the longest": days of the hearing are named, and nothing else is said of them. */
export function namesOwnDays(desk: Desk, statement: Statement): boolean {
  if (statement.slot !== "when") return false;
  const { plan } = rolesIn(desk);
  const isOwn = ({ when, ...more }: Fact) =>
    when?.kind === "days" &&
    Object.keys(more).length === 0 &&
    entryOf(
      { plan, second: [] },
      when.spans.flatMap((span) => daysOf(span)),
    ) === "hearing";
  return statement.value.value?.every(isOwn) ?? false;
}

/** "The 3rd would only be in the morning", "Friday is 9 to 12", of a second choice: what is said of its hours moves no hearing. */
export function isOfSecondChoice(desk: Desk, { role, sources }: WhenStatement, fact: Fact): boolean {
  const hasHours = fact.clock !== undefined || fact.part !== undefined || fact.sameHours === true;
  const moves = (role === "corrects" && !fact.tells && !fact.among) || fact.inPlaceOf !== undefined || sources.includes("form");
  return hasHours && !moves && rolesIn(desk).plan.days.length > 0 && entryNamed(desk, fact) === "second";
}

/** Puts days in the place of others that are a second choice or ruled out; false where they are neither. */
export function exchange(desk: Desk, facts: readonly Fact[], quote: string): boolean {
  const out = facts.flatMap(({ inPlaceOf = [] }) => inPlaceOf.flatMap((span) => daysOf(span)));
  const now = rolesIn(desk);
  const entry = entryOf(now, out);
  if (entry !== "second" && !(entry === "out" && out.every((date) => now.plan.out?.includes(date)))) return false;
  const into = facts.flatMap((fact) => daysMeant(desk, fact));
  writeRoles(desk, exchanged(now, entry, out, into), quote, "corrected");
  return true;
}
