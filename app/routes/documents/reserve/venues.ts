import { type Venue, venueOf } from "#app/domain/venue/venues.ts";

/** The three cities of this landing, in its order. */
export const LANDING_VENUES: readonly Venue[] = [
  "arbitration_place_montreal",
  "arbitration_place_miami",
  "arbitration_place_cayman",
].flatMap((id) => venueOf(id) ?? []);
