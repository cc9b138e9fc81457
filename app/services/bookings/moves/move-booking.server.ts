/**
 * Moves of a booking along its statuses (specification, section 4 "Booking status"), by anyone who is entitled to them: one
 * batch with its history, its rooms, its messages and its task. The doors of it authorise (`desk/move-by-staff.server.ts`,
 * `managed-booking.server.ts`).
 */

import type { BatchItem } from "drizzle-orm/batch";
import {
  type BookingRow,
  type BookingToChange,
  closingTasks,
  findBooking,
  findForChange,
  movingBooking,
  writingAudit,
} from "#app/db/bookings/bookings.repo.server.ts";
import { isCaseConflict, isRoomTaken, isVersionConflict } from "#app/db/errors.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { holding, releasing, roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import { endingHold } from "#app/db/venues/visitor-holds.repo.server.ts";
import type { HeldRoom } from "#app/domain/booking/office/booking-attachments.ts";
import type { FieldChanges } from "#app/domain/booking/office/edit.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { canMove, needsReason } from "#app/domain/booking/office/status.ts";
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { mayOverride } from "#app/domain/hearing-plan/fit.ts";
import { loggable } from "#app/domain/loggable.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import type { ByKey } from "#app/services/bookings/links/acting-key.server.ts";
import { casesToNotify, notifyingCases } from "#app/services/cases/bookings/notify-cases.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { ROOM_TRIES } from "#app/services/platform/tries.ts";
import { type FitChecks, unfit } from "#app/services/venues/check-fit.server.ts";
import { ownVenueOf } from "#app/services/venues/fit-state.server.ts";
import { heldRoom, type RoomPlan, type RoomPlans } from "#app/services/venues/room-plans.server.ts";
import { messagesOfMove } from "./move-messages.ts";

/** What a move needs: the rule of fit, and the rooms that a booking would be given. */
export interface MovingContext extends Pick<ServiceContext, "db" | "clock"> {
  fits: FitChecks;
  plans: RoomPlans;
  /** By which key it is moved; left out, by staff. */
  byKey?: ByKey;
}

export interface StatusChange {
  status: BookingStatus;
  /** The main room that staff chose; else the one it holds already, else the smallest that fits. */
  roomId?: string | null;
  reason?: string | null;
  /** The version that the change is based on; left out, the present one. */
  version?: number | null;
  /** Why staff confirm what the rule of fit speaks against; stays in the history. */
  overrideReason?: string | null;
}

export interface MovedBooking {
  booking: BookingRecord;
  rooms: HeldRoom[];
  /** Open requests for the same days that no room is left for. */
  impossible: { id: string; bookingNumber: string }[];
}

type Statement = BatchItem<"sqlite">;

/** A booking as something that is written first leaves it. */
export interface EditedFirst extends BookingToChange {
  /** In the batch of the move, before it; null where nothing is edited. */
  statements: readonly [Statement, ...Statement[]] | null;
  /** What it changes, for the mail that says both. */
  changes?: FieldChanges;
}

export interface MoveOptions {
  /** The booking where the caller has just read it: an old one is refused and read again. */
  read?: BookingToChange | null;
  /** An edit that is made with the move, or not at all. */
  edit?: EditFirst;
}

/** Asked in each try, of the booking as it is then; may refuse it. */
export type EditFirst = (found: BookingToChange) => Promise<EditedFirst>;

const NOWHERE: RoomPlan = { days: [], holds: [], against: [] };

/**
 * Moves a booking to another status. Throws `not_found`, `invalid_input` (no reason, no day), `stale_version` and
 * `transition_refused` with the booking as it is, `no_room_available` with what is free instead, `conflict` when
 * somebody else was faster.
 */
export async function moveBooking(
  context: MovingContext,
  id: string,
  change: StatusChange,
  who: Actor,
  { read = null, edit = unedited }: MoveOptions = {},
): Promise<MovedBooking> {
  const { db, plans } = context;
  for (let attempt = 1; ; attempt += 1) {
    const found = attempt === 1 && read ? read : await findForChange(db, id);
    if (!found) throw new AppError("not_found");
    refuse(found.row, change);
    const edited = await edit(found);
    const { row, statements } = edited;
    const [{ plan, venue, open }, cases] = await Promise.all([placementOf(context, row, change), casesToNotify(db, id)]);
    try {
      const moving = await statementsOf(context, edited, change, plan, who);
      const heard = [found.row, { ...row, status: change.status }] as const;
      const told = await notifyingCases(db, cases, heard, who, context.clock().getTime());
      await (statements ? db.batch([...statements, ...moving, ...told]) : db.batch([...moving, ...told]));
    } catch (error) {
      if (isVersionConflict(error)) {
        // Linked to a case in the meantime, or asked about: the booking is as it was, and the case is to be notified.
        if (attempt < ROOM_TRIES && (await findBooking(db, id))?.version === found.row.version) continue;
        throw new AppError("conflict", { detail: await present(db, id) });
      }
      if (isCaseConflict(error) && attempt < ROOM_TRIES) continue;
      if (isCaseConflict(error)) throw new AppError("conflict", { detail: await present(db, id) });
      if (!isRoomTaken(error)) throw error;
      // Somebody took one between the look and the write: looked for again, and a chosen one that is gone is reported.
      if (attempt < ROOM_TRIES) continue;
      throw new AppError("no_room_available", { detail: { alternatives: await plans.alternatives(row) } });
    }
    const [now, impossible] = await Promise.all([movedNow(context, id), venue ? plans.impossibleOf(open, venue).catch(untold) : []]);
    return { ...now, impossible };
  }
}

