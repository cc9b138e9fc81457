/** Days with hours, zones and lengths: `SL` is days at an hour. */
import { type Span, size, weekday } from "../calendar.ts";
import { minutesOf } from "../clocks.ts";
import { combine, daysFact, made, mapFacts, sure } from "../facts.ts";
import { type Match, rule } from "../grammar.ts";
import type { Made, NumberFact, Option, RawClock } from "../items.ts";
import { resolve } from "../resolve.ts";
import type { Part } from "../types.ts";
import { BEFORE, HOUR_FIRST } from "./bounds.ts";

const DAY = 1;
const WEEKEND = 6;

const isOfDays = (fact: NumberFact): boolean => fact.when !== undefined && !fact.clock && !fact.part;

const hourFirst = (one: Made | null): Made | null => one && { ...one, n: HOUR_FIRST };

/** Every day with every hour; nothing that has an hour already. */
function at(m: Match, days: number, time: number, bonus = 3): Made | null {
  const [one, other] = [m.get(days).options, m.get(time).options];
  if (m.get(days).type === "BD" && m.n(days) === BEFORE) return null;
  if (!one || !other) return null;
  const joined = combine(one, other, (fact, hour) =>
    isOfDays(fact) && (hour.clock || hour.part || hour.zone) ? withHour(fact, hour) : null,
  );
  const loose = m.get(time).clock?.loose === true && (m.get(time).start > m.get(days).end || m.words(time).startsWith("pour "));
  return made(joined, { type: "SL", bonus, date: m.get(days).date, list: m.get(days).list, doubts: loose ? ["ambiguous"] : undefined });
}

/** A bound keeps one hour: "by Friday 5 pm". */
function withHour(fact: NumberFact, hour: NumberFact): NumberFact {
  return { ...fact, ...hour, when: fact.when };
}

/** "Tuesday at 9": a bare number right after a day, in words that name the hour. */
function partOf(m: Match, part: number, days: number): Made | null {
  return at(m, days, part);
}

/** "Tomorrow, first thing". */
const allOf = (m: Match, part: Part, days = 0): Made | null =>
  made(
    mapFacts(m.get(days).options, (fact) => (isOfDays(fact) ? { ...fact, part } : null)),
    { bonus: 3 },
  );

/** "This morning", "tonight". */
function today(m: Match, part: number): Made | null {
  const options = combine(sure(daysFact([[m.env.today, m.env.today]], m.env.today)), m.get(part).options ?? [], (fact, hour) => ({
    ...fact,
    ...hour,
  }));
  return made(options, { type: "SL", bonus: 2 });
}

/** Counted days as a run from a day; both ways where it crosses a weekend. */
function run(m: Match, length: number, day: number): Made | null {
  const { length: amount } = m.get(length);
  const { date } = m.get(day);
  if (!amount || !date || date.weak || amount.unit !== DAY || amount.min !== amount.max || amount.min === undefined) return null;
  const count = amount.min;
  if (!Number.isInteger(count) || count < 2 || count > 60) return null;
  const options = resolve(date, m.env).flatMap((start) => runsFrom(start, count).map((spans): Option => [daysFact(spans, m.env.today)]));
  return options.length === 0 ? null : { type: "DS", options, bonus: 4 };
}

/** "The two days after Memorial Day". */
function runNextTo(m: Match, length: number, day: number, side: 1 | -1): Made | null {
  const { length: amount } = m.get(length);
  const { date } = m.get(day);
  const count = amount?.min;
  if (!date || date.weak || amount?.unit !== DAY || amount.business || count !== amount.max || !count || count < 2 || count > 30)
    return null;
  const options = resolve(date, m.env).map((one): Option => {
    const span: Span = side === 1 ? [one + 1, one + count] : [one - count, one - 1];
    return [daysFact([span], m.env.today)];
  });
  return options.length === 0 ? null : { options, bonus: 5 };
}

