/** Which figures of a venue the public site and the assistant may state. */
import { CITIES, type Figure } from "./cities.ts";
import type { Venue } from "./venues.ts";

const PUBLISHED: ReadonlyMap<string, readonly Figure[]> = new Map(CITIES.map(({ id, published }) => [id, published]));

/** True where the specification states the figure for this venue. */
export const publishes = (venue: Venue, figure: Figure): boolean => PUBLISHED.get(venue.id)?.includes(figure) ?? false;
