/** The three languages of the product. English has no prefix in addresses; French and Spanish are `/fr` and `/es`. */
export const LOCALES = ["en", "fr", "es"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "en";

export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && (LOCALES as readonly string[]).includes(value);
}

/** A text in each of the three languages: for data that people read (venues, FAQs), not for screens. */
export type Localized = Readonly<Record<Locale, string>>;
