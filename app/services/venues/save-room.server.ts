import { isRoomHeld, isRoomNameTaken } from "#app/db/errors.ts";
import { addingRoom, bookingsHolding, changingRoom, type RoomRow, roomsOf } from "#app/db/venues/venues.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { MOST_ROOMS, roomSchema } from "#app/domain/venue/venue-changes.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { checked, refused, venueOrNotFound, writeVenueChange } from "./venue-changes.server.ts";

/**
 * Changes a room, or adds one when `id` is null. Throws `invalid_input`; with `room_held` and the bookings in its
 * detail when a room that is held from now on is to go out of use.
 */
export async function saveRoom(context: ServiceContext, name: string, version: number, id: string | null, input: unknown): Promise<void> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const venue = venueOrNotFound(name);
  const change = checked(roomSchema, input);
  const rooms = await roomsOf(db, venue.id);
  const before = id === null ? null : rooms.find((room) => room.id === id);
  if (before === undefined) throw new AppError("not_found");
  if (!before && rooms.length >= MOST_ROOMS) throw refused("name", "too_many");
  const row: RoomRow = { id: before?.id ?? `${venue.code.toLowerCase()}-${newId()}`, venueId: venue.id, ...change };
  try {
    await writeVenueChange(context, venue.id, version, who, {
      action: before ? "room_changed" : "room_added",
      changes: { room: row.id, ...(before ? { before: told(before) } : {}), after: told(row) },
      statements: [before ? changingRoom(db, row) : addingRoom(db, row)],
    });
  } catch (error) {
    if (isRoomNameTaken(error)) throw refused("name", "room_name_taken");
    if (!isRoomHeld(error)) throw error;
    const holding = await bookingsHolding(db, row.id, clock().getTime(), 20);
    throw new AppError("invalid_input", {
      issues: [{ field: "active", code: "room_held" }],
      detail: { bookings: holding.map(({ id: booking, bookingNumber }) => ({ id: booking, bookingNumber })) },
    });
  }
}

const told = ({ name, capacity, seats, equipment, active }: RoomRow) => ({ name, capacity, seats, equipment, active });
