/** The first day on which a venue can still be come to: suggested to who has named none. Pure. */
import { addDays, type LocalDate, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { HALF_DAY_MINUTES, minutesOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { momentIn } from "#app/domain/booking/schedule/wall-clock.ts";
import type { Venue } from "./venues.ts";

/** So many days are looked at: no venue is closed for longer without somebody saying so. */
export const DAYS_LOOKED_AT = 42;

/** Today at the venue while half a day is left of it, else the next day on which it opens; today where none of the days looked at is open. `venue` as it is in force. */
export function firstOpenDay(venue: Venue, now: number): LocalDate {
  const { date: today, time } = momentIn(now, venue.zone);
  for (let ahead = 0; ahead < DAYS_LOOKED_AT; ahead += 1) {
    const date = addDays(today, ahead);
    const hours = venue.hours[weekday(date)];
    if (hours && !venue.closed?.has(date) && (ahead > 0 || minutesOf(time) + HALF_DAY_MINUTES <= minutesOf(hours.closes))) return date;
  }
  return today;
}
