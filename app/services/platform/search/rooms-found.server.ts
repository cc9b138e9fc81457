import type { RoomRow } from "#app/db/venues/rooms.repo.server.ts";
import type { Found } from "#app/domain/search/found.ts";
import { type Named, namedExactly, namedNearly } from "#app/domain/search/names-near.ts";
import type { Sought } from "#app/domain/search/sought.ts";
import { venueOf } from "#app/domain/venue/venues.ts";

type Room = Pick<RoomRow, "id" | "name" | "venueId" | "capacity">;

/** A room is found by its city too, as each language writes it. */
const named = (rooms: readonly Room[]): Named<Room>[] =>
  rooms.map((room) => ({ of: room, names: [room.name, ...Object.values(venueOf(room.venueId)?.city ?? {})] }));

/** Rooms whose names and cities have the words as they were typed. */
export const roomsFound = (rooms: readonly Room[], sought: Sought, most: number): Found[] =>
  namedExactly(named(rooms), sought).slice(0, most).map(roomFound);

/** Rooms whose names and cities have words that are nearly those, and for each word one that was meant; null for none. */
export function roomsNear(rooms: readonly Room[], sought: Sought, most: number): { found: Found[]; words: string[] } | null {
  const { of, meant } = namedNearly(named(rooms), sought);
  return of.length === 0 ? null : { found: of.slice(0, most).map(roomFound), words: meant };
}

const roomFound = ({ id, name, venueId, capacity }: Room): Found => ({ kind: "room", id, name, venue: venueId, capacity });
