/** A text that is all about a date, read whole: for the assistant's tools and for tests. */
import type { LocalDate } from "#app/domain/booking/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import { fold } from "../fold.ts";
import { findDates } from "./find-dates.ts";

export interface ParsedDate {
  /** The days that are meant for sure, in order of appearance, without repetition. */
  dates: readonly LocalDate[];
  /** Set when words read two ways (the candidates) or name no one day (no candidates). */
  ambiguous: readonly LocalDate[] | null;
  invalid: "date_invalid" | "date_in_past" | null;
}

/**
 * Reads `text` against `today` (the venue's). `locale` decides nothing: 03/04/2027 is asked back in every
 * language, since lawyers in Montréal and Miami write it both ways.
 */
export function parseDate(text: string, _locale: Locale, today: LocalDate, known?: LocalDate): ParsedDate {
  const readings = findDates(fold(text.normalize("NFC")), { today, known }).map((mention) => mention.reading);
  const dates = [...new Set(readings.flatMap((reading) => (reading.kind === "day" ? [reading.date] : [])))];
  const options = readings.flatMap((reading) => (reading.kind === "options" ? reading.options : []));
  const isVague = options.length > 0 || readings.some((reading) => reading.kind === "vague");
  const invalid = readings.some((reading) => reading.kind === "invalid")
    ? "date_invalid"
    : readings.some((reading) => reading.kind === "past")
      ? "date_in_past"
      : null;
  return { dates, ambiguous: isVague ? [...new Set(options)] : null, invalid };
}
