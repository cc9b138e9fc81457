import type { BatchItem } from "drizzle-orm/batch";
import { type BookingRow, findBooking, findForChange, movingBooking, writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import { isCaseConflict, isRoomTaken, isVersionConflict } from "#app/db/errors.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { activeRooms, holding, releasing, roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import { clientMessage } from "#app/services/bookings/booking-messages.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import { type EditedFirst, type EditFirst, planOf, unedited } from "#app/services/bookings/moves/move-booking.server.ts";
import { casesToNotify, notifyingCases } from "#app/services/cases/bookings/notify-cases.server.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { ROOM_TRIES } from "#app/services/platform/tries.ts";
import type { FitChecks } from "#app/services/venues/check-fit.server.ts";
import { ownVenueOf } from "#app/services/venues/fit-state.server.ts";
import type { PlanningContext } from "#app/services/venues/hold-rooms.server.ts";

export interface RoomChange {
  /** The main room that staff chose; else the smallest that fits. */
  roomId: string | null;
  version: number;
  /** Why staff go against the rule of fit; stays in the history. */
  overrideReason?: string | null;
}

interface RoomsContext extends PlanningContext {
  fits: FitChecks;
}

/**
 * Gives a confirmed booking other rooms, and with `edit` other days and hours in the same batch; it stays confirmed, and its client and
 * its cases are notified. For administrators; `not_found` for everybody else. Throws `transition_refused` for what is not confirmed,
 * `stale_version`, and as `planOf`, `no_room_available` with what is free instead.
 */
export async function changeRooms(
  context: RoomsContext,
  id: string,
  change: RoomChange,
  { edit = unedited }: { edit?: EditFirst } = {},
): Promise<BookingRecord> {
  const { actor, db } = context;
  const who = await actor();
  requireAdministrator(who);
  for (let attempt = 1; ; attempt += 1) {
    const found = await findForChange(db, id);
    if (!found) throw new AppError("not_found");
    const booking = toFullRecord(found.row);
    if (change.version !== found.row.version) throw new AppError("stale_version", { detail: { booking } });
    if (found.row.status !== "confirmed") throw new AppError("transition_refused", { detail: { booking } });
    const edited = await edit(found);
    if (!edited.statements && !ownVenueOf(edited.row)) throw new AppError("transition_refused", { detail: { booking } });
    try {
      await db.batch(await statementsOf(context, found.row, edited, change, who));
    } catch (error) {
      await lost(context, { error, attempt, row: found.row, wished: edited.row });
      continue;
    }
    const changed = await findBooking(db, id);
    return changed ? toFullRecord(changed) : booking;
  }
}

async function statementsOf(
  context: RoomsContext,
  before: BookingRow,
  { row, last, statements, changes: edits = {} }: EditedFirst,
  change: RoomChange,
  who: Actor,
): Promise<[BatchItem<"sqlite">, ...BatchItem<"sqlite">[]]> {
  const { clock, db } = context;
  const now = clock().getTime();
  const [{ holds, against }, were, rooms, cases] = await Promise.all([
    planOf(context, row, change, ownVenueOf(row)),
    roomsOfBooking(db, row.id, now),
    activeRooms(db),
    casesToNotify(db, row.id),
  ]);
  const [from, to] = [were, holds].map((held) => [...new Set(held.map(({ roomId }) => roomId))]);
  const reason = against.length > 0 ? { overrideReason: change.overrideReason?.trim(), against } : {};
  const event = { subjectType: "booking", subjectId: row.id, action: "rooms_changed", changes: { from, rooms: to, ...reason } } as const;
  const audit = await nextAuditEntry(event, who, now, last);
  const are = holds.map((hold) => ({ ...hold, name: rooms.find((room) => room.id === hold.roomId)?.name ?? "" }));
  // Of other days each hour of a room is another one: only another room is news then.
  const isNews = !statements || from?.join() !== to?.join();
  const heard = isNews
    ? ([
        { ...before, rooms: were },
        { ...row, rooms: are },
      ] as const)
    : ([before, row] as const);
  return [
    // First: a second one of the same number aborts the whole batch, so that of two changes one is made.
    ...(statements ?? []),
    writingAudit(db, audit),
    movingBooking(db, row, row.status, now),
    releasing(db, row.id),
    ...holding(db, holds),
    writingMail(db, clientMessage("booking_changed", row, now, { changes: edits })),
    ...(await notifyingCases(db, cases, heard, who, now)),
  ];
}

/** A batch that was refused: returns where another try may find rooms or the case's end as they are now, and throws where none would. */
async function lost(
  { db, plans }: PlanningContext,
  { error, attempt, row, wished }: { error: unknown; attempt: number; row: BookingRow; wished: BookingRow },
): Promise<void> {
  const conflict = () => new AppError("conflict", { detail: { booking: toFullRecord(row) } });
  if (isVersionConflict(error)) {
    if (attempt < ROOM_TRIES && (await findBooking(db, row.id))?.version === row.version) return;
    throw conflict();
  }
  if (isCaseConflict(error) && attempt >= ROOM_TRIES) throw conflict();
  if (!isRoomTaken(error) && !isCaseConflict(error)) throw error;
  if (attempt < ROOM_TRIES) return;
  throw new AppError("no_room_available", { detail: { alternatives: await plans.alternatives(wished) } });
}