function runsFrom(start: number, count: number): (readonly Span[])[] {
  const calendar: Span[] = [[start, start + count - 1]];
  const crosses = weekday(start) + count - 1 >= WEEKEND;
  if (!crosses) return [calendar];
  const working: Span[] = [];
  for (let day = start; working.length < count; day++) if (weekday(day) < WEEKEND) working.push([day, day]);
  return [calendar, working];
}

/** "Two days, May 4 and 6": the length counts the days, or contradicts them. */
function counted(m: Match, length: number, days: number): Made | null {
  const { length: amount } = m.get(length);
  const item = m.get(days);
  if (!amount || amount.unit !== DAY || amount.min === undefined) return null;
  const sizes = (item.options ?? []).map((option) => option.map((fact) => (fact.when?.kind === "days" ? size(fact.when.spans) : 0)));
  if (sizes.length === 0 || sizes.flat().includes(0)) return null;
  const fits = sizes.every((option) => option.every((count) => count === amount.min && amount.min === amount.max));
  if (item.type === "D" && amount.min !== 1 && item.date) return null;
  return fits
    ? { type: item.type, options: item.options, n: item.n, bonus: 2 }
    : item.type === "DS"
      ? { type: "DS", options: item.options, doubts: ["ambiguous"] }
      : null;
}

/** "Tuesday at 9 or Wednesday at 2" is `AL` in `sets.ts`; "Tuesday at 9 or 10" is here. */
function orHour(m: Match): Made | null {
  const [first] = m.get(0).options?.[0] ?? [];
  const other: RawClock | undefined = m.get(3).clock;
  if (!first?.clock?.at || !other || (m.get(0).options?.length ?? 0) > 1) return null;
  const next = minutesOf(other)[0];
  return next === undefined
    ? null
    : { type: "SL", options: [[...(m.get(0).options?.[0] ?? []), { ...first, clock: { at: next } }]], bonus: 2 };
}

/** Working days of a week that has been named. */
function anyOf(m: Match): Made | null {
  return made(
    mapFacts(m.get(2).options, (fact) => (fact.when?.kind === "window" ? fact : null)),
    { type: "WN", n: m.n(2), bonus: 3 },
  );
}

const PART_WORDS = new Set("morning afternoon evening matin matinee apres aprem soir soiree avant tarde noche manana".split(" "));

/** "Monday 9 to 5" etc.: the parts in any order. */
const WHENS = "D|DS|AL|WN|BD|EV|NT";

