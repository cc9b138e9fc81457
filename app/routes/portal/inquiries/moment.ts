const TAGS: Readonly<Record<string, string>> = { en: "en-CA", fr: "fr-CA", es: "es-MX" };

/** An instant (ISO 8601) on the clock of `zone`, short and with its year: "Mon, Nov 23, 2026, 7:00 p.m. EST". */
export function formatMoment(locale: string, at: string, zone: string): string {
  return new Intl.DateTimeFormat(TAGS[locale], {
    weekday: "short",
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone: zone,
  }).format(new Date(at));
}
