/**
 * Questions asked of the roster (rulings, "Routes"; specification, section 2 "Our Roster"). Pure: who is on
 * it is `roster-entries.ts`, what the words mean to people is said in the documents.
 */
import { OFFICES, type VenueId } from "#app/domain/venue/venues.ts";
import { type Arbitrator, ROSTER, type RosterSlug } from "./roster-entries.ts";
import { CAPACITIES, type Capacity, ROSTER_FIELDS, ROSTER_LANGUAGES, type RosterField, type RosterLanguage } from "./roster-vocabulary.ts";

/** What a reader looks for; null asks for anything. */
export interface RosterFilter {
  field: RosterField | null;
  language: RosterLanguage | null;
  seat: VenueId | null;
  role: Capacity | null;
}

/** Names of the filter in the address, as the form sends them. */
export const FILTER_NAMES = ["field", "language", "seat", "role"] as const satisfies readonly (keyof RosterFilter)[];

export const NO_FILTER: RosterFilter = { field: null, language: null, seat: null, role: null };

/** Offices that one can ask for: those with a page of their own. */
export const ROSTER_SEATS = OFFICES;

const FEATURED_SLUGS: readonly RosterSlug[] = ["mireille-castonbrise", "xiulan-tao-merrin", "beatriz-alcorvela"];

/** The three people that the four-city landing shows, in its order. */
export const FEATURED: readonly Arbitrator[] = FEATURED_SLUGS.flatMap((slug) => arbitratorBySlug(slug) ?? []);

/** The person at `/roster/{slug}`, or null. */
export function arbitratorBySlug(slug: string): Arbitrator | null {
  return ROSTER.find((person) => person.slug === slug) ?? null;
}

/** What a person can be asked to be, the first being what is offered first. */
export function capacitiesOf({ role }: Arbitrator): readonly Capacity[] {
  return role === "both" ? CAPACITIES : [role];
}

/** Those of `people` who meet every wish of the filter, in their own order. */
export function filterRoster({ field, language, seat, role }: RosterFilter, people: readonly Arbitrator[] = ROSTER): Arbitrator[] {
  return people.filter(
    (person) =>
      (field === null || person.fields.includes(field)) &&
      (language === null || person.languages.includes(language)) &&
      (seat === null || person.seats.includes(seat)) &&
      (role === null || capacitiesOf(person).includes(role)),
  );
}

/** Reads the filter from a query; a seat is named by its city page's slug. Values that mean nothing here ask for nothing. */
export function readRosterFilter(query: URLSearchParams): RosterFilter {
  return {
    field: member(ROSTER_FIELDS, query.get("field")),
    language: member(ROSTER_LANGUAGES, query.get("language")),
    seat: ROSTER_SEATS.find((venue) => venue.slug === query.get("seat"))?.id ?? null,
    role: member(CAPACITIES, query.get("role")),
  };
}

export function isFiltering(filter: RosterFilter): boolean {
  return FILTER_NAMES.some((name) => filter[name] !== null);
}

/** First letters of the first and the last name: "Xiulan Tao-Merrin" gives "XT". */
export function monogramOf(name: string): string {
  const names = name.split(" ");
  return [names[0], names.at(-1)].map((part) => part?.charAt(0) ?? "").join("");
}

function member<T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((known) => known === value) ?? null;
}
