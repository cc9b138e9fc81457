/** What one fact of a reading makes of the plan. */

import { addDays, type LocalDate, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { FULL_DAY_MINUTES, HALF_DAY_MINUTES } from "#app/domain/booking/schedule/schedule-rules.ts";
import type { Fact, When } from "#app/understanding/time/types.ts";
import { applied, type Hours, normal, type Plan, type PlanDay } from "./operations.ts";
import { durationOf, wishOf } from "./plan.ts";
import { daysOf } from "./spans.ts";

export interface PlanChange {
  plan: Plan;
  /** The days that the fact names. */
  days: readonly LocalDate[];
  /** Its hours, where it has some. */
  own?: Hours;
  /** So long it lasts, as it is said, and that is less than the shortest that is booked. */
  short: boolean;
  /** Something in it has no field: an open bound, a length that contradicts the days. */
  unused: boolean;
}

const isWeekend = (day: LocalDate) => weekday(day) === 0 || weekday(day) === 6;

/** So many days in a row are a working week: a longer run that begins and ends on working days sits on working days. */
const WORKING_WEEK = 5;

function namedDays({ when, except }: Fact, now: Plan, count: number | undefined): LocalDate[] {
  const spans =
    when?.kind === "days" || when?.kind === "every"
      ? when.spans
      : when?.kind === "window"
        ? sittingWeek(when.spans, count ?? now.count)
        : [];
  const out = new Set(except?.spans.flatMap((span) => daysOf(span)) ?? []);
  const off = except?.weekdays ?? [];
  const only = when?.kind === "every" ? (when.weekdays ?? []) : null;
  const isOff = (day: LocalDate) => out.has(day) || off.includes(weekday(day) || 7) || (only && !only.includes(weekday(day) || 7));
  return spans.flatMap((span) => sittingDays(daysOf(span), count)).filter((day) => !isOff(day));
}

/** "June 7 to 18": without its weekends, unless that many days were counted. */
function sittingDays(days: readonly LocalDate[], count: number | undefined): readonly LocalDate[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.length <= WORKING_WEEK || days.length === count || isWeekend(first) || isWeekend(last)) return days;
  return days.filter((day) => !isWeekend(day));
}

/** "Five days, the week of March 8", "the week of Monday the 2nd to Friday the 6th": all its working days. */
function sittingWeek(spans: When["spans"], count: number | undefined): When["spans"] {
  const [span] = spans;
  if (!span || spans.length > 1) return [];
  const days = daysOf(span);
  const working = days.filter((day) => !isWeekend(day));
  const [first, last] = [working[0], working.at(-1)];
  const isWhole =
    working.length === WORKING_WEEK &&
    days.length <= 7 &&
    (count === WORKING_WEEK || (count === undefined && days.length === WORKING_WEEK));
  return isWhole && first && last ? [[first, last]] : [];
}

/** How many days a length counts, or minutes a day; neither where it is vague. */
function measured({ length }: Fact): { count?: number; minutes?: number } {
  if (!length || length.max === undefined || length.min !== length.max) return {};
  const many = length.max;
  if (length.unit === "h") return { minutes: Math.round(many * 60) };
  if (length.unit === "w") return { count: many * 5 };
  if (length.unit !== "d") return {};
  if (many <= 0.5) return { minutes: HALF_DAY_MINUTES };
  if (many === 1) return { count: 1, minutes: FULL_DAY_MINUTES };
  return { count: Math.ceil(many) };
}

/** "Two and a half days" are three, and staff read how long the last one is. */
const isWhole = ({ unit, max }: NonNullable<Fact["length"]>) => unit !== "d" || max === undefined || max < 1 || Number.isInteger(max);

/** So many business days from a day on. */
function businessDays(from: LocalDate, count: number): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = from; days.length < count; day = addDays(day, 1)) if (!isWeekend(day)) days.push(day);
  return days;
}

