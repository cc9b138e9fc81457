/** Dates written with a day of the month: "March 14, 2027", "le 14 mars", "14/03/2027", "the 28th". */
import type { LocalDate } from "#app/domain/booking/local-date.ts";
import { alternation, MONTHS, NUMBERS, ORDINALS, SHORT_WEEKDAYS, WEEKDAYS } from "./calendar-words.ts";
import type { DateContext, DateMention, DateReading } from "./reading.ts";
import { calendarDay, dayOfMonth, onWeekday, weekdayAndDay } from "./resolve.ts";

const DAY_WORDS = { ...NUMBERS, ...ORDINALS };
const WEEKDAY_WORDS = { ...SHORT_WEEKDAYS, ...WEEKDAYS };
const wordDays = Object.fromEntries(Object.entries(DAY_WORDS).filter(([name]) => !/^(a|an|une|una|a couple of)$/.test(name)));

const WD = alternation(WEEKDAY_WORDS);
const MON = alternation(MONTHS);
const ORD = "(?:\\s?(?:st|nd|rd|th|er|ere|e|ro|o|º|ª))?";
const DAY = `(?:\\d{1,2}|${alternation(wordDays)})`;
// A day is not the beginning of an hour ("March 3pm" is none, "mars 9h" neither).
const NO_HOUR = "(?![a-z0-9]|\\s?(?:h\\s?\\d|h\\b|am\\b|pm\\b|a\\.m|p\\.m|:\\d|heures?\\b|o'clock))";
const YEAR = "(?:,?\\s{0,2}(?:(?:de|del|of|en)\\s)?(?<year>(?:19|20)\\d{2})(?![\\d]|\\s?h\\d))?";
const WEEKDAY_FIRST = `(?:(?:le\\s|el\\s)?(?<weekday>${WD})\\.?,?\\s{1,2})?`;
const JOIN = "(?:\\s{0,2}(?:,\\s?)?(?<join>or|and|to|through|thru|until|ou|et|o|y|a|al|au|ni|&|-|/)\\s{0,2})";

const MONTH_FIRST = new RegExp(
  `(?<![a-z0-9])${WEEKDAY_FIRST}(?:the\\s)?(?<month>${MON})\\.?\\s{0,2}-?(?:the\\s|le\\s|el\\s)?(?<day>${DAY})${ORD}${NO_HOUR}` +
    `(?:(?<list>(?:,\\s?\\d{1,2}(?!\\d)){0,3})${JOIN}(?:the\\s|le\\s|el\\s|on the\\s)?(?<day2>\\d{1,2})${ORD}${NO_HOUR}(?!\\s?(?:${MON})\\b))?${YEAR}`,
  "g",
);
const DAY_FIRST = new RegExp(
  `(?<![a-z0-9/.-])(?:(?:the|le|el|du|del|dia)\\s)?(?:(?<day0>\\d{1,2})${ORD}${JOIN}(?:the\\s|le\\s|el\\s)?)?${WEEKDAY_FIRST}(?:(?:the|le|el|du|del|au|al)\\s)?(?:dia\\s)?` +
    `(?<day>${DAY})${ORD}\\s{0,2}(?:-|/|(?:of|de|du|del)\\s(?:mois\\sde\\s|mes\\sde\\s)?)?(?<month>${MON})(?![a-z])\\.?-?${YEAR}`,
  "g",
);
const A_MONTH = new RegExp(`(?<![a-z])(?:${MON})(?![a-z])`);
const NUMERIC = /(?<![\d/.-])(?:(\d{4})([-/.])(\d{1,2})\2(\d{1,2})|(\d{1,2})([-/.])(\d{1,2})\6(\d{4}|\d{2}))(?![\d]|[/.-]\d)/g;
const SLASHED = /(?<![\d/.$:-])(\d{1,2})\/(\d{1,2})(?![\d/%]|\s?(?:day|hour|jour|heure|dia|hora|of|de|am|pm|-))/g;
const FOLLOWING =
  "(?=\\s*$|\\s*[.,;!?)\\n]|\\s+(?:at|a|in|of|to|for|instead|if|please|pls|svp|s'il|plutot|would|works?|is|will|and|et|y|e|or|ou|o|por|en|au|de|du|del|this|ce|este|next|prochain|proximo|si|then|but|mais|pero|@|-|around|vers|serait|best|pour|para|mejor|as|with|from|not|pas|no|que)(?![a-z0-9]))";
const NTH = new RegExp(
  `(?<![a-z0-9])(?:(?<weekday>${WD})\\.?,?\\s(?:the\\s|le\\s|el\\s)?(?<wday>\\d{1,2})${ORD}${NO_HOUR}(?!\\s?[/.:-]?\\d)${FOLLOWING}` +
    `|(?:the|on)\\s(?:the\\s)?(?<nth>\\d{1,2}(?:st|nd|rd|th)|${alternation(ORDINALS)})(?![a-z0-9])${FOLLOWING}` +
    `|(?<bare>\\d{1,2}(?:st|nd|rd|th))(?![a-z0-9])${FOLLOWING}` +
    `|(?:le|el|el\\sdia|au|al|para\\sel|pour\\sle|du|del)\\s(?<article>\\d{1,2}|1er|premier|primero)${NO_HOUR}(?!,?\\s(?:rue|avenue|boul|boulevard|chemin|place|calle|avenida|street)(?![a-z]))(?!\\s?[/.:-]?\\d)${FOLLOWING})` +
    `(?<of>\\s(?:of|de|du|del)\\s(?:(?:this|the)\\smonth|ce\\smois(?:-ci)?|mois\\scourant|este\\smes|next\\smonth|(?:le\\s)?mois\\sprochain|(?:el\\s)?(?:mes\\sque\\sviene|proximo\\smes|mes\\sproximo|mes\\sentrante)))?`,
  "g",
);

