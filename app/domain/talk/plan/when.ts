/** What a message says of days, hours, lengths and zones: into the plan of the hearing, asked, or kept. */

import { lastBookableDay } from "#app/domain/booking/schedule/bookable-days.ts";
import { MOST_DAYS } from "#app/domain/booking/schedule/lists.ts";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { currentPlan, type Desk, type Reason, raise, remark, sayOnce, sentenceOf, within, writePlan } from "#app/domain/talk/desk.ts";
import { keepCallWish } from "#app/domain/talk/reach.ts";
import type { Statement } from "#app/understanding/contract.ts";
import type { Fact, When } from "#app/understanding/time/types.ts";
import { isSettled, type TalkField } from "./fields.ts";
import { askRuledOut } from "./fit.ts";
import { entryNamed, exchange, isOfSecondChoice } from "./named-entry.ts";
import { answersPlan, counted, isTyped, openFact } from "./open-facts.ts";
import { isBackwards, isShrunk, type Plan } from "./operations.ts";
import { isOfElse, operate, operationOf, saysSo, withNamed } from "./part-of-plan.ts";
import { planOf } from "./plan.ts";
import { changedBy, isMove, type PlanChange, planChange } from "./plan-facts.ts";
import { ruledOutBefore, takeFromRole } from "./role-facts.ts";
import { secondChoice } from "./second-choice.ts";
import { leaveOutside, ruleOut } from "./taken-back.ts";
import { doubtPoint, farPoint, movePoint, pastPoint, recurrencePoint, unreadPoint } from "./when-points.ts";
import { ruleOutWeekdays, takeAmong } from "./wishes.ts";
import { takeZone } from "./zones.ts";

export type WhenStatement = Extract<Statement, { slot: "when" }>;

/** Takes one reading in its role. */
export function takeWhen(desk: Desk, statement: WhenStatement, answers: boolean) {
  const { role, quote, value: reading } = statement;
  if (role === "call") return keepCallWish(desk, quote);
  if ((isOfElse(desk, statement) || isOfPast(desk, statement) || isOfService(desk, statement)) && !answers)
    return remark(desk, sentenceOf(desk, statement.at, quote));
  if (role === "deadline") return takeBound(desk, statement);
  if (role === "mentions") return remark(desk, quote);
  if (reading.value?.some(({ leaves }) => leaves)) return takeFromRole(desk, statement);
  // "Any day but Wednesday" leaves the others free.
  const leavesOut = reading.value?.some(({ open, except }) => open && except) ?? false;
  if ((role === "not" && !leavesOut) || reading.value?.some(({ ruledOut }) => ruledOut)) return ruleOut(desk, statement);
  if (reading.value === null) return raise(desk, doubtPoint(statement));
  const [fact, ...others] = asOneWindow(reading.value);
  if (!fact) return remark(desk, quote);
  // "March 2; if not, March 9 would do as well": the words make a second choice of what comes second.
  if (role === "backup" && (others.length === 0 || hasDays(desk))) return secondChoice(desk, reading.value, quote);
  if (isOfSecondChoice(desk, statement, fact) && (!answers || fact.tells)) return secondChoice(desk, reading.value, quote);
  if (fact.inPlaceOf && !answers && exchange(desk, reading.value, quote)) return;
  // What is said of a day of the hearing is no other day's: its words are a correction of it.
  const meant =
    fact.tells && hasDays(desk) && entryNamed(desk, fact) === "hearing" ? { ...statement, role: "corrects" as const } : statement;
  takeFact(desk, meant, fact, answers);
  // "Either the 3rd or the 5th": the first is wanted, the others are second choices, and the reply says so.
  if (others.length > 0) secondChoice(desk, others, quote);
}

/** "Last year's mediation took four days": what is said in words about the past is of that. */
const isOfPast = ({ said }: Desk, { at }: WhenStatement): boolean =>
  said.statements.some(
    (one) =>
      one.slot === "when" && one.role === "mentions" && within(at, one.at) && one.value.value?.every(({ when }) => when?.kind === "past"),
  );

/** So near before a length a service is what takes so long: "the transcript within two days". */
const BESIDE = 40;
const isOfService = ({ said, before }: Desk, { at, value }: WhenStatement): boolean =>
  planOf(before.values, before.loose).days.length > 0 &&
  (value.value ?? []).every(({ length, when, clock }) => length && !when && !clock) &&
  said.statements.some((one) => one.slot === "service" && one.at.end <= at.start && at.start - one.at.end <= BESIDE);

