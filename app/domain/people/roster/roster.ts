/**
 * Questions asked of the roster (rulings, "Routes"; specification, section 2 "Our Roster"). Pure: who is on
 * it are rows (`services/roster`), what the words mean to people is said with the labels.
 */
import { OFFICES, type VenueId } from "#app/domain/venue/venues.ts";
import {
  CAPACITIES,
  type Capacity,
  ROSTER_FIELDS,
  ROSTER_LANGUAGES,
  type RosterEntry,
  type RosterField,
  type RosterLanguage,
} from "./roster-vocabulary.ts";

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

/** Whom the four-city landing shows before others, in its order. */
const FEATURED_SLUGS: readonly string[] = ["mireille-castonbrise", "xiulan-tao-merrin", "beatriz-alcorvela"];
const MOST_FEATURED = 3;

/** The three people that the four-city landing shows: who is no longer on the roster gives up the place to the next by name. */
export function featuredOf<Person extends RosterEntry>(people: readonly Person[]): Person[] {
  const chosen = FEATURED_SLUGS.flatMap((slug) => people.find((person) => person.slug === slug) ?? []);
  return [...chosen, ...people.filter((person) => !chosen.includes(person))].slice(0, MOST_FEATURED);
}

/** What a person can be asked to be, the first being what is offered first. */
export function capacitiesOf({ role }: Pick<RosterEntry, "role">): readonly Capacity[] {
  return role === "both" ? CAPACITIES : [role];
}

/** Those of `people` who meet every wish of the filter, in their own order. */
export function filterRoster<Person extends RosterEntry>(
  { field, language, seat, role }: RosterFilter,
  people: readonly Person[],
): Person[] {
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
