/** Days, times and zones as each language writes them (rulings, "Time"). Days are never turned into instants of another zone. */

import { keptClock } from "#app/domain/booking/schedule/kept-clocks.ts";
import { clocksText } from "#app/i18n/clock/zone-clock.ts";
import { isLocale } from "../domain/locale.ts";
import { VENUES, venueOf } from "../domain/venue/venues.ts";
import { partsWritten, writtenDate } from "../domain/written-date.ts";

const TAGS: Readonly<Record<string, string>> = { en: "en-CA", fr: "fr-CA", es: "es-MX" };
const tag = (locale: string) => TAGS[locale] ?? "en-CA";
/** A day or a wall's time, which `at` holds in UTC. */
const written = (locale: string, at: Date, parts: Intl.DateTimeFormatOptions) =>
  writtenDate(new Intl.DateTimeFormat(tag(locale), { ...parts, timeZone: "UTC" }), at);
/** Mexico writes "GMT-5" for a zone that is not its own; readers here know it as EST, as our other pages call it. */
const zoneTag = (locale: string) => (locale === "es" ? "es-US" : tag(locale));

/** What a zone is called at a moment (UTC milliseconds): "EDT", "HAE"; by the page's clocks where it has them. */
function zoneName(locale: string, zone: string, at: number): string {
  const kept = keptClock(zone, at);
  if (kept) return kept.name;
  const parts = new Intl.DateTimeFormat(zoneTag(locale), { timeZone: zone, timeZoneName: "short" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

/** `2027-03-16` → "Tuesday, March 16, 2027". What is not a date is given back as it is. */
export function formatDay(locale: string, date: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return date;
  return written(locale, at, { weekday: "long", year: "numeric", month: "long", day: "numeric" });
}

/** `2027-03-16` → "March 16, 2027", the specification's `MMMM d, yyyy` in each language. */
export function formatDate(locale: string, date: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return date;
  return written(locale, at, { year: "numeric", month: "long", day: "numeric" });
}

/** `2027-03-16` → "March 16", "Tue, March 16" or "Tuesday, March 16": where the whole date is next to it. */
export function shortDay(locale: string, date: string, weekday?: "short" | "long"): string {
  const at = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return date;
  return written(locale, at, { month: "long", day: "numeric", ...(weekday ? { weekday } : {}) });
}

/** `2027-02-08` → "Mon, Feb 8": one of several days; with its year "Mon, Feb 8, 2027", of the weekday alone "Mon". */
export function namedDay(locale: string, date: string, year: boolean, weekdayAlone = false): string {
  const parts = weekdayAlone ? {} : ({ month: "short", day: "numeric", ...(year ? { year: "numeric" } : {}) } as const);
  return written(locale, new Date(`${date}T00:00:00Z`), { weekday: "short", ...parts });
}

/** `2027-03` → "March 2027". */
export function formatMonth(locale: string, month: string): string {
  return new Intl.DateTimeFormat(tag(locale), { year: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

/** The day on which a calendar's week begins for the readers of a language, 0 for Sunday: English ones here have Sunday, the others Monday. */
export const weekBegins = (locale: string): 0 | 1 => (locale === "fr" || locale === "es" ? 1 : 0);

/** The days of the week from its first on, as a calendar heads them: "Sun" and "Sunday". */
export function weekdayNames(locale: string): { short: string; long: string }[] {
  // The first of August 2027 is a Sunday.
  const days = Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2027, 7, 1 + weekBegins(locale) + at)));
  const named = (weekday: "short" | "long") => new Intl.DateTimeFormat(tag(locale), { weekday, timeZone: "UTC" });
  const [short, long] = [named("short"), named("long")];
  return days.map((day) => ({ short: short.format(day).replace(/\.$/, ""), long: long.format(day) }));
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayName = (locale: string, weekday: number): string =>
  new Intl.DateTimeFormat(tag(locale), { weekday: "long", timeZone: "UTC" }).format(new Date(Date.UTC(2027, 7, 1 + weekday)));

/** `09:30` → "9:30 a.m.", "9 h 30", "9:30 a.m."; French leaves out the minutes of a full hour ("9 h") and parts none at a line's end. */
export function formatWallTime(locale: string, time: string): string {
  const at = new Date(`1970-01-01T${time}:00Z`);
  if (Number.isNaN(at.getTime())) return time;
  const text = written(locale, at, { hour: "numeric", minute: "2-digit" });
  return locale === "fr" ? text.replace(/\s00$/, "") : text;
}

/** An instant (ISO 8601 or milliseconds) on the clock of `zone`: day, time and zone in force. */
export function formatInstant(locale: string, at: string | number, zone: string): string {
  return formatAt(locale, at, zone, {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
}

/** As `formatInstant`, with the year: for moments that may be years away. */
export function formatDatedInstant(locale: string, at: string | number, zone: string): string {
  return formatAt(locale, at, zone, {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
}

/** An instant on the clock of `zone`, in the parts that `options` ask for; by the page's clocks where it has them. */
export function formatAt(locale: string, at: string | number, zone: string, options: Intl.DateTimeFormatOptions): string {
  const moment = new Date(at).getTime();
  const clock = keptClock(zone, moment);
  const format = new Intl.DateTimeFormat(tag(locale), { ...options, timeZone: clock ? "UTC" : zone });
  const parts = partsWritten(format, clock ? moment + clock.offset * 60_000 : moment);
  const text = parts
    .map(({ type, value }) => (type === "timeZoneName" ? zoneName(locale, zone, moment) : value))
    .join("")
    .replaceAll("\u202F", " ");
  // French-Canadian hours have no leading zero and, when full, no minutes; they are never parted at a line's end.
  return locale === "fr" ? text.replace(/\b0?(\d{1,2})\sh\s(?:00|(\d{2}))/u, frenchHour) : text;
}

const frenchHour = (_: string, hour: string, minutes: string | undefined) =>
  minutes ? `${hour}\u00A0h\u00A0${minutes}` : `${hour}\u00A0h`;

/** The clocks of our zones that a page takes along (`zone-clock.ts`). */
export const clocksOfPage = (locale: string, now: number): string => clocksText(zoneTag(locale), now);

/**
 * The zone in force on a day, with a city: "EDT, Toronto" (rulings, "Time"). The city is the venue's at
 * `location` where it keeps that zone, else one of the zone itself. Without a day, the zone in force today.
 */
export function zoneLabel(locale: string, zone: string, date?: string | null, location?: string | null): string {
  const at = date && !Number.isNaN(Date.parse(`${date}T17:00:00Z`)) ? new Date(`${date}T17:00:00Z`) : new Date();
  return `${zoneName(locale, zone, at.getTime())}, ${zoneCity(locale, zone, location)}`;
}

/** A city of the zone: the venue's at `location` where it keeps it, else one of ours, else what the zone is named for. */
export function zoneCity(locale: string, zone: string, location?: string | null): string {
  const held = venueOf(location);
  const venue = held?.zone === zone ? held : VENUES.find((candidate) => candidate.zone === zone);
  return venue ? venue.city[isLocale(locale) ? locale : "en"] : (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}