/** "The week of the 11th or the 18th": one wish with both. */
function asOneWindow(facts: readonly Fact[]): readonly Fact[] {
  const [first] = facts;
  if (!first || !facts.every(({ when, clock }) => when?.kind === "window" && !clock)) return facts;
  return [{ ...first, when: { kind: "window", spans: facts.flatMap(({ when }) => when?.spans ?? []) } }];
}

const hasDays = (desk: Desk) => currentPlan(desk).days.length > 0;

function takeFact(desk: Desk, statement: WhenStatement, said: Fact, answers: boolean) {
  const { quote } = statement;
  const fact = isTooLong(said) ? withoutLength(desk, said, quote) : said;
  if (!fact) return;
  const out = answers || isTyped(statement) ? [] : ruledOutBefore(desk, fact);
  if (out.length > 0) return askRuledOut(desk, statement, out);
  if (fact.open) return openFact(desk, fact, quote);
  if (fact.count) return counted(desk, statement, fact, answers);
  if (fact.among) return takeAmong(desk, statement, fact);
  const operation = operationOf(desk, statement, fact);
  if (operation === "unclear") return remark(desk, sentenceOf(desk, statement.at, quote), "time");
  if (operation) return operate(desk, statement, operation);
  const { when } = fact;
  if (when?.kind === "past") return raise(desk, pastPoint(statement));
  if (isTooFar(desk, when)) return raise(desk, farPoint(statement));
  if (when?.kind === "every" && !isSittings(when)) {
    const point = recurrencePoint(statement, when);
    if (point) return raise(desk, point);
    remark(desk, quote, "recurrence");
  }
  if (when?.kind === "window" && statement.role === "corrects") leaveOutside(desk, fact, quote);
  const change = planChange(currentPlan(desk), when?.kind === "every" && !isSittings(when) ? { ...fact, when: undefined } : fact);
  const isOpen = hasDays(desk) || change.days.length > 0;
  if (when?.kind === "by" && !isOpen) return takeBound(desk, statement);
  if (when?.kind === "by") remark(desk, quote, "deadline");
  if (when?.kind === "window" && hasDays(desk) && change.days.length === 0) remark(desk, quote, "window");
  if (fact.except && !isOpen) ruleOutWeekdays(desk, fact.except.weekdays, quote);
  if (fact.except && (isOpen || fact.except.spans.length > 0)) remark(desk, quote, "avoid");
  if (when?.kind === "from" && change.days.length === 0) remark(desk, quote, "window");
  const ours = fact.zone ? planChange(currentPlan(desk), takeZone(desk, statement, fact, change)) : change;
  settlePlan(desk, statement, ours, answers);
}

/** More days than a request may have: in a row, or counted. */
const isTooLong = ({ when, length }: Fact): boolean =>
  (when?.kind === "days" && when.spans.some(([from, to]) => addDays(from, MOST_DAYS) <= to)) ||
  (length?.max !== undefined && length.min === length.max && length.max * (DAYS_OF[length.unit] ?? 0) > MOST_DAYS);
const DAYS_OF: Readonly<Record<string, number>> = { d: 1, w: 5, mo: 20 };

/** What is left of days that are too many: staff read the words, and the reply says so. Null for nothing. */
function withoutLength(desk: Desk, { length: _, ...fact }: Fact, quote: string): Fact | null {
  remark(desk, quote, "length");
  sayOnce(desk, `longest:${quote}`, { kind: "longest", quote });
  return fact.when?.kind === "days" || (!fact.when && !fact.clock) ? null : fact;
}

/** A day, or a window that begins, later than anything can be asked for. */
function isTooFar({ world }: Desk, when: When | undefined): boolean {
  const last = lastBookableDay(world.today);
  return when?.spans.some(([from, to]) => (when.kind === "days" ? to : from) > last) ?? false;
}

/** The last day that would do, while no day is known. */
function takeBound(desk: Desk, { quote, value }: WhenStatement) {
  const [fact] = value.value ?? [];
  const last = fact?.when?.kind === "by" ? fact.when.spans[0]?.[1] : undefined;
  const now = currentPlan(desk);
  remark(desk, quote, "deadline");
  if (last && now.days.length === 0 && !now.window && !desk.world.pasted) writePlan(desk, { ...now, by: last }, quote, "stated");
}

/** "June 1 to 12, weekdays only": the days of a hearing, and nothing that recurs. */
const isSittings = ({ spans, weekdays }: When): boolean => spans.length > 0 && (weekdays?.length ?? 0) >= 5;

