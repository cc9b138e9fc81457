/** What a stretch of text says about a day. */
import type { LocalDate } from "#app/domain/booking/local-date.ts";
import type { Span } from "../phrases.ts";

export type DateReading =
  /** One day, today or later. */
  | { kind: "day"; date: LocalDate }
  /** One day that is over. Only a visitor who was asked for a date can have meant it. */
  | { kind: "past"; date: LocalDate }
  /** Words that read two ways. */
  | { kind: "options"; options: readonly LocalDate[] }
  /** A week, a month, a limit: no one day. */
  | { kind: "vague" }
  /** A day that the calendar does not have. */
  | { kind: "invalid" };

export interface DateMention extends Span {
  reading: DateReading;
  /** "today", a bare number: counts only where a date is expected. */
  weak: boolean;
  /** The number of a day named without its month ("the 5th"): a date before it in the text gives the month. */
  bareDay?: number | undefined;
}

export interface DateContext {
  today: LocalDate;
  /** The date known so far: "make it the 28th" stays in its month. */
  known?: LocalDate | undefined;
}
