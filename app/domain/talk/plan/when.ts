/** What a message says of days, hours, lengths and zones: into the plan of the hearing, asked, or kept. */

import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { currentPlan, type Desk, note, type Reason, raise, remark, sayOnce, writePlan } from "#app/domain/talk/desk.ts";
import { followUp } from "#app/domain/talk/follow.ts";
import { keepCallWish } from "#app/domain/talk/reach.ts";
import type { Statement } from "#app/understanding/contract.ts";
import type { Fact, When } from "#app/understanding/time/types.ts";
import { addEntry } from "./entries.ts";
import { type AlternativeDay, entriesOf, isSettled, type TalkField } from "./fields.ts";
import { daysOf, type Plan, planOf } from "./plan.ts";
import { changedBy, isMove, type PlanChange, planChange } from "./plan-facts.ts";
import { doubtPoint, movePoint, pastPoint, recurrencePoint } from "./when-points.ts";
import { takeZone } from "./zones.ts";

export type WhenStatement = Extract<Statement, { slot: "when" }>;

/** Takes one reading in its role. */
export function takeWhen(desk: Desk, statement: WhenStatement, answers: boolean) {
  const { role, quote, value: reading } = statement;
  if (role === "call") keepCallWish(desk, quote);
  if (role === "call" || role === "deadline") return remark(desk, quote, role === "call" ? "call" : "deadline");
  if (role === "mentions") return remark(desk, quote);
  if (role === "not" || reading.value?.some(({ ruledOut }) => ruledOut)) return ruleOut(desk, statement);
  if (reading.value === null) return raise(desk, doubtPoint(statement));
  const [fact, ...others] = reading.value;
  if (!fact) return remark(desk, quote);
  // "March 2; if not, March 9 would do as well": the words make a second choice of what comes second.
  if (role === "backup" && (others.length === 0 || hasDays(desk))) return secondChoice(desk, reading.value, quote);
  takeFact(desk, statement, fact, answers);
  // "Either the 3rd or the 5th": the first is wanted, the others are second choices, and the reply says so.
  if (others.length > 0) secondChoice(desk, others, quote);
}

const hasDays = (desk: Desk) => currentPlan(desk).days.length > 0;

function takeFact(desk: Desk, statement: WhenStatement, fact: Fact, answers: boolean) {
  const { quote } = statement;
  if (fact.open) return openFact(desk, fact, quote);
  if (fact.count) return counted(desk, statement, fact, answers);
  const { when } = fact;
  if (when?.kind === "past") return raise(desk, pastPoint(statement));
  if (when?.kind === "every" && !isSittings(when)) {
    const point = recurrencePoint(statement, when);
    if (point) return raise(desk, point);
    remark(desk, quote, "recurrence");
  }
  const change = planChange(currentPlan(desk), when?.kind === "every" && !isSittings(when) ? { ...fact, when: undefined } : fact);
  if (when?.kind === "by" || (when?.kind === "window" && change.days.length === 0))
    remark(desk, quote, when.kind === "by" ? "deadline" : "window");
  if (fact.except) remark(desk, quote, "avoid");
  if (when?.kind === "from" && change.days.length === 0) remark(desk, quote, "window");
  if (fact.further) return addDays(desk, statement, change);
  const ours = fact.zone ? planChange(currentPlan(desk), takeZone(desk, statement, fact, change)) : change;
  settlePlan(desk, statement, ours, answers);
}

/** "Add the 9th": besides the days that are noted, with their hours unless it has its own. */
function addDays(desk: Desk, { quote }: WhenStatement, { days, own }: PlanChange) {
  const now = currentPlan(desk);
  const more = days.filter((date) => now.days.every((day) => day.date !== date)).map((date) => ({ date, ...own }));
  if (more.length > 0) writePlan(desk, { ...now, days: [...now.days, ...more] }, quote, "corrected");
}

/** "June 1 to 12, weekdays only": the days of a hearing, and nothing that recurs. */
const isSittings = ({ spans, weekdays }: When): boolean => spans.length > 0 && (weekdays?.length ?? 0) >= 5;

