import { roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { DEFAULT_HOLD_HOURS } from "#app/domain/booking/schedule/holds.ts";
import { AppError } from "#app/domain/errors.ts";
import type { PlacingWish } from "#app/domain/planner/planner.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import { editedFirst } from "#app/services/bookings/editing/edit-first.server.ts";
import { type EditFirst, type MovingContext, moveBooking } from "#app/services/bookings/moves/move-booking.server.ts";
import { holdRooms } from "#app/services/venues/hold-rooms.server.ts";
import { changeRooms } from "./change-rooms.server.ts";
import { mainRoomOf, placingOf } from "./placing.server.ts";
import type { PlannerContext } from "./preview-placing.server.ts";

export interface PlacingContext extends PlannerContext, MovingContext {}

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
 * Puts a booking where it is wished: its days and hours are edited and its rooms held or given for good in one batch, so that what is
 * refused has changed nothing. For administrators; `not_found` for everybody else. Throws as `placingOf`, `stale_version` with the
 * booking as it is where somebody else changed it or its room, and as the use cases that write it.
 */
export async function placeBooking(context: PlacingContext, order: PlacingOrder): Promise<BookingRecord> {
  const { clock, db } = context;
  const who = await context.actor();
  requireAdministrator(who);
  const { row, values, room, held } = await placingOf(context, order);
  const { id, status } = row;
  const own = mainRoomOf(held);
  const stale = (now: typeof row) => new AppError("stale_version", { detail: { booking: toFullRecord(now) } });
  if (row.version !== order.version || own !== order.shownRoomId) throw stale(row);
  const isMoved = Object.keys(values).length > 0;
  const roomId = room?.id ?? null;
  if (status === "confirmed" && !isMoved && own === roomId) return toFullRecord(row);
  const isHeld = order.how === "hold" && status !== "confirmed";
  const edit: EditFirst = async (found) => {
    // A hold raises no version, so that the room says what the version cannot.
    if (mainRoomOf(await roomsOfBooking(db, id, clock().getTime())) !== order.shownRoomId) throw stale(found.row);
    return isMoved ? editedFirst(context, found, { values, who, isMailedApart: !isHeld }) : { ...found, statements: null };
  };
  const wish = { roomId, version: row.version, overrideReason: order.overrideReason?.trim() || null };
  // What is confirmed stays so: who moves it here has looked at where it goes.
  if (status === "confirmed") return changeRooms(context, id, wish, { edit });
  if (isHeld) return (await holdRooms(context, id, { ...wish, hours: order.hours ?? null }, { edit })).booking;
  return (await moveBooking(context, id, { ...wish, status: "confirmed" }, who, { edit })).booking;
}
