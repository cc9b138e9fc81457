/** Several days: ranges, lists, alternatives; what is taken out of them; bounds; recurrences. */
import { type Span, size, weekday, without } from "../calendar.ts";
import { daysFact, either, made, mapFacts, sure, when, windowFact } from "../facts.ts";
import { type Match, rule } from "../grammar.ts";
import type { DatePart, ListPart, Made, NumberFact, Option } from "../items.ts";
import { resolveList } from "../resolve.ts";

const AND = 1;
const OR = 2;
const LONGEST = 12;
const DAY = 1;
const QUARTER_END = 8;

const canRange = (part: DatePart | undefined): part is DatePart => part !== undefined;
/** Named well enough to stand without a month from elsewhere. */
const isStrong = (part: DatePart): boolean => !part.weak || part.m !== undefined;

function rangePart(m: Match, first: number, last: number): ListPart | null {
  const [from, to] = [m.get(first).date, m.get(last).date];
  if (!canRange(from) || !canRange(to)) return null;
  const glued = m.words(last - 1) === "-" && m.env.tokens[m.get(last).start]?.glued;
  // "Twenty-first" is a number.
  if (glued && from.weak && from.m === undefined && m.env.tokens[m.get(first).start]?.kind === "word") return null;
  if (from.d === undefined && to.d !== undefined && !to.days && to.m === undefined && to.weak) return null;
  return { from, to };
}

/** Days of a list, or its alternatives. */
function resolved(m: Match, list: readonly ListPart[], join: number): Made | null {
  const flat = list.flatMap(({ from, to }) => (to ? [from, to] : [from]));
  // Bare numbers are days where a month or a day with its article is among them.
  const numbers = flat.filter((part) => part.d !== undefined && !isStrong(part));
  const named = flat.some((part) => part.d !== undefined && isStrong(part));
  if (numbers.length > 0 && !named && m.env.asked !== "date") return null;
  const shaky = flat.some((part) => part.shaky) && flat.every((part) => part.m === undefined);
  const ways = resolveList(list, m.env);
  if (ways.length === 0)
    return list.some((part) => part.from.wd === undefined) ? { type: "DS", options: [], doubts: ["impossible"] } : null;
  const { today } = m.env;
  const options = ways.map((spans): Option => (join === OR ? spans.map((span) => daysFact([span], today)) : [daysFact(spans, today)]));
  return { type: join === OR ? "AL" : "DS", n: join, list, options, bonus: shaky ? -12 : 2 };
}

const listOf = (m: Match, at: number): readonly ListPart[] => m.get(at).list ?? [];

/** One more of a list; "or" once said holds for all of it. */
function longer(m: Match, sep: number, next: number): Made | null {
  const list = [...listOf(m, 0), ...listOf(m, next)];
  const join = m.n(sep) || m.n(0);
  const [before, after] = [list[listOf(m, 0).length - 1]?.from, m.get(next).list?.[0]?.from];
  // "Sunday, March 14" is one day, and so is "3/4"; "Tue/Thu" are two.
  if (m.n(sep) === 0 && (before?.d === undefined) !== (after?.d === undefined)) return null;
  if (m.words(sep) === "/" && (before?.d !== undefined || after?.d !== undefined)) return null;
  const mixed = m.get(0).type === "LIST" && m.n(0) !== 0 && m.n(sep) !== 0 && m.n(0) !== m.n(sep);
  return list.length > LONGEST || mixed ? null : { list, n: join };
}

function between(m: Match, first: number, last: number): Made | null {
  const part = rangePart(m, first, last);
  if (!part || (!isStrong(part.from) && !isStrong(part.to ?? {}) && m.env.asked !== "date")) return null;
  const options = resolveList([part], m.env).map((spans): Option => spans.map((span) => windowFact(span, m.env.today)));
  return options.length === 0 ? null : { type: "WN", n: 1, options, bonus: 4 };
}

/** Days as the bound of something: `start` and `end` of each option of a day or window. */
function bound(m: Match, at: number, kind: "by" | "from", edge: "start" | "end", by = 0, bonus = 2): Made | null {
  const options = mapFacts(m.get(at).options, ({ when: said, clock, part }) => {
    const [first, last] = [said?.spans[0], said?.spans[said.spans.length - 1]];
    if (!said || !first || !last || said.kind === "every") return null;
    const day = (edge === "start" ? first[0] : last[1]) + by;
    return { ...when(kind, [[day, day]]), clock, part };
  });
  return made(options, { type: "BD", bonus });
}

