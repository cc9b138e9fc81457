/**
 * The days that were settled before a message. What it would lose of them, next to other things that it says, is asked about with the days
 * as they would become; until then they are as they were. A message that says this one thing, an answer and a press are taken at their word.
 */
import type { AlternativeDay } from "#app/domain/booking/registry/entries.ts";
import { type Desk, raiseFirst } from "#app/domain/talk/desk.ts";
import { entriesOf, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { answersPlan } from "#app/domain/talk/plan/open-facts.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";
import { PLAN_FIELDS, planOf } from "#app/domain/talk/plan/plan.ts";
import { rolesIn } from "#app/domain/talk/plan/role-facts.ts";
import type { DayRoles } from "#app/domain/talk/plan/roles.ts";
import type { Point } from "#app/domain/talk/state.ts";
import type { Part, Statement } from "#app/understanding/contract.ts";

const ROLE_FIELDS: readonly TalkField[] = [...PLAN_FIELDS, "alternativeDays", "ruledOutDays"];

/** Puts the days back and asks, where a message would lose some of them in passing. */
export function guardDays(desk: Desk) {
  const { before } = desk;
  const was: DayRoles = { plan: planOf(before.values, before.loose), second: entriesOf(before.values, "alternativeDays") };
  if (was.plan.days.length === 0 || isAnswer(desk) || isByModel(desk)) return;
  const now = rolesIn(desk);
  const losesDays = now.plan.days.length < was.plan.days.length;
  if (!loses(was.second, now.second) && !losesOut(was.plan, now.plan) && !losesHearing(was.plan, now.plan)) return;
  if (isOrdered(desk) || ((saysOnlyDays(desk) || isCorrected(desk)) && !losesDays)) return;
  const point = changePoint(now, quoteOf(desk));
  // Who has been asked twice is taken at their word.
  if ((desk.put[point.id] ?? 0) >= 2) return;
  putBack(desk);
  desk.points = desk.points.filter(({ kind }) => kind !== "days_change");
  raiseFirst(desk, point);
}

/** It answers a question about days, is pressed, or puts everything back. */
const isAnswer = (desk: Desk): boolean =>
  desk.rewound || desk.world.pressed !== undefined || answersPlan(desk) || (desk.answered && desk.before.asked?.topic === "choice");

/** A language model has pointed to what changes, and its words have been read again. */
const isByModel = ({ said }: Desk): boolean => (said.mends ?? []).some(({ thing }) => thing !== undefined);

/** Nothing but days is said in the message. */
const saysOnlyDays = ({ said }: Desk): boolean =>
  said.rest.length === 0 && said.statements.every(({ slot, role }) => slot === "when" || role === "mentions");

/** "Sorry, the 12th": one correction, whatever is said besides. */
function isCorrected({ said }: Desk): boolean {
  const wanted = said.statements.filter(({ slot, role }) => slot === "when" && role !== "not" && role !== "mentions");
  return wanted.length === 1 && wanted.every(({ role }) => role === "corrects");
}

/** Whose days they might be instead. */
const OF_SOMEBODY: ReadonlySet<Statement["slot"]> = new Set(["person", "headcount"]);
const OF_DAYS: ReadonlySet<Part> = new Set<Part>(["days", "hours", "second"]);

/** The message orders it: one correction of days, days that leave a role or take another's place, or an order that names their part; and it speaks of nobody. */
function isOrdered({ said }: Desk): boolean {
  if (said.statements.some(({ slot, role }) => OF_SOMEBODY.has(slot) && role !== "mentions")) return false;
  const days = said.statements.filter((one) => one.slot === "when" && one.role !== "mentions");
  const wanted = days.filter(({ role }) => role !== "not");
  const isExplicit = days.some(
    (one) =>
      one.slot === "when" &&
      (one.value.value ?? []).some(({ leaves, inPlaceOf, insteadOf, takenBack }) => leaves || inPlaceOf || insteadOf || takenBack),
  );
  return (
    isExplicit ||
    (wanted.length <= 1 && days.every(({ role }) => role !== "states")) ||
    (said.mends ?? []).some(({ of }) => of.some((part) => OF_DAYS.has(part)))
  );
}

const dates = (days: readonly { date: string }[]): ReadonlySet<string> => new Set(days.map(({ date }) => date));
const loses = (was: readonly AlternativeDay[], now: readonly AlternativeDay[]): boolean => was.some(({ date }) => !dates(now).has(date));
const losesOut = (was: Plan, now: Plan): boolean =>
  (was.out ?? []).some((date) => !now.out?.includes(date)) || (was.off ?? []).some((day) => !now.off?.includes(day));

/** A day of the hearing is gone, or the hours of one are other hours. */
function losesHearing(was: Plan, now: Plan): boolean {
  return was.days.some((day) => {
    const same = now.days.find(({ date }) => date === day.date);
    const [start, end] = [day.start ?? was.start, day.end ?? was.end];
    const isOther = (held: string | undefined, other: string | undefined) => held !== undefined && held !== other;
    return !same || isOther(start, same.start ?? now.start) || isOther(end, same.end ?? now.end);
  });
}

/** The words that were read as days. */
function quoteOf({ said, world }: Desk): string {
  const quotes = said.statements.flatMap(({ slot, quote, role }) => (slot === "when" && role !== "mentions" ? [quote] : []));
  return quotes.join(" … ") || (world.message ?? "");
}

function putBack(desk: Desk) {
  const { before } = desk;
  const values = { ...desk.values };
  for (const field of ROLE_FIELDS) {
    delete values[field];
    const held = before.values[field];
    if (held) values[field] = held;
  }
  desk.values = values;
  desk.loose = before.loose;
  desk.points = desk.points.filter(({ kind, id }) => kind !== "move_days" || before.points.some((one) => one.id === id));
  desk.changes = desk.changes.filter(({ field }) => !ROLE_FIELDS.includes(field));
  desk.lines = desk.lines.filter(({ line }) => line !== "plan" && line !== "alternative");
  desk.says = desk.says.filter((one) => one.kind !== "cleared" || (!one.days && !one.fields.some((field) => ROLE_FIELDS.includes(field))));
}

/** "The days would then be …: shall I change them?" */
export function changePoint(roles: DayRoles, quote: string): Point {
  return {
    id: `days_change:${quote}`,
    kind: "days_change",
    quote,
    field: "preferredDate",
    options: [
      { id: "change_it", label: { word: "change_it" }, deed: { do: "roles", roles } },
      { id: "leave", label: { word: "leave" }, deed: { do: "nothing" } },
      { id: "edit_days", label: { word: "edit_days" }, deed: { do: "edit", part: "days" } },
    ],
    yes: "change_it",
    no: "leave",
  };
}
