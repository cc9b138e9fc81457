/** What has to be asked of days and hours, with its options. */

import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { addDays, weekday } from "#app/domain/booking/schedule/local-date.ts";
import type { Deed, Option, Point } from "#app/domain/talk/state.ts";
import type { FitAnswer } from "#app/domain/talk/world.ts";
import type { VenueId } from "#app/domain/venue/venues.ts";
import type { Statement } from "#app/understanding/contract.ts";
import type { Fact, Reading, When } from "#app/understanding/time/types.ts";
import type { PlanDay } from "./operations.ts";
import type { PlanChange } from "./plan-facts.ts";
import type { DayRoles } from "./roles.ts";
import { daysOf, spansOf } from "./spans.ts";

type WhenStatement = Extract<Statement, { slot: "when" }>;

/** A reading of exactly this fact, in the visitor's words. */
export function readingOf(fact: Fact, quote: string): Reading {
  return {
    kind: fact.when ? "days" : "time",
    options: [[fact]],
    value: [fact],
    doubts: [],
    residue: [],
    start: 0,
    end: quote.length,
    quote,
  };
}

/** The same statement with another meaning. */
export function meaning(statement: WhenStatement, fact: Fact, role: Statement["role"] = "corrects"): WhenStatement {
  return { ...statement, role, value: readingOf(fact, statement.quote) };
}

const daysFact = (days: readonly LocalDate[], more: Fact = {}): Fact => ({ ...more, when: { kind: "days", spans: spansOf(days) } });
const keep = (quote: string, about?: "window" | "recurrence" | "time"): Option => ({
  id: "note_it",
  label: { word: "note_it" },
  deed: { do: "remark", quote, ...(about ? { about } : {}) },
});

/** Several meanings, or none: which one? */
export function doubtPoint(statement: WhenStatement): Point {
  const { value: reading, quote } = statement;
  const options = reading.options.slice(0, 4).map((facts, index): Option => {
    const taken: WhenStatement = { ...statement, value: { ...reading, options: [facts], value: facts, doubts: [] } };
    return { id: `reading_${index}`, label: { statement: taken }, deed: { do: "take", statement: taken } };
  });
  const [only] = options;
  return {
    id: `doubt:${quote}`,
    kind: "doubt",
    quote,
    field: reading.kind === "time" ? "startTime" : "preferredDate",
    options: options.length > 0 ? [...options, { id: "neither", label: { word: "neither" }, deed: { do: "remark", quote: quote } }] : [],
    ...(only && options.length === 1 ? { yes: only.id } : {}),
    ...(options.length > 0 ? { no: "neither" } : {}),
  };
}

/** An hour that cannot be: the end would lie before the start. */
export const unreadPoint = (statement: WhenStatement): Point => ({
  ...doubtPoint({ ...statement, value: { ...statement.value, options: [] } }),
  field: "startTime",
});

export function pastPoint({ quote }: WhenStatement): Point {
  return { id: `past:${quote}`, kind: "past", quote, field: "preferredDate", options: [] };
}

/** A day later than any that can be asked for. */
export function farPoint({ quote }: WhenStatement): Point {
  return { id: `too_far:${quote}`, kind: "too_far", quote, field: "preferredDate", options: [] };
}

/** "Shall I move the hearing, or note that day as a second choice?"; of an hour or a length alone, whether it is to be changed. */
export function movePoint(statement: WhenStatement, { plan, days, own }: PlanChange, now: readonly LocalDate[] = []): Point {
  const { quote } = statement;
  const fact = statement.value.value?.[0] ?? {};
  const moved: Deed = { do: "take", statement: { ...statement, role: "corrects" } };
  const second: Deed = { do: "take", statement: meaning(statement, daysFact(days, fact), "backup") };
  const both: Deed = { do: "take", statement: meaning(statement, daysFact([...new Set([...now, ...days])].sort(), fact)) };
  const leave: Option = { id: "leave", label: { word: "leave" }, deed: { do: "remark", quote, about: "not_used" } };
  const hasDays = days.length > 0;
  const hasOthers = now.length > 0 && days.some((day) => !now.includes(day));
  return {
    id: `move:${days.join(",")}:${plan.start ?? ""}:${plan.end ?? ""}:${plan.minutes ?? ""}`,
    kind: "move_days",
    quote,
    field: hasDays ? "preferredDate" : "startTime",
    days,
    ...(hasDays && plan.start ? { start: plan.start } : own?.start ? { start: own.start } : {}),
    ...(!hasDays && own?.end ? { end: own.end } : {}),
    options: [
      { id: "move", label: { word: hasDays ? "move" : "change_it" }, deed: moved },
      ...(hasOthers ? [{ id: "both", label: { word: "both" as const }, deed: both }] : []),
      ...(hasDays && (hasOthers || now.length === 0)
        ? [{ id: "second_choice", label: { word: "second_choice" as const }, deed: second }]
        : []),
      leave,
    ],
    yes: "move",
    no: "leave",
  };
}

/** "Every Tuesday in May": the days that this means, for a yes; null where it has no end or too many. */
export function recurrencePoint(statement: WhenStatement, { spans, weekdays }: When): Point | null {
  const days = spans.flatMap((span) => daysOf(span, 200)).filter((day) => weekdays?.includes(weekday(day) || 7));
  if (days.length === 0 || days.length > 12) return null;
  const own: Fact = { ...(statement.value.value?.[0]?.clock ? { clock: statement.value.value[0].clock } : {}) };
  return {
    id: `recurrence:${days.join(",")}`,
    kind: "recurrence",
    quote: statement.quote,
    field: "preferredDate",
    days,
    options: [
      { id: "these_days", label: { word: "these_days" }, deed: { do: "take", statement: meaning(statement, daysFact(days, own)) } },
      keep(statement.quote, "recurrence"),
    ],
    yes: "these_days",
    no: "note_it",
  };
}

