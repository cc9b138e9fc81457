/** Names in a row, and before what is said of them, as each language writes them. */
import type { Locale } from "../domain/locale.ts";
import type { Venue } from "../domain/venue/venues.ts";

/** Canadian English has no comma before the last "and". */
const TAGS: Readonly<Record<Locale, string>> = { en: "en-GB", fr: "fr-CA", es: "es" };

/** "Toronto, Montreal and Miami", or with "or". */
export function listed(locale: Locale, names: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(TAGS[locale], { type }).format(names);
}

/** Where several venues are, with its preposition: "in Toronto and Miami", "à Toronto et à Miami", "en Toronto y Miami". */
export function inCities(locale: Locale, venues: readonly Venue[], type?: "conjunction" | "disjunction"): string {
  const names = venues.map(({ city }) => (locale === "fr" ? `à ${city.fr}` : city[locale]));
  return locale === "fr" ? listed(locale, names, type) : `${locale === "es" ? "en" : "in"} ${listed(locale, names, type)}`;
}

/** "Name: text", with the space before the colon that French has. */
export const namedText = (locale: string, name: string, text: string): string => `${name}${locale === "fr" ? "\u00A0" : ""}: ${text}`;
