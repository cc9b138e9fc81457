/** From the parts of a date to a day: missing years, days of the week, past and impossible days. */
import { addDays, addMonths, isLocalDate, type LocalDate, weekday } from "#app/domain/booking/local-date.ts";
import type { DateContext, DateReading } from "./reading.ts";

export function iso(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

export function yearOf(date: LocalDate): number {
  return Number(date.slice(0, 4));
}

export function monthOf(date: LocalDate): number {
  return Number(date.slice(5, 7));
}

/** A day and month, with or without its year: without one, the next such day from today on. */
export function calendarDay(day: number, month: number, year: number | null, context: DateContext): DateReading {
  if (month < 1 || month > 12 || day < 1) return { kind: "invalid" };
  if (year !== null) return settled(iso(year, month, day), context);
  const thisYear = iso(yearOf(context.today), month, day);
  const date = thisYear >= context.today ? thisYear : iso(yearOf(context.today) + 1, month, day);
  return settled(date, context);
}

function settled(date: string, context: DateContext): DateReading {
  if (!isLocalDate(date)) return { kind: "invalid" };
  return date < context.today ? { kind: "past", date } : { kind: "day", date };
}

/** `reading` held against the day of the week that was named with it: where they differ, both are asked back. */
export function onWeekday(reading: DateReading, named: number | null, context: DateContext): DateReading {
  if (named === null || reading.kind !== "day" || weekday(reading.date) === named) return reading;
  const ahead = (named - weekday(reading.date) + 7) % 7;
  const nearest = addDays(reading.date, ahead <= 3 ? ahead : ahead - 7);
  const options = [reading.date, nearest].filter((date) => date >= context.today).sort();
  return { kind: "options", options: options.length > 1 ? options : [reading.date, addDays(reading.date, ahead)].sort() };
}

/** "the 28th": in the known date's month where one is known, else the next such day. */
export function dayOfMonth(day: number, context: DateContext): DateReading {
  if (day < 1 || day > 31) return { kind: "invalid" };
  let from = context.known && context.known >= context.today ? context.known : context.today;
  for (let tries = 0; tries < 4; tries++) {
    const date = iso(yearOf(from), monthOf(from), day);
    if (isLocalDate(date) && date >= context.today) return { kind: "day", date };
    from = addMonths(`${from.slice(0, 7)}-01`, 1);
  }
  return { kind: "invalid" };
}

/** "Tuesday the 24th": the next 24th if it is a Tuesday, else both the 24th and the Tuesday are asked back. */
export function weekdayAndDay(named: number, day: number, context: DateContext): DateReading {
  const numbered = dayOfMonth(day, context);
  if (numbered.kind !== "day" || weekday(numbered.date) === named) return numbered;
  let from = `${context.today.slice(0, 7)}-01`;
  for (let tries = 0; tries < 3; tries++) {
    const date = iso(yearOf(from), monthOf(from), day);
    if (isLocalDate(date) && date >= context.today && weekday(date) === named) return { kind: "day", date };
    from = addMonths(from, 1);
  }
  return onWeekday(numbered, named, context);
}

/** How a weekday was named: "Tuesday", "this Tuesday", "the coming Tuesday", "next Tuesday", "Tuesday of next week". */
export type WeekdayManner = "bare" | "this" | "coming" | "next" | "next-week" | "this-week" | "week-after" | "fortnight-after";

/**
 * The day that a weekday means. "Next Tuesday" said on a Monday is tomorrow to some and in eight days to
 * others, so it is asked back; said on a Saturday it can only be the one of the coming week.
 */
export function namedWeekday(named: number, manner: WeekdayManner, context: DateContext): DateReading {
  const { today } = context;
  const now = weekday(today);
  const ahead = (named - now + 7) % 7;
  const coming = addDays(today, ahead || 7);
  // Monday begins the week here; on a Sunday it is unclear which week people count from.
  const sinceMonday = (now + 6) % 7;
  const ofWeek = (weeks: number) => addDays(today, ((named + 6) % 7) - sinceMonday + 7 * weeks);
  switch (manner) {
    case "bare":
    case "this":
      return ahead === 0 ? { kind: "options", options: [today, coming] } : { kind: "day", date: coming };
    case "coming":
      return { kind: "day", date: coming };
    case "this-week": {
      const date = ofWeek(0);
      return date < today ? { kind: "past", date } : { kind: "day", date };
    }
    case "next-week":
      // On a Sunday, "next week" begins tomorrow for some and in eight days for others.
      return now === 0 && named !== 0 ? { kind: "options", options: [ofWeek(1), addDays(ofWeek(1), 7)] } : { kind: "day", date: ofWeek(1) };
    case "week-after":
      return { kind: "day", date: addDays(coming, 7) };
    case "fortnight-after":
      return { kind: "day", date: addDays(coming, 14) };
    case "next": {
      if (ahead === 0) return { kind: "day", date: coming };
      const inThisWeek = now === 0 || coming === ofWeek(0);
      return inThisWeek ? { kind: "options", options: [coming, addDays(coming, 7)] } : { kind: "day", date: coming };
    }
  }
}
