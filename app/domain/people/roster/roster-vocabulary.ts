/** The closed vocabularies of the roster, and the shape of an entry. Their names for people are in `app/components/documents/roster-labels.ts`. */
import type { VenueId } from "#app/domain/venue/venues.ts";

export const ROSTER_FIELDS = [
  "commercial",
  "construction",
  "energy",
  "investment",
  "employment",
  "insurance",
  "intellectual_property",
  "shareholder",
  "maritime",
  "technology",
] as const;
export type RosterField = (typeof ROSTER_FIELDS)[number];

export const ROSTER_LANGUAGES = ["en", "fr", "es", "pt", "zh", "ar", "de", "hi"] as const;
export type RosterLanguage = (typeof ROSTER_LANGUAGES)[number];

/** What one is asked to be in a proceeding. */
export const CAPACITIES = ["arbitrator", "mediator"] as const;
export type Capacity = (typeof CAPACITIES)[number];

export const ROSTER_ROLES = [...CAPACITIES, "both"] as const;
export type RosterRole = (typeof ROSTER_ROLES)[number];

/** What the register holds of a person. Title, biography and appointments are prose and stand with the documents. */
export interface RosterEntry {
  /** Last part of the address: `/roster/{slug}`. */
  slug: string;
  name: string;
  role: RosterRole;
  fields: readonly RosterField[];
  languages: readonly RosterLanguage[];
  /** Offices where this person sits without travelling. */
  seats: readonly VenueId[];
  /** Year of the call to the bar, or of the first appointment to a profession. */
  since: number;
}
