/** Several days: ranges, lists, alternatives, and windows between two days. */
import { merged, onOrBefore, type Span, size, weekday } from "../calendar.ts";
import { daysFact, made, mapFacts, when, windowFact } from "../facts.ts";
import { type Match, rule } from "../grammar.ts";
import type { DatePart, ListPart, Made, Option } from "../items.ts";
import { resolveList } from "../resolve.ts";

const AND = 1;
export const OR = 2;
const LONGEST = 9;

const canRange = (part: DatePart | undefined): part is DatePart => part !== undefined;
/** Named well enough to stand without a month from elsewhere. */
const isStrong = (part: DatePart): boolean => !part.weak || part.m !== undefined;

function rangePart(m: Match, first: number, last: number): ListPart | null {
  const [from, to] = [m.get(first).date, m.get(last).date];
  if (!canRange(from) || !canRange(to)) return null;
  const glued = m.words(last - 2) === "-" && m.env.tokens[m.get(last).start]?.glued;
  // "9-1" is hours: no stretch of bare days runs backwards.
  const isBare = from.weak && to.weak && from.m === undefined && to.m === undefined && from.wd === undefined && to.wd === undefined;
  if (isBare && m.words(last - 2) === "-" && (to.d ?? 0) <= (from.d ?? 0)) return null;
  // "Monday and Tuesday 9 to 5": hours, whatever number the Tuesday has.
  const isDown = to.weak && to.m === undefined && to.wd === undefined && from.m === undefined && from.wd !== undefined;
  if (isDown && (to.d ?? 0) <= (from.d ?? 0)) return null;
  // "Twenty-first" is a number.
  if (/(?:a|hasta) las? *$/.test(`${m.words(last - 2)} ${m.words(last - 1)}`)) return null;
  // "March 4 - the 5th is possible too": what has an article behind a dash is another day.
  const isThe = (at: number) => m.has(at - 1) || m.env.tokens[m.get(at).start]?.word === "the";
  const isAnother = m.words(last - 2) === "-" && !glued && isThe(last) && !isThe(first);
  if (isAnother) return null;
  if (glued && from.weak && from.m === undefined && m.env.tokens[m.get(first).start]?.kind === "word") return null;
  if (from.d === undefined && to.d !== undefined && !to.days && to.m === undefined && to.weak) return null;
  // "Monday to Wednesday of the week of March 8": both are of that week.
  const [last1] = to.days ?? [];
  if (last1 !== undefined && to.wd !== undefined && from.wd !== undefined && from.d === undefined && !from.days)
    return { from: { ...from, days: [onOrBefore(last1, from.wd)] }, to };
  return { from, to };
}

/** «Que sea 10 y 11», "make it 10 and 11": in the place of days that are known. */
const isPutDown = ({ env: { tokens } }: Match, first: number): boolean =>
  /^(?:que sean?|make it|let's make it|mettez|mettons|ponga|pongan|pongamos|les)$/.test(
    tokens
      .slice(Math.max(0, first - 2), first)
      .map(({ word }) => word)
      .join(" ")
      .replace(/^.*\s(?=mett|pong)/, ""),
  );

/** Days of a list, or its alternatives. */
function resolved(m: Match, list: readonly ListPart[], join: number): Made | null {
  const flat = list.flatMap(({ from, to }) => (to ? [from, to] : [from]));
  // Bare numbers are days where a month or a day with its article is among them.
  const numbers = flat.filter((part) => part.d !== undefined && !isStrong(part));
  // « Du 13 au 15 », «del 13 al 15» of days that are known are days: hours have no such article.
  const { start: first, end: last } = m.get(0).type === "R" || m.get(0).type === "LIST" ? m.get(0) : m.get(1);
  const isOfDays =
    m.env.near !== null &&
    (/^(?:du|del)$/.test(m.env.tokens[first]?.word ?? "") || (list.every(({ to }) => !to) && isPutDown(m, first))) &&
    !/^(?:de|del|\p{L}{4,})$/u.test(m.env.tokens[last]?.word ?? "") &&
    flat.every((part) => part.m === undefined && part.wd === undefined);
  const named = isOfDays || flat.some((part) => part.d !== undefined && isStrong(part));
  if (numbers.length > 0 && !named && m.env.asked !== "date") return null;
  const shaky = flat.some((part) => part.shaky) && flat.every((part) => part.m === undefined);
  const ways = resolveList(list, m.env);
  if (ways.length === 0)
    return list.some((part) => part.from.wd === undefined) ? { type: "DS", options: [], doubts: ["impossible"] } : null;
  const { today } = m.env;
  // People write days in their order: another one is rather something else, an hour or a count.
  const ordered = ways.every((spans) => spans.every(([from], at) => at === 0 || from > (spans[at - 1]?.[1] ?? 0)));
  const overlap = (spans: readonly Span[]) => size(merged(spans)) < size(spans);
  if (join !== OR && ways.every(overlap)) return null;
  const options = ways.map((spans): Option => (join === OR ? spans.map((span) => daysFact([span], today)) : [daysFact(spans, today)]));
  return { type: join === OR ? "AL" : "DS", n: join, list, options, bonus: shaky ? -12 : isOfDays ? 6 : ordered ? 2 : -6 };
}

