/** Which days a hearing can be asked for: from today until some years ahead, whatever the door. Pure. */
import { addMonths, type LocalDate } from "./local-date.ts";

/** So many years ahead of today a day can be asked for; the texts of `date_too_far` say it in words. */
export const MOST_YEARS_AHEAD = 5;

/** The last day that can be asked for; `today` at the venue. */
export const lastBookableDay = (today: LocalDate): LocalDate => addMonths(today, MOST_YEARS_AHEAD * 12);

/** What is wrong with a day (`YYYY-MM-DD`, clean) that somebody gives; null when it can be asked for. */
export function dayFault(date: LocalDate, today: LocalDate): "date_in_past" | "date_too_far" | null {
  if (date < today) return "date_in_past";
  return date > lastBookableDay(today) ? "date_too_far" : null;
}
