import { capacitiesOf, hoursOf, settingsOf } from "#app/db/venues/venues.repo.server.ts";
import { VENUES, type Venue } from "#app/domain/venue/venues.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { ALL } from "./venue-changes.server.ts";
import { inForce } from "./venues-in-force.server.ts";

export interface VenueOverview {
  venue: Venue;
  rooms: number;
  largest: number;
  bufferMinutes: number;
  changeCutoffHours: number;
}

export async function listVenues(context: ServiceContext): Promise<VenueOverview[]> {
  const { db } = context;
  await administratorOf(context);
  const [hours, rooms, settings] = await db.batch([hoursOf(db, ALL), capacitiesOf(db, ALL), settingsOf(db, ALL)]);
  return VENUES.map((venue) => {
    const own = rooms.filter(({ venueId }) => venueId === venue.id);
    const set = settings.find(({ venueId }) => venueId === venue.id);
    return {
      venue: { ...inForce(venue, hours), closed: new Set<string>() },
      rooms: own.length,
      largest: Math.max(0, ...own.map(({ capacity }) => capacity)),
      bufferMinutes: set?.bufferMinutes ?? 0,
      changeCutoffHours: set?.changeCutoffHours ?? 0,
    };
  });
}