/** "By March": before it begins, or before it is over. */
function byWindow(m: Match, at: number): Made | null {
  if (m.get(at).n !== 3 && m.get(at).n !== 2 && m.get(at).n !== 4 && m.get(at).n !== QUARTER_END) return bound(m, at, "by", "end");
  const [start, end] = [bound(m, at, "by", "start", -1), bound(m, at, "by", "end")];
  return start?.options && end?.options ? { type: "BD", options: [...start.options, ...end.options], bonus: 2 } : null;
}

const isOver = (m: Match, at: number): boolean =>
  m.get(at).options?.some((option) => option.some((fact) => fact.when?.kind === "past")) ?? false;

function weekdaysOf(m: Match, at: number): number[] {
  const item = m.get(at);
  return item.list ? item.list.flatMap(({ from, to }) => rangeOfWeek(from.wd, to?.wd)) : [item.n];
}

function rangeOfWeek(first = 0, last = first): number[] {
  const found: number[] = [];
  for (let wd = first; found.length < 7; wd = (wd % 7) + 1) {
    found.push(wd);
    if (wd === last) break;
  }
  return found;
}

const every = (weekdays: readonly number[], spans: readonly Span[] = []): Made => ({
  type: "EV",
  options: sure({ when: { kind: "every", spans, weekdays: [...new Set(weekdays)].sort() } }),
  bonus: 3,
});

/** Weekdays alone, of a list of which none has a date. */
const onlyWeekdays = (m: Match, at: number): boolean =>
  listOf(m, at).every(({ from, to }) => from.wd !== undefined && from.d === undefined && (!to || to.d === undefined));

/** "Every Tuesday in May", "Mondays from March 3 to April 2". */
function everyWithin(m: Match, at: number, span: number): Made | null {
  const bounds = m.get(span).options?.[0]?.[0]?.when;
  if (
    !bounds ||
    (m.get(span).options?.length ?? 0) > 1 ||
    (bounds.kind !== "window" && bounds.kind !== "days") ||
    bounds.spans.length !== 1
  )
    return null;
  return made(
    mapFacts(m.get(at).options, (fact) =>
      fact.when && fact.when.spans.length === 0 ? { ...fact, when: { ...fact.when, spans: bounds.spans } } : null,
    ),
    { type: "EV", bonus: 3 },
  );
}

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

function except(m: Match, from: number, out: number): Made | null {
  const gone = taken(m, out);
  if (!gone) return null;
  const isOut = (day: number) => gone.weekdays.includes(weekday(day)) || gone.spans.some(([first, last]) => day >= first && day <= last);
  const options = mapFacts(m.get(from).options, (fact): NumberFact | null => {
    if (fact.when?.kind === "days") {
      const kept = without(fact.when.spans, isOut);
      return size(kept) === size(fact.when.spans) || kept.length === 0 ? null : { ...fact, when: { ...fact.when, spans: kept } };
    }
    return fact.except || fact.ruledOut ? null : { ...fact, except: gone };
  });
  return made(options, { type: m.get(from).type, n: m.n(from), bonus: 3 });
}

/** "March 8 to 12, not the 10th": the number counts in the month of the range. */
function exceptNumber(m: Match, from: number, out: number): Made | null {
  const { date } = m.get(out);
  const spans = m.get(from).options?.[0]?.[0]?.when?.spans;
  if (!date || date.d === undefined || date.m !== undefined || date.days || !spans || (m.get(from).options?.length ?? 0) > 1) return null;
  const kept = without(spans, (day) => new Date(day * 86_400_000).getUTCDate() === date.d);
  return size(kept) === size(spans) ? null : { type: "DS", options: sure(when("days", kept)), bonus: 4 };
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
    { type: "NT", bonus: 6 },
  );
}

const both = (m: Match, a: number, b: number): Made | null => {
  const [one, other] = [m.get(a).options, m.get(b).options];
  const bare = [m.get(a), m.get(b)].some(({ date }) => date?.d !== undefined && date.m === undefined && !date.days);
  if (bare && m.get(a).date && m.get(b).date) return null;
  return one && other && one.length > 0 && other.length > 0 ? { type: "AL", options: either(one, other), bonus: 2 } : null;
};

const ANY_DAYS = "D|DS|AL|WN";