export const listOf = (m: Match, at: number): readonly ListPart[] => m.get(at).list ?? [];

/** "From 9 to 1 and Thursday May 13": a bare number behind "to" ends hours, where a day goes on that begins with a word. */
function endsHours(m: Match, [first, ...others]: readonly ListPart[], next: number): boolean {
  const { from, to } = first ?? { from: {} };
  const isBare = from.weak === true && from.m === undefined && from.wd === undefined && !from.days && !to && others.length === 0;
  const { tokens } = m.env;
  return isBare && ENDS.test(tokens[m.get(0).start - 1]?.word ?? "") && tokens[m.get(next).start]?.kind === "word";
}
const ENDS = /^(?:to|until|till|til|-|–|—|à|a|hasta|jusqu'à)$/;

/** One more of a list; "or" once said holds for all of it. */
function longer(m: Match, sep: number, next: number): Made | null {
  const list = [...listOf(m, 0), ...listOf(m, next)];
  const join = m.n(sep) || m.n(0);
  const [before, after] = [list[listOf(m, 0).length - 1]?.from, m.get(next).list?.[0]?.from];
  // "Sunday, March 14" is one day, and so is "3/4"; "Tue/Thu" are two.
  if (m.n(sep) === 0 && (before?.d === undefined) !== (after?.d === undefined)) return null;
  // « 12 h 30, jeudi 14 janvier » is no list.
  if (m.n(sep) === 0 && before?.weak && before.m === undefined && after?.wd !== undefined) return null;
  if (endsHours(m, listOf(m, 0), next)) return null;
  // "The 11th first and the 9th": the word ranks, and is no day.
  const [only] = listOf(m, 0);
  const isRank =
    listOf(m, 0).length === 1 &&
    !only?.to &&
    before?.weak &&
    before.d !== undefined &&
    before.wd === undefined &&
    before.m === undefined &&
    after?.m === undefined;
  if (isRank && m.env.tokens[m.get(0).start]?.kind === "word" && m.env.asked !== "date") return null;
  // "April 6, two": a number in words behind a whole date counts something.
  const isCount = after?.weak && after.m === undefined && m.env.tokens[m.get(next).start]?.kind === "word";
  if (m.n(sep) === 0 && before?.m !== undefined && isCount) return null;
  // "Friday February 19, 8 people": a bare number behind a whole date, right before what it counts.
  const behind = m.env.tokens[m.get(next).end];
  const counts = after?.weak && after.m === undefined && after.wd === undefined && behind?.kind === "word" && !LISTS.test(behind.word);
  if (m.n(sep) === 0 && before?.m !== undefined && counts && (after?.d ?? 0) < (before.d ?? 0)) return null;
  if (m.words(sep) === "/" && (before?.d !== undefined || after?.d !== undefined)) return null;
  // "March 1 to 5, 9 to 5": the second is rather hours.
  const [wasRange, isRange] = [listOf(m, 0).at(-1)?.to, m.get(next).list?.[0]?.to];
  const bonus = m.n(sep) === 0 && wasRange && isRange && after?.weak && after.m === undefined && isRange.m === undefined ? -4 : 0;
  const mixed = m.get(0).type === "LIST" && m.n(0) !== 0 && m.n(sep) !== 0 && m.n(0) !== m.n(sep);
  if (mixed) return { type: "UN", options: [], doubts: ["ambiguous"], bonus: 5 };
  return list.length > LONGEST ? null : { list, n: join, bonus };
}

const LISTS = /^(?:and|or|et|ou|y|e|o|u|of|de|del|to|a|au|al|at|from|in|en|th|st|nd|rd|er|or|until|till|hasta)$/;

function between(m: Match, first: number, last: number, y?: number): Made | null {
  const range = rangePart(m, first, last);
  const part = range && y !== undefined ? { ...range, to: { ...range.to, y, m: range.to?.m ?? range.from.m } } : range;
  if (!part || (!isStrong(part.from) && !isStrong(part.to ?? {}) && m.env.asked !== "date")) return null;
  const options = resolveList([part], m.env).map((spans): Option => spans.map((span) => windowFact(span, m.env.today)));
  return options.length === 0 ? null : { type: "WN", n: 1, options, bonus: 4 };
}

/** Weekdays alone, of a list of which none has a date. */
export const onlyWeekdays = (m: Match, at: number): boolean =>
  listOf(m, at).every(({ from, to }) => from.wd !== undefined && from.d === undefined && (!to || to.d === undefined));

function one(part: ListPart | null): Made | null {
  return part ? { list: [part] } : null;
}

function yearOfList(m: Match): Made | null {
  const list = listOf(m, 0);
  const last = list[list.length - 1];
  const end = last?.to ?? last?.from;
  if (!last || !end || end.y !== undefined || list.every(({ from, to }) => from.m === undefined && to?.m === undefined)) return null;
  const month = end.m ?? [...list].reverse().find(({ from }) => from.m !== undefined)?.from.m;
  const dated = { ...end, y: m.n(4), m: month };
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

/** "After the 5th but before the 12th": neither of them. */
function inside(m: Match, first: number, last: number): Made | null {
  const window = between(m, first, last);
  const options = mapFacts(window?.options, (fact) => {
    const span = fact.when?.spans[0];
    return span && span[1] - span[0] > 1 ? windowFact([span[0] + 1, span[1] - 1], m.env.today) : null;
  });
  return made(options, { type: "WN", n: 1, bonus: 6 });
}

/** "The week of April 5 to 9": those days, some time in them. */
function weekOfRange(m: Match): Made | null {
  const options = resolveList(listOf(m, 2), m.env).map((spans): Option => spans.map((span) => windowFact(span, m.env.today)));
  return options.length === 0 ? null : { type: "WN", n: 1, options, bonus: 5 };
}

/** In French and Spanish behind a date: of last year. */
function lastYear(m: Match): Made | null {
  if ((m.get(1).langs & 6) === 0 || m.get(0).date?.wd !== undefined) return null;
  const options = mapFacts(m.get(0).options, ({ when: said }) =>
    said?.kind === "days"
      ? when(
          "past",
          said.spans.map(([from, to]): Span => [from - YEAR, to - YEAR]),
        )
      : null,
  );
  return made(options, { bonus: 6 });
}
const YEAR = 365;

/** Dates that fall on the weekdays said before them. */
function onThose(m: Match): Made | null {
  const weekdays = m.get(0).options?.[0]?.[0]?.when?.weekdays ?? [];
  const spans = m.get(2).options?.length === 1 ? (m.get(2).options?.[0]?.[0]?.when?.spans ?? []) : [];
  const isOn =
    spans.length > 0 &&
    spans.every(([from, to]) => to - from < weekdays.length && [from, to].every((day) => weekdays.includes(weekday(day))));
  return isOn ? { options: m.get(2).options, bonus: 8 } : null;
}

/** « 19-20-21 avril », "12/13/14 May": three or more days of one month in their order. */
function chained(m: Match, places: readonly number[]): Made | null {
  const list = places.flatMap((at) => listOf(m, at));
  const parts = list.map(({ from }) => from);
  const isPlain = list.every(({ from, to }) => !to && from.d !== undefined && from.wd === undefined && !from.days);
  const isInOrder = parts.every((part, at) => at === 0 || (part.d ?? 0) > (parts[at - 1]?.d ?? 0));
  const months = parts.filter(({ m: month }) => month !== undefined);
  const isOfMonth = months.length === 1 && (months[0] === parts[0] || months[0] === parts.at(-1));
  return isPlain && isInOrder && isOfMonth ? { type: "LIST", list, n: AND, bonus: 8 } : null;
}

/** « Les 4/5 mai », "July 20/21": both, or either of them. */
function paired(m: Match): Made | null {
  const [from, to] = [listOf(m, 0)[0]?.from, listOf(m, 2)[0]?.from];
  const isPair = from?.d !== undefined && to?.d === from.d + 1 && (from.m === undefined) !== (to.m === undefined);
  return isPair && listOf(m, 0).length === 1 && !from.days && !to.days && m.env.asked !== "date"
    ? { options: [], doubts: ["ambiguous"], bonus: 5 }
    : null;
}

/** « Du 2 au 4 inclus »: of hours nobody says so. */
const inclusive = (m: Match): Made => ({
  list: listOf(m, 0).map(({ from, to }) => ({ from: { ...from, weak: undefined }, ...(to ? { to: { ...to, weak: undefined } } : {}) })),
  bonus: 8,
});

export const SET_RULES = [
  rule("SEP", "comma", () => ({ n: 0 })),
  rule("SEP", "comma? and", () => ({ n: AND })),
  rule("SEP", "comma? or", () => ({ n: OR })),
  rule("SEP", "comma? nor", () => ({ n: AND })),
  rule("SEP", "open or", () => ({ n: OR })),
  rule("SEP", "slash", () => ({ n: OR })),
  rule("R", "from? the? P to|dash|until the? P", (m) => one(rangePart(m, 2, 5))),
  rule("E", "P", (m) => one(m.get(0).date ? { from: m.get(0).date ?? {} } : null)),
  rule("E", "R", (m) => ({ list: m.get(0).list })),
  rule("LIST", "E SEP on? E", (m) => longer(m, 1, 3)),
  rule("LIST", "LIST SEP on? E", (m) => longer(m, 1, 3)),
  rule("LIST", "E ~dash|~slash ~E ~dash|~slash ~E", (m) => chained(m, [0, 2, 4])),
  rule("LIST", "E ~dash|~slash ~E ~dash|~slash ~E ~dash|~slash ~E", (m) => chained(m, [0, 2, 4, 6])),
  rule("LIST", "E ~dash|~slash ~E ~dash|~slash ~E ~dash|~slash ~E ~dash|~slash ~E", (m) => chained(m, [0, 2, 4, 6, 8])),
  rule("UN", "E ~slash ~E comma? yr?", paired),
  rule("R", "R comma? inclusive", inclusive),
  // « Lundi mercredi et vendredi ».
  rule("LIST", "E|LIST E", (m) => (onlyWeekdays(m, 0) && onlyWeekdays(m, 1) ? { list: [...listOf(m, 0), ...listOf(m, 1)] } : null)),
  rule("LIST", "either? the? LIST", (m) => (m.has(0) ? { list: m.get(2).list, n: m.n(2) } : null)),
  rule("LIST", "LIST comma? of? open? yr close?", (m) => yearOfList(m)),
  rule("R", "R comma? of? open? yr close?", (m) => yearOfList(m)),
  rule("DS", "R", (m) => resolved(m, listOf(m, 0), AND)),
  rule("DS", "on R", (m) => resolved(m, listOf(m, 1), AND)),
  rule("DS", "LIST", (m) => resolved(m, listOf(m, 0), m.n(0))),
  rule("DS", "on LIST", (m) => resolved(m, listOf(m, 1), m.n(1))),
  rule("DS", "wd|wds|wdx to|dash|until wd|wds|wdx of? WN", (m) => weekRange(m)),
  rule("DS", "LIST of? WN", (m) => weekList(m, 0, 2)),
  // « Les 5 et 6 octobre derniers ».
  rule("DS", "D|DS last", (m) => lastYear(m)),
  // « Les lundis et mardis 11, 12, 18 et 19 janvier ».
  rule("DS", "EV comma? DS", (m) => onThose(m)),
  rule("WN", "between the? P and|to|dash the? P", (m) => between(m, 2, 5)),
  rule("WN", "between the? P and|to|dash the? P comma? of? yr", (m) => between(m, 2, 5, m.n(8))),
  rule("WN", "after the? P comma? and|butfor before the? P", (m) => inside(m, 2, 7)),
  rule("WN", "weekof the? R", (m) => weekOfRange(m)),
  rule("WN", "WN to|dash|until|and WN", (m) => windowRange(m, 0, 2)),
  rule("WN", "from|between MN|WN to|dash|until|and MN|WN", (m) => windowRange(m, 1, 3)),
  rule("WN", "MN dash|to MN", (m) => windowRange(m, 0, 2)),
];
