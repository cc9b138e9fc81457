/** Which venues and which of their figures the public site and the assistant may state. */
import { VENUES, type Venue, type VenueId } from "./venues.ts";

/** The four offices; the partner venue is not one of them. */
export const OFFICES: readonly Venue[] = VENUES.filter((venue) => venue.slug !== null);

/**
 * Figures that the specification does not publish: they serve planning, and the team states them when asked.
 * The partner venue publishes neither its hours nor its rooms; Grand Cayman no capacity.
 */
const UNPUBLISHED: Readonly<Record<"hours" | "rooms" | "capacity", readonly VenueId[]>> = {
  hours: ["arbitration_place_ottawa"],
  rooms: ["arbitration_place_ottawa"],
  capacity: ["arbitration_place_ottawa", "arbitration_place_cayman"],
};

/** True where the specification states the figure for this venue. */
export const publishes = (venue: Venue, figure: keyof typeof UNPUBLISHED): boolean => !UNPUBLISHED[figure].includes(venue.id);