export const SET_RULES = [
  rule("SEP", "comma", () => ({ n: 0 })),
  rule("SEP", "comma? and", () => ({ n: AND })),
  rule("SEP", "comma? or", () => ({ n: OR })),
  rule("SEP", "slash", () => ({ n: OR })),
  rule("R", "from? the? P to|dash|until the? P", (m) => one(rangePart(m, 2, 5))),
  rule("R", "from the? P start? until|by the? P", (m) => one(rangePart(m, 2, 6))),
  rule("E", "P", (m) => one(m.get(0).date ? { from: m.get(0).date ?? {} } : null)),
  rule("E", "R", (m) => ({ list: m.get(0).list })),
  rule("LIST", "E SEP on? E", (m) => longer(m, 1, 3)),
  rule("LIST", "LIST SEP on? E", (m) => longer(m, 1, 3)),
  rule("LIST", "either? the? LIST", (m) => (m.has(0) ? { list: m.get(2).list, n: m.n(2) } : null)),
  rule("LIST", "LIST comma? of? yr", (m) => yearOfList(m)),
  rule("R", "R comma? of? yr", (m) => yearOfList(m)),
  rule("DS", "R", (m) => resolved(m, listOf(m, 0), AND)),
  rule("DS", "on R", (m) => resolved(m, listOf(m, 1), AND)),
  rule("DS", "LIST", (m) => resolved(m, listOf(m, 0), m.n(0))),
  rule("DS", "on LIST", (m) => resolved(m, listOf(m, 1), m.n(1))),
  rule("DS", "wd|wds to|dash|until wd|wds of? WN", (m) => weekRange(m)),
  rule("DS", "LIST of? WN", (m) => weekList(m, 0, 2)),
  rule("WN", "between the? P and|to|dash the? P", (m) => between(m, 2, 5)),
  rule("WN", "some from? the? P to|dash|and|until the? P", (m) => between(m, 3, 6)),
  rule("WN", "some on? between the? P and the? P", (m) => between(m, 4, 7)),
  rule("WN", "WN to|dash|until|and WN", (m) => windowRange(m, 0, 2)),
  rule("WN", "from|between MN|WN to|dash|until|and MN|WN", (m) => windowRange(m, 1, 3)),
  rule("WN", "MN dash|to MN", (m) => windowRange(m, 0, 2)),
  rule("AL", "D|DS|WN|SL comma? or|else comma|colon? on? D|DS|WN|SL", (m) => both(m, 0, 5)),
  rule("AL", "MN|WN or MN|WN", (m) => both(m, 0, 2)),
  rule("AL", "prefer colon? D|DS|SL comma? and? or? else comma|colon? on? D|DS|SL", (m) => both(m, 2, 9)),
  rule("AL", "D|DS|SL open? prefer close? comma? and? or? D|DS|SL open? else close?", (m) => both(m, 0, 7)),
  rule("AL", "either on? D|AL|SL", (m) => (m.get(2).type === "AL" ? { options: m.get(2).options } : null)),
  rule("BD", `by the? on? ${ANY_DAYS}`, (m) => (m.get(3).type === "WN" ? byWindow(m, 3) : bound(m, 3, "by", "end"))),
  rule("BD", "by the? MN", (m) => byWindow(m, 2)),
  rule("BD", `until the? ${ANY_DAYS}`, (m) => bound(m, 2, "by", "end")),
  rule("BD", `before the? ${ANY_DAYS}|MN`, (m) =>
    m.get(2).n === 1 && m.get(2).type === "WN" ? bound(m, 2, "by", "end") : bound(m, 2, "by", "start", -1),
  ),
  rule("BD", `after the? ${ANY_DAYS}|MN`, (m) => (isOver(m, 2) ? null : bound(m, 2, "from", "end", 1))),
  rule("BD", "start|notbefore the? on? D|AL|WN|MN", (m) => (isOver(m, 3) ? null : bound(m, 3, "from", "start"))),
  rule("BD", "notp before the? D|WN|MN", (m) => bound(m, 3, "from", "start", 0, 4)),
  rule("BD", "notp until the? D|WN|MN", (m) => bound(m, 3, "from", "start", 0, 4)),
  rule("BD", "notp after|by the? D|WN|MN", (m) => bound(m, 3, "by", "end", 0, 4)),
  rule("BD", "from|start? D|WN|MN postonward", (m) => bound(m, 1, "from", "start", 0, 3)),
  rule("BD", "D|WN comma? postlatest", (m) => bound(m, 0, "by", "end", 0, 3)),
  rule("EV", "on? wds", (m) => every([m.n(1)])),
  rule("EV", "every wd|wds", (m) => every([m.n(1)])),
  rule("EV", "every? the? wd|wds and every? the? wd|wds", (m) => (m.has(0) || m.get(2).type === "wds" ? every([m.n(2), m.n(6)]) : null)),
  rule("EV", "wds to|dash|until wds", (m) => every(rangeOfWeek(m.n(0), m.n(2)))),
  rule("EV", "every weekdays", () => every([1, 2, 3, 4, 5])),
  rule("EV", "weekdays", () => every([1, 2, 3, 4, 5])),
  rule("EV", "weekendly", () => every([6, 7])),
  rule("EV", "every unit", (m) => (m.n(1) === DAY ? every([1, 2, 3, 4, 5, 6, 7]) : null)),
  rule("EV", "EV comma? in|of? the? WN|DS|MN", (m) => everyWithin(m, 0, 4)),
  rule("UN", "everyother wd|unit|wds", () => ({ options: [], doubts: ["residue"] })),
  rule("UN", "wd|wds|unit everyother", () => ({ options: [], doubts: ["residue"] })),
  rule("UN", "every Q unit", () => ({ options: [], doubts: ["residue"] })),
  rule("UN", "every ord wd|unit", () => ({ options: [], doubts: ["residue"] })),
  rule("DS", "DS comma? and? except the? on? D|DS|EV|LIST|P", (m) => except(m, 0, 6)),
  rule("WN", "WN comma? and? except|butfor the? on? D|DS|EV|LIST", (m) => except(m, 0, 6)),
  rule("EV", "EV comma? except the? on? D|DS|EV", (m) => except(m, 0, 5)),
  rule("OP", "OP comma? except|butfor|notp the? on? D|DS|EV|LIST", (m) => except(m, 0, 5)),
  rule("DS", "DS comma? and? except|notp the? P", (m) => exceptNumber(m, 0, 5)),
  rule("NT", "notp the? on? D|DS|EV|AL|WN", (m) => ruledOut(m, 3)),
  rule("NT", "except the? on? D|DS|EV|AL|WN", (m) => ruledOut(m, 3)),
  rule("NT", "D|DS|EV|AL|WN nots", (m) => ruledOut(m, 0)),
  rule("OP", "flexible", () => ({ options: sure({ open: "flexible" }) })),
  rule("OP", "some", (m) =>
    /^(?:any (?:day|date)|cualquier (?:dia|fecha)|n ' importe quel(?:le)? (?:jour|date|journee))$/.test(m.words(0))
      ? { options: sure({ open: "flexible" }), bonus: -1 }
      : null,
  ),
  rule("OP", "unknown", () => ({ options: sure({ open: "unknown" }) })),
];

function one(part: ListPart | null): Made | null {
  return part ? { list: [part] } : null;
}

function yearOfList(m: Match): Made | null {
  const list = listOf(m, 0);
  const last = list[list.length - 1];
  const end = last?.to ?? last?.from;
  if (!last || !end || end.y !== undefined || list.every(({ from, to }) => from.m === undefined && to?.m === undefined)) return null;
  const month = end.m ?? [...list].reverse().find(({ from }) => from.m !== undefined)?.from.m;
  const dated = { ...end, y: m.n(3), m: month };
  const changed = last.to ? { ...last, to: dated } : { from: dated };
  return { list: [...list.slice(0, -1), changed], n: m.n(0), bonus: 2 };
}

/** "Monday to Wednesday next week". */
function weekRange(m: Match): Made | null {
  const span = m.n(4) === 2 ? m.get(4).options?.[0]?.[0]?.when?.spans[0] : undefined;
  if (!span || m.n(2) < m.n(0)) return null;
  const start = span[1] - 7;
  return { options: [[daysFact([[start + m.n(0), start + m.n(2)]], m.env.today)]], bonus: 4 };
}

/** "Monday and Thursday of next week". */
function weekList(m: Match, list: number, week: number): Made | null {
  const span = m.n(week) === 2 ? m.get(week).options?.[0]?.[0]?.when?.spans[0] : undefined;
  if (!span || !onlyWeekdays(m, list)) return null;
  const start = span[1] - 7;
  const spans = listOf(m, list).map(({ from, to }): Span => [start + (from.wd ?? 0), start + (to?.wd ?? from.wd ?? 0)]);
  const option = m.n(list) === OR ? spans.map((span) => daysFact([span], m.env.today)) : [daysFact(spans, m.env.today)];
  return { type: m.n(list) === OR ? "AL" : "DS", options: [option], bonus: 4 };
}

function windowRange(m: Match, first: number, last: number): Made | null {
  const [from, to] = [m.get(first), m.get(last)].map((item) =>
    item.options?.length === 1 ? item.options[0]?.[0]?.when?.spans[0] : undefined,
  );
  if (!from || !to) return null;
  const end = to[1] < from[0] ? null : to[1];
  const { n } = m.get(last);
  if (m.n(first) !== n && m.n(first) !== 1 && n !== 1) return null;
  return end === null ? null : { type: "WN", n: 1, options: [[windowFact([from[0], end], m.env.today)]], bonus: 4 };
}
