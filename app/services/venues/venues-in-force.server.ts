/** Venues as they are in force: the published table with the hours, and the closures, that administrators have set. */
import type { Database } from "#app/db/client.server.ts";
import { closuresBetween, hoursOf, type VenueHoursRow } from "#app/db/venues/venues.repo.server.ts";
import { addDays, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import type { Venue } from "#app/domain/venue/venues.ts";

/** Days of closures that a clock of business hours may run into. */
const CLOCK_DAYS = 61;

/** `venue` with the hours of `rows`, which may be those of several venues, and closed on `closed` besides. */
export function inForce(venue: Venue, rows: readonly VenueHoursRow[], closed: readonly string[] = []): Venue {
  const own = rows.filter(({ venueId }) => venueId === venue.id);
  return {
    ...venue,
    hours: Object.fromEntries(own.map(({ weekday, opens, closes }) => [weekday, { opens, closes }])),
    closed: new Set(closed),
  };
}

/** The venue whose opening hours a promise made at `now` (UTC milliseconds) is counted in: hours and closures in force, in one trip. */
export async function venueForClock(db: Database, venue: Venue, now: number): Promise<Venue> {
  const today = todayIn(venue.zone, new Date(now));
  const [hours, closures] = await db.batch([
    hoursOf(db, [venue.id]),
    closuresBetween(db, venue.id, addDays(today, -1), addDays(today, CLOCK_DAYS)),
  ]);
  return inForce(
    venue,
    hours,
    closures.map(({ date }) => date),
  );
}
