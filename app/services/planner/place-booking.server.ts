import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { DEFAULT_HOLD_HOURS } from "#app/domain/booking/schedule/holds.ts";
import { AppError } from "#app/domain/errors.ts";
import { mayOverride } from "#app/domain/hearing-plan/fit.ts";
import type { PlacingWish } from "#app/domain/planner/planner.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import { type EditingContext, editBooking } from "#app/services/bookings/editing/edit-booking.server.ts";
import { type MovingContext, moveBooking } from "#app/services/bookings/moves/move-booking.server.ts";
import { unfit } from "#app/services/venues/check-fit.server.ts";
import { holdRooms } from "#app/services/venues/hold-rooms.server.ts";
import { changeRooms } from "./change-rooms.server.ts";
import { mainRoomOf, placingOf } from "./placing.server.ts";
import type { PlannerContext } from "./preview-placing.server.ts";

export interface PlacingContext extends PlannerContext, EditingContext, MovingContext {}

export interface PlacingOrder extends PlacingWish {
  /** What is done with it: confirmed, or its rooms held for so many hours. */
  how: "confirm" | "hold";
  hours?: typeof DEFAULT_HOLD_HOURS | number | null;
  /** The version and the main room that were shown. */
  version: number;
  shownRoomId: string | null;
  /** Why staff go against the rule of fit. */
  overrideReason?: string | null;
}

/**
 * Puts a booking where it is wished: its days and hours are edited, its rooms held or given for good, by the use cases that staff's other
 * pages go through. What does not fit is refused before anything is written. For administrators; `not_found` for everybody else. Throws as
 * `placingOf`, `stale_version` with the booking as it is where somebody else changed it or its room, and as the use cases.
 */
export async function placeBooking(context: PlacingContext, order: PlacingOrder): Promise<BookingRecord> {
  const who = await context.actor();
  requireAdministrator(who);
  const { row, next, values, room, held } = await placingOf(context, order);
  const { id } = row;
  const own = mainRoomOf(held);
  if (row.version !== order.version || own !== order.shownRoomId)
    throw new AppError("stale_version", { detail: { booking: toFullRecord(row) } });
  const reason = order.overrideReason?.trim() || null;
  const fit = await context.fits.check(next, { chosen: room?.id ?? null });
  const reasons = fit?.reasons ?? [];
  // Asked before anything is written: an edit that then finds no room would leave it without the one that it had.
  if (reasons.length > 0 && !(reason && reasons.every(mayOverride)))
    throw unfit(next, reasons, { alternatives: await context.fits.alternatives(next, room?.id ?? null) });
  const isMoved = Object.keys(values).length > 0;
  const { booking } = isMoved
    ? await editBooking(context, id, { version: row.version, values, overrideReason: reason }, who)
    : { booking: toFullRecord(row) };
  const roomId = room?.id ?? null;
  if (booking.status === "confirmed")
    return own === roomId ? booking : changeRooms(context, id, { roomId, version: booking.version, overrideReason: reason });
  const wasConfirmed = row.status === "confirmed";
  if (order.how === "hold" && !wasConfirmed)
    return (await holdRooms(context, id, { roomId, hours: order.hours ?? null, version: booking.version, overrideReason: reason })).booking;
  // What was confirmed stays so: who moves it here has looked at where it goes.
  return (await moveBooking(context, id, { status: "confirmed", roomId, version: booking.version, overrideReason: reason }, who)).booking;
}
