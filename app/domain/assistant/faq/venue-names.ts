/** The names by which people call a venue's city, as folded words. */
import { VENUES, type Venue } from "#app/domain/venue/venues.ts";
import { slipsBetween } from "./slips.ts";
import { tokens } from "./words.ts";

const NICKNAMES: Readonly<Record<string, readonly string[]>> = { MTL: ["mtl"], CAY: ["caymans", "caimanes", "caimans"] };

/** A city is known by the last word of its name: "Grand Cayman" is "cayman". */
const NAMES: readonly { name: string; venue: Venue }[] = VENUES.flatMap((venue) => {
  const last = Object.values(venue.city).flatMap((city) => tokens(city).at(-1) ?? []);
  return [...new Set([...last, ...(NICKNAMES[venue.code] ?? [])])].map((name) => ({ name, venue }));
});

/** Words that come before the name of a city and belong to it. */
export const CITY_PREFIXES: ReadonlySet<string> = new Set(
  VENUES.flatMap((venue) => Object.values(venue.city).flatMap((city) => tokens(city).slice(0, -1))),
);

/** The venue in whose city's name `word` (folded) ends; one slip of the keyboard is forgiven. */
export function venueNamed(word: string): Venue | null {
  const exact = NAMES.find(({ name }) => name === word);
  if (exact) return exact.venue;
  if (word.length < 5) return null;
  return NAMES.find(({ name }) => name.length > 4 && name[0] === word[0] && slipsBetween(word, name, 1) <= 1)?.venue ?? null;
}

/** The venues whose cities a text names, in the order of the venues. */
export function namedVenues(text: string): Venue[] {
  const named = new Set(tokens(text).map(venueNamed));
  return VENUES.filter((venue) => named.has(venue));
}
