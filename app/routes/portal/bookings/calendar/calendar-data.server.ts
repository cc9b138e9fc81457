/** What the calendar's address asks for: a day or a week of one's own bookings. */
import type { Services } from "#app/context.ts";
import { addDays, daysOfWeek, isLocalDate, type LocalDate, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import type { OwnCalendarDay } from "#app/domain/venue/room-calendar.ts";

export type CalendarView = "day" | "week";

export interface CalendarData {
  view: CalendarView;
  /** The day in the address, and the days shown. */
  on: LocalDate;
  days: LocalDate[];
  /** Today on the clock that the calendar keeps. */
  today: LocalDate;
  earlier: LocalDate;
  later: LocalDate;
  own: OwnCalendarDay[];
}

export function isCalendarView(view: string | null): view is CalendarView {
  return view === "day" || view === "week";
}

export async function calendarOf(
  calendar: Services["calendar"],
  who: Extract<Actor, { kind: "user" }>,
  view: CalendarView,
  parameters: URLSearchParams,
  now: Date,
): Promise<CalendarData> {
  const today = todayIn(who.timeZone, now);
  const wanted = parameters.get("on") ?? "";
  // A year that calendars can still step from.
  const on = isLocalDate(wanted) && wanted > "1970-02-01" && wanted < "2900-01-01" ? wanted : today;
  const days = view === "week" ? daysOfWeek(on) : [on];
  const step = view === "week" ? 7 : 1;
  return { view, on, days, today, earlier: addDays(on, -step), later: addDays(on, step), own: await calendar.own(days) };
}
