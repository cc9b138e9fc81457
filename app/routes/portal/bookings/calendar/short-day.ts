const TAGS: Readonly<Record<string, string>> = { en: "en-CA", fr: "fr-CA", es: "es-MX" };

/** `2027-03-16` → "Tue, Mar 16": a column's head. */
export function formatShortDay(locale: string, date: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  return new Intl.DateTimeFormat(TAGS[locale], { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" }).format(at);
}
