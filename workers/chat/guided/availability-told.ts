/** What the embedded assistant says of free rooms: the state of the day, the nearest days, and that asking holds nothing. */
import { hasRoom } from "#app/domain/venue/availability.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { formatDay } from "#app/i18n/dates.ts";
import type { Phrases } from "./phrases/phrases.ts";
import type { Turn } from "./turn.ts";

export function availabilityTold({ conversation, results }: Turn, say: Phrases): string[] {
  const { locale } = conversation;
  const lines = results.availability.flatMap(({ venue: id, date, state, people, hours, nearest }) => {
    const venue = venueOf(id);
    if (!venue) return [];
    const told = say.availability[state](venue.city[locale], formatDay(locale, date), people, hours);
    const near = nearest.map((day) => formatDay(locale, day));
    return [told, ...(hasRoom(state) ? [] : [near.length > 0 ? say.availability.nearest(near) : say.availability.noneNear])];
  });
  const held = results.availability.some(({ state }) => hasRoom(state)) && !conversation.booking;
  return held ? [...lines, say.availability.nothingHeld] : lines;
}
