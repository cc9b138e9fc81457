/** Venues as the rest of the application reads them: rows of the table of cities (`cities.ts`). */

import type { BookingLocation } from "../booking/vocabulary.ts";
import type { Localized } from "../locale.ts";
import { CITIES, type CityZone, type OfficeId, type Opening } from "./cities.ts";

export type { Opening, VenueId } from "./cities.ts";

export interface Venue {
  id: Exclude<BookingLocation, "alternate">;
  /** Last part of the city page's address: `/locations/{slug}`. None for the partner venue. */
  slug: string | null;
  /** Letters that name rooms and references of this venue. */
  code: string;
  city: Localized;
  country: "CA" | "US" | "KY";
  zone: CityZone;
  /** Opening hours by weekday (0 Sunday), local wall time; closed days are absent. */
  hours: Readonly<Partial<Record<number, Opening>>>;
  /** Days on which it is closed besides, `YYYY-MM-DD`; known of a venue as it is in force, not of the published table. */
  closed?: ReadonlySet<string>;
  rooms: number;
  capacity: { from: number; to: number };
  /** More proceedings than this were hosted here, where the specification says so. */
  hosted: number | null;
  phone: string;
  email: string;
  address: string;
  /** The language in which the address is written. */
  addressLanguage: "en" | "fr";
}

type Office = Venue & { id: OfficeId; slug: string };

const isOffice = (venue: Venue): venue is Office => venue.slug !== null;

/** Those that have a page; a partner venue is not one of them. */
export const OFFICES: readonly Office[] = (CITIES as readonly Venue[]).filter(isOffice);
export const PARTNERS: readonly Venue[] = CITIES.filter((venue) => !isOffice(venue));

/** The offices, then the partners. */
export const VENUES: readonly Venue[] = [...OFFICES, ...PARTNERS];

const byId: ReadonlyMap<string, Venue> = new Map(VENUES.map((venue) => [venue.id, venue]));

/** The venue of a booking's location, or null for `alternate` and for no location. */
export function venueOf(location: string | null | undefined): Venue | null {
  return (location && byId.get(location)) || null;
}

/** The last part of a venue's addresses: its page's where it has one ("grand-cayman"), else its city's ("ottawa"). */
export function venueName({ slug, id }: Venue): string {
  return slug ?? id.replace("arbitration_place_", "");
}

/** The venue of such a name, or of an id; null for anything else. */
export function venueNamed(name: string): Venue | null {
  return VENUES.find((venue) => venueName(venue) === name) ?? venueOf(name);
}

/** The office that answers when a booking has no venue of its own. */
export const HEAD_OFFICE: Venue = CITIES[0];
