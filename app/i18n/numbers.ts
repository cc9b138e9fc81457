/** Numbers as each language writes them. */
const TAGS: Readonly<Record<string, string>> = { en: "en-CA", fr: "fr-CA", es: "es-MX" };

/** `80000` → "80,000", "80 000", "80 000": French and Spanish set a thin space that does not break between thousands (RAE and OQLF). */
export function formatCount(locale: string, count: number): string {
  const parts = new Intl.NumberFormat(TAGS[locale] ?? "en-CA", { maximumFractionDigits: 0 }).formatToParts(count);
  return parts.map(({ type, value }) => (type === "group" && locale !== "en" ? "\u202F" : value)).join("");
}

/** A file's size as each language writes it: `2411724` → "2.3 MB", "2,3 Mo". */
export function formatBytes(locale: string, bytes: number): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.max(Math.sign(bytes), Math.round(bytes / 1000)), "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  const format = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(TAGS[locale] ?? "en-CA", format).format(value);
}

/** Cents with their currency's code, which no reader mistakes: "CAD 1,250.00", "1 250,00 CAD". */
export function formatAmount(locale: string, cents: number, currency: string): string {
  return new Intl.NumberFormat(TAGS[locale] ?? "en-CA", { style: "currency", currency, currencyDisplay: "code" }).format(cents / 100);
}
