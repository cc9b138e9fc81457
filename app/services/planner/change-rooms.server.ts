import { type BookingRow, findBooking, findForChange, movingBooking, writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import { isCaseConflict, isRoomTaken, isVersionConflict } from "#app/db/errors.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { activeRooms, holding, releasing, roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import { clientMessage } from "#app/services/bookings/booking-messages.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import { casesToNotify, notifyingCases } from "#app/services/cases/bookings/notify-cases.server.ts";
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
 * Gives a confirmed booking other rooms, at its own days and hours; its client and its cases are notified. For administrators; `not_found` for everybody else.
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
    const [{ holds, against }, before, rooms, cases] = await Promise.all([
      plans.plan(row, venue, { chosen: roomId, override: Boolean(reason) }),
      roomsOfBooking(db, id, now),
      activeRooms(db),
      casesToNotify(db, id),
    ]);
    const changes = {
      from: [...new Set(before.map((held) => held.roomId))],
      rooms: [...new Set(holds.map((hold) => hold.roomId))],
      ...(against.length > 0 ? { overrideReason: reason, against } : {}),
    };
    const audit = await nextAuditEntry({ subjectType: "booking", subjectId: id, action: "rooms_changed", changes }, who, now, last);
    const after = holds.map((hold) => ({ ...hold, name: rooms.find((room) => room.id === hold.roomId)?.name ?? "" }));
    try {
      await db.batch([
        writingAudit(db, audit),
        movingBooking(db, row, row.status, now),
        releasing(db, id),
        ...holding(db, holds),
        writingMail(db, clientMessage("booking_changed", row, now, { changes: {} })),
        ...(await notifyingCases(
          db,
          cases,
          [
            { ...row, rooms: before },
            { ...row, rooms: after },
          ],
          who,
          now,
        )),
      ]);
    } catch (error) {
      await lost(context, { error, attempt, row });
      continue;
    }
    const changed = await findBooking(db, id);
    return changed ? toFullRecord(changed) : booking;
  }
}

/** A batch that was refused: returns where another try may find rooms or the case's end as they are now, and throws where none would. */
async function lost(
  { db, plans }: PlanningContext,
  { error, attempt, row }: { error: unknown; attempt: number; row: BookingRow },
): Promise<void> {
  const conflict = () => new AppError("conflict", { detail: { booking: toFullRecord(row) } });
  if (isVersionConflict(error)) {
    if (attempt < ROOM_TRIES && (await findBooking(db, row.id))?.version === row.version) return;
    throw conflict();
  }
  if (isCaseConflict(error) && attempt >= ROOM_TRIES) throw conflict();
  if (!isRoomTaken(error) && !isCaseConflict(error)) throw error;
  if (attempt < ROOM_TRIES) return;
  throw new AppError("no_room_available", { detail: { alternatives: await plans.alternatives(row) } });
}