function dayNumber(text: string): number {
  const digits = /^\d+/.exec(text);
  return digits ? Number(digits[0]) : (DAY_WORDS[text.replace(/\s/g, " ")] ?? 0);
}

function weekdayNumber(name: string | undefined): number | null {
  return name === undefined ? null : (WEEKDAY_WORDS[name] ?? null);
}

/** "3 or 5", "3-5": two candidates, whatever the joining word says, since a booking has one day. */
function either(first: DateReading, second: DateReading): DateReading {
  const options = [first, second].flatMap((reading) =>
    reading.kind === "day" ? [reading.date] : reading.kind === "options" ? reading.options : [],
  );
  if (first.kind === "past" && second.kind === "past") return first;
  return options.length >= 2 ? { kind: "options", options: [...new Set(options)].sort() } : first.kind === "day" ? first : second;
}

/** Two numbers whose order is unknown: one reading where only one is possible, else both. */
export function dayAndMonth(first: number, second: number, year: number | null, context: DateContext): DateReading {
  if (first > 12 && second > 12) return { kind: "invalid" };
  if (first > 12 || first === second) return calendarDay(first, second, year, context);
  if (second > 12) return calendarDay(second, first, year, context);
  const readings = [calendarDay(first, second, year, context), calendarDay(second, first, year, context)];
  const days = readings.flatMap((reading): LocalDate[] => (reading.kind === "day" ? [reading.date] : []));
  if (days.length === 2) return { kind: "options", options: days.sort() };
  return days[0] ? { kind: "day", date: days[0] } : (readings[0] as DateReading);
}

/** Dates in digits alone with a year: safe to look for before telephone numbers are. */
export function numericDates(text: string, context: DateContext): DateMention[] {
  const found: DateMention[] = [];
  for (const match of text.matchAll(NUMERIC)) {
    const span = { start: match.index, end: match.index + match[0].length, weak: false };
    if (match[1]) found.push({ ...span, reading: calendarDay(Number(match[4]), Number(match[3]), Number(match[1]), context) });
    else {
      const year = Number(match[8]);
      const [first, second] = [Number(match[5]), Number(match[7])];
      // Two digits of a year with dots or hyphens are as likely a file or version number.
      if (match[8]?.length === 2 && (match[6] !== "/" || (first > 12 && second > 12))) continue;
      found.push({ ...span, reading: dayAndMonth(first, second, year < 100 ? 2000 + year : year, context) });
    }
  }
  return found;
}

/** Every other written date. */
export function writtenDates(text: string, context: DateContext): DateMention[] {
  const found: DateMention[] = [];
  // Most messages name no month: the two large expressions are not even compiled for them.
  const hasMonth = A_MONTH.test(text);
  for (const match of hasMonth ? text.matchAll(MONTH_FIRST) : []) {
    const { month = "", day = "", day2, list, year, weekday } = match.groups ?? {};
    const others = [...(list?.match(/\d{1,2}/g) ?? []), ...(day2 === undefined ? [] : [day2])];
    found.push({ ...spanOf(match), weak: false, reading: composed(month, day, others, year, weekday, context) });
  }
  for (const match of hasMonth ? text.matchAll(DAY_FIRST) : []) {
    const { month = "", day = "", day0, year, weekday } = match.groups ?? {};
    found.push({ ...spanOf(match), weak: false, reading: composed(month, day, day0 === undefined ? [] : [day0], year, weekday, context) });
  }
  for (const match of text.matchAll(SLASHED)) {
    if (/^(24\/7|1\/2|50\/50|9\/11)$/.test(match[0])) continue;
    const reading = dayAndMonth(Number(match[1]), Number(match[2]), null, context);
    if (reading.kind !== "invalid") found.push({ ...spanOf(match), weak: false, reading });
  }
  for (const match of text.matchAll(NTH)) {
    const { wday, nth: ordinal, bare, article, of } = match.groups ?? {};
    const day = dayNumber(wday ?? ordinal ?? bare ?? article ?? "");
    found.push({ ...spanOf(match), weak: false, reading: nth(match, context), bareDay: wday || of ? undefined : day });
  }
  return found;
}

function composed(
  month: string,
  day: string,
  others: readonly string[],
  year: string | undefined,
  weekday: string | undefined,
  context: DateContext,
): DateReading {
  const read = (text: string) => calendarDay(dayNumber(text), MONTHS[month] ?? 0, year ? Number(year) : null, context);
  const first = onWeekday(read(day), weekdayNumber(weekday), context);
  return others.reduce((reading, other) => either(reading, read(other)), first);
}

function nth(match: RegExpExecArray, context: DateContext): DateReading {
  const { weekday, wday, nth: ordinal, bare, article, of } = match.groups ?? {};
  const day = dayNumber(wday ?? ordinal ?? bare ?? article ?? "");
  const named = weekdayNumber(weekday);
  if (of && /next|prochain|viene|proximo|entrante/.test(of)) {
    const [year = 0, month = 0] = context.today.split("-").map(Number);
    return calendarDay(day, month === 12 ? 1 : month + 1, month === 12 ? year + 1 : year, context);
  }
  if (of) {
    const [year = 0, month = 0] = context.today.split("-").map(Number);
    return calendarDay(day, month, year, context);
  }
  return named === null ? dayOfMonth(day, context) : weekdayAndDay(named, day, context);
}

function spanOf(match: RegExpExecArray): { start: number; end: number } {
  const end = match.index + match[0].replace(/[\s.,-]+$/, "").length;
  return { start: match.index, end };
}
