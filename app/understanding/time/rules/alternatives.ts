/** Alternatives that the text offers: "the 3rd or the 5th", "this week or the next", "Remembrance Day or the day after". */
import { civil, type Day, monday, monthSpan, type Span } from "../calendar.ts";
import { daysFact, either, windowFact } from "../facts.ts";
import { type Match, rule } from "../grammar.ts";
import type { ListPart, Made, Option } from "../items.ts";
import { resolve, resolveList } from "../resolve.ts";
import { OR } from "./sets.ts";
import { MONTH, WEEK } from "./window-parts.ts";

const both = (m: Match, a: number, b: number): Made | null => {
  const [one, other] = [m.get(a).options, m.get(b).options];
  // "The 3rd or the 5th of May" is a list, where the month is shared.
  const parts = [a, b].map((at) => m.get(at).list ?? (m.get(at).date ? [{ from: m.get(at).date ?? {} }] : []));
  const bare = parts.map((list) => list.some(({ from }) => from.d !== undefined && from.m === undefined && !from.days));
  const hours = [a, b].some((at) => m.get(at).type === "SL");
  if (hours && bare[1] && !bare[0]) return inMonthOf(m, a, b, b);
  if (hours && bare[0] && !bare[1]) return inMonthOf(m, a, b, a);
  if (bare.includes(true) && !hours) return sharing(m, [a, b], parts);
  // "Tuesday, Wednesday or Thursday" is one list.
  if (m.get(a).type === "DS" && m.n(a) === 0 && (parts[0]?.length ?? 0) > 1 && parts[1]?.length === 1) return null;
  if (!one || !other || one.length === 0 || other.length === 0) return null;
  const [first, second] = [m.get(a).date, m.get(b).date];
  return { type: "AL", options: either(one, other), bonus: 2, list: first && second ? [{ from: first }, { from: second }] : undefined };
};

/** "The 10th and 11th or the 17th and 18th of March": alternatives that share a month. */
function sharing(m: Match, places: readonly number[], parts: readonly (readonly ListPart[])[]): Made | null {
  const list = parts.flat();
  const [first, second] = parts;
  const isDated = (part: ListPart) => part.from.d !== undefined && !part.from.days;
  if (
    !first?.length ||
    !second?.length ||
    !list.every(isDated) ||
    list.every(({ from, to }) => from.m === undefined && to?.m === undefined)
  )
    return null;
  const sides = (spans: readonly Span[]) => [spans.slice(0, first.length), spans.slice(first.length)];
  const facts = (spans: readonly Span[], at: number | undefined) =>
    at !== undefined && (m.get(at).type === "AL" || m.n(at) === 0)
      ? spans.map((span) => daysFact([span], m.env.today))
      : [daysFact(spans, m.env.today)];
  const options = resolveList(list, m.env).map((spans): Option => sides(spans).flatMap((side, index) => facts(side, places[index])));
  if (places.some((at) => m.get(at).options?.some((option) => option.some((fact) => fact.clock ?? fact.part)))) return null;
  return options.length === 0 ? null : { type: "AL", list, n: OR, options, bonus: 4 };
}

/** "May 4 at 10, otherwise the 6th": the number (at `bare`) counts in the month of the other. */
function inMonthOf(m: Match, a: number, b: number, bare: number): Made | null {
  const near = m.get(bare === b ? a : b).options?.[0]?.[0]?.when?.spans[0]?.[0];
  const { date, options: said } = m.get(bare);
  if (near === undefined || !date) return null;
  const days = resolve(date, { ...m.env, near }).map((day): Option => [{ ...said?.[0]?.[0], ...daysFact([[day, day]], m.env.today) }]);
  const [one, other] = bare === b ? [m.get(a).options ?? [], days] : [days, m.get(b).options ?? []];
  return days.length === 0 || said?.length !== 1 ? null : { type: "AL", options: either(one, other), bonus: 2 };
}

/** "This week or the next": the same span once more, right after it. */
function orNext(m: Match): Made | null {
  const item = m.get(0);
  const [option] = item.options ?? [];
  const last = option?.[option.length - 1]?.when?.spans[0];
  if (!option || !last || item.options?.length !== 1 || (item.type === "WN" && item.n !== WEEK && item.n !== MONTH)) return null;
  const next: Span = item.n === MONTH && item.type === "WN" ? monthAfter(last[1]) : [monday(last[1]) + 7, monday(last[1]) + 13];
  return { options: [[...option, windowFact(next, m.env.today)]], bonus: 4 };
}

const monthAfter = (day: Day): Span => monthSpan(civil(day + 1).y, civil(day + 1).m);

/** "Remembrance Day or the day after". */
function orDayAfter(m: Match): Made | null {
  const { date } = m.get(0);
  if (!date || date.weak) return null;
  const options = resolve(date, m.env).map((day): Option => [day, day + 1].map((one) => daysFact([[one, one]], m.env.today)));
  return options.length === 0 ? null : { options, bonus: 4 };
}

export const ALTERNATIVE_RULES = [
  rule("AL", "D|DS|WN|SL comma? or|else comma|colon? on? D|DS|WN|SL", (m) => both(m, 0, 5)),
  rule("AL", "WN comma? or the? following|nextpost|other|after", (m) => orNext(m)),
  rule("AL", "WN|AL comma? or? the? weekafter else?", (m) => orNext(m)),
  rule("AL", "P comma? or nextday", (m) => orDayAfter(m)),
  rule("AL", "MN|WN or|slash MN|WN", (m) => both(m, 0, 2)),
  rule("AL", "prefer colon? D|DS|SL comma? and? or? else comma|colon? on? D|DS|SL", (m) => both(m, 2, 9)),
  rule("AL", "D|DS|SL open? prefer close? comma? and? or? D|DS|SL open? else close?", (m) => both(m, 0, 7)),
  rule("AL", "either on? D|AL|SL", (m) => (m.get(2).type === "AL" ? { options: m.get(2).options, list: m.get(2).list } : null)),
];
