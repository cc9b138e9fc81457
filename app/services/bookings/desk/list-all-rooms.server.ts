import { activeRooms } from "#app/db/venues/rooms.repo.server.ts";
import type { SeatsBySetup } from "#app/domain/venue/occupancy.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

export interface RoomRecord {
  id: string;
  venue: string;
  name: string;
  capacity: number;
  /** Seats in each set-up, by its code. */
  seats: SeatsBySetup;
  equipment: readonly string[];
}

/** Every room in use, for staff. */
export async function listAllRooms(context: ServiceContext): Promise<RoomRecord[]> {
  await administratorOf(context);
  return (await activeRooms(context.db)).map(({ venueId, active: _active, setups: _setups, ...room }) => ({ ...room, venue: venueId }));
}
