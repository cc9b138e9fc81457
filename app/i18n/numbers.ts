/** Numbers as each language writes them. */
const TAGS: Readonly<Record<string, string>> = { en: "en-CA", fr: "fr-CA", es: "es-MX" };

/** `80000` → "80,000", "80 000", "80 000": French and Spanish set a thin space that does not break between thousands (RAE and OQLF). */
export function formatCount(locale: string, count: number): string {
  const parts = new Intl.NumberFormat(TAGS[locale] ?? "en-CA", { maximumFractionDigits: 0 }).formatToParts(count);
  return parts.map(({ type, value }) => (type === "group" && locale !== "en" ? "\u202F" : value)).join("");
}
