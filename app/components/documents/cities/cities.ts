import { GRAND_CAYMAN } from "./grand-cayman.ts";
import { MIAMI } from "./miami.ts";
import { MONTREAL } from "./montreal.ts";
import type { CityParticulars } from "./particulars.ts";
import { TORONTO } from "./toronto.ts";

/** The four offices, in the order of the specification. */
export const CITIES: readonly CityParticulars[] = [TORONTO, MONTREAL, MIAMI, GRAND_CAYMAN];

/** The city at `/locations/{slug}`, or null. */
export function cityAt(slug: string): CityParticulars | null {
  return CITIES.find((city) => city.venue.slug === slug) ?? null;
}
