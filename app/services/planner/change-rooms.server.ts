import { findBooking, findForChange, movingBooking, writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import { isRoomTaken, isVersionConflict } from "#app/db/errors.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { holding, releasing, roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import { clientMessage } from "#app/services/bookings/booking-messages.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { ROOM_TRIES } from "#app/services/platform/tries.ts";
import { ownVenueOf } from "#app/services/venues/fit-state.server.ts";
import type { PlanningContext } from "#app/services/venues/hold-rooms.server.ts";

export interface RoomChange {
  /** The main room that staff chose; else the smallest that fits. */
  roomId: string | null;
  version: number;
  /** Why staff go against the rule of fit; stays in the history. */
  overrideReason?: string | null;
}

/**
 * Gives a confirmed booking other rooms, at its own days and hours; its client is notified. For administrators; `not_found` for everybody else.
 * Throws `transition_refused` for what is not confirmed, `stale_version`, and `no_room_available` with what is free instead.
 */
export async function changeRooms(
  context: PlanningContext,
  id: string,
  { roomId, version, overrideReason }: RoomChange,
): Promise<BookingRecord> {
  const { actor, clock, db, plans } = context;
  const who = await actor();
  requireAdministrator(who);
  for (let attempt = 1; ; attempt += 1) {
    const found = await findForChange(db, id);
    if (!found) throw new AppError("not_found");
    const { row, last } = found;
    const booking = toFullRecord(row);
    if (version !== row.version) throw new AppError("stale_version", { detail: { booking } });
    const venue = ownVenueOf(row);
    if (row.status !== "confirmed" || !venue) throw new AppError("transition_refused", { detail: { booking } });
    const now = clock().getTime();
    const reason = overrideReason?.trim();
    const [{ holds, against }, before] = await Promise.all([
      plans.plan(row, venue, { chosen: roomId, override: Boolean(reason) }),
      roomsOfBooking(db, id, now),
    ]);
    const changes = {
      from: [...new Set(before.map((held) => held.roomId))],
      rooms: [...new Set(holds.map((hold) => hold.roomId))],
      ...(against.length > 0 ? { overrideReason: reason, against } : {}),
    };
    const audit = await nextAuditEntry({ subjectType: "booking", subjectId: id, action: "rooms_changed", changes }, who, now, last);
    try {
      await db.batch([
        writingAudit(db, audit),
        movingBooking(db, row, row.status, now),
        releasing(db, id),
        ...holding(db, holds),
        writingMail(db, clientMessage("booking_changed", row, now, { changes: {} })),
      ]);
    } catch (error) {
      if (isVersionConflict(error)) throw new AppError("conflict", { detail: { booking } });
      if (!isRoomTaken(error)) throw error;
      if (attempt < ROOM_TRIES) continue;
      throw new AppError("no_room_available", { detail: { alternatives: await plans.alternatives(row) } });
    }
    const after = await findBooking(db, id);
    return after ? toFullRecord(after) : booking;
  }
}
