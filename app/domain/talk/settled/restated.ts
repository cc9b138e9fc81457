/**
 * Days with their hours, said again in one message ("back to Monday 10, 9 to 6, and Tuesday 11, 9 to 1"): one plan, which takes the place of
 * the noted one as a whole, or is asked about once. Hours are taken with their days.
 */
import { type Desk, overlap, raiseFirst } from "#app/domain/talk/desk.ts";
import { thingOf } from "#app/domain/talk/mends/handles.ts";
import { entriesOf } from "#app/domain/talk/plan/fields.ts";
import { normal, type Plan, type PlanDay } from "#app/domain/talk/plan/operations.ts";
import { planOf } from "#app/domain/talk/plan/plan.ts";
import { rolesIn, writeRoles } from "#app/domain/talk/plan/role-facts.ts";
import { daysOf } from "#app/domain/talk/plan/spans.ts";
import type { Point, TalkState } from "#app/domain/talk/state.ts";
import type { Mend, Statement, Understanding } from "#app/understanding/contract.ts";
import type { Fact } from "#app/understanding/time/types.ts";
import { changePoint } from "./days.ts";

/** The plan that a message says again. */
export interface Restated {
  plan: Plan;
  quote: string;
  statements: readonly Statement[];
  /** The message says that it takes the place of what is noted; else that is asked. */
  isSure: boolean;
}

/** So many days with hours of their own are a plan. */
const FEWEST = 2;
const FACETS: ReadonlySet<string> = new Set<keyof Fact>(["when", "clock", "only", "tells"]);
const WANTED: ReadonlySet<Statement["role"]> = new Set<Statement["role"]>(["states", "corrects", "prefers"]);

/** The plan that a message says again, while days are noted; null where it says no such thing. */
export function restatedIn(state: TalkState, said: Understanding): Restated | null {
  const was = planOf(state.values, state.loose);
  if (state.booking || was.days.length === 0) return null;
  const statements = said.statements.filter((one) => factsIn(one).length > 0);
  const facts = statements.flatMap(factsIn);
  const timed = new Map(
    facts.flatMap((fact) => (fact.clock?.from && fact.clock.to ? datesIn(fact).map((date) => [date, fact] as const) : [])),
  );
  if (timed.size < FEWEST) return null;
  const isNoted = (date: string) => was.days.some((day) => day.date === date);
  // "You wiped them and put December 3": a noted day that is only named is none of them.
  const others = facts.flatMap(datesIn).filter((date) => !timed.has(date) && !isNoted(date));
  const dates = [...new Set([...timed.keys(), ...others])].sort();
  const days = dates.map((date): PlanDay => ({ date, ...hoursOf(timed.get(date)) }));
  const quote = [...new Set(statements.map((one) => one.quote))].join(" … ");
  const isOfSomebody = said.statements.some(
    ({ slot, role, sources }) => OF_ELSE.has(slot) && role !== "mentions" && !sources.includes("model"),
  );
  if (dates.every(isNoted)) {
    const own = was.days.map((day) => days.find(({ date }) => date === day.date) ?? day);
    return isOfSomebody ? null : { plan: normal({ ...was, days: own }), quote, statements, isSure: true };
  }
  // A reading of a correction alone takes no day away.
  const isRead = dates.length >= was.days.length && statements.some(({ role }) => role === "corrects");
  const isSure = isRead || was.days.every(({ date }) => dates.includes(date)) || saysSo(state, said);
  const { off, out } = was;
  const left = out?.filter((date) => !dates.includes(date)) ?? [];
  const plan = normal({ ...hoursOf(timed.get(dates[0] ?? "")), days, ...(off ? { off } : {}), ...(left.length > 0 ? { out: left } : {}) });
  return { plan, quote, statements, isSure: isSure && !isOfSomebody };
}
/** Whose days and hours they might be instead. */
const OF_ELSE: ReadonlySet<Statement["slot"]> = new Set<Statement["slot"]>(["person", "headcount", "service"]);

/** What a statement says of days of the hearing and their hours, where it says nothing else. */
function factsIn(one: Statement): readonly Fact[] {
  const facts = one.slot === "when" && WANTED.has(one.role) ? (one.value.value ?? []) : [];
  return facts.every((fact) => fact.when?.kind === "days" && Object.keys(fact).every((name) => FACETS.has(name))) ? facts : [];
}

const datesIn = ({ when }: Fact): readonly string[] => when?.spans.flatMap((span) => daysOf(span)) ?? [];
const hoursOf = (fact: Fact | undefined): Omit<PlanDay, "date"> =>
  fact?.clock?.from && fact.clock.to ? { start: fact.clock.from, end: fact.clock.to } : {};

/** It is a correction, or takes out what is noted. */
const saysSo = (state: TalkState, { acts, mends = [] }: Understanding): boolean =>
  acts.some(({ act }) => act === "correct" || act === "deny") || mends.some((one) => isOfDays(state, one));

const DAYS: ReadonlySet<string> = new Set(["preferredDate", "startTime"]);
const isOfDays = (state: TalkState, { thing, of, by }: Mend): boolean =>
  thing === undefined
    ? by?.slot === "when" || of.some((part) => part === "days" || part === "hours")
    : DAYS.has(thingOf(state, thing)?.field ?? "");

/** The message without edits of single days: the whole plan is said. */
export const withoutDayMends = (state: TalkState, said: Understanding): Understanding =>
  restatedIn(state, said) ? { ...said, mends: (said.mends ?? []).filter((one) => !isOfDays(state, one)) } : said;

/** Writes the plan, or asks whether it takes the place of the noted one. Gives the statements that are left. */
export function takeRestated(desk: Desk, { plan, quote, statements, isSure }: Restated, left: readonly Statement[]): readonly Statement[] {
  const isDay = (date: string) => plan.days.some((day) => day.date === date);
  const roles = { plan, second: entriesOf(desk.values, "alternativeDays").filter(({ date }) => !isDay(date)) };
  desk.points = desk.points.filter((point) => !isOfDaysPoint(point));
  if (isSure) writeRoles(desk, roles, quote, "corrected");
  else if (JSON.stringify(rolesIn(desk)) !== JSON.stringify(roles)) raiseFirst(desk, changePoint(roles, quote));
  desk.mended.push(...statements.map(({ at }) => at));
  const isTaken = (one: Statement) => statements.some(({ at }) => overlap(at, one.at));
  return left.filter((one) => !isTaken(one) || (one.slot !== "when" && !(one.slot === "remark" && one.sources.includes("model"))));
}

const isOfDaysPoint = ({ kind, field }: Point): boolean =>
  kind === "move_days" || kind === "days_change" || (kind === "doubt" && DAYS.has(field ?? ""));
