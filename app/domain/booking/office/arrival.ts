/** Where a confirmed booking takes place, as its own people read it. */
import type { VenueId } from "#app/domain/venue/venues.ts";

export interface Arrival {
  /** Names of the rooms that it holds. */
  rooms: readonly string[];
  breakoutRooms: readonly string[];
  /** A place that is no venue of ours, by its name. */
  place: string | null;
  address: string | null;
  venue: VenueId | null;
  /** Where its people meet by video; null until staff have entered it. */
  videoLink: string | null;
}

/** Whether there is anything to tell. */
export const hasArrival = ({ rooms, place, address, videoLink }: Arrival): boolean =>
  rooms.length > 0 || place !== null || address !== null || videoLink !== null;
