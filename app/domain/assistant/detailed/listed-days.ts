/** Entries of days that do not follow each other, put together from what was said of days, hours and length. */
import type { BookedDay } from "#app/domain/booking/lists.ts";
import type { LocalDate, WallTime } from "#app/domain/booking/local-date.ts";
import { minutesOf } from "#app/domain/booking/schedule-rules.ts";
import { findDates } from "../dates/find-dates.ts";
import type { InterpretationContext } from "../interpretation.ts";
import { anyOf, type Mention, spansOf } from "../phrases.ts";
import { findTimes } from "../times.ts";
import { type Days, findDays } from "./days.ts";
import { lazy } from "./found.ts";
import { findHours, type HourSpan, lengthOf } from "./hours.ts";
import { CHOICES_EN } from "./lexicon/choices.en.ts";
import { CHOICES_ES } from "./lexicon/choices.es.ts";
import { CHOICES_FR } from "./lexicon/choices.fr.ts";

/** What one message says of the schedule. */
export interface Said {
  days: Days | null;
  hours: readonly HourSpan[];
  /** A length in words: "half_day", "full_day", "extended". */
  length: string | null;
  /** The beginning, where it is said alone. */
  time: Mention<WallTime> | null;
}

const LENGTHS = lazy(() =>
  ["half_day", "full_day"].map((length): [string, RegExp] => [
    length,
    anyOf([CHOICES_EN, CHOICES_FR, CHOICES_ES].flatMap((table) => table.duration?.[length]?.said ?? [])),
  ]),
);
const blank = (text: string, span: { start: number; end: number }) =>
  text.slice(0, span.start) + "\u0001".repeat(span.end - span.start) + text.slice(span.end);

/** The schedule of an earlier message; a plainer reading than that of the present one. */
export function saidIn(folded: string, context: InterpretationContext): Said {
  const hours = findHours(folded);
  let text = folded;
  for (const one of hours) text = blank(text, one);
  const found = findDays(text, context.today).filter((days) => days.kind === "list");
  for (const date of findDates(text, { today: context.today })) if (date.reading.kind !== "vague") text = blank(text, date);
  const times = findTimes(text).filter((time) => time.ok);
  return {
    days: found[found.length - 1] ?? null,
    hours,
    length: LENGTHS().find(([, pattern]) => spansOf(pattern, folded).length > 0)?.[0] ?? null,
    time: times.length === 1 ? (times[0] ?? null) : null,
  };
}

/** Entries from the newest message that names days, with the newest hours; null while a day has none. */
export function entriesOf(said: readonly Said[], held: readonly BookedDay[]): BookedDay[] | null {
  const at = said.findIndex((one) => one.days?.kind === "list");
  const days = said[at]?.days;
  if (!days) return null;
  // Hours said in the very message that names the days may be those of each day.
  const own = said[at]?.hours.filter((one) => one.from !== null) ?? [];
  const common = commonHours(said, held);
  const entries: BookedDay[] = [];
  for (const [index, day] of days.days.entries()) {
    const next = days.days[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    const near = own.length > 1 ? own.find((one) => one.start >= day.end && one.start < next) : undefined;
    const entry = near?.from && near.minutes ? dayOf(day.date, near.from, near.minutes) : common ? { ...common, date: day.date } : null;
    if (!entry) return null;
    entries.push(entry);
  }
  return entries;
}

/** `dates` with the hours said now, else those that all days held so far share. */
export function withHours(dates: readonly LocalDate[], now: Said, held: readonly BookedDay[]): BookedDay[] | null {
  const common = commonHours([now], held);
  if (!common) return null;
  return [...dates].sort().map((date) => ({ ...common, date }));
}

function commonHours(said: readonly Said[], held: readonly BookedDay[]): Omit<BookedDay, "date"> | null {
  let start: WallTime | null = null;
  let length: string | null = null;
  for (const one of said) {
    const spans = one.hours.filter((hours) => hours.from !== null);
    const first = spans[0];
    if (!start && first?.from && first.minutes && spans.every((other) => other.from === first.from && other.until === first.until)) {
      if (length) return dressed(first.from, length);
      return withoutDate(dayOf("", first.from, first.minutes));
    }
    const open = one.hours.find((hours) => hours.from === null);
    start ??= one.time?.value ?? null;
    length ??= one.length;
    if (start && open) {
      const minutes = open.minutes ?? (open.until ? minutesOf(open.until) - minutesOf(start) : 0);
      return withoutDate(dayOf("", start, minutes));
    }
  }
  const shared = held[0];
  const same =
    shared && held.every((one) => one.startTime === shared.startTime && one.duration === shared.duration && one.endTime === shared.endTime);
  if (same && start === null && length === null)
    return { startTime: shared.startTime, duration: shared.duration, ...(shared.endTime ? { endTime: shared.endTime } : {}) };
  if (same) {
    start ??= shared.startTime;
    length ??= shared.duration;
    if (length === "extended" && shared.endTime) return withoutDate(dayOf("", start, minutesOf(shared.endTime) - minutesOf(start)));
  }
  return start && length ? dressed(start, length) : null;
}

function dressed(startTime: WallTime, length: string): Omit<BookedDay, "date"> | null {
  return length === "half_day" || length === "full_day" ? { startTime, duration: length } : null;
}

function dayOf(date: LocalDate, startTime: WallTime, minutes: number): BookedDay | null {
  const length = lengthOf(startTime, minutes);
  return length && { date, startTime, duration: length.duration, ...(length.endTime ? { endTime: length.endTime } : {}) };
}

function withoutDate(day: BookedDay | null): Omit<BookedDay, "date"> | null {
  if (!day) return null;
  const { date: _, ...rest } = day;
  return rest;
}
