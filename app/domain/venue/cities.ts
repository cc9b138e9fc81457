/**
 * THE table of cities (specification, section 2 "Locations index and city pages", section 9; rulings, "Vocabularies"): the
 * offices and the partner venue in Ottawa, in the order in which forms offer them. Every list, type, alias, address and zone
 * of cities derives from it; what else a new city needs (its texts, its drawings) the compiler names.
 *
 * Pure data, so that every vocabulary can derive from it. Hours, rooms and capacities are as published; those
 * in force are administrators' to set (`venue_hours`, `rooms`), and whatever counts hours takes them from there.
 */
import type { Localized } from "../locale.ts";

/** When a day begins and ends in a venue, local wall time. */
export interface Opening {
  opens: string;
  closes: string;
}

interface City {
  /** As bookings store it. */
  id: `arbitration_place_${string}`;
  /** Last part of the city page's address: `/locations/{slug}`. None for a partner venue. */
  slug: string | null;
  /** What is accepted for the id at the edge. */
  aliases: readonly string[];
  /** Its name in the modal of `/reserve` and on the landing around it; null where that does not offer it. */
  simple: string | null;
  /** Letters that name rooms and references of this venue. */
  code: string;
  city: Localized;
  country: "CA" | "US" | "KY";
  /** IANA. */
  zone: `America/${string}`;
  /** Opening hours by weekday (0 Sunday), local wall time; closed days are absent. */
  hours: Readonly<Partial<Record<number, Opening>>>;
  rooms: number;
  capacity: { from: number; to: number };
  /** The figures that the specification publishes; the others serve planning, and the team states them when asked. */
  published: readonly Figure[];
  /** More proceedings than this were hosted here, where the specification says so (section 1). */
  hosted: number | null;
  /** Its rooms have an equipment and a service of their own that the detailed form lists (section 9), and no wish for a place to be shown. */
  standard: boolean;
  phone: string;
  email: string;
  address: string;
  /** The language in which the address is written. */
  addressLanguage: "en" | "fr";
}

export type Figure = "hours" | "rooms" | "capacity";

const weekdays = (opens: string, closes: string): City["hours"] =>
  Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, { opens, closes }]));

/** The first is the head office: it answers when a booking has no venue of its own. */
export const CITIES = [
  {
    id: "arbitration_place_toronto",
    slug: "toronto",
    aliases: ["toronto"],
    simple: null,
    code: "TOR",
    city: { en: "Toronto", fr: "Toronto", es: "Toronto" },
    country: "CA",
    zone: "America/Toronto",
    hours: weekdays("07:00", "19:00"),
    rooms: 15,
    capacity: { from: 6, to: 200 },
    published: ["hours", "rooms", "capacity"],
    hosted: 30_000,
    standard: true,
    phone: "+1 416 555 0100",
    email: "toronto@concord.example",
    address: "100 Example Street West, Suite 900, Toronto, Ontario",
    addressLanguage: "en",
  },
  {
    id: "arbitration_place_montreal",
    slug: "montreal",
    aliases: ["montreal"],
    simple: "montreal",
    code: "MTL",
    city: { en: "Montreal", fr: "Montréal", es: "Montreal" },
    country: "CA",
    zone: "America/Toronto",
    hours: weekdays("07:00", "19:00"),
    rooms: 12,
    capacity: { from: 4, to: 150 },
    published: ["hours", "rooms", "capacity"],
    hosted: null,
    standard: false,
    phone: "+1 514 555 0110",
    email: "montreal@concord.example",
    address: "200, rue de l’Exemple, bureau 1500, Montréal (Québec)",
    addressLanguage: "fr",
  },
  {
    id: "arbitration_place_ottawa",
    slug: null,
    aliases: ["ottawa"],
    simple: null,
    code: "OTT",
    city: { en: "Ottawa", fr: "Ottawa", es: "Ottawa" },
    country: "CA",
    zone: "America/Toronto",
    hours: weekdays("08:00", "18:00"),
    rooms: 4,
    capacity: { from: 4, to: 40 },
    published: [],
    hosted: null,
    standard: true,
    phone: "+1 613 555 0140",
    email: "ottawa@concord.example",
    address: "50 Example Street, Suite 400, Ottawa, Ontario",
    addressLanguage: "en",
  },
  {
    id: "arbitration_place_miami",
    slug: "miami",
    aliases: ["miami"],
    simple: "miami",
    code: "MIA",
    city: { en: "Miami", fr: "Miami", es: "Miami" },
    country: "US",
    zone: "America/New_York",
    hours: weekdays("08:00", "18:00"),
    rooms: 10,
    capacity: { from: 4, to: 120 },
    published: ["hours", "rooms", "capacity"],
    hosted: null,
    standard: false,
    phone: "+1 305 555 0120",
    email: "miami@concord.example",
    address: "300 Example Avenue, 20th Floor, Miami, Florida",
    addressLanguage: "en",
  },
  {
    id: "arbitration_place_cayman",
    slug: "grand-cayman",
    aliases: ["grand_cayman", "cayman", "arbitration_place_grand_cayman"],
    simple: "grand_cayman",
    code: "CAY",
    city: { en: "Grand Cayman", fr: "Grand Cayman", es: "Gran Caimán" },
    country: "KY",
    zone: "America/Cayman",
    hours: weekdays("08:00", "17:00"),
    rooms: 8,
    capacity: { from: 4, to: 40 },
    published: ["hours", "rooms"],
    hosted: null,
    standard: false,
    phone: "+1 345 555 0130",
    email: "cayman@concord.example",
    address: "40 Example Quay, George Town, Grand Cayman",
    addressLanguage: "en",
  },
] as const satisfies readonly City[];

type Row = (typeof CITIES)[number];
type OfficeRow = Exclude<Row, { slug: null }>;

export type VenueId = Row["id"];
/** Of the cities that have a page. */
export type OfficeId = OfficeRow["id"];
export type OfficeSlug = OfficeRow["slug"];
export type CityZone = Row["zone"];
export type SimpleCity = Exclude<Row["simple"], null>;
/** Whose rooms' equipment and service the detailed form lists. */
export type StandardVenueId = Extract<Row, { standard: true }>["id"];

/** The pages' slugs, in the order of the table. */
export const OFFICE_SLUGS: readonly OfficeSlug[] = CITIES.flatMap(({ slug }) => slug ?? []);

/** Every other name of a city, and its id. */
export const CITY_ALIASES: Readonly<Record<string, VenueId>> = Object.fromEntries(
  CITIES.flatMap(({ id, aliases }) => aliases.map((alias) => [alias, id])),
);
