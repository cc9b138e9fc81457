/**
 * A moment that something is owed by, in words: on the clock that it was set on, with the zone in force at that very moment,
 * and on the reader's own where that shows something else. Made on the server: browsers do not all know the zones' latest rules.
 */
import { momentIn } from "#app/domain/booking/schedule/wall-clock.ts";
import { formatDatedInstant, zoneCity } from "../dates.ts";

const TAGS: Readonly<Record<string, string>> = { en: "en-CA", fr: "fr-CA", es: "es-MX" };

export interface MomentView {
  /** "Sunday, November 7, 2027, 1:30 a.m. EDT, Toronto". */
  own: string;
  reader: string | null;
}

/** `at` in UTC milliseconds; `zone` and `readerZone` are IANA names. */
export function momentView(locale: string, at: number, zone: string, readerZone: string): MomentView {
  const [here, there] = [momentIn(at, zone), momentIn(at, readerZone)];
  const same = here.date === there.date && here.time === there.time;
  return { own: momentText(locale, at, zone), reader: same ? null : momentText(locale, at, readerZone) };
}

function momentText(locale: string, at: number, zone: string): string {
  return `${formatDatedInstant(locale, at, zone)}, ${zoneCity(locale, zone)}`;
}

/** A zone to choose, whatever the season: "Toronto (Eastern Time)". */
export function zoneName(locale: string, zone: string): string {
  const parts = new Intl.DateTimeFormat(TAGS[locale] ?? "en-CA", { timeZone: zone, timeZoneName: "longGeneric" }).formatToParts();
  return `${zoneCity(locale, zone)} (${parts.find(({ type }) => type === "timeZoneName")?.value ?? zone})`;
}
