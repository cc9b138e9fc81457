/** Language in addresses: English has no prefix, French and Spanish are `/fr/…` and `/es/…` (rulings, "Routes"). */
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from "../domain/locale.ts";

/** Splits `/fr/book` into its language and the path that the route table knows. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = "", ...rest] = pathname.split("/");
  if (isLocale(first) && first !== DEFAULT_LOCALE) return { locale: first, path: `/${rest.join("/")}` };
  return { locale: DEFAULT_LOCALE, path: pathname };
}

/** The address of `path` (as in the route table, with query and hash) in a language. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** Paths of the signed-in area and of the API have no language prefix; everything else has three addresses. */
const UNPREFIXED = /^\/(api|bookings|booking-management|cases|users|settings|admin|arbitrator|party|reports|notices|dev)(\/|$)/;

export function hasLocalePrefix(path: string): boolean {
  return !UNPREFIXED.test(path);
}

/** Addresses of one page in every language, for `hreflang` and the language switch. */
export function alternates(pathname: string): { locale: Locale; path: string }[] {
  const { path } = splitLocale(pathname);
  return LOCALES.map((locale) => ({ locale, path: localePath(locale, path) }));
}

/** A path of this site to return to, or null: never another origin, never the API (rulings, "Routes"). */
export function sameOriginPath(path: string | null | undefined): string | null {
  if (!path?.startsWith("/") || path.startsWith("//") || /[\\\u0000-\u001F]/.test(path)) return null;
  const url = new URL(path, "https://origin.invalid");
  // Parsed, a path may have become another site's (`/.//host`): the result is judged, not what was sent.
  if (url.origin !== "https://origin.invalid" || url.pathname.startsWith("//") || /^\/api(\/|$)/.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
