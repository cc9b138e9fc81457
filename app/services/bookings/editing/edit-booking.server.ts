/**
 * An edit of a stored booking, by anyone who is entitled to it: checked by the rules of its form and written in one batch with
 * its history, its rooms, its task and its messages. A confirmed booking whose place or hours change is confirmed again;
 * the new hours are held for it meanwhile, where a room is free. Where none is, staff's edit is made all the same and says what is free;
 * a client's is refused (`keepsRoom`). The doors of it authorise (`edit-by-staff.server.ts`, `managed-booking.server.ts`).
 */
import { type BookingRow, findForChange, type LastAudit, readdressingTasks, writingTask } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { holdBarOf, isCaseConflict, isRoomTaken, isVersionConflict } from "#app/db/errors.ts";
import { type HoldRow, holding, releasing, roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import { endingHold, rehomingHolds } from "#app/db/venues/visitor-holds.repo.server.ts";
import type { HeldRoom, RoomAlternatives } from "#app/domain/booking/office/booking-attachments.ts";
import { type CheckedEdit, changesPlace, checkEdit, type FieldChanges, storedValues } from "#app/domain/booking/office/edit.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { BOOKING_TRANSITIONS } from "#app/domain/booking/office/status.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import { renewingKeys } from "#app/services/bookings/access-keys.server.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import { fromEdit, promiseOf } from "#app/services/bookings/booking-requests.ts";
import { holderOf } from "#app/services/bookings/holds/hold-bars.server.ts";
import type { ByKey } from "#app/services/bookings/links/acting-key.server.ts";
import { makerReading } from "#app/services/bookings/managed/maker-reading.server.ts";
import { casesToNotify, notifyingCases } from "#app/services/cases/bookings/notify-cases.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { ROOM_TRIES } from "#app/services/platform/tries.ts";
import type { EditedFit } from "#app/services/venues/edited-fit.server.ts";
import { ownVenueOf } from "#app/services/venues/fit-state.server.ts";
import { heldRoom, type RoomPlans } from "#app/services/venues/room-plans.server.ts";
import { venueForClock } from "#app/services/venues/venues-in-force.server.ts";
import { writingEdit } from "./writing-edit.server.ts";

/** What an edit needs: the rule of fit for what is stored already, and the rooms that a booking would be given. */
export interface EditingContext extends Pick<ServiceContext, "env" | "db" | "clock"> {
  editedFit: EditedFit;
  plans: RoomPlans;
  /** By which key it is edited; left out, by staff. */
  byKey?: ByKey;
}

export interface Edit {
  /** The version that the edit is based on. */
  version: number;
  /** The fields to be changed; "" empties one, and what is not named stays. */
  values: DetailedValues;
  /** Why staff put it where the rule of fit speaks against it; stays in the history. */
  overrideReason?: string | null;
}

export interface EditedBooking {
  booking: BookingRecord;
  rooms: HeldRoom[];
  changes: FieldChanges;
  /** It was confirmed, and waits for staff again. */
  again: boolean;
  /** What is free instead, where the new hours could not be held. */
  alternatives: RoomAlternatives | null;
}

/** How long the new hours of a booking that was confirmed are kept for it: over a weekend. */
const KEPT_HOURS = 72;
const HOUR = 3_600_000;

/**
 * Makes the edit. An edit that changes nothing is none: pressed twice, it is made once. Throws `not_found`,
 * `stale_version` and `booking_closed` with the booking as it is, `invalid_input` with an issue per field, and `no_room_available`
 * with what is free instead where a client would give up the room of a confirmed hearing, also when it goes while this is written.
 */
export async function editBooking(context: EditingContext, id: string, change: Edit, who: Actor): Promise<EditedBooking> {
  const { clock, db, editedFit } = context;
  for (let attempt = 1; ; attempt += 1) {
    const [found, cases] = await Promise.all([findForChange(db, id), casesToNotify(db, id)]);
    if (!found) throw new AppError("not_found");
    const { row, last } = found;
    const edit = checkedEdit(row, change, clock());
    if (edit === null) return { ...(await withRooms(context, row)), changes: {}, again: false, alternatives: null };
    const next = await withReaders(db, row, await asEdited(db, row, edit, clock()), edit);
    const against = changesPlace(edit.changes) ? await editedFit.judge(row, next, who, change.overrideReason) : {};
    const rooms = { mustHold: keepsRoom(row, who), mayHold: attempt < ROOM_TRIES };
    const { moves, holds, alternatives } = await placing(context, row, next, edit, rooms);
    try {
      const told = await notifyingCases(db, cases, [row, next], who, clock().getTime());
      await db.batch([...(await statementsOf(context, row, next, last, { edit, moves, holds, who, against })), ...told]);
    } catch (error) {
      // Somebody else was faster: looked at again, so that the one who lost sees its state.
      if (attempt <= ROOM_TRIES && isOutrun(error)) continue;
      throw isVersionConflict(error) || isCaseConflict(error) ? new AppError("conflict") : error;
    }
    const after = await withRooms(context, { ...next, version: row.version + 1, updatedAt: clock().getTime() });
    return { ...after, changes: edit.changes, again: next.status !== row.status, alternatives };
  }
}

/** Somebody wrote to the booking, its rooms or a case of its in the meantime. */
const isOutrun = (error: unknown) => isVersionConflict(error) || isRoomTaken(error) || isCaseConflict(error) || holdBarOf(error) !== null;

/** What is to be written; null where it changes nothing. Throws what is wrong with it, the newer version first. */
function checkedEdit(row: BookingRow, { version, values }: Edit, now: Date): CheckedEdit | null {
  const check = checkEdit(storedValues(row), values, now);
  if (check.ok && Object.keys(check.edit.changes).length === 0) return null;
  if (version !== row.version) throw new AppError("stale_version", { detail: { booking: toFullRecord(row) } });
  if (isClosed(row)) throw new AppError("booking_closed", { detail: { booking: toFullRecord(row) } });
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  return check.edit;
}

const heldNow = ({ clock, db }: EditingContext, id: string) => roomsOfBooking(db, id, clock().getTime());

/** A row with the rooms that it holds now. */
async function withRooms(context: EditingContext, row: BookingRow): Promise<Pick<EditedBooking, "booking" | "rooms">> {
  return { booking: toFullRecord(row), rooms: (await heldNow(context, row.id)).map(heldRoom) };
}

/** A client's confirmed hearing gives up its room for another one alone; staff read what is free instead, and answer for it. */
const keepsRoom = (row: BookingRow, who: Actor) => who.kind === "visitor" && row.status === "confirmed";

interface RoomsWanted {
  /** Without a room for it there is no edit. */
  mustHold: boolean;
  /** A room is still worth trying for: none is after so many that were taken first. */
  mayHold: boolean;
}

/** The rooms of the booking as it will be: none where it needs none, or where none is free and none must be. Throws `no_room_available`. */
async function placing(context: EditingContext, row: BookingRow, next: BookingRow, edit: CheckedEdit, { mustHold, mayHold }: RoomsWanted) {
  const { clock, plans } = context;
  if (!changesPlace(edit.changes)) return { moves: false, holds: [], alternatives: null };
  const held = await heldNow(context, row.id);
  const until = row.status === "confirmed" ? clock().getTime() + KEPT_HOURS * HOUR : (held[0]?.expiresAt ?? null);
  const venue = ownVenueOf(next);
  if (!venue || until === null || next.bookingDate === null) return { moves: true, holds: [], alternatives: null };
  try {
    if (!mayHold) throw new AppError("no_room_available", { detail: { alternatives: await plans.alternatives(next) } });
    // Against the rule staff alone are given rooms, who see it when they confirm.
    return { moves: true, holds: (await plans.plan(next, venue, { until, override: !mustHold })).holds, alternatives: null };
  } catch (error) {
    if (mustHold || !(error instanceof AppError) || error.code !== "no_room_available") throw error;
    return { moves: true, holds: [], alternatives: error.detail.alternatives as RoomAlternatives };
  }
}

async function statementsOf(
  { byKey, clock, db, env }: EditingContext,
  row: BookingRow,
  next: BookingRow,
  last: LastAudit | null,
  { edit, moves, holds, who, against }: { edit: CheckedEdit; moves: boolean; holds: readonly HoldRow[]; who: Actor; against: object },
) {
  const now = clock().getTime();
  const { changes } = edit;
  const contact = { name: next.bookingContactName, phone: next.bookingContactPhone };
  const status = next.status === row.status ? {} : { status: [row.status, next.status] };
  const besides = { ...status, ...against };
  const { statements } = await writingEdit(db, { row, next, last, changes, besides, who, now });
  return [
    ...statements,
    ...((await byKey?.(now)) ?? []),
    // What was sent is the former contact's, and what is held the new one's.
    ...(changes.bookingContactEmail
      ? [...(await renewingKeys({ db, secrets: authSecretsOf(env) }, row.id, now)), rehomingHolds(db, row.id, holderOf({ env }, next))]
      : []),
    ...(moves ? [releasing(db, row.id)] : []),
    // A hold follows the booking where a room is free; else it has ended.
    ...(moves && holds.length === 0 ? [endingHold(db, row.id, now, "moved")] : []),
    ...holding(db, holds),
    ...(changes.bookingContactName || changes.bookingContactPhone ? [readdressingTasks(db, row.id, contact)] : []),
    ...(next.status !== row.status && next.callBy !== null
      ? [writingTask(db, { id: newId(), kind: "call_booking", bookingId: row.id, contact, dueAt: next.callBy, createdAt: now })]
      : []),
  ] as const;
}

/** An edit that gives it to another contact may take it from the account that made it. */
async function withReaders(db: Database, row: BookingRow, next: BookingRow, { changes }: CheckedEdit): Promise<BookingRow> {
  return changes.bookingContactEmail ? { ...next, ...(await makerReading(db, row, next.contactEmailKey)) } : next;
}

/** The row as the edit leaves it. */
async function asEdited(db: Database, row: BookingRow, edit: CheckedEdit, now: Date): Promise<BookingRow> {
  const again = row.status === "confirmed" && changesPlace(edit.changes);
  const after = { ...row, ...fromEdit(row, edit) };
  // A promise that was made is kept; a booking that is to be confirmed again gets a new one.
  if (!again) return after;
  const office = await venueForClock(db, venueOf(edit.values.location) ?? HEAD_OFFICE, now.getTime());
  return { ...after, status: "pending", callBy: promiseOf(false)(now.getTime(), office) };
}

/** Nothing follows its status any more: it has taken place, or will not. */
export function isClosed(row: Pick<BookingRow, "status">): boolean {
  return BOOKING_TRANSITIONS[row.status].length === 0;
}
