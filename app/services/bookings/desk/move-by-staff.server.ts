import { findForChange } from "#app/db/bookings/bookings.repo.server.ts";
import { confirmInstead } from "#app/services/bookings/moves/confirm-instead.server.ts";
import { type MovedBooking, type MovingContext, moveBooking, type StatusChange } from "#app/services/bookings/moves/move-booking.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { staffOfBooking } from "./staff-of-booking.server.ts";

/**
 * Moves a booking to another status (rulings, "Bookings"). Throws `invalid_input` (no reason, no day), `stale_version` and
 * `transition_refused` with the booking as it is, `no_room_available` with what is free instead. `instead` takes one of that.
 */
export async function moveByStaff(
  context: ServiceContext & MovingContext,
  id: string,
  { instead, ...change }: StatusChange & { instead?: string | null },
): Promise<MovedBooking> {
  if (instead) return confirmInstead(context, id, change, instead, await staffOfBooking(context, id));
  const [who, read] = await Promise.all([staffOfBooking(context, id), findForChange(context.db, id)]);
  return moveBooking(context, id, change, who, { read });
}
