/** Days that are ruled out, were never meant, or are a second choice only: they leave the days that are noted, and it is said. */

import { addDays, type LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { currentPlan, type Desk, remark } from "#app/domain/talk/desk.ts";
import type { Statement } from "#app/understanding/contract.ts";
import type { Fact, Reading } from "#app/understanding/time/types.ts";
import { daysAt, type Plan } from "./operations.ts";
import { planOf } from "./plan.ts";
import { rolesIn, writeRoles } from "./role-facts.ts";
import { givenRole } from "./roles.ts";
import { daysOf, weekdayOf } from "./spans.ts";
import { withoutWeekdays } from "./wishes.ts";

type WhenStatement = Extract<Statement, { slot: "when" }>;

/** Takes days out of the plan. */
export function leaveOut(desk: Desk, isOut: (date: LocalDate) => boolean, quote: string) {
  const { plan, second } = rolesIn(desk);
  writeRoles(desk, { plan: { ...plan, days: plan.days.filter(({ date }) => !isOut(date)) }, second }, quote, "corrected");
}

/** Days, a stretch of time or weekdays that are ruled out; what was only ever our mistake is no remark. */
export function ruleOut(desk: Desk, { value, quote, at }: WhenStatement) {
  const said = (value.value ?? []).map((fact) => (isContrast(desk, fact) ? { ...fact, takenBack: true as const } : fact));
  const facts = said.flatMap((fact) => asOneDay(desk, fact, wordsAt(desk, quote, at)));
  // The gap between two days that are chosen is said by them.
  if (said.length > 0 && facts.length === 0) return;
  const { plan, second } = rolesIn(desk);
  const isOut = (date: LocalDate) => facts.some((fact) => isNamed(desk, fact, date));
  const before = planOf(desk.before.values, desk.before.loose).days;
  const isGone = [...before, ...plan.days].some(({ date }) => isOut(date));
  const left = { ...plan, days: plan.days.filter(({ date }) => !isOut(date)) };
  const { isRead, ...avoided } = avoids({ ...value, value: facts }, plan, left);
  const does = facts.some(({ only }) => only) ? "only" : "put";
  const roles = { plan: left, second: second.filter(({ date }) => !isOut(date)) };
  const next = givenRole(roles, { does, role: "out", ...avoided });
  writeRoles(desk, { ...next, plan: withoutWeekdays(next.plan) }, quote, "stated");
  if (!isRead && !(isGone && facts.every(({ takenBack, on }) => takenBack || on))) remark(desk, quote, "avoid");
}

/** The words of a reading with what its clause says after it. */
function wordsAt({ world: { message = "" } }: Desk, quote: string, { end }: WhenStatement["at"]): string {
  const [after = ""] = message.slice(end).match(/^[^,;.!?\n]*/u) ?? [];
  return `${quote}${after}`;
}

/**
 * "Not the Wednesday between", « ce mercredi-là », «el miércoles no»: of days on both sides of one such weekday it is that day and no other; where it
 * is none of the hearing's, it is only the gap between them.
 */
function asOneDay(desk: Desk, fact: Fact, words: string): Fact[] {
  const known = [
    ...new Set([...planOf(desk.before.values, desk.before.loose).days, ...currentPlan(desk).days].map(({ date }) => date)),
  ].sort();
  const [first, last] = [known[0] ?? "", known.at(-1) ?? ""];
  const isGap = (date: LocalDate) => date > first && date < last && !known.includes(date);
  const [day] = fact.when?.kind === "days" ? fact.when.spans.flatMap((span) => daysOf(span)) : [];
  if (day !== undefined) return isGap(day) && !/\d/u.test(words) && isSingle(fact) ? [] : [fact];
  const weekday = weekdayOfOne(fact);
  if (weekday === null || OF_EVERY.test(words) || first === "") return [fact];
  const between = daysOf([first, last], LONGEST).filter((date) => weekdayOf(date) === weekday && date > first && date < last);
  const [only, ...others] = between.length > 0 ? between : OF_ONE.test(words) ? nearest(known, weekday) : [];
  // It is all that the hearing has: something else was meant.
  if (only === undefined || known.every((date) => date === only)) return [fact];
  // Which of several is meant nobody has said: the words are kept.
  if (others.length > 0) return OF_ONE.test(words) ? [{ ruledOut: true }] : [fact];
  const { among: _among, ...rest } = fact;
  return isGap(only) ? [] : [{ ...rest, when: { kind: "days", spans: [[only, only]] } }];
}

const LONGEST = 400;
const isSingle = ({ when }: Fact): boolean => when?.spans.length === 1 && when.spans[0]?.[0] === when.spans[0]?.[1];

/** The weekday of a reading that names one, and no date. */
function weekdayOfOne({ among, when, takenBack, clock, part }: Fact): number | null {
  const named = among ?? (when?.kind === "every" && when.spans.length === 0 ? when.weekdays : undefined) ?? [];
  return named.length === 1 && !takenBack && !clock && !part ? (named[0] ?? null) : null;
}

/** That weekday in the weeks of the days that are known. */
const nearest = (known: readonly LocalDate[], weekday: number): LocalDate[] => [
  ...new Set(known.map((date) => addDays(date, weekday - weekdayOf(date)))),
];

/** Each of its kind, and not one of them. */
const OF_EVERY =
  /(?<!\p{L})(?:every|each|any|all\sthe|never|\p{L}+days|chaque|tous\sles|aucun|jamais|les\s\p{L}+dis|cada|todos|ning[uú]n|nunca|los\s\p{L}{3,}s)(?!\p{L})/iu;
/** One that is pointed to. */
const OF_ONE =
  /(?<!\p{L})(?:th(?:e|at|is)\s\p{L}+day|between|in the middle|ce\s\p{L}+di|entre|(?:du|au) milieu|intermédiaire|es[et]e|(?:de|del|en) medio|intermedio)(?!\p{L})/iu;

/** "March, not February": the stretch that the noted days were in is only contrasted with the days that take their place. */
function isContrast({ before, said }: Desk, { when }: Fact): boolean {
  const noted = planOf(before.values, before.loose).days;
  const isIn = when?.kind === "window" && noted.some(({ date }) => when.spans.some(([from, to]) => date >= from && date <= to));
  return (
    isIn && said.statements.some((one) => one.slot === "when" && one.role === "corrects" && one.value.value?.some((fact) => fact.when))
  );
}

/** Days and weekdays on which there can be no hearing; what was only taken out is none. `isRead` is false where the words say something else. */
function avoids(reading: Reading, was: Plan, left: Plan): { days: { date: LocalDate }[]; weekdays: number[]; isRead: boolean } {
  const all = reading.value ?? [];
  const facts = all.filter(({ takenBack, clock, part, on }) => !takenBack && !clock && !part && !on);
  const weekdays = facts.flatMap(
    ({ among, when }) => among ?? (when?.kind === "every" && when.spans.length === 0 ? (when.weekdays ?? []) : []),
  );
  const dates = facts
    .flatMap(({ when }) => (when?.kind === "days" || when?.kind === "window" ? when.spans.flatMap((span) => daysOf(span, LONGEST)) : []))
    .filter((date) => reading.kind === "not" || was.days.every((day) => day.date !== date))
    .filter((date) => left.days.every((day) => day.date !== date));
  const isOpen = left.days.length === 0 || areSomeLeft(left, weekdays);
  const isRead = facts.every(({ among, when }) => among || when) && facts.length === all.length;
  return {
    days: dates.map((date) => ({ date })),
    weekdays: isOpen ? weekdays : [],
    isRead: isRead && isOpen && weekdays.length + dates.length > 0,
  };
}

/** True where a fact names the day: by its date, its weekday or its stretch; without any of them it is every day. */
function isNamed(desk: Desk, { when, among, clock, takenBack, on }: Fact, date: LocalDate): boolean {
  // "On Wednesday not before 10" leaves the day.
  if (clock && !takenBack) return false;
  if (on) return daysAt(currentPlan(desk), on, []).includes(date);
  if (among) return among.includes(weekdayOf(date)) && areSomeLeft(currentPlan(desk), among);
  if (when?.kind === "days" || when?.kind === "window") return when.spans.some((span) => daysOf(span, LONGEST).includes(date));
  if (when?.kind === "every")
    return (
      when.spans.length === 0 && (when.weekdays ?? []).includes(weekdayOf(date)) && areSomeLeft(currentPlan(desk), when.weekdays ?? [])
    );
  return takenBack === true && !when;
}

/** A weekday that is left out leaves the other days; where it would leave none, something else was meant. */
const areSomeLeft = ({ days }: Plan, out: readonly number[]): boolean => days.some(({ date }) => !out.includes(weekdayOf(date)));

/** "Please only January": days that are noted outside of it were never meant. */
export function leaveOutside(desk: Desk, { when }: Fact, quote: string) {
  const inside = when?.spans.flatMap((span) => daysOf(span, LONGEST)) ?? [];
  leaveOut(desk, (date) => !inside.includes(date), quote);
}
