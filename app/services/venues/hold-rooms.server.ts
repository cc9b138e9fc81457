import { writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import { isCaseConflict, isRoomTaken, isVersionConflict } from "#app/db/errors.ts";
import { holding, releasing, roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import { endingHold } from "#app/db/venues/visitor-holds.repo.server.ts";
import { DEFAULT_HOLD_HOURS, isHoldHours } from "#app/domain/booking/schedule/holds.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import { type EditFirst, unedited } from "#app/services/bookings/moves/move-booking.server.ts";
import { casesToNotify, notifyingCases } from "#app/services/cases/bookings/notify-cases.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { ROOM_TRIES } from "#app/services/platform/tries.ts";
import { ownVenueOf } from "./fit-state.server.ts";
import { change, type HeldBooking } from "./held-bookings.server.ts";
import { heldRoom, type RoomPlans } from "./room-plans.server.ts";

export interface HoldWish {
  /** The main room that staff chose; else the one it holds already, else the smallest that fits. */
  roomId?: string | null;
  /** One of `HOLD_HOURS`, from now. */
  hours?: number | null;
  /** The version of the booking that the wish is based on; left out, the present one. */
  version?: number | null;
  /** Why staff hold what the rule of fit speaks against; stays in the history. */
  overrideReason?: string | null;
}

/** What holding rooms needs besides: the rooms that a booking would be given. */
export interface PlanningContext extends ServiceContext {
  plans: RoomPlans;
}

/**
 * Holds rooms for a request, in place of what it holds; `edit` is made in the same batch, or not at all. Throws `invalid_input` (hours, room, no day, no room of ours),
 * `transition_refused` for what is confirmed or closed, `stale_version`, `no_room_available` with what is free instead.
 */
export async function holdRooms(
  context: PlanningContext,
  id: string,
  { roomId = null, hours, version, overrideReason }: HoldWish,
  { edit = unedited }: { edit?: EditFirst } = {},
): Promise<HeldBooking> {
  const { actor, clock, db, plans } = context;
  const reason = overrideReason?.trim();
  const who = await actor();
  requireAdministrator(who);
  const kept = hours ?? DEFAULT_HOLD_HOURS;
  if (!isHoldHours(kept)) throw new AppError("invalid_input", { issues: [{ field: "hours", code: "choice_required" }] });
  for (let attempt = 1; ; attempt += 1) {
    const found = await change(context, id);
    const booking = toFullRecord(found.row);
    if (version != null && version !== found.row.version) throw new AppError("stale_version", { detail: { booking } });
    const { row, last, statements } = await edit(found);
    const venue = ownVenueOf(row);
    if (!venue) throw new AppError("invalid_input", { issues: [{ field: "location", code: "location_invalid" }] });
    const now = clock().getTime();
    const until = now + kept * 3_600_000;
    const [{ holds, against }, cases] = await Promise.all([
      plans.plan(row, venue, { chosen: roomId, until, override: Boolean(reason) }),
      statements ? casesToNotify(db, id) : [],
    ]);
    const rooms = [...new Set(holds.map((hold) => hold.roomId))];
    const event = {
      subjectType: "booking",
      subjectId: id,
      action: "held",
      changes: { rooms, until: new Date(until).toISOString(), ...(against.length > 0 ? { overrideReason: reason, against } : {}) },
    } as const;
    const audit = await nextAuditEntry(event, who, now, last);
    try {
      const told = await notifyingCases(db, cases, [found.row, row], who, now);
      const held = [
        writingAudit(db, audit),
        releasing(db, id),
        endingHold(db, id, now, "replaced"),
        ...holding(db, holds),
        ...told,
      ] as const;
      await (statements ? db.batch([...statements, ...held]) : db.batch([...held]));
    } catch (error) {
      if (attempt < ROOM_TRIES && (isVersionConflict(error) || isRoomTaken(error) || isCaseConflict(error))) continue;
      if (isRoomTaken(error)) throw new AppError("no_room_available", { detail: { alternatives: await plans.alternatives(row) } });
      throw isVersionConflict(error) || isCaseConflict(error) ? new AppError("conflict", { detail: { booking } }) : error;
    }
    return { booking: toFullRecord(row), rooms: (await roomsOfBooking(db, id, now)).map(heldRoom) };
  }
}
