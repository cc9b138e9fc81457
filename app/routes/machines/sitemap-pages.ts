/** The public pages that a search should find: all but the sign-in page, which says `noindex`. */
import { PUBLIC_PAGES } from "#app/domain/site/public-pages.ts";

const NOT_FOR_SEARCH: readonly string[] = ["/legacy-login"];

/** Addresses without their language prefix. */
export const SITEMAP_PAGES: readonly string[] = PUBLIC_PAGES.filter((path) => !NOT_FOR_SEARCH.includes(path));
