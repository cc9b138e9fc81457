/** Weekdays without a date: of days that are noted those on them, and else a wish that staff read; never the nearest such day. */

import { addDays, type LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { currentPlan, type Desk, raise, remark, sentenceOf, writePlan } from "#app/domain/talk/desk.ts";
import type { Statement } from "#app/understanding/contract.ts";
import type { Fact } from "#app/understanding/time/types.ts";
import type { Plan } from "./operations.ts";
import { isShrunk } from "./operations.ts";
import { operate } from "./part-of-plan.ts";
import { planChange } from "./plan-facts.ts";
import { daysOf, weekdayOf } from "./spans.ts";
import { meaning, movePoint } from "./when-points.ts";

type WhenStatement = Extract<Statement, { slot: "when" }>;

/** Takes weekdays by what is known: hours of the noted days on them, another day of the noted week, or a wish. */
export function takeAmong(desk: Desk, statement: WhenStatement, fact: Fact) {
  const { quote, role } = statement;
  const { among = [], ...rest } = fact;
  const now = currentPlan(desk);
  if (now.days.length === 0) return wish(desk, statement, fact);
  const fitting = now.days.filter(({ date }) => among.includes(weekdayOf(date))).map(({ date }) => date);
  const { own, days } = planChange({ days: [] }, rest);
  if (fitting.length > 0 && own) return operate(desk, statement, { does: "hours", of: fitting, own });
  const [only, ...more] = now.days;
  const moved = role !== "corrects" ? [] : fitting.length > 0 ? fitting : only && more.length === 0 ? sameWeek(only.date, among) : [];
  if (moved.length > 0) {
    const change = planChange(now, { ...rest, when: { kind: "days", spans: moved.map((date) => [date, date] as const) } });
    if (!isShrunk(now, moved) || fact.only) return writePlan(desk, change.plan, quote, "corrected");
    const said = meaning(statement, { when: { kind: "days", spans: moved.map((date) => [date, date] as const) } });
    return raise(
      desk,
      movePoint(
        said,
        change,
        now.days.map(({ date }) => date),
      ),
    );
  }
  // A weekday of the hearing that is named says nothing new.
  if (days.length === 0 && fitting.length === 0) remark(desk, sentenceOf(desk, statement.at, quote));
}

/** These weekdays of the week in which a day is. */
function sameWeek(day: LocalDate, among: readonly number[]): LocalDate[] {
  const monday = addDays(day, 1 - weekdayOf(day));
  return among.map((one) => addDays(monday, one - 1));
}

/** A wish is one of all that one message says of it; a later message says it otherwise. */
function wish(desk: Desk, { quote }: WhenStatement, { among = [], ...rest }: Fact) {
  const { plan } = planChange(currentPlan(desk), rest);
  const isOfBefore = JSON.stringify(plan.weekdays) === JSON.stringify(desk.before.loose.weekdays);
  const all = [...new Set([...(isOfBefore ? [] : (plan.weekdays ?? [])), ...among])].sort();
  writePlan(desk, withWeekdays(plan, all), quote, "stated");
}

const withWeekdays = (plan: Plan, weekdays: readonly number[]): Plan => {
  const open = weekdays.filter((day) => !plan.off?.includes(day));
  const { weekdays: _old, ...rest } = plan;
  return open.length > 0 ? { ...rest, weekdays: open } : rest;
};

/** Weekdays that are ruled out: no wish holds them any more. */
export const withoutWeekdays = (plan: Plan): Plan => withWeekdays(plan, plan.weekdays ?? []);

export function ruleOutWeekdays(desk: Desk, out: readonly number[], quote: string) {
  const now = currentPlan(desk);
  if (out.length === 0) return;
  writePlan(desk, withoutWeekdays({ ...now, off: [...new Set([...(now.off ?? []), ...out])].sort() }), quote, "stated");
}

/** So long a window may be for its days to be looked through. */
const LONGEST = 92;

/** The stretches in which free days may be looked for: all of the window, or its days on the weekdays that are wished for. */
export function wishedSpans(
  { window, by, weekdays, off, out, count }: Plan,
  today: LocalDate,
): readonly (readonly [LocalDate, LocalDate])[] {
  const first = addDays(today, 1);
  const bounds = window ?? (by && by > first ? [[first, by] as const] : []);
  if ((!weekdays && !off && !out) || (count ?? 1) > 1) return bounds;
  const days = bounds.flatMap((span) => daysOf(span, LONGEST));
  const isOut = (day: LocalDate) => off?.includes(weekdayOf(day)) || out?.includes(day);
  const fitting = days.filter((day) => (weekdays?.includes(weekdayOf(day)) ?? true) && !isOut(day));
  return fitting.map((day) => [day, day] as const);
}
