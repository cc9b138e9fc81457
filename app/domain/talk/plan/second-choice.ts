/** Days that are only a second choice: kept as such, and none of the days of the hearing. */

import type { AlternativeDay } from "#app/domain/booking/registry/entries.ts";
import { currentPlan, type Desk, remark } from "#app/domain/talk/desk.ts";
import type { Fact } from "#app/understanding/time/types.ts";
import { dropEntries } from "./entries.ts";
import { entriesOf } from "./fields.ts";
import { daysMeant, rolesIn, writeRoles } from "./role-facts.ts";
import { givenRole } from "./roles.ts";

/** So many other days are kept as days; more of them in the visitor's words. */
const MOST_ALTERNATIVES = 10;

/** A second choice, with its hour; an end that is the hearing's own need not be kept in words. */
export function secondChoice(desk: Desk, facts: readonly Fact[], quote: string) {
  const { end, days: noted } = currentPlan(desk);
  const now = rolesIn(desk);
  const days = facts.flatMap((fact): AlternativeDay[] => {
    const startTime = fact.clock?.at ?? fact.clock?.from;
    return daysMeant(desk, fact).map((date) => ({ date, ...(startTime ? { startTime } : {}) }));
  });
  const does = facts.some(({ only }) => only) ? "only" : "put";
  const next = givenRole(now, { does, role: "second", days: days.slice(0, MOST_ALTERNATIVES) });
  const isWhole = noted.every(({ date }) => days.some((day) => day.date === date));
  if (next.second.length <= MOST_ALTERNATIVES)
    // A second choice is none of the days; as long as it would leave none, it says something else.
    writeRoles(desk, isWhole ? { ...next, plan: now.plan } : next, quote, "stated");
  const isKept = facts.every((fact) => daysMeant(desk, fact).length > 0 && !fact.part && (!fact.clock?.to || fact.clock.to === end));
  if (!isKept || facts.length === 0 || days.length > MOST_ALTERNATIVES || next.second.length > MOST_ALTERNATIVES)
    remark(desk, quote, "second_choice");
}

/** A day of the hearing is no second choice, unless at another hour. */
export function withoutDays(desk: Desk) {
  const { days, start } = currentPlan(desk);
  const isDay = ({ date, startTime }: AlternativeDay) =>
    days.some((day) => day.date === date && (!startTime || startTime === (day.start ?? start)));
  const doubled = entriesOf(desk.values, "alternativeDays").filter(isDay);
  const [first] = doubled;
  if (!first) return;
  desk.values = dropEntries(desk.values, "alternativeDays", isDay);
  const value = desk.values.alternativeDays?.value ?? null;
  desk.changes.push({ field: "alternativeDays", value, evidence: first.date, reason: "corrected" });
  desk.lines = desk.lines.filter((line) => line.line !== "alternative" || !isDay(line.day));
}
