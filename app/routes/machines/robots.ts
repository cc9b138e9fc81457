/**
 * `/robots.txt` (RFC 9309): the public pages are for everybody; the API, what a private link opens and the
 * signed-in area are not. The sign-in page is not named: it says `noindex`, which a crawler must be able to read.
 */
import { LOCALES } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { forEverybody } from "./plain.ts";

/** Pages that only their link opens; they have an address in each language. */
const BY_LINK = ["/booking-confirmation/", "/resume/", "/manage/", "/hold/"];

/** The signed-in area; its addresses have no language. */
const SIGNED_IN = ["/bookings", "/booking-management", "/cases", "/users", "/settings", "/admin", "/arbitrator", "/party"];

export function loader() {
  const rules = [
    "Disallow: /api/",
    // The longer rule wins: pictures and films of public pages.
    "Allow: /api/files/",
    ...BY_LINK.flatMap((path) => LOCALES.map((locale) => `Disallow: ${localePath(locale, path)}`)),
    ...SIGNED_IN.map((path) => `Disallow: ${path}`),
  ];
  return forEverybody(`User-agent: *\n${rules.join("\n")}\n\nSitemap: ${PROVIDER.url}/sitemap.xml\n`, "text/plain; charset=utf-8");
}