/** More people than a venue's largest room holds: another city, another number, or the number as it is. */
export function crowdPoint(quote: string, venue: VenueId, people: number, larger: readonly VenueId[]): Point {
  const cities = larger.slice(0, 4).map(cityOption);
  return {
    id: `crowd:${venue}:${people}`,
    kind: "crowd",
    quote,
    field: "mainRoomCapacity",
    options: [...cities, { id: "keep_people", label: { word: "keep_people" }, deed: { do: "nothing" } }],
    no: "keep_people",
  };
}

function cityOption(location: VenueId): Option {
  const statement: Statement = {
    slot: "venue",
    value: { location },
    quote: location,
    at: { start: 0, end: 0 },
    role: "corrects",
    score: 1,
    sources: ["form"],
  };
  return { id: location, label: { statement }, deed: { do: "take", statement } };
}

/** A hearing that cannot be had as it is noted: its hours cut to the venue's (`within`), other days, those of them that can be had, other hours, another city, or all as it is nevertheless. */
export function unfitPoint(
  quote: string,
  days: readonly LocalDate[],
  { near, instead }: Pick<FitAnswer, "near" | "instead">,
  within: { roles: DayRoles; days: readonly PlanDay[] } | null = null,
): Point {
  const blank = { ...BLANK, value: readingOf({}, quote), quote, at: { start: 0, end: quote.length } };
  const run = (id: string, dates: readonly LocalDate[]): Option => ({
    id,
    label: { days: dates },
    deed: { do: "take", statement: meaning(blank, daysFact(dates)) },
  });
  const hours = (instead?.hours ?? []).slice(0, MOST_OTHERS).map(({ startTime, endTime }): Option => {
    const statement = meaning(blank, { clock: { from: startTime, to: endTime } });
    return { id: `hours_${startTime}`, label: { statement }, deed: { do: "take", statement } };
  });
  const moves = (instead?.moves ?? []).map(({ days: dates, startTime, endTime }): Option => {
    const statement = meaning(blank, daysFact(dates, { clock: { from: startTime, to: endTime } }));
    return { id: `moved_${dates[0]}`, label: { statement }, deed: { do: "take", statement } };
  });
  const others = instead ? instead.runs.map((dates) => run(`near_${dates[0]}`, dates)) : otherDays(quote, near, days.length);
  return {
    id: `unfit:${days.join(",")}`,
    kind: "unfit",
    quote,
    field: "preferredDate",
    days,
    options: [
      ...(within ? [withinOption(blank, within)] : []),
      ...others,
      ...moves,
      ...(instead && instead.fitting.length > 0 ? [run("only_fitting", instead.fitting)] : []),
      ...hours,
      ...(instead?.venues ?? []).slice(0, MOST_OTHERS).map(cityOption),
      { id: "keep_days", label: { word: "keep_days" }, deed: { do: "nothing" } },
    ],
    no: "keep_days",
  };
}

/** "Thursday, 2:00 to 6:00 p.m.": the days that end at closing or begin at opening, and everything else as it is. */
function withinOption(blank: WhenStatement, { roles, days }: { roles: DayRoles; days: readonly PlanDay[] }): Option {
  const facts = days.map(({ date, start, end }): Fact => daysFact([date], { clock: { from: start, to: end } }));
  const [first] = facts;
  const isSame = facts.every(({ clock }) => clock?.from === first?.clock?.from && clock?.to === first?.clock?.to);
  const fact = daysFact(
    days.map(({ date }) => date),
    isSame && first?.clock ? { clock: first.clock } : {},
  );
  return { id: "within_hours", label: { statement: meaning(blank, fact) }, deed: { do: "roles", roles } };
}

/** Days for which no request is taken: the nearest that can be had, or a call where there is a number (`phone`). */
export function refusedPoint(quote: string, days: readonly LocalDate[], near: readonly LocalDate[], phone: string | null): Point {
  const call: Deed = { do: "command", command: { kind: "callback", phone: phone ?? "", wish: null } };
  return {
    id: `refused:${days.join(",")}`,
    kind: "unfit",
    quote,
    field: "preferredDate",
    days,
    options: [
      ...otherDays(quote, near, days.length),
      ...(phone ? [{ id: "call_me", label: { word: "call_me" as const }, deed: call }] : []),
    ],
  };
}

const MOST_OTHERS = 2;

/** What a press of ours states. */
const BLANK: WhenStatement = {
  slot: "when",
  value: readingOf({}, ""),
  quote: "",
  at: { start: 0, end: 0 },
  role: "corrects",
  score: 1,
  sources: ["form"],
};

/** What a press of ours states, in place of these words of the visitor's. */
export const pressed = (quote: string, fact: Fact): WhenStatement =>
  meaning({ ...BLANK, value: readingOf({}, quote), quote, at: { start: 0, end: quote.length } }, fact);

/** Options for the nearest days that can be had, as many in a row as were wanted. */
function otherDays(quote: string, near: readonly LocalDate[], count: number): Option[] {
  const blank = { ...BLANK, value: readingOf({}, quote), quote, at: { start: 0, end: quote.length } };
  return near.slice(0, 3).map((day): Option => {
    const run = count > 1 ? Array.from({ length: count }, (_, index) => addDays(day, index)) : [day];
    return { id: `near_${day}`, label: { days: run }, deed: { do: "take", statement: meaning(blank, daysFact(run)) } };
  });
}
