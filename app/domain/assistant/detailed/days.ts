/** Several days named together: "16, 17 and 19 March", "del 16 al 18 de marzo", "three days from 16 March". */
import { addDays, isLocalDate, type LocalDate, weekday } from "#app/domain/booking/local-date.ts";
import { alternation, MONTHS, NUMBERS, ORDINALS, SHORT_WEEKDAYS, WEEKDAYS } from "../dates/calendar-words.ts";
import { iso } from "../dates/resolve.ts";
import { numericDates } from "../dates/written.ts";
import type { Span } from "../phrases.ts";
import { lazy } from "./found.ts";

export interface Day extends Span {
  date: LocalDate;
}

export interface Days extends Span {
  kind: "span" | "list" | "invalid" | "past";
  /** The first and the last of a span, every day of a list; none where a day does not exist or is over. */
  days: readonly Day[];
}

interface Atom extends Span {
  day: number;
  month: number | null;
  year: number | null;
  named: number | null;
}

const WEEKDAY_WORDS = { ...SHORT_WEEKDAYS, ...WEEKDAYS };
const DAY_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({ ...NUMBERS, ...ORDINALS }).filter(([name]) => !/^(?:an?|une?|una|un|a couple of)$/.test(name)),
);

const ATOM = lazy(() => {
  const named = (n: string) => `(?:(?:on\\s)?(?<named${n}>${alternation(WEEKDAY_WORDS)})\\.?,?\\s{1,2})?(?:the\\s|le\\s|el\\s(?:dia\\s)?)?`;
  const month = alternation(MONTHS);
  const order = "(?:st|nd|rd|th|er|ere|e|ro|o)?(?![a-z0-9:%$]|\\.\\d)";
  const first = `${named("1")}(?<day1>\\d{1,2}|${alternation(DAY_WORDS)})${order}\\s{0,2}(?:of\\s|de\\s|du\\s|del\\s|-)?(?:mois\\sde\\s|mes\\sde\\s)?(?<month1>${month})(?![a-z])\\.?(?:,?\\s(?:de\\s|del\\s|of\\s)?(?<year1>20\\d\\d)(?!\\d))?`;
  const second = `${named("2")}(?<month2>${month})\\.?\\s(?:the\\s)?(?<day2>\\d{1,2})${order}(?:,?\\s(?<year2>20\\d\\d)(?!\\d))?`;
  const bare = `${named("3")}(?<day3>\\d{1,2})${order}(?!\\s?(?:h|am|pm|a\\.m|p\\.m|heures?|o'clock)(?![a-z]))(?:,?\\s(?<year3>20\\d\\d)(?!\\d))?`;
  return new RegExp(`(?<![a-z0-9.:/$]|[a-z]-|\\d{3}-)(?:${first}|${second})|(?<![a-z0-9.:/$]|[a-z]-|\\d{3}-)(?:${bare})`, "g");
});
const A_MONTH = lazy(() => new RegExp(`(?<![a-z])(?:${alternation(MONTHS)})(?![a-z])`));

const LIST =
  /^\s?(?:(?:,|;|&|\+)\s?(?:and|et|y|then|puis|also|aussi|plus)?|(?:and|et|y|e|plus|puis|then|as well as|ainsi que|asi como)(?:\s(?:then|also|puis|aussi|tambien|luego))?)\s?(?:on\s)?(?:the\s|le\s|les\s|el\s|los\s)?$/;
const THROUGH =
  /^\s?(?:to|through|thru|until|till|up to|au|jusqu'au|jusqu'a|al|a|hasta|-|y hasta)(?:\sand\sincluding)?\s?(?:the\s|le\s|el\s)?$/;
const AVAILABILITY =
  /(?:between|entre|any (?:day|time)|anytime|before|after|avant|apres|antes del?|despues del?)\s(?:the\s|le\s|el\s|los\s|les\s)?$/;
