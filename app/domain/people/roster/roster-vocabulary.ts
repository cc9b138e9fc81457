/** The closed vocabularies of the roster, and what everybody reads of a person. Names for people are in `app/i18n/portal/roster/roster-labels.ts`. */
import { LOCALES, type Locale } from "#app/domain/locale.ts";
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

/** What the register holds of a person without the prose. */
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

/** The prose of a profile in one language. */
export interface ProfileText {
  title: string;
  biography: string;
  /** Kinds of appointment, one a line. */
  appointments: string;
  /** What the person does not take; empty where nothing is ruled out. */
  declines: string;
}
export type ProfileTexts = Readonly<Partial<Record<Locale, ProfileText>>>;

/** A person as the public pages show them. */
export interface PublicProfile extends RosterEntry {
  /** At least one. */
  texts: ProfileTexts;
}

const NO_TEXT: ProfileText = { title: "", biography: "", appointments: "", declines: "" };

/** The prose for a reader: in their language, else in the first one that it was written in. */
export function textFor(texts: ProfileTexts, locale: Locale): { text: ProfileText; language: Locale } {
  const language = texts[locale] ? locale : (LOCALES.find((one) => texts[one]) ?? locale);
  return { text: texts[language] ?? NO_TEXT, language };
}

/** The lines of a text, without the empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
