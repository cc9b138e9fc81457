import { formatAt } from "#app/i18n/dates.ts";

/** An instant (ISO 8601) on the clock of `zone`, short and with its year: "Mon, Nov 23, 2026, 7:00 p.m. EST". */
export function formatMoment(locale: string, at: string, zone: string): string {
  return formatAt(locale, at, zone, {
    weekday: "short",
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
}
