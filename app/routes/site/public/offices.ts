import { VENUES, type Venue } from "#app/domain/venue/venues.ts";

/** The four offices of this landing; the partner venue is not one of them. */
export const OFFICES: readonly Venue[] = VENUES.filter((venue) => venue.slug !== null);