/** Writes the plan that a fact makes, or asks first where it would move days that were settled before. */
function settlePlan(desk: Desk, statement: WhenStatement, change: PlanChange, answers: boolean) {
  const { quote, role } = statement;
  const now = currentPlan(desk);
  if (change.short) {
    remark(desk, quote, "length");
    sayOnce(desk, "shortest", { kind: "shortest", quote });
  }
  if (change.unused) remark(desk, quote, statement.value.value?.[0]?.length ? "length" : "time");
  if (isBackwards(change.plan)) return raise(desk, unreadPoint(statement));
  const isPart = isShrunk(now, change.days) && change.days.every((day) => now.days.some(({ date }) => date === day));
  // One day of those that are noted is named by the way.
  if (isPart && !isTyped(statement) && role !== "corrects" && !isOfThisTurn(desk) && !answersPlan(desk)) return;
  const before = planOf(desk.before.values, desk.before.loose);
  const plan = withNamed(desk, statement, change);
  if (!changedBy(now, plan)) return;
  const isAsked =
    isShrunk(
      before,
      plan.days.map(({ date }) => date),
    ) && !saysSo(desk, statement, change, answers);
  const isFreed = now.days.length === 0 && before.days.length > 0;
  const reason: Reason =
    role === "corrects" || isFreed ? "corrected" : answers || isTyped(statement) || answersPlan(desk) ? "answered" : "stated";
  const further = role === "corrects" || isTyped(statement) ? null : together(now, before, change);
  const isSure =
    isTyped(statement) ||
    answers ||
    (!isLeap(before, change) && (before.days.length === 0 || statement.score >= SURELY || role === "corrects"));
  if (reason !== "stated" && !isAsked && isSure) return writePlan(desk, further ?? plan, quote, reason);
  if (isAsked || !isSure || (isMove(before, change.plan) && isPlanSettled(desk)))
    return raise(
      desk,
      movePoint(
        statement,
        change,
        now.days.map(({ date }) => date),
      ),
    );
  // Of two hours in one message the first is the hearing's; the other stays in the visitor's words.
  if (isOtherHour(now, change)) return remark(desk, quote, "time");
  writePlan(desk, further ?? change.plan, quote, "stated");
}

/** What a reader is less sure of changes no days that are settled. */
const SURELY = 0.7;
const LEAP = 10;
/** Noted days named again with one of another time of the year ("the 19th and 5 on the 20th"): a number of something else is easily one. */
function isLeap({ days }: Plan, { days: named }: PlanChange): boolean {
  const isNoted = (date: string) => days.some((day) => day.date === date);
  const isFar = (date: string) => days.every((day) => date > addDays(day.date, LEAP) || date < addDays(day.date, -LEAP));
  return named.some(isNoted) && named.some(isFar);
}

/** The days were not known before this message. */
const isOfThisTurn = ({ before: { values, loose } }: Desk) => planOf(values, loose).days.length === 0;
const DAY_FIELDS: readonly TalkField[] = [
  "preferredDate",
  "consecutiveStartDate",
  "bookingDates",
  "startTime",
  "consecutiveStartTime",
  "duration",
  "consecutiveDuration",
];
/** True where days or hours were known before this message: within one message they make one plan. */
const isPlanSettled = ({ before: { values, loose } }: Desk) =>
  planOf(values, loose).days.length > 0 ||
  DAY_FIELDS.some((field) => isSettled(values[field])) ||
  [loose.start, loose.end, loose.minutes].some((one) => one !== undefined);

/** Another start or end than the one that this message has given already. */
const isOtherHour = (now: Plan, { plan, days, own }: PlanChange): boolean =>
  days.every((day) => now.days.some(({ date }) => date === day)) &&
  Boolean((own?.start && now.start && plan.start !== now.start) || (own?.end && now.end && plan.end !== now.end));

/** Days that one message names one after the other are all wanted; null where days were known before it. Hours said once are of all of them. */
function together(now: Plan, before: Plan, { days, own, plan }: PlanChange): Plan | null {
  if (days.length === 0 || now.days.length === 0 || before.days.length > 0) return null;
  const hasOwn = own !== undefined && now.start !== undefined && (own.start !== now.start || own.end !== now.end);
  const first = now.days.map((day) =>
    hasOwn && !day.start && now.start ? { ...day, start: now.start, ...(now.end ? { end: now.end } : {}) } : day,
  );
  const all = new Map([...first, ...days.map((date) => ({ date, ...(hasOwn ? own : {}) }))].map((day) => [day.date, day]));
  return { ...(hasOwn ? now : plan), days: [...all.values()] };
}
