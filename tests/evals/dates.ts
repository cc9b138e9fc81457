/**
 * Dates of the exam: written once as expressions, so that it stays valid on any day of any year.
 *
 * An expression is a base and any number of steps, separated by `;`:
 *   base  `today`, `tomorrow`, `+14d`, `-3d`, `+2w`, `+1m`, `next:tuesday` (the first one strictly after today),
 *         `nextOccurrence:03-14` (on or after today), `nextMonthDay:15`, `2027-03-16`
 *   step  each moves forward to the first day, the current one included, that fits:
 *         `workday`, `on:tuesday`, `day:28`, `dayAbove12`, `ambiguous` (day and month could be swapped);
 *         `plus:2` moves that many days on
 */
import type { Locale } from "./schema.ts";

export const VENUE_ZONE = "America/Toronto";

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const DAY_MS = 86_400_000;

const at = (date: string) => new Date(`${date}T00:00:00Z`);
const iso = (date: Date) => date.toISOString().slice(0, 10);
const plusDays = (date: string, days: number) => iso(new Date(at(date).getTime() + days * DAY_MS));
const dayOf = (date: string) => Number(date.slice(8, 10));
const monthOf = (date: string) => Number(date.slice(5, 7));
const weekdayOf = (date: string) => at(date).getUTCDay();

/** The day that the calendar shows in the head office. */
export function venueToday(now: Date = new Date()): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat("en-US", { timeZone: VENUE_ZONE, year: "numeric", month: "2-digit", day: "2-digit" })
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}

function weekdayNumber(name: string): number {
  const index = WEEKDAYS.indexOf(name);
  if (index < 0) throw new Error(`unknown weekday "${name}"`);
  return index;
}

function forwardTo(date: string, fits: (candidate: string) => boolean): string {
  for (let days = 0; days < 800; days++) {
    const candidate = plusDays(date, days);
    if (fits(candidate)) return candidate;
  }
  throw new Error(`no day fits after ${date}`);
}

function plusMonths(date: string, months: number): string {
  const first = new Date(Date.UTC(at(date).getUTCFullYear(), at(date).getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return iso(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(dayOf(date), last))));
}

function base(text: string, today: string): string {
  if (text === "today") return today;
  if (text === "tomorrow") return plusDays(today, 1);
  const shift = /^([+-])(\d+)([dwm])$/.exec(text);
  if (shift) {
    const count = Number(shift[2]) * (shift[1] === "-" ? -1 : 1);
    if (shift[3] === "m") return plusMonths(today, count);
    return plusDays(today, shift[3] === "w" ? count * 7 : count);
  }
  const [name = "", argument = ""] = text.split(":");
  if (name === "next") {
    const wanted = weekdayNumber(argument);
    return forwardTo(plusDays(today, 1), (candidate) => weekdayOf(candidate) === wanted);
  }
  if (name === "nextOccurrence" && /^\d{2}-\d{2}$/.test(argument)) return forwardTo(today, (candidate) => candidate.slice(5) === argument);
  if (name === "nextMonthDay" && /^\d{1,2}$/.test(argument)) {
    const first = `${plusMonths(`${today.slice(0, 7)}-01`, 1).slice(0, 7)}-01`;
    return forwardTo(first, (candidate) => dayOf(candidate) === Number(argument));
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && iso(at(text)) === text) return text;
  throw new Error(`unknown date expression "${text}"`);
}

function step(date: string, text: string): string {
  if (text === "workday") return forwardTo(date, (candidate) => ![0, 6].includes(weekdayOf(candidate)));
  if (text === "dayAbove12") return forwardTo(date, (candidate) => dayOf(candidate) > 12);
  if (text === "ambiguous") return forwardTo(date, (candidate) => dayOf(candidate) <= 12 && dayOf(candidate) !== monthOf(candidate));
  const [name = "", argument = ""] = text.split(":");
  if (name === "on") {
    const wanted = weekdayNumber(argument);
    return forwardTo(date, (candidate) => weekdayOf(candidate) === wanted);
  }
  if (name === "plus" && /^\d{1,2}$/.test(argument)) return plusDays(date, Number(argument));
  if (name === "day" && /^\d{1,2}$/.test(argument)) return forwardTo(date, (candidate) => dayOf(candidate) === Number(argument));
  throw new Error(`unknown date step "${text}"`);
}

/** `YYYY-MM-DD` of an expression, seen from `today`. Throws on an expression that it does not know. */
export function resolveDate(expression: string, today: string): string {
  const [first = "", ...steps] = expression.split(";").map((part) => part.trim());
  return steps.reduce(step, base(first, today));
}

const INTL: Readonly<Record<Locale, string>> = { en: "en-US", fr: "fr-CA", es: "es-ES" };
const _DATE_FORMATS = [
  "long",
  "dmy",
  "daymonth",
  "weekday-long",
  "weekday-daymonth",
  "weekday",
  "ordinal",
  "day",
  "iso",
  "slash-dmy",
  "slash-mdy",
  "dash-dmy",
  "dot-dmy",
] as const;

/** A resolved date as a person writes it in `locale`. */
export function formatDate(date: string, format: string, locale: Locale): string {
  const [year = "", month = "", day = ""] = date.split("-");
  const intl = (options: Intl.DateTimeFormatOptions) => {
    const text = new Intl.DateTimeFormat(INTL[locale], { ...options, timeZone: "UTC" }).format(at(date));
    return locale === "fr" ? text.replace(/(^|\s)1(?=\s)/, "$11er") : text;
  };
  switch (format) {
    case "long":
      return intl({ year: "numeric", month: "long", day: "numeric" });
    case "dmy":
      return locale === "en" ? longBritish(date) : formatDate(date, "long", locale);
    case "daymonth":
      return intl({ month: "long", day: "numeric" });
    case "weekday-long":
      return intl({ weekday: "long", year: "numeric", month: "long", day: "numeric" });
    case "weekday-daymonth":
      return intl({ weekday: "long", month: "long", day: "numeric" });
    case "weekday":
      return intl({ weekday: "long" });
    case "ordinal":
      return locale === "en" ? `${Number(day)}${englishSuffix(Number(day))}` : String(Number(day));
    case "day":
      return String(Number(day));
    case "iso":
      return date;
    case "slash-dmy":
      return `${day}/${month}/${year}`;
    case "slash-mdy":
      return `${month}/${day}/${year}`;
    case "dash-dmy":
      return `${day}-${month}-${year}`;
    case "dot-dmy":
      return `${day}.${month}.${year}`;
    default:
      throw new Error(`unknown date format "${format}"`);
  }
}

/** The day first, as much of Canada writes it: 16 March 2027. */
const longBritish = (date: string) =>
  new Intl.DateTimeFormat("en-GB", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" }).format(at(date));

function englishSuffix(day: number): string {
  if (day >= 11 && day <= 13) return "th";
  return ["th", "st", "nd", "rd"][day % 10] ?? "th";
}

/** Replaces every `{{date:expression|format}}` (or `|format@fr`, to write it in another language). */
export function resolveText(text: string, locale: Locale, today: string): string {
  return text.replace(/\{\{(.*?)\}\}/g, (_, inside: string) => {
    const match = /^date:([^|]+)\|([a-z-]+)(?:@(en|fr|es))?$/.exec(inside.trim());
    if (!match) throw new Error(`unknown placeholder {{${inside}}}`);
    return formatDate(resolveDate(match[1] ?? "", today), match[2] ?? "", (match[3] as Locale | undefined) ?? locale);
  });
}