export const COMBINED_RULES = [
  rule("SL", `${WHENS} comma? dash? on? T|TB`, (m) => at(m, 0, 4)),
  rule("SL", "DS comma? start T|TB eachday?", (m) => at(m, 0, 3, 12)),
  rule("SL", "D|DS|AL comma? T|TB comma? eachday", (m) => at(m, 0, 2, 9)),
  rule("SL", "D|DS|AL comma? eachday comma? T|TB", (m) => at(m, 0, 4, 9)),
  rule("SL", `${WHENS} open T|PT close`, (m) => at(m, 0, 2)),
  rule("SL", "T comma? of? on? D|DS|AL|BD|EV|NT", (m) => (m.words(1) === ";" ? null : hourFirst(at(m, 4, 0, 1)))),
  rule("SL", "TB on? D|DS|AL|EV", (m) => at(m, 2, 0)),
  rule("SL", "D|DS|AL|EV|WN comma? in|approx? PT", (m) => partOf(m, 3, 0)),
  // "May 12 in the afternoon, 1 to 5": the hours say more than the part of the day.
  rule("SL", "D|DS|AL comma? in|approx? PT comma? T|TB", (m) => at(m, 0, 5, 5)),
  rule("SL", "D|DS|AL|WN comma? firstthing", (m) => allOf(m, "morning")),
  rule("SL", "D|DS|AL|WN comma? lastthing", (m) => allOf(m, "afternoon")),
  rule("SL", "manana of|in|on? the? WN", (m) => allOf(m, "morning", 3)),
  rule("SL", "the? PT of? on? the? D|DS|AL", (m) => partOf(m, 1, 5)),
  rule("SL", "some PT comma? in|on? WN", (m) => partOf(m, 1, 4)),
  rule("SL", "D|DS|AL every PT", (m) => partOf(m, 2, 0)),
  rule("SL", "early dash? D PT", (m) => partOf(m, 3, 2)),
  rule("D", "rather the? D than the? D", (m) => ({ options: m.get(2).options, date: m.get(2).date, bonus: 6 })),
  rule("SL", "at? C|B tonight", (m) => tonightAt(m, 1)),
  rule("SL", "this PT", (m) => today(m, 1)),
  rule("SL", "this T", (m) => todayAt(m)),
  rule("SL", "thismorning", (m) => ({
    options: [[{ ...daysFact([[m.env.today, m.env.today]], m.env.today), part: "morning" }]],
    bonus: 2,
  })),
  rule("SL", "tonight", (m) => ({ options: [[{ ...daysFact([[m.env.today, m.env.today]], m.env.today), part: "evening" }]], bonus: 2 })),
  rule("SL", "tonight comma? at? approx? C|B", (m) => tonightAt(m, 4)),
  rule("SL", "SL or at? C|B|S", orHour),
  // « Mercredi 3 heures » is an hour or a length.
  rule("SL", "D CL", (m) => ((m.get(1).langs & 2) !== 0 ? { options: m.get(0).options, doubts: ["ambiguous"], bonus: 7 } : null)),
  rule("SL", "wdx ~dot? comma? T|TB|PT", (m) => shortDay(m)),
  rule("DS", "L comma? start on? the? P", (m) => run(m, 0, 5)),
  rule("DS", "for L comma? start on? the? P", (m) => run(m, 1, 6)),
  rule("DS", "start on? P comma? for? L", (m) => run(m, 5, 2)),
  rule("DS", "for? L comma? colon? open? on? DS close?", (m) => counted(m, 1, 6)),
  rule("DS", "DS comma? open? for? L close?", (m) => counted(m, 4, 0)),
  rule("AL", "L comma? colon? on? AL", (m) => counted(m, 0, 4)),
  rule("DS", "the L after|following the? P", (m) => runNextTo(m, 1, 4, 1)),
  rule("DS", "the L before the? P", (m) => runNextTo(m, 1, 4, -1)),
  rule("WN", "some of? WN", anyOf),
];

/** "This afternoon at 5". */
function todayAt(m: Match): Made | null {
  const said = m.get(1);
  if (!m.env.tokens.slice(said.start, said.start + 1).some(({ word }) => PART_WORDS.has(word))) return null;
  const day = daysFact([[m.env.today, m.env.today]], m.env.today);
  return made(
    mapFacts(said.options, (fact) => (fact.clock ? { ...day, clock: fact.clock } : null)),
    { bonus: 3 },
  );
}

/** "Tues 10am": a weekday that is a word too, before an hour. */
function shortDay(m: Match): Made | null {
  if (/^(?:al|la)$/.test(m.env.tokens[m.get(0).start - 1]?.word ?? "")) return null;
  if (/^(?:sat|sun|mer|mar)$/.test(m.words(0)) && m.words(3).startsWith("at ")) return null;
  const days = resolve({ wd: m.n(0) }, m.env).map((day): Option => [daysFact([[day, day]], m.env.today)]);
  return made(
    combine(days, m.get(3).options ?? [], (fact, hour) => ({ ...fact, ...hour, when: fact.when })),
    { bonus: 3, date: { wd: m.n(0) } },
  );
}

/** "Tonight at 7". */
function tonightAt(m: Match, at: number): Made | null {
  const { clock } = m.get(at);
  if (!clock) return null;
  const [minutes] = minutesOf(clock.h > 12 ? clock : { ...clock, half: "pm" });
  return minutes === undefined
    ? null
    : { options: [[{ ...daysFact([[m.env.today, m.env.today]], m.env.today), clock: { at: minutes } }]], bonus: 2 };
}
