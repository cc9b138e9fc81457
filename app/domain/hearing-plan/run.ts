/** The days of a hearing from another first day on. Pure, without the rule of fit: pages use it too. */
import { addDays, type LocalDate } from "#app/domain/booking/schedule/local-date.ts";

/** As many days from `start`: days in a row stay in a row of open days, others keep their distances. */
export function runFrom(dates: readonly LocalDate[], start: LocalDate, isOpen: (date: LocalDate) => boolean): LocalDate[] {
  const inARow = dates.every((date, at) => at === 0 || date === nextOpen(addDays(dates[at - 1] ?? date, 1), isOpen));
  const by = Math.round((Date.parse(start) - Date.parse(dates[0] ?? start)) / DAY);
  let date = start;
  return dates.map((was, at) => {
    if (at > 0) date = inARow ? nextOpen(addDays(date, 1), isOpen) : addDays(was, by);
    return date;
  });
}

const DAY = 86_400_000;

function nextOpen(date: LocalDate, isOpen: (date: LocalDate) => boolean): LocalDate {
  let next = date;
  for (let tries = 0; tries < 7 && !isOpen(next); tries += 1) next = addDays(next, 1);
  return next;
}
