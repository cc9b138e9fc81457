import { closuresFrom } from "#app/db/venues/rooms.repo.server.ts";
import { hoursOf } from "#app/db/venues/venues.repo.server.ts";
import { addDays, type LocalDate, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { firstOpenDay } from "#app/domain/venue/first-open-day.ts";
import { HEAD_OFFICE, VENUES, type VenueId } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { ALL } from "./venue-changes.server.ts";
import { inForce } from "./venues-in-force.server.ts";

/** For each venue the first day on which it is open, from today on, by the hours and closures in force. */
export async function firstOpenDays({ db, clock }: ServiceContext): Promise<Record<VenueId, LocalDate>> {
  const now = clock().getTime();
  const yesterday = addDays(todayIn(HEAD_OFFICE.zone, new Date(now)), -1);
  const [hours, closures] = await db.batch([hoursOf(db, ALL), closuresFrom(db, yesterday)]);
  return Object.fromEntries(
    VENUES.map((venue) => {
      const closed = closures.filter(({ venueId }) => venueId === venue.id).map(({ date }) => date);
      return [venue.id, firstOpenDay(inForce(venue, hours, closed), now)];
    }),
  ) as Record<VenueId, LocalDate>;
}
