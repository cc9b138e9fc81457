/** How the list writes days and clocks (specification, section 2 "Bookings list"). */

import { addDays, type LocalDate, todayIn, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { formatAt, shortDay } from "#app/i18n/dates.ts";

/** Monday and Sunday of the week of `today`. */
export function weekOf(today: LocalDate): { from: LocalDate; to: LocalDate } {
  const from = addDays(today, -((weekday(today) + 6) % 7));
  return { from, to: addDays(from, 6) };
}

const TAGS: Readonly<Record<string, string>> = { en: "en-CA", fr: "fr-CA", es: "es-MX" };

/** `2026-11-25` → "Wednesday, November 25": a day of this week needs no year. */
export function formatWeekday(locale: string, date: LocalDate): string {
  return shortDay(locale, date, "long");
}

/** An instant on the clock of `zone`: "11:00 a.m. EST", with its day when that is not today there. */
export function formatClock(locale: string, at: string, zone: string, now: Date): string {
  const instant = new Date(at);
  const sameDay = todayIn(zone, instant) === todayIn(zone, now);
  return formatAt(locale, at, zone, {
    ...(sameDay ? {} : { weekday: "short", month: "short", day: "numeric" }),
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
}

/** A zone in words, "Eastern Time": the same all year round. */
export function zoneName(locale: string, zone: string): string {
  const parts = new Intl.DateTimeFormat(TAGS[locale], { timeZone: zone, timeZoneName: "longGeneric" }).formatToParts(0);
  return parts.find((part) => part.type === "timeZoneName")?.value ?? zone;
}