/** What stands before an hour and not before a day. */
const AN_HOUR = /(?:\bat|\ba las?|\bvers|@|\bof|\brule|\bsection|\barticle|\bart\.?|\bno\.?|#)\s?$/;
const COUNTED = lazy(() => {
  const count = `(?<count>\\d{1,2}|${alternation(NUMBERS)})`;
  const days =
    "(?:consecutive[- ]|straight[- ]|full[- ]|whole[- ])?(?:days?|jours?|dias?|journees?)(?:\\s(?:consecutifs?|de suite|completes?|consecutivos?|seguidos?|completos?|in a row))?";
  return {
    before: new RegExp(
      `(?<![a-z0-9])${count}[- ]${days}(?:[- ](?:hearings?|arbitrations?|mediations?|trials?|d'audience|de audiencia|d'arbitrage|de arbitraje))?,?\\s(?:(?:and )?(?:starting|beginning|commencing|from|as of|as from)(?:\\son)?|a partir du|a compter du|(?:qui )?(?:commencant|debutant|commence(?:nt)?|debute(?:nt)?)|des|a partir del?|desde|(?:que )?(?:empezando|comenzando|comienzan?|empiezan?))\\s(?:the\\s|le\\s|el\\s)?$`,
    ),
    after: new RegExp(`^,?\\s(?:for|over|pendant|durant|sur|pour|durante|por)\\s(?:the next\\s)?${count}[- ]${days}(?![a-z])`),
  };
});

function count(text: string | undefined): number {
  return text === undefined ? 0 : /^\d/.test(text) ? Number(text) : (NUMBERS[text.replace(/\s/g, " ")] ?? 0);
}

function atomsOf(text: string, today: LocalDate): Atom[] {
  const atoms: Atom[] = numericDates(text, { today }).flatMap(({ start, end, reading }) => {
    if (reading.kind !== "day" && reading.kind !== "past") return [];
    const [year = 0, month = 0, day = 0] = reading.date.split("-").map(Number);
    return [{ start, end, day, month, year, named: null }];
  });
  for (const match of text.matchAll(ATOM())) {
    const groups = match.groups ?? {};
    const [day, month, year, named] = (["day", "month", "year", "named"] as const).map(
      (name) => groups[`${name}1`] ?? groups[`${name}2`] ?? groups[`${name}3`],
    );
    const number = day === undefined ? 0 : /^\d/.test(day) ? Number(day) : (DAY_WORDS[day.replace(/\s/g, " ")] ?? 0);
    const span = { start: match.index, end: match.index + match[0].replace(/[\s.,]+$/, "").length };
    if (number === 0 || atoms.some((one) => one.start < span.end && span.start < one.end)) continue;
    if (!month && AN_HOUR.test(text.slice(Math.max(0, span.start - 10), span.start))) continue;
    atoms.push({
      ...span,
      day: number,
      month: month ? (MONTHS[month] ?? null) : null,
      year: year ? Number(year) : null,
      named: named ? (WEEKDAY_WORDS[named] ?? null) : null,
    });
  }
  return atoms.sort((a, b) => a.start - b.start);
}

/** Days of `text` (folded; hours blanked out) that belong together, two at least; nothing for a single day. */
export function findDays(text: string, today: LocalDate): Days[] {
  if (!A_MONTH().test(text) && !/\d{4}|\d[/-]\d/.test(text)) return [];
  const atoms = atomsOf(text, today);
  const found: Days[] = [];
  for (let at = 0; at < atoms.length; at++) {
    const chain = [atoms[at] as Atom];
    const joins: ("list" | "span")[] = [];
    for (let next = at + 1; next < atoms.length; next++) {
      const join = joinOf(text, chain[chain.length - 1] as Atom, atoms[next] as Atom);
      if (!join) break;
      joins.push(join);
      chain.push(atoms[next] as Atom);
    }
    const days = chain.length > 1 ? ofChain(text, chain, joins, today) : ofCount(text, chain[0] as Atom, today);
    if (days) found.push(days);
    if (chain.length > 1) at += chain.length - 1;
  }
  return found;
}

function joinOf(text: string, one: Atom, other: Atom): "list" | "span" | null {
  // Hours between two days ("16 March 9 to 5 and 20 March") are blanked and do not part them.
  const between = text.slice(one.end, other.start).replace(/,?\s?(?:(?:from|at|de|des|a)\s)?\u0001+/g, "");
  return THROUGH.test(between) ? "span" : LIST.test(between) ? "list" : null;
}

function ofChain(text: string, chain: readonly Atom[], joins: readonly ("list" | "span")[], today: LocalDate): Days | null {
  const first = chain[0] as Atom;
  const last = chain[chain.length - 1] as Atom;
  const span = { start: first.start, end: last.end };
  if (!chain.some((atom) => atom.month !== null)) return null;
  if (AVAILABILITY.test(text.slice(Math.max(0, span.start - 16), span.start)) && joins.every((join) => join === "list")) return null;
  const dates = dated(chain, today);
  if (!dates) return { ...span, kind: "invalid", days: [] };
  const days = chain.map((atom, index): Day => ({ start: atom.start, end: atom.end, date: dates[index] as LocalDate }));
  // "Tuesday 16 March" that is a Wednesday: asked back as a single day would be.
  if (chain.some((atom, index) => atom.named !== null && weekday(dates[index] as LocalDate) !== atom.named)) return null;
  if (days.some(({ date }) => date < today)) return { ...span, kind: "past", days: [] };
  if (joins.length === 1 && joins[0] === "span")
    return days[0] && days[1] && days[0].date < days[1].date ? { ...span, kind: "span", days } : null;
  const all: Day[] = [];
  for (const [index, day] of days.entries()) {
    const previous = days[index - 1];
    if (joins[index - 1] === "span" && previous) {
      // "9 to 12, 16 March" is as likely an hour.
      if (Number(previous.date.slice(8)) <= 12 && chain[index - 1]?.month === null && chain[index]?.month === null) return null;
      for (let date = addDays(previous.date, 1); date < day.date && all.length < 60; date = addDays(date, 1)) all.push({ ...day, date });
    }
    all.push(day);
  }
  const distinct = all
    .filter((day, index) => all.findIndex(({ date }) => date === day.date) === index)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  if (distinct.length < 2) return null;
  const follow = distinct.every(({ date }, index) => index === 0 || date === addDays(distinct[index - 1]?.date ?? date, 1));
  return follow
    ? { ...span, kind: "span", days: [distinct[0] as Day, distinct[distinct.length - 1] as Day] }
    : { ...span, kind: "list", days: distinct };
}

/** Each day's date: the month from the day beside it that has one, the year from any that says it. Null where one does not exist. */
function dated(chain: readonly Atom[], today: LocalDate): LocalDate[] | null {
  const months = chain.map((atom, index) => {
    if (atom.month !== null) return atom.month;
    const after = chain.slice(index).find((one) => one.month !== null)?.month ?? null;
    const before = [...chain.slice(0, index)].reverse().find((one) => one.month !== null)?.month ?? null;
    return before ?? after;
  });
  const parts = chain.map((atom, index) => {
    // "16, 17 March": days before the month belong to it; "March 30 and 2 April" has both.
    const next = atom.month === null && !chain.slice(0, index).some((one) => one.month !== null);
    return {
      day: atom.day,
      month: (next ? (chain.slice(index).find((one) => one.month !== null)?.month ?? months[index]) : months[index]) ?? 0,
    };
  });
  const anchor = chain.findIndex((atom) => atom.year !== null);
  const dates: LocalDate[] = [];
  for (const [index, { day, month }] of parts.entries()) {
    const own = chain[index]?.year ?? null;
    let year = own ?? chain[anchor]?.year ?? Number(today.slice(0, 4));
    const at = parts[Math.max(anchor, 0)];
    if (own === null && anchor >= 0 && at) {
      const order = month * 100 + day - (at.month * 100 + at.day);
      if (index < anchor && order > 0) year -= 1;
      if (index > anchor && order < 0) year += 1;
    } else if (own === null) {
      if (iso(year, month, day) < today && index === 0) year += 1;
      else if (index > 0) {
        year = Number((dates[index - 1] ?? today).slice(0, 4));
        if (iso(year, month, day) < (dates[index - 1] ?? today)) year += 1;
      }
    }
    const date = iso(year, month, day);
    if (!isLocalDate(date)) return null;
    dates.push(date);
  }
  return dates;
}

/** "Three days from 16 March", "16 March for two days". */
function ofCount(text: string, atom: Atom, today: LocalDate): Days | null {
  if (atom.month === null) return null;
  const { before, after } = COUNTED();
  const head = before.exec(text.slice(Math.max(0, atom.start - 90), atom.start));
  const tail = head ? null : after.exec(text.slice(atom.end, atom.end + 60));
  const length = count(head?.groups?.count ?? tail?.groups?.count);
  const date = dated([atom], today)?.[0];
  if (length < 2 || length > 60 || !date || date < today) return null;
  const span = {
    start: atom.start - (head ? text.slice(Math.max(0, atom.start - 90), atom.start).length - head.index : 0),
    end: atom.end + (tail?.[0].length ?? 0),
  };
  return {
    ...span,
    kind: "span",
    days: [
      { ...span, date },
      { ...span, date: addDays(date, length - 1) },
    ],
  };
}
