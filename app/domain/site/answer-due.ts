/** The clock of "we answer within one business day": the head office's opening hours of one day, counted while it is open. */
import { afterBusinessHours } from "#app/domain/booking/schedule/schedule.ts";
import { HEAD_OFFICE, type Venue } from "../venue/venues.ts";

/**
 * Until when (UTC milliseconds) a message that came at `now` (UTC milliseconds) is answered: Friday 15:00 is Monday
 * 15:00. `office` is the head office with the hours in force; left out, with the published ones.
 */
export function answerDue(now: number, office: Venue = HEAD_OFFICE): number {
  return afterBusinessHours(now, hoursOfADay(office), office);
}

function hoursOfADay(venue: Venue): number {
  return Math.max(...Object.values(venue.hours).map((open) => (open ? hour(open.closes) - hour(open.opens) : 0)));
}

function hour(wallTime: string): number {
  const [hours = 0, minutes = 0] = wallTime.split(":").map(Number);
  return hours + minutes / 60;
}
