/** Days that are taken out, or ruled out. */
import { civil, type Span, size, weekday, without } from "../calendar.ts";
import { made, mapFacts, sure } from "../facts.ts";
import { type Match, rule } from "../grammar.ts";
import type { Made, NumberFact } from "../items.ts";
import { rangeOfWeek } from "./bounds.ts";
import { onlyWeekdays } from "./sets.ts";

interface Out {
  weekdays: readonly number[];
  spans: readonly Span[];
}

/** What is taken out: days with a date, or weekdays of every week. */
function taken(m: Match, at: number): Out | null {
  const item = m.get(at);
  if (item.list && item.list.length > 0 && onlyWeekdays(m, at)) return { weekdays: weekdaysOf(m, at), spans: [] };
  if (item.date && item.date.d === undefined && item.date.wd !== undefined && !item.date.days)
    return { weekdays: [item.date.wd], spans: [] };
  const facts = item.options?.[0];
  if (facts?.every((fact) => fact.when?.kind === "every"))
    return { weekdays: facts.flatMap((fact) => fact.when?.weekdays ?? []), spans: [] };
  if (!facts || (item.options?.length ?? 0) > 1) return item.date?.weak && item.date.d !== undefined ? null : null;
  return { weekdays: [], spans: facts.flatMap((fact) => fact.when?.spans ?? []) };
}

/** A bare number among what is left out counts in the month of the days it is taken from. */
function numbered(m: Match, out: number, spans: readonly Span[]): Out | null {
  const { date } = m.get(out);
  if (!date || date.d === undefined || date.m !== undefined || date.days || spans.length === 0) return null;
  const gone = spans.flatMap(([first, last]) => daysBetween(first, last)).filter((day) => civil(day).d === date.d);
  return gone.length === 1 ? { weekdays: [], spans: gone.map((day): Span => [day, day]) } : null;
}

const daysBetween = (first: number, last: number): number[] =>
  last - first > 400 ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index);

function except(m: Match, from: number, out: number): Made | null {
  const spans = m.get(from).options?.length === 1 ? (m.get(from).options?.[0]?.[0]?.when?.spans ?? []) : [];
  const gone = numbered(m, out, spans) ?? taken(m, out);
  if (!gone) return null;
  const isOut = (day: number) => gone.weekdays.includes(weekday(day)) || gone.spans.some(([first, last]) => day >= first && day <= last);
  const options = mapFacts(m.get(from).options, (fact): NumberFact | null => {
    if (fact.when?.kind === "days") {
      const kept = without(fact.when.spans, isOut);
      return size(kept) === size(fact.when.spans) || kept.length === 0 ? null : { ...fact, when: { ...fact.when, spans: kept } };
    }
    return fact.except || fact.ruledOut ? null : { ...fact, except: gone };
  });
  // More than the same days ruled out by themselves next to hours.
  return made(options, { type: m.get(from).type, n: m.n(from), bonus: 12 });
}

/** "Not the 12th", "Fridays don't work". */
function ruledOut(m: Match, at: number): Made | null {
  // "Not the 12th, the 14th": the second is wanted.
  if (m.get(at).type === "DS" && m.n(at) === 0 && (m.get(at).list?.length ?? 0) > 1) return null;
  const gone = taken(m, at);
  if (gone && gone.weekdays.length > 0)
    return { type: "NT", options: sure({ ruledOut: true, when: { kind: "every", spans: [], weekdays: gone.weekdays } }), bonus: 6 };
  return made(
    mapFacts(m.get(at).options, (fact) => (fact.when?.kind === "past" || fact.ruledOut ? null : { ...fact, ruledOut: true })),
    { type: "NT", bonus: 6, date: m.get(at).date, key: m.get(at).key },
  );
}

function weekdaysOf(m: Match, at: number): number[] {
  const item = m.get(at);
  return item.list ? item.list.flatMap(({ from, to }) => rangeOfWeek(from.wd, to?.wd)) : [item.n];
}

export const EXCEPTION_RULES = [
  rule("DS", "DS comma? and? except the? on? D|DS|EV|LIST|P", (m) => except(m, 0, 6)),
  rule("WN", "WN comma? and? except|butfor the? on? D|DS|EV|LIST", (m) => except(m, 0, 6)),
  rule("DS", "DS comma? notp EV", (m) => except(m, 0, 3)),
  rule("EV", "EV comma? except the? on? D|DS|EV|P", (m) => except(m, 0, 5)),
  rule("OP", "OP comma? except|butfor|notp the? on? D|DS|EV|LIST", (m) => except(m, 0, 5)),
  rule("DS", "DS comma? and? except|notp the? P", (m) => (m.get(5).date?.weak || m.get(5).date?.m === undefined ? except(m, 0, 5) : null)),
  rule("NT", "notp the? on? D|DS|EV|AL|WN", (m) => ruledOut(m, 3)),
  rule("NT", "except the? on? D|DS|EV|AL|WN", (m) => ruledOut(m, 3)),
  rule("NT", "D|DS|EV|AL|WN nots", (m) => ruledOut(m, 0)),
];
