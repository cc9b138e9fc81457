/** Days that are only a second choice: kept as such with their hours, and none of the days of the hearing. */
import type { AlternativeDay } from "#app/domain/booking/registry/entries.ts";
import { addDays, type LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { currentPlan, type Desk, remark } from "#app/domain/talk/desk.ts";
import type { Fact } from "#app/understanding/time/types.ts";
import { dropEntries } from "./entries.ts";
import { entriesOf } from "./fields.ts";
import { exchange } from "./named-entry.ts";
import type { Plan } from "./operations.ts";
import { daysMeant, rolesIn, writeRoles } from "./role-facts.ts";
import { givenRole } from "./roles.ts";
import { daysOf, weekdayOf } from "./spans.ts";

/** So many other days are kept as days; more of them in the visitor's words. */
const MOST_ALTERNATIVES = 10;

/** A second choice, with its hours; what a day of it cannot hold is kept in the visitor's words. */
export function secondChoice(desk: Desk, facts: readonly Fact[], quote: string) {
  const { days: noted } = currentPlan(desk);
  if (exchange(desk, facts, quote)) return;
  const now = rolesIn(desk);
  const found = facts.map((fact) => secondDays(desk, fact));
  // Hours alone leave a day what it is.
  const isReserve = (fact: Fact | undefined, date: LocalDate) =>
    fact?.reserve ?? (!fact?.when && now.second.some((one) => one.date === date && one.reserve));
  const days = found.flatMap(({ days: own }, at): AlternativeDay[] =>
    own.map((date, index) => ({
      date,
      ...(isReserve(facts[at], date) ? { reserve: true } : {}),
      ...hoursOf(now.plan, facts[at] ?? {}, index, own),
    })),
  );
  // Hours of days that are a second choice already leave the others of them.
  const areKnown = days.every(({ date, startTime }) => startTime !== undefined && now.second.some((one) => one.date === date));
  const does = facts.some(({ only }) => only) && !areKnown ? "only" : "put";
  const out = facts.flatMap(({ except }) => except?.spans.flatMap((span) => daysOf(span)) ?? []).map((date) => ({ date }));
  const put = givenRole(now, { does, role: "second", days: days.slice(0, MOST_ALTERNATIVES) });
  const next = out.length > 0 ? givenRole(put, { does: "put", role: "out", days: out }) : put;
  const isWhole = noted.every(({ date }) => days.some((day) => day.date === date));
  if (next.second.length <= MOST_ALTERNATIVES)
    // A second choice is none of the days; as long as it would leave none, it says something else.
    writeRoles(desk, isWhole ? { ...next, plan: now.plan } : next, quote, "stated");
  const isKept = facts.every((fact, at) => (found[at]?.days.length ?? 0) > 0 && found[at]?.isSure && (!fact.part || fact.clock));
  if (!isKept || facts.length === 0 || days.length > MOST_ALTERNATIVES || next.second.length > MOST_ALTERNATIVES)
    remark(desk, quote, "second_choice");
}

const WEEK = 7;
const isWeekend = (date: LocalDate) => weekdayOf(date) > 5;

/** The days that a fact names as a second choice; `isSure` is false where a week has more of them than the hearing. */
function secondDays(desk: Desk, fact: Fact): { days: readonly LocalDate[]; isSure: boolean } {
  const { plan, second } = rolesIn(desk);
  const { when, among, on, except } = fact;
  // Hours alone are of every second choice.
  if (!when && !among && !on) return { days: second.map(({ date }) => date), isSure: true };
  const all = when?.kind === "window" ? when.spans.flatMap((span) => daysOf(span)) : [];
  if (all.length > 0 && all.length <= WEEK) {
    const out = except?.spans.flatMap((span) => daysOf(span)) ?? [];
    const days = all.filter((date) => !isWeekend(date) && !out.includes(date) && !except?.weekdays.includes(weekdayOf(date)));
    return { days, isSure: days.length === plan.days.length };
  }
  const known = second.flatMap(({ date }) => (among?.includes(weekdayOf(date)) ? date : []));
  const meant = known.length > 0 ? known : daysMeant(desk, fact);
  const [first] = plan.days;
  if (meant.length > 0 || !among || !first) return { days: meant, isSure: true };
  // A weekday without a date is of the hearing's week.
  const monday = addDays(first.date, 1 - weekdayOf(first.date));
  return { days: among.map((one) => addDays(monday, one - 1)), isSure: true };
}

/** The hours that were said of it; "same hours" are those of the hearing, day by day where it has as many. */
function hoursOf({ days, start, end }: Plan, { clock, sameHours }: Fact, at: number, own: readonly LocalDate[]): Partial<AlternativeDay> {
  const day = days.length === own.length ? days[at] : undefined;
  const [from, to] = sameHours ? [day?.start ?? start, day?.end ?? end] : [clock?.at ?? clock?.from, clock?.to];
  return { ...(from ? { startTime: from } : {}), ...(to && (!from || from < to) ? { endTime: to } : {}) };
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
