/**
 * Rooms held for a request that is not confirmed yet, for a while: nobody else is given them, and they release
 * themselves (issue: "a timed hold for a pending request, released by itself"). For administrators; `not_found` for
 * everybody else.
 */
import { findForChange, writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import { isRoomTaken, isVersionConflict } from "#app/db/errors.ts";
import { holding, releasing, roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import type { HeldRoom } from "#app/domain/booking/beside.ts";
import { DEFAULT_HOLD_HOURS, isHoldHours } from "#app/domain/booking/holds.ts";
import type { BookingRecord } from "#app/domain/booking/record.ts";
import { canMove } from "#app/domain/booking/status.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { ROOM_TRIES } from "#app/services/platform/tries.ts";
import { heldRoom, ownVenueOf, type RoomPlans } from "./room-plans.server.ts";

export interface HoldWish {
  /** The main room that staff chose; else the one it holds already, else the smallest that fits. */
  roomId?: string | null;
  /** One of `HOLD_HOURS`, from now. */
  hours?: number | null;
  /** The version of the booking that the wish is based on; left out, the present one. */
  version?: number | null;
}

export interface HeldBooking {
  booking: BookingRecord;
  rooms: HeldRoom[];
}

export interface BookingHolds {
  /**
   * Holds rooms for a request, in place of what it holds. Throws `invalid_input` (hours, room, no day, no room of ours),
   * `transition_refused` for what is confirmed or closed, `stale_version`, `no_room_available` with what is free instead.
   */
  hold(id: string, wish: HoldWish): Promise<HeldBooking>;
  /** Gives the rooms of a timed hold back; pressed twice, it is done once. Throws `transition_refused` for a lasting one. */
  release(id: string): Promise<HeldBooking>;
}

export function createBookingHolds({ db, actor, clock }: ServiceContext, plans: RoomPlans): BookingHolds {
  async function change(id: string) {
    const found = await findForChange(db, id);
    if (!found) throw new AppError("not_found");
    // What can still be confirmed may be held for; what is confirmed has its rooms until it is cancelled.
    if (!canMove(found.row.status, "confirmed")) throw new AppError("transition_refused", { detail: { booking: toFullRecord(found.row) } });
    return found;
  }

  return {
    async hold(id, { roomId = null, hours, version }) {
      const who = await actor();
      requireAdministrator(who);
      const kept = hours ?? DEFAULT_HOLD_HOURS;
      if (!isHoldHours(kept)) throw new AppError("invalid_input", { issues: [{ field: "hours", code: "choice_required" }] });
      for (let attempt = 1; ; attempt += 1) {
        const { row, last } = await change(id);
        const booking = toFullRecord(row);
        if (version != null && version !== row.version) throw new AppError("stale_version", { detail: { booking } });
        const venue = ownVenueOf(row);
        if (!venue) throw new AppError("invalid_input", { issues: [{ field: "location", code: "location_invalid" }] });
        const now = clock().getTime();
        const until = now + kept * 3_600_000;
        const { holds } = await plans.plan(row, venue, { chosen: roomId, until });
        const rooms = [...new Set(holds.map((hold) => hold.roomId))];
        const event = {
          subjectType: "booking",
          subjectId: id,
          action: "held",
          changes: { rooms, until: new Date(until).toISOString() },
        } as const;
        const audit = await nextAuditEntry(event, who, now, last);
        try {
          await db.batch([writingAudit(db, audit), releasing(db, id), ...holding(db, holds)]);
        } catch (error) {
          if (attempt < ROOM_TRIES && (isVersionConflict(error) || isRoomTaken(error))) continue;
          if (isRoomTaken(error))
            throw new AppError("no_room_available", { detail: { alternatives: await plans.alternatives(row, venue) } });
          throw isVersionConflict(error) ? new AppError("conflict", { detail: { booking } }) : error;
        }
        return { booking, rooms: (await roomsOfBooking(db, id, now)).map(heldRoom) };
      }
    },
    async release(id) {
      const who = await actor();
      requireAdministrator(who);
      const { row, last } = await change(id);
      const booking = toFullRecord(row);
      const now = clock().getTime();
      const held = await roomsOfBooking(db, id, now);
      if (held.length === 0) return { booking, rooms: [] };
      const rooms = [...new Set(held.map((hold) => hold.roomId))];
      const audit = await nextAuditEntry(
        { subjectType: "booking", subjectId: id, action: "hold_released", changes: { rooms } },
        who,
        now,
        last,
      );
      try {
        await db.batch([writingAudit(db, audit), releasing(db, id)]);
      } catch (error) {
        throw isVersionConflict(error) ? new AppError("conflict", { detail: { booking } }) : error;
      }
      return { booking, rooms: [] };
    },
  };
}