/** Writes the plan that a fact makes, or asks first where it would move days that were settled before. */
function settlePlan(desk: Desk, statement: WhenStatement, change: PlanChange, answers: boolean) {
  const { quote, role } = statement;
  const now = currentPlan(desk);
  if (change.short) {
    remark(desk, quote, "length");
    sayOnce(desk, `shortest:${quote}`, { kind: "shortest", quote });
  }
  if (change.unused) remark(desk, quote, statement.value.value?.[0]?.length ? "length" : "time");
  if (!changedBy(now, change.plan)) return;
  const reason: Reason = role === "corrects" ? "corrected" : answers || isTyped(statement) || answersPlan(desk) ? "answered" : "stated";
  if (reason !== "stated") return writePlan(desk, change.plan, quote, reason);
  const before = planOf(desk.before.values, desk.before.loose);
  if (isMove(before, change.plan) && isPlanSettled(desk))
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
  const further = together(now, before, change);
  writePlan(desk, further ?? change.plan, quote, "stated");
}

const isTyped = ({ sources }: Statement) => sources.includes("form");
const PLAN_TOPICS = ["date", "time", "length"];
const answersPlan = (desk: Desk) => desk.before.asked !== null && PLAN_TOPICS.includes(desk.before.asked.topic);
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

/** So many other days are kept as days; more of them in the visitor's words. */
const MOST_ALTERNATIVES = 10;

/** A second choice, with its hour; an end that is the hearing's own need not be kept in words. */
function secondChoice(desk: Desk, facts: readonly Fact[], quote: string) {
  let isKept = facts.length > 0;
  const { end } = currentPlan(desk);
  for (const { when, clock } of facts) {
    const days = when?.kind === "days" ? when.spans.flatMap((span) => daysOf(span)) : [];
    if (
      days.length === 0 ||
      days.length + entriesOf(desk.values, "alternativeDays").length > MOST_ALTERNATIVES ||
      (clock?.to && clock.to !== end)
    )
      isKept = false;
    const startTime = clock?.at ?? clock?.from;
    for (const date of days.slice(0, MOST_ALTERNATIVES)) alternative(desk, { date, ...(startTime ? { startTime } : {}) }, quote);
  }
  if (!isKept) remark(desk, quote, "second_choice");
}

function alternative(desk: Desk, day: AlternativeDay, quote: string) {
  const grown = addEntry(desk.values, "alternativeDays", day, quote);
  if (grown === desk.values || entriesOf(grown, "alternativeDays").length > MOST_ALTERNATIVES) return;
  desk.values = grown;
  desk.changes.push({ field: "alternativeDays", value: grown.alternativeDays?.value ?? null, evidence: quote, reason: "stated" });
  desk.lines.push({ line: "alternative", day });
}

/** Days ruled out are kept for staff; where they are the days that are noted, those are taken back. */
function ruleOut(desk: Desk, { value, quote }: WhenStatement) {
  const out: LocalDate[] = (value.value ?? []).flatMap(({ when }) =>
    when?.kind === "days" ? when.spans.flatMap((span) => daysOf(span)) : [],
  );
  const now = currentPlan(desk);
  const left = now.days.filter(({ date }) => !out.includes(date));
  if (left.length < now.days.length) writePlan(desk, { ...now, days: left }, quote, "corrected");
  remark(desk, quote, "avoid");
}

/** "Any day", "not known yet": an answer to what was asked, else to the days. */
function openFact(desk: Desk, fact: Fact, quote: string) {
  if (fact.open === "flexible") remark(desk, quote);
  const fields =
    desk.before.asked && PLAN_TOPICS.includes(desk.before.asked.topic) ? desk.before.asked.fields : (["preferredDate"] as const);
  followUp(desk, fields, quote);
}

function counted(desk: Desk, statement: WhenStatement, { count }: Fact, answers: boolean) {
  const many = count?.max ?? count?.min;
  if (many === undefined || !count) return remark(desk, statement.quote);
  const field: TalkField = count.unit === "people" ? "mainRoomCapacity" : "breakoutRoomCount";
  if (count.unit === "rooms") return remark(desk, statement.quote);
  const held = desk.values[field];
  if (isSettled(held) && held.value !== String(many) && statement.role !== "corrects" && !answers && !isTyped(statement)) {
    const headcount = { ...statement, slot: "headcount", value: { least: many, most: many }, role: "corrects" } as Statement;
    return raise(desk, {
      id: `change:${field}:${many}`,
      kind: "change_value",
      quote: statement.quote,
      field,
      options: [
        { id: "change_it", label: { word: "change_it" }, deed: { do: "take", statement: headcount } },
        { id: "note_it", label: { word: "note_it" }, deed: { do: "remark", quote: statement.quote } },
      ],
      yes: "change_it",
      no: "note_it",
    });
  }
  if (many > 500) return remark(desk, statement.quote);
  note(
    desk,
    field,
    String(many),
    statement.quote,
    statement.role === "corrects" ? "corrected" : answers || isTyped(statement) ? "answered" : "stated",
  );
}