/** The plan after `fact`; whether that may be written is the caller's to decide. */
export function planChange(now: Plan, fact: Fact): PlanChange {
  const said = measured(fact);
  // "One day, 9:30 to 5": the hours say how long the day is.
  const isOneDay = said.count === 1 && (now.end !== undefined || fact.clock?.to !== undefined);
  const { count } = said;
  // What is shorter than half a day is booked as half a day.
  const minutes = isOneDay || said.minutes === undefined ? undefined : Math.max(said.minutes, HALF_DAY_MINUTES);
  const isVague = fact.length !== undefined && ((count === undefined && minutes === undefined) || !isWhole(fact.length));
  const start = fact.clock?.at ?? fact.clock?.from;
  const end = fact.clock?.to && (!start || fact.clock.to > start) ? fact.clock.to : undefined;
  const hours = { ...(start ? { start } : {}), ...(end ? { end } : {}) };
  const named = namedDays(fact, now, count);
  const first = fact.when?.kind === "from" ? fact.when.spans[0]?.[0] : undefined;
  // "Starting March 8, 9:30 to 5": its own first day, until more of them are known.
  const isFirst = fact.when?.starts === "surely" || fact.clock !== undefined;
  const isBound = first !== undefined && fact.when?.starts === undefined && fact.length === undefined && !fact.clock;
  const run = isBound ? NO_RUN : runFrom(now, named, first, count ?? (isFirst && first && !now.count ? 1 : undefined));
  const days = run.days ?? named;
  const short = said.minutes !== undefined && said.minutes < HALF_DAY_MINUTES && !end;
  const { count: _count, window: _window, by: _by, weekdays: _weekdays, off: _off, out: _out, ...rest } = now;
  const open = days.length > 0 || now.days.length > 0 ? {} : openPart(now, fact, count);
  const length = minutes !== undefined && !end ? { minutes } : {};
  const withoutEnd = minutes !== undefined && !end ? withoutKey(rest, "end") : end ? withoutKey(rest, "minutes") : rest;
  const set: Plan = {
    ...withoutEnd,
    ...open,
    ...withoutDays(now, days),
    ...length,
    ...(fact.part && !start ? { part: fact.part } : {}),
    days: days.length > 0 ? days.map((date, at) => (start || end ? { date } : withTheirHours(now, date, at, days.length))) : now.days,
  };
  const plan = normal(start || end ? applied(set, { does: "hours", of: "all", own: hours }) : set);
  return {
    plan,
    days,
    ...(start || end ? { own: hours } : {}),
    short,
    unused: isVague || run.unused || (fact.clock?.to !== undefined && !end),
  };
}

/** A day with the hours that it had, or those of the day whose place it takes where all of them move. */
function withTheirHours({ days }: Plan, date: LocalDate, at: number, many: number): PlanDay {
  const own = days.find((day) => day.date === date) ?? (many === days.length ? days[at] : undefined);
  return { ...own, date };
}

function withoutKey<K extends keyof Plan>(plan: Omit<Plan, "count" | "window">, key: K): Plan {
  return Object.fromEntries(Object.entries(plan).filter(([name]) => name !== key)) as unknown as Plan;
}

/** What is ruled out, but for days that are now wanted. */
function withoutDays({ off, out }: Plan, days: readonly LocalDate[]): Pick<Plan, "off" | "out"> {
  const left = out?.filter((date) => !days.includes(date)) ?? [];
  return { ...(off ? { off } : {}), ...(left.length > 0 ? { out: left } : {}) };
}

/** What is known while no day is: how many, and within what. */
function openPart(now: Plan, { when }: Fact, count: number | undefined): Partial<Plan> {
  const kept = { ...(now.count ? { count: now.count } : {}), ...wishOf(now) };
  return {
    ...kept,
    ...(count ? { count } : {}),
    ...(when?.kind === "window" && !isWider(when.spans, now.window) ? { window: when.spans } : {}),
  };
}

/** "My wife hates driving in winter": a wider stretch around what is wished for says nothing of it. */
const isWider = (spans: When["spans"], now: Plan["window"]): boolean =>
  now !== undefined &&
  JSON.stringify(spans) !== JSON.stringify(now) &&
  now.every(([from, to]) => spans.some(([first, last]) => first <= from && to <= last));

const NO_RUN = { days: null, unused: false };

/** "Three days starting June 8", or a day now and its length before: the days that follow, working days where the first is one. */
function runFrom(
  now: Plan,
  named: readonly LocalDate[],
  first: LocalDate | undefined,
  said: number | undefined,
): { days: readonly LocalDate[] | null; unused: boolean } {
  const count = said ?? (now.days.length === 0 ? now.count : undefined);
  const from =
    first ?? (named.length === 1 ? named[0] : named.length === 0 && now.days.length === 1 && said ? now.days[0]?.date : undefined);
  if (!count || count < 2) return { days: first && count === 1 ? [first] : null, unused: false };
  if (!from) {
    const known = named.length || now.days.length;
    return { days: null, unused: said !== undefined && known > 0 && known !== count };
  }
  const all = Array.from({ length: Math.min(count, 60) }, (_, day) => addDays(from, day));
  return { days: isWeekend(from) ? all : businessDays(from, all.length), unused: false };
}

export const changedBy = (now: Plan, next: Plan): boolean => JSON.stringify(sorted(now)) !== JSON.stringify(sorted(next));
const sorted = (plan: Plan) => Object.entries(plan).sort(([one], [other]) => (one < other ? -1 : 1));

/** True where something that was known would be another afterwards: a day that is gone, another hour, another length. */
export function isMove(now: Plan, next: Plan): boolean {
  const later = new Map(next.days.map((day) => [day.date, day]));
  if (now.days.some(({ date }) => !later.has(date))) return true;
  if (
    now.days.some(
      ({ date, start, end }) =>
        (start && start !== (later.get(date)?.start ?? next.start)) || (end && end !== (later.get(date)?.end ?? next.end)),
    )
  )
    return true;
  if (now.start && next.start !== now.start) return true;
  if (now.end && next.end !== now.end) return true;
  return now.minutes !== undefined && !now.end && durationOf(next)?.duration !== durationOf(now)?.duration;
}
