import { writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { releasing, roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import { endingHold, openHoldOf } from "#app/db/venues/visitor-holds.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import { clientMessage } from "#app/services/bookings/booking-messages.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { change, type HeldBooking } from "./held-bookings.server.ts";

/** Gives the rooms of a timed hold back; pressed twice, it is done once. A visitor whose hold it was is informed. Throws `transition_refused` for a lasting one. */
export async function releaseRooms(context: ServiceContext, id: string): Promise<HeldBooking> {
  const { actor, clock, db } = context;
  const who = await actor();
  requireAdministrator(who);
  const { row, last } = await change(context, id);
  const booking = toFullRecord(row);
  const now = clock().getTime();
  const [held, [own]] = await db.batch([roomsOfBooking(db, id, now), openHoldOf(db, id, now)]);
  if (held.length === 0) return { booking, rooms: [] };
  const rooms = [...new Set(held.map((hold) => hold.roomId))];
  const audit = await nextAuditEntry(
    { subjectType: "booking", subjectId: id, action: "hold_released", changes: { rooms } },
    who,
    now,
    last,
  );
  try {
    await db.batch([
      writingAudit(db, audit),
      releasing(db, id),
      endingHold(db, id, now, "released"),
      ...(own ? [writingMail(db, clientMessage("booking_hold_ended", row, now))] : []),
    ]);
  } catch (error) {
    throw isVersionConflict(error) ? new AppError("conflict", { detail: { booking } }) : error;
  }
  return { booking, rooms: [] };
}
