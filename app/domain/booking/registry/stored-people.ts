/**
 * Lists of people as they were stored under earlier rules, when a zone had any spelling that the runtime understood. Reading mends them, so
 * that nobody vanishes from a request that was accepted; what is written is judged strictly (`entries.ts`). Pure.
 */
import { entriesOf, writeList } from "#app/domain/booking/schedule/lists.ts";
import { zoneNamed } from "#app/domain/people/time-zones.ts";
import { TIME_ZONE_ALIASES } from "../vocabulary.ts";
import { ENTRY_LIMITS, readPeople } from "./entries.ts";

type Entry = Record<string, unknown>;

/** A list of people with zones as they are read today; unchanged where it is in order, or is no list of people at all. */
export function storedPeople(text: string): string {
  if (readPeople(text) !== null) return text;
  const entries = entriesOf(text, ENTRY_LIMITS.people);
  return entries ? writeList(entries.map(withPresentZone)) : text;
}

/** The words of a zone that is none are kept with the place, as long as the place has room for them. */
function withPresentZone({ zone, ...entry }: Entry): Entry {
  const said = typeof zone === "string" ? zone.trim() : "";
  if (said === "") return entry;
  const known = presentZone(said);
  if (known) return { ...entry, zone: known };
  const words = typeof entry.place === "string" && entry.place.trim() ? `${entry.place.trim()}, ${said}` : said;
  return words.length > ENTRY_LIMITS.line ? entry : { ...entry, place: words };
}

/** A zone by whatever name the runtime knows it, under its present one; null for an offset, and for what is none. */
function presentZone(name: string): string | null {
  const labelled = Object.hasOwn(TIME_ZONE_ALIASES, name) ? TIME_ZONE_ALIASES[name] : undefined;
  try {
    return zoneNamed(labelled ?? new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return null;
  }
}
