/** The room of a request: held, to be had for 48 hours, or why not. */
import { type BookingRow, findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import { openHoldOf } from "#app/db/venues/visitor-holds.repo.server.ts";
import { type HoldState, isHoldable, VISITOR_HOLD } from "#app/domain/booking/office/visitor-hold.ts";
import type { RoomsOfDay } from "#app/domain/hearing-plan/rooms.ts";
import type { CheckedFit } from "#app/services/venues/check-fit.server.ts";
import { ownVenueOf } from "#app/services/venues/fit-state.server.ts";
import { heldRoom } from "#app/services/venues/room-plans.server.ts";
import { barOf, type HoldReader } from "./hold-bars.server.ts";
import type { HoldContext } from "./hold-context.ts";

type Held = Extract<HoldState, { state: "held" }>;

/**
 * The hold of a booking by its id, for a door that may show it to its reader (authorise before): `contact` has come by a mail to the
 * booking's own address. Null where nothing can be held.
 */
export async function holdOfBooking(context: HoldContext, bookingId: string, reader: HoldReader): Promise<HoldState | null> {
  const row = await findBooking(context.db, bookingId);
  return row && stateOfHold(context, row, reader);
}

/** The same of a row that was read. */
export async function stateOfHold(context: HoldContext, row: BookingRow, reader: HoldReader): Promise<HoldState | null> {
  if (!isHoldable(row) || !ownVenueOf(row)) return null;
  const held = await heldNow(context, row.id);
  if (held) return held;
  const fit = await fitOfHold(context, row);
  return fit && judgedFit(context, row, fit, reader);
}

/** What rule and limits say of a hearing that holds nothing yet. */
export async function judgedFit(context: HoldContext, row: BookingRow, fit: CheckedFit, reader: HoldReader): Promise<HoldState> {
  const bar = await barOf(context, row, fit, reader);
  if (bar) return bar;
  if (fit.reasons.length > 0)
    return { state: "unfit", reasons: fit.reasons, alternatives: await context.fits.alternatives(row, null, VISITOR_HOLD.hours) };
  return { state: "offered", days: fit.days, rooms: roomsOf(fit) };
}

/** What is held for the booking for a while, by its visitor or by staff; null for nothing. */
export async function heldNow({ db, clock }: Pick<HoldContext, "db" | "clock">, bookingId: string): Promise<Held | null> {
  const now = clock().getTime();
  const [rooms, [own]] = await db.batch([roomsOfBooking(db, bookingId, now), openHoldOf(db, bookingId, now)]);
  const until = rooms[0]?.expiresAt;
  if (!until) return null;
  return { state: "held", until: new Date(until).toISOString(), byVisitor: own !== undefined, rooms: rooms.map(heldRoom) };
}

/** The one rule of fit, for every day, and each of them far enough ahead. */
export const fitOfHold = ({ fits }: HoldContext, row: BookingRow): Promise<CheckedFit | null> =>
  fits.check(row, { notice: VISITOR_HOLD.hours });

/** Each room once, main rooms first. */
function roomsOf({ rooms, state }: CheckedFit) {
  const main = new Set(rooms.map((day: RoomsOfDay) => day.main));
  const ids = new Set([...main, ...rooms.flatMap(({ breakouts }: RoomsOfDay) => breakouts)]);
  return [...ids].flatMap((id) => {
    const room = state.rooms.find((one) => one.id === id) as { name?: string; capacity: number } | undefined;
    return room?.name ? [{ name: room.name, capacity: room.capacity, part: main.has(id) ? ("main" as const) : ("breakout" as const) }] : [];
  });
}
