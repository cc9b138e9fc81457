/**
 * Venues as data (specification, section 2 "Locations index and city pages", section 9; rulings,
 * "Vocabularies"): the four offices and the partner venue in Ottawa. Hours, rooms and capacities are as published;
 * those in force are administrators' to set (`venue_hours`, `rooms`), and whatever counts hours takes them from there.
 */
import type { BookingLocation, TimeZone } from "../booking/vocabulary.ts";

export type VenueId = Exclude<BookingLocation, "alternate">;

/** When a day begins and ends in a venue, local wall time. */
export interface Opening {
  opens: string;
  closes: string;
}

export interface Venue {
  id: VenueId;
  /** Last part of the city page's address: `/locations/{slug}`. None for the partner venue. */
  slug: string | null;
  /** Letters that name rooms and references of this venue. */
  code: string;
  city: Readonly<Record<"en" | "fr" | "es", string>>;
  country: "CA" | "US" | "KY";
  zone: TimeZone;
  /** Opening hours by weekday (0 Sunday), local wall time; closed days are absent. */
  hours: Readonly<Partial<Record<number, Opening>>>;
  /** Days on which it is closed besides, `YYYY-MM-DD`; known of a venue as it is in force, not of the published table. */
  closed?: ReadonlySet<string>;
  rooms: number;
  capacity: { from: number; to: number };
  phone: string;
  email: string;
  address: string;
}

const weekdays = (opens: string, closes: string): Venue["hours"] =>
  Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, { opens, closes }]));

export const VENUES: readonly Venue[] = [
  {
    id: "arbitration_place_toronto",
    slug: "toronto",
    code: "TOR",
    city: { en: "Toronto", fr: "Toronto", es: "Toronto" },
    country: "CA",
    zone: "America/Toronto",
    hours: weekdays("07:00", "19:00"),
    rooms: 15,
    capacity: { from: 6, to: 200 },
    phone: "+1 416 555 0100",
    email: "toronto@concord.example",
    address: "100 Example Street West, Suite 900, Toronto, Ontario",
  },
  {
    id: "arbitration_place_montreal",
    slug: "montreal",
    code: "MTL",
    city: { en: "Montreal", fr: "Montréal", es: "Montreal" },
    country: "CA",
    zone: "America/Toronto",
    hours: weekdays("07:00", "19:00"),
    rooms: 12,
    capacity: { from: 4, to: 150 },
    phone: "+1 514 555 0110",
    email: "montreal@concord.example",
    address: "200, rue de l’Exemple, bureau 1500, Montréal (Québec)",
  },
  {
    id: "arbitration_place_miami",
    slug: "miami",
    code: "MIA",
    city: { en: "Miami", fr: "Miami", es: "Miami" },
    country: "US",
    zone: "America/New_York",
    hours: weekdays("08:00", "18:00"),
    rooms: 10,
    capacity: { from: 4, to: 120 },
    phone: "+1 305 555 0120",
    email: "miami@concord.example",
    address: "300 Example Avenue, 20th Floor, Miami, Florida",
  },
  {
    id: "arbitration_place_cayman",
    slug: "grand-cayman",
    code: "CAY",
    city: { en: "Grand Cayman", fr: "Grand Cayman", es: "Gran Caimán" },
    country: "KY",
    zone: "America/Cayman",
    hours: weekdays("08:00", "17:00"),
    rooms: 8,
    capacity: { from: 4, to: 40 },
    phone: "+1 345 555 0130",
    email: "cayman@concord.example",
    address: "40 Example Quay, George Town, Grand Cayman",
  },
  {
    id: "arbitration_place_ottawa",
    slug: null,
    code: "OTT",
    city: { en: "Ottawa", fr: "Ottawa", es: "Ottawa" },
    country: "CA",
    zone: "America/Toronto",
    hours: weekdays("08:00", "18:00"),
    rooms: 4,
    capacity: { from: 4, to: 40 },
    phone: "+1 613 555 0140",
    email: "ottawa@concord.example",
    address: "50 Example Street, Suite 400, Ottawa, Ontario",
  },
];

const byId = new Map(VENUES.map((venue) => [venue.id, venue]));

/** The venue of a booking's location, or null for `alternate` and for no location. */
export function venueOf(location: string | null | undefined): Venue | null {
  return (location && byId.get(location as VenueId)) || null;
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
export const HEAD_OFFICE = VENUES[0] as Venue;
