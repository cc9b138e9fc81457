/**
 * The addresses that everybody may read, without their language prefix: what page views are counted of.
 * Pages of one visitor (a confirmation, a link to resume or to change) are left out: their addresses are keys.
 */
import { ROSTER } from "#app/domain/people/roster/roster-entries.ts";
import { VENUES } from "../venue/venues.ts";

export const PUBLIC_PAGES: readonly string[] = [
  "/",
  "/public",
  "/reserve",
  "/legacy-login",
  "/locations",
  ...VENUES.flatMap((venue) => (venue.slug ? [`/locations/${venue.slug}`] : [])),
  "/roster",
  ...ROSTER.map((arbitrator) => `/roster/${arbitrator.slug}`),
  "/services",
  "/about",
  "/contact",
  "/careers",
  "/privacy",
  "/terms",
  "/accessibility",
  "/book",
  "/fast-booking",
  "/public-booking",
];

const known = new Set(PUBLIC_PAGES);

/** The public page at `path`, which a slash may end; null for every other address. */
export function publicPage(path: string): string | null {
  const page = path.length > 1 ? path.replace(/\/+$/, "") : path;
  return known.has(page) ? page : null;
}
