import { capacitiesOf, hoursOf } from "#app/db/venues/venues.repo.server.ts";
import { VENUES, type Venue } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { ALL } from "./venue-changes.server.ts";
import { inForce } from "./venues-in-force.server.ts";

/** What everyone may know: nothing of buffers, cut-offs, or single rooms. */
export type PublicVenue = Pick<Venue, "id" | "city" | "country" | "hours" | "rooms" | "capacity" | "phone" | "email" | "address"> & {
  timeZone: string;
};

export async function listPublishedVenues({ db }: ServiceContext): Promise<PublicVenue[]> {
  const [hours, rooms] = await db.batch([hoursOf(db, ALL), capacitiesOf(db, ALL)]);
  return VENUES.map((venue) => {
    const { id, city, country, zone, phone, email, address } = venue;
    const capacities = rooms.filter(({ venueId }) => venueId === id).map(({ capacity }) => capacity);
    return {
      id,
      city,
      country,
      timeZone: zone,
      hours: inForce(venue, hours).hours,
      rooms: capacities.length,
      capacity: capacities.length > 0 ? { from: Math.min(...capacities), to: Math.max(...capacities) } : { from: 0, to: 0 },
      phone,
      email,
      address,
    };
  });
}
