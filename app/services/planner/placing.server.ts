/** What a wish on the planner comes to: the booking as it is, as it would be, and what the rule of fit says of that. */
import { type BookingRow, findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { activeRooms, type RoomRow, roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import { hoursOf } from "#app/db/venues/venues.repo.server.ts";
import { changesPlace, checkEdit, storedValues } from "#app/domain/booking/office/edit.ts";
import { BOOKING_TRANSITIONS } from "#app/domain/booking/office/status.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { weekday } from "#app/domain/booking/schedule/local-date.ts";
import { AppError } from "#app/domain/errors.ts";
import { placedDays } from "#app/domain/planner/placed-days.ts";
import type { PlacingWish } from "#app/domain/planner/planner.ts";
import { VENUES, venueOf } from "#app/domain/venue/venues.ts";
import { fromEdit } from "#app/services/bookings/booking-requests.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { ownVenueOf } from "#app/services/venues/fit-state.server.ts";
import { inForce } from "#app/services/venues/venues-in-force.server.ts";

export interface Placing {
  row: BookingRow;
  /** The booking as it would be; `row` where days, hours and venue stay. */
  next: BookingRow;
  /** What changes of the request; none where only its room does. */
  values: DetailedValues;
  /** The room that is wished. */
  room: RoomRow | null;
  rooms: readonly RoomRow[];
  /** What it holds now. */
  held: Awaited<ReturnType<typeof roomsOfBooking>>;
}

/** Main room that a booking holds, the first one where it has one for each day; null for none. */
export const mainRoomOf = (held: Placing["held"]): string | null => held.find(({ part }) => part === "main")?.roomId ?? null;

/** Reads a wish. Throws `not_found`, `booking_closed`, and `invalid_input` (a room that is none, days that no field can say). */
export async function placingOf({ db, clock }: ServiceContext, wish: PlacingWish): Promise<Placing> {
  const now = clock();
  const [row, rooms, held, hours] = await Promise.all([
    findBooking(db, wish.bookingId),
    activeRooms(db),
    roomsOfBooking(db, wish.bookingId, now.getTime()),
    hoursOf(
      db,
      VENUES.map(({ id }) => id),
    ),
  ]);
  if (!row) throw new AppError("not_found");
  if (BOOKING_TRANSITIONS[row.status].length === 0) throw new AppError("booking_closed");
  const room = wish.roomId ? (rooms.find(({ id }) => id === wish.roomId) ?? null) : null;
  if (wish.roomId && !room) throw new AppError("invalid_input", { issues: [{ field: "roomId", code: "room_unknown" }] });
  const stored = storedValues(row);
  const own = ownVenueOf(row);
  const venue = venueOf(room?.venueId ?? own?.id);
  const open = venue && inForce(venue, hours).hours;
  const values = placedDays(stored, wish, (date) => Boolean(open?.[weekday(date)]));
  if (!values) throw new AppError("invalid_input", { issues: [{ field: "time", code: "time_invalid" }] });
  const moved: DetailedValues = { ...values, ...(room && room.venueId !== own?.id ? { location: room.venueId } : {}) };
  if (Object.keys(moved).length === 0) return { row, next: row, values: {}, room, rooms, held };
  const checked = checkEdit(stored, moved, now);
  if (!checked.ok) throw new AppError("invalid_input", { issues: checked.issues });
  const isSame = !changesPlace(checked.edit.changes);
  return { row, next: isSame ? row : { ...row, ...fromEdit(row, checked.edit) }, values: isSame ? {} : moved, room, rooms, held };
}