type OpenRequests = Awaited<ReturnType<RoomPlans["otherOpenRequests"]>>;

/** Where a confirmed one would take place, and who else asks for its days. Confirming what takes place in a room of ours holds it; a transcript and a virtual hearing need none. */
async function placementOf(
  context: MovingContext,
  row: BookingRow,
  change: StatusChange,
): Promise<{ plan: RoomPlan; venue: Venue | null; open: OpenRequests }> {
  if (change.status !== "confirmed") return { plan: NOWHERE, venue: null, open: [] };
  const venue = ownVenueOf(row);
  const [plan, open] = await Promise.all([
    planOf(context, row, change, venue),
    venue ? context.plans.otherOpenRequests(row, venue).catch(untold) : [],
  ]);
  return { plan, venue, open };
}

/** Held for good in a room of ours, or on days that exist. Staff may go against the rule with a reason. Throws as `RoomPlans.plan`. */
export async function planOf(
  { fits, plans }: Pick<MovingContext, "fits" | "plans">,
  row: BookingRow,
  { roomId = null, overrideReason }: Pick<StatusChange, "roomId" | "overrideReason">,
  venue: Venue | null,
): Promise<RoomPlan> {
  const override = Boolean(overrideReason?.trim());
  if (venue) return plans.plan(row, venue, { chosen: roomId, override });
  const fit = await fits.check(row);
  if (!fit || fit.reasons.length === 0) return NOWHERE;
  if (override && fit.reasons.every(mayOverride)) return { ...NOWHERE, against: fit.reasons };
  throw unfit(row, fit.reasons, {});
}

async function statementsOf(
  { byKey, clock, db }: MovingContext,
  { row, last, changes }: EditedFirst,
  change: StatusChange,
  plan: RoomPlan,
  who: Actor,
) {
  const now = clock().getTime();
  const { holds } = plan;
  const reason = change.reason?.trim() || null;
  const entry = { subjectType: "booking", subjectId: row.id, action: "status_changed", changes: historyOf(row, change, plan) } as const;
  const audit = await nextAuditEntry(entry, who, now, last);
  const releases = change.status === "cancelled" || change.status === "confirmed";
  return [
    // First: a second one of the same number aborts the whole batch, so that of two changes one is made.
    writingAudit(db, audit),
    movingBooking(db, row, change.status, now),
    ...((await byKey?.(now)) ?? []),
    ...(releases ? [releasing(db, row.id), endingHold(db, row.id, now, change.status === "confirmed" ? "confirmed" : "cancelled")] : []),
    ...holding(db, holds),
    ...(change.status === "pending"
      ? []
      : [closingTasks(db, row.id, now, { ends: change.status === "cancelled", by: who.kind === "user" ? who.id : null })]),
    ...messagesOfMove(row, change.status, { reason, who, now, edited: changes }).map((message) => writingMail(db, message)),
  ] as const;
}

/** What the history says of a move. */
function historyOf(row: BookingRow, change: StatusChange, { holds, against }: RoomPlan): Record<string, unknown> {
  const reason = change.reason?.trim();
  return {
    from: row.status,
    to: change.status,
    ...(reason ? { reason } : {}),
    ...(against.length > 0 ? { overrideReason: change.overrideReason?.trim(), against } : {}),
    ...(holds.length > 0 ? { rooms: [...new Set(holds.map(({ roomId }) => roomId))] } : {}),
  };
}

async function movedNow({ clock, db }: MovingContext, id: string) {
  const [row, held] = await Promise.all([findBooking(db, id), roomsOfBooking(db, id, clock().getTime())]);
  if (!row) throw new AppError("not_found");
  return { booking: toFullRecord(row), rooms: held.map(heldRoom) };
}

async function present(db: MovingContext["db"], id: string) {
  const row = await findBooking(db, id);
  return { booking: row ? toFullRecord(row) : null };
}

/** The edit of what is only moved. */
export const unedited: EditFirst = async (found) => ({ ...found, statements: null });

/** The move is made: that what it makes impossible could not be found out must not look like a failure of it. */
function untold(error: unknown): [] {
  console.error(loggable(error));
  return [];
}

function refuse(row: BookingRow, change: StatusChange): void {
  const booking = toFullRecord(row);
  if (change.version != null && change.version !== row.version) throw new AppError("stale_version", { detail: { booking } });
  if (!canMove(row.status, change.status)) throw new AppError("transition_refused", { detail: { booking } });
  if (needsReason(change.status) && !change.reason?.trim())
    throw new AppError("invalid_input", { issues: [{ field: "reason", code: "reason_required" }] });
}
