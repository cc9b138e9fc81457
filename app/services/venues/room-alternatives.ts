/** What is free instead, when a booking can have no room: other rooms, other days, other venues. */
import type { RoomRow } from "#app/db/venues/rooms.repo.server.ts";
import type { RoomAlternatives } from "#app/domain/booking/beside.ts";
import { addDays, type LocalDate, weekday } from "#app/domain/booking/local-date.ts";
import { chooseRooms, freeRooms, type HearingDay, type Held, type RoomNeed, type Span, spanOf } from "#app/domain/venue/occupancy.ts";
import type { Venue } from "#app/domain/venue/venues.ts";

interface Question {
  days: readonly HearingDay[];
  need: RoomNeed;
  venue: Venue;
  rooms: readonly RoomRow[];
  held: readonly Held[];
  closures: readonly { venueId: string; date: LocalDate }[];
  /** Minutes after each booking. */
  buffer: number;
  venues: readonly Venue[];
  /** Days after the asked ones that are looked at. */
  lookAhead: number;
}

const MOST_ROOMS = 5;
const MOST_DAYS = 3;

export function alternativesFor({ days, need, venue, rooms, held, closures, buffer, venues, lookAhead }: Question): RoomAlternatives {
  const closed = (where: Venue, date: LocalDate) =>
    !where.hours[weekday(date)] || closures.some((closure) => closure.venueId === where.id && closure.date === date);
  const spansAt = (where: Venue, later: number): Span[] | null => {
    const moved = days.map((day) => ({ ...day, date: addDays(day.date, later) }));
    // The days that were asked for stand, whether the venue is open then or not; others are offered only when it is.
    const asked = where === venue && later === 0;
    return !asked && moved.some(({ date }) => closed(where, date)) ? null : moved.map((day) => spanOf(day, where, buffer));
  };
  const freeAt = (where: Venue, later: number): RoomRow[] => {
    const spans = spansAt(where, later);
    const own = rooms.filter(({ venueId }) => venueId === where.id);
    return spans ? freeRooms(own, held, spans) : [];
  };
  const fits = (free: readonly RoomRow[]) => chooseRooms(free, need, null) !== null;
  const later: LocalDate[] = [];
  for (let by = 1; by <= lookAhead && later.length < MOST_DAYS; by += 1)
    if (fits(freeAt(venue, by))) later.push(addDays(days[0]?.date ?? "", by));
  return {
    rooms: freeAt(venue, 0)
      .filter(({ id, capacity }) => capacity >= need.people && chooseRooms(freeAt(venue, 0), need, id) !== null)
      .slice(0, MOST_ROOMS)
      .map(({ id, name, capacity }) => ({ id, name, capacity })),
    days: later,
    venues: venues.filter((other) => other !== venue && fits(freeAt(other, 0))).map(({ id }) => id),
  };
}
