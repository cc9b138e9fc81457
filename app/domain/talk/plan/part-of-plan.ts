/** Which part of the hearing a reading is of, and what it does there: never more than its words say. */
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { HALF_DAY_MINUTES } from "#app/domain/booking/schedule/schedule-rules.ts";
import { currentPlan, type Desk, raise, writePlan } from "#app/domain/talk/desk.ts";
import type { Statement } from "#app/understanding/contract.ts";
import type { Fact } from "#app/understanding/time/types.ts";
import { applied, daysAt, type Hours, isBackwards, type Operation, type Plan, replacedHour } from "./operations.ts";
import { addMinutes, planOf } from "./plan.ts";
import { changedBy, type PlanChange, planChange } from "./plan-facts.ts";
import { daysOf, weekdayOf } from "./spans.ts";
import { unreadPoint } from "./when-points.ts";

type WhenStatement = Extract<Statement, { slot: "when" }>;

const factsOf = ({ value }: WhenStatement): readonly Fact[] => value.value ?? value.options[0] ?? [];
const WANTED: readonly Statement["role"][] = ["states", "corrects", "prefers"];

/** Something next to the hearing, or some of its people: of the only day of a hearing a witness who cannot come rules it out. */
export function isOfElse(desk: Desk, statement: WhenStatement): boolean {
  const isOnly = statement.role === "not" && currentPlan(desk).days.length < 2;
  return factsOf(statement).some(({ of }) => of === "other" || (of === "people" && !isOnly));
}

/** What the reading does to a part of the plan; null where it is of the whole, "unclear" where the part that it names is not there. */
export function operationOf(desk: Desk, statement: WhenStatement, fact: Fact): Operation | "unclear" | null {
  const now = currentPlan(desk);
  const own = hoursOf(fact) ?? lastingFrom(now, fact);
  if (fact.insteadOf) {
    const other = replacedHour(now, fact);
    const hours = other && hoursOf(other);
    return hours ? { does: "hours", of: "all", own: hours } : "unclear";
  }
  if (fact.on) {
    if (now.days.length === 0 && fact.on === "all") return null;
    const of = daysAt(now, fact.on, namedBefore(desk, statement));
    return of.length > 0 && own ? { does: "hours", of, own } : "unclear";
  }
  const days = planChange(now, fact).days;
  const isNoted = (day: LocalDate) => now.days.some(({ date }) => date === day);
  const out = (fact.inPlaceOf ?? []).flatMap((span) => daysOf(span)).filter(isNoted);
  // All of them at once is the whole hearing.
  if (out.length > 0 && out.length < now.days.length && days.length > 0) return { does: "swap", out, into: days, own };
  if (fact.further || areInPlaceOfGone(desk, now, days)) return { does: "add", days, own };
  const isPart = days.length > 0 && days.length < now.days.length && days.every(isNoted);
  return isPart && own && !fact.only && !statement.sources.includes("form") ? { does: "hours", of: days, own } : null;
}

/** "The 16th is out, we take the 18th": as many days as the message has taken out, or fewer, have their place. */
function areInPlaceOfGone({ before }: Desk, now: Plan, days: readonly LocalDate[]): boolean {
  const isNow = (day: LocalDate) => now.days.some(({ date }) => date === day);
  const gone = planOf(before.values, before.loose).days.filter(({ date }) => !isNow(date));
  return now.days.length > 0 && days.length > 0 && days.length <= gone.length && !days.some(isNow);
}

function hoursOf({ clock }: Fact): Hours | undefined {
  const start = clock?.at ?? clock?.from;
  return start || clock?.to ? { ...(start ? { start } : {}), ...(clock?.to ? { end: clock.to } : {}) } : undefined;
}

/** Half a day, or some hours, from when the days begin. */
function lastingFrom({ start }: Plan, { length }: Fact): Hours | undefined {
  const minutes = length?.unit === "h" ? (length.max ?? 0) * 60 : length?.unit === "d" && (length.max ?? 1) < 1 ? HALF_DAY_MINUTES : 0;
  return start && minutes > 0 ? { end: addMinutes(start, minutes) } : undefined;
}

/** Days of which the message has said something before: "the other two" are none of them. */
function namedBefore(desk: Desk, statement: WhenStatement): LocalDate[] {
  const before = desk.said.statements.filter((one) => one.slot === "when" && one.at.end <= statement.at.start);
  const now = currentPlan(desk);
  return before.flatMap((one) => {
    const days = one.slot === "when" ? namedIn(now, one) : [];
    return new Set(days).size < now.days.length ? days : [];
  });
}

/** Days that the other readings of the message name, by their date or their place. */
function namedBy(desk: Desk, statement: WhenStatement): LocalDate[] {
  const now = currentPlan(desk);
  return desk.said.statements.flatMap((one) =>
    one.slot === "when" && one.at !== statement.at && WANTED.includes(one.role) ? namedIn(now, one) : [],
  );
}

function namedIn(now: Plan, one: WhenStatement): LocalDate[] {
  return factsOf(one).flatMap(({ when, on, among, of }) => {
    if (of) return [];
    if (on && on !== "others") return daysAt(now, on, []);
    if (among) return now.days.map(({ date }) => date).filter((date) => among.includes(weekdayOf(date)));
    return when?.kind === "days" ? when.spans.flatMap((span) => daysOf(span)) : [];
  });
}

/** Applies an operation on a part; an end before its start is asked about. */
export function operate(desk: Desk, statement: WhenStatement, operation: Operation) {
  const { quote } = statement;
  const now = currentPlan(desk);
  const next = applied(now, operation);
  if (isBackwards(next)) return raise(desk, unreadPoint(statement));
  const isNew = desk.before.values.preferredDate === undefined && desk.before.loose.days.length === 0 && !desk.undo.length;
  if (changedBy(now, next)) writePlan(desk, next, quote, isNew ? "stated" : "corrected");
}

/** The whole plan that a reading makes, with the noted days that other readings of the message name too. */
export function withNamed(desk: Desk, statement: WhenStatement, { plan, days, own }: PlanChange): Plan {
  if (days.length === 0) return plan;
  const named = namedBy(desk, statement);
  const now = currentPlan(desk);
  const also = now.days.filter(({ date }) => named.includes(date) && !days.includes(date));
  // Hours that come with these days are theirs alone.
  if (own && also.length > 0)
    return applied(applied(now, { does: "swap", out: datesBut(now, also), into: days }), { does: "hours", of: days, own });
  return { ...plan, days: [...also, ...plan.days].sort((one, other) => (one.date < other.date ? -1 : 1)) };
}

const datesBut = ({ days }: Plan, kept: Plan["days"]): LocalDate[] => days.flatMap((day) => (kept.includes(day) ? [] : day.date));

/** True where it is said that the hearing has these days and no others. */
export function saysSo(desk: Desk, statement: WhenStatement, { plan }: PlanChange, answers: boolean): boolean {
  if (answers || statement.sources.includes("form") || factsOf(statement).some(({ only }) => only)) return true;
  const lengths = desk.said.statements.flatMap((one) => (one.slot === "when" ? factsOf(one).map(({ length }) => length) : []));
  return lengths.some((length) => length?.unit === "d" && length.max === plan.days.length);
}
