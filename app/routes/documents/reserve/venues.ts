import { CITIES } from "#app/domain/venue/cities.ts";
import { type Venue, venueOf } from "#app/domain/venue/venues.ts";

/** The cities of this landing, in the order of its form. */
export const LANDING_VENUES: readonly Venue[] = CITIES.flatMap(({ id, simple }) => (simple ? (venueOf(id) ?? []) : []));
