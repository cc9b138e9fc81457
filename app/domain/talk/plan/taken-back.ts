/** Days that are ruled out, were never meant, or are a second choice only: they leave the days that are noted, and it is said. */

import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { currentPlan, type Desk, remark, say, writePlan } from "#app/domain/talk/desk.ts";
import type { Statement } from "#app/understanding/contract.ts";
import type { Fact } from "#app/understanding/time/types.ts";
import { dropEntries } from "./entries.ts";
import { entriesOf } from "./fields.ts";
import { daysOf, wishOf } from "./plan.ts";
import { ruleOutWeekdays, weekdayOf } from "./wishes.ts";

type WhenStatement = Extract<Statement, { slot: "when" }>;

/** Takes days out of the plan. False where none was in it. */
export function leaveOut(desk: Desk, isOut: (date: LocalDate) => boolean, quote: string): boolean {
  const now = currentPlan(desk);
  const left = now.days.filter(({ date }) => !isOut(date));
  if (left.length === now.days.length) return false;
  writePlan(desk, { ...now, ...(left.length === 0 ? wishOf(desk.loose) : {}), days: left }, quote, "corrected");
  // With no day left there is no line to read it from.
  if (left.length === 0) say(desk, { kind: "cleared", fields: [], days: now.days.map(({ date }) => date) });
  return true;
}

/** Days, a stretch of time or weekdays that are ruled out; what was only ever our mistake is no remark. */
export function ruleOut(desk: Desk, { value, quote }: WhenStatement) {
  const facts = value.value ?? [];
  const isOut = (date: LocalDate) => facts.some((fact) => isNamed(desk, fact, date));
  const isGone = leaveOut(desk, isOut, quote);
  const others = entriesOf(desk.values, "alternativeDays").filter(({ date }) => isOut(date));
  if (others.length > 0) {
    desk.values = dropEntries(desk.values, "alternativeDays", ({ date }) => isOut(date));
    desk.changes.push({
      field: "alternativeDays",
      value: desk.values.alternativeDays?.value ?? null,
      evidence: quote,
      reason: "corrected",
    });
  }
  const weekdays = facts.flatMap(({ among, when }) => among ?? (when?.kind === "every" ? (when.weekdays ?? []) : []));
  ruleOutWeekdays(desk, weekdays, quote);
  const dates = facts.flatMap(({ when }) =>
    when?.kind === "days" || when?.kind === "window" ? when.spans.flatMap((span) => daysOf(span)) : [],
  );
  const now = currentPlan(desk);
  if (now.days.length === 0 && dates.length > 0)
    writePlan(desk, { ...now, out: [...new Set([...(now.out ?? []), ...dates])].sort() }, quote, "stated");
  const isWish = weekdays.length > 0 && currentPlan(desk).days.length === 0;
  if (!(isGone && facts.every(({ takenBack }) => takenBack)) && !isWish) remark(desk, quote, "avoid");
}

/** True where a fact names the day: by its date, its weekday or its stretch; without any of them it is every day. */
function isNamed(desk: Desk, { when, among, clock, takenBack }: Fact, date: LocalDate): boolean {
  // "On Wednesday not before 10" leaves the day.
  if (clock && !takenBack) return false;
  if (among) return among.includes(weekdayOf(date)) && areSomeLeft(desk, among);
  if (when?.kind === "days" || when?.kind === "window") return when.spans.some((span) => daysOf(span, 400).includes(date));
  if (when?.kind === "every")
    return when.spans.length === 0 && (when.weekdays ?? []).includes(weekdayOf(date)) && areSomeLeft(desk, when.weekdays ?? []);
  return takenBack === true && !when;
}

/** A weekday that is left out leaves the other days; where it would leave none, something else was meant. */
const areSomeLeft = (desk: Desk, out: readonly number[]): boolean =>
  currentPlan(desk).days.some(({ date }) => !out.includes(weekdayOf(date)));

/** "Please only January": days that are noted outside of it were never meant. */
export function leaveOutside(desk: Desk, { when }: Fact, quote: string) {
  const inside = when?.spans.flatMap((span) => daysOf(span, 400)) ?? [];
  leaveOut(desk, (date) => !inside.includes(date), quote);
}
