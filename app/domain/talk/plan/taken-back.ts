/** Days that are ruled out, were never meant, or are a second choice only: they leave the days that are noted, and it is said. */

import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { currentPlan, type Desk, remark, say, writePlan } from "#app/domain/talk/desk.ts";
import type { Statement } from "#app/understanding/contract.ts";
import type { Fact, Reading } from "#app/understanding/time/types.ts";
import { dropEntries } from "./entries.ts";
import { entriesOf } from "./fields.ts";
import { daysAt } from "./operations.ts";
import { wishOf } from "./plan.ts";
import { daysOf, weekdayOf } from "./spans.ts";
import { withoutWeekdays } from "./wishes.ts";

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
  const noted = currentPlan(desk).days.map(({ date }) => date);
  const wasNoted = (date: LocalDate) => noted.includes(date);
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
  const isLeft = !avoid(desk, value, wasNoted, quote);
  if (isLeft && !(isGone && facts.every(({ takenBack, on }) => takenBack || on))) remark(desk, quote, "avoid");
}

/** Keeps days and weekdays on which there can be no hearing; what was only taken out is none. False where its words say something else. */
function avoid(desk: Desk, reading: Reading, wasNoted: (date: LocalDate) => boolean, quote: string): boolean {
  const now = currentPlan(desk);
  const facts = (reading.value ?? []).filter(({ takenBack, clock, part, on }) => !takenBack && !clock && !part && !on);
  const weekdays = facts.flatMap(
    ({ among, when }) => among ?? (when?.kind === "every" && when.spans.length === 0 ? (when.weekdays ?? []) : []),
  );
  const dates = facts
    .flatMap(({ when }) => (when?.kind === "days" || when?.kind === "window" ? when.spans.flatMap((span) => daysOf(span)) : []))
    .filter((date) => reading.kind === "not" || !wasNoted(date));
  const isOpen = now.days.length === 0 || areSomeLeft(desk, weekdays);
  const off = [...new Set([...(now.off ?? []), ...(isOpen ? weekdays : [])])].sort();
  const out = [...new Set([...(now.out ?? []), ...dates])].filter((date) => now.days.every((day) => day.date !== date)).sort();
  writePlan(desk, withoutWeekdays({ ...now, ...(off.length > 0 ? { off } : {}), ...(out.length > 0 ? { out } : {}) }), quote, "stated");
  const isRead = facts.every(({ among, when }) => among || when) && facts.length === (reading.value ?? []).length;
  return isRead && isOpen && (weekdays.length > 0 || out.length > 0);
}

/** True where a fact names the day: by its date, its weekday or its stretch; without any of them it is every day. */
function isNamed(desk: Desk, { when, among, clock, takenBack, on }: Fact, date: LocalDate): boolean {
  // "On Wednesday not before 10" leaves the day.
  if (clock && !takenBack) return false;
  if (on) return daysAt(currentPlan(desk), on, []).includes(date);
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
