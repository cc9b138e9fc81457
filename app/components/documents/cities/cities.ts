import type { OfficeId } from "#app/domain/venue/cities.ts";
import { OFFICES } from "#app/domain/venue/venues.ts";
import { GRAND_CAYMAN } from "./grand-cayman.ts";
import { MIAMI } from "./miami.ts";
import { MONTREAL } from "./montreal.ts";
import type { CityParticulars } from "./particulars.ts";
import { TORONTO } from "./toronto.ts";

const PARTICULARS: Readonly<Record<OfficeId, CityParticulars>> = {
  arbitration_place_toronto: TORONTO,
  arbitration_place_montreal: MONTREAL,
  arbitration_place_miami: MIAMI,
  arbitration_place_cayman: GRAND_CAYMAN,
};

/** What the offices' pages tell, in the order of the table. */
export const CITIES: readonly CityParticulars[] = OFFICES.map(({ id }) => PARTICULARS[id]);

/** The city at `/locations/{slug}`, or null. */
export function cityAt(slug: string): CityParticulars | null {
  return CITIES.find((city) => city.venue.slug === slug) ?? null;
}
