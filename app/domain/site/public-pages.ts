/**
 * The addresses that everybody may read, without their language prefix: what page views are counted of. Those of the roster's profiles are
 * rows (`profilePage`).
 * Pages of one visitor (a confirmation, a link to resume or to change) are left out: their addresses are keys.
 */
import { VENUES } from "../venue/venues.ts";

export const PUBLIC_PAGES: readonly string[] = [
  "/",
  "/public",
  "/reserve",
  "/legacy-login",
  "/locations",
  ...VENUES.flatMap((venue) => (venue.slug ? [`/locations/${venue.slug}`] : [])),
  "/roster",
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
  const page = withoutSlash(path);
  return known.has(page) ? page : null;
}

/** The slug of an address that a profile of the roster may have, which a slash may end; null for every other address. */
export const profilePage = (path: string): string | null => PROFILE.exec(withoutSlash(path))?.[1] ?? null;

const PROFILE = /^\/roster\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, "") : path);
