/** A booking that is confirmed otherwise than it was asked for: staff take what the rule of fit offers, and it is changed and confirmed in one press. */
import { findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { checkEdit, storedValues } from "#app/domain/booking/office/edit.ts";
import { editOf, readInstead } from "#app/domain/booking/office/instead.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { ownVenueOf } from "#app/services/venues/fit-state.server.ts";
import type { RoomPlans } from "#app/services/venues/room-plans.server.ts";
import type { BookingEditing } from "./booking-editing.server.ts";
import { clientMessage } from "./booking-messages.ts";
import type { BookingMoves, MovedBooking, StatusChange } from "./booking-moves.server.ts";
import { fromEdit } from "./booking-requests.ts";

/** `instead` as a button of the refusal names it. Throws as `BookingMoves.move` and `BookingEditing.apply`; nothing is changed where it does not fit either. */
export type ConfirmInstead = (id: string, change: StatusChange, instead: string, who: Actor) => Promise<MovedBooking>;

export function createConfirmInstead(
  { db, clock }: Pick<ServiceContext, "db" | "clock">,
  { moves, editing, plans }: { moves: BookingMoves; editing: BookingEditing; plans: RoomPlans },
): ConfirmInstead {
  return async (id, change, name, who) => {
    const instead = readInstead(name);
    const row = await findBooking(db, id);
    if (!row) throw new AppError("not_found");
    const stored = storedValues(row);
    const values = instead && change.status === "confirmed" ? editOf(stored, instead) : null;
    if (!instead || !values) throw new AppError("invalid_input", { issues: [{ field: "instead", code: "choice_not_offered" }] });
    const version = change.version ?? row.version;
    if (instead.kind === "room") return moves.move(id, { ...change, version, roomId: instead.value }, who);
    const checked = checkEdit(stored, values, clock());
    if (!checked.ok) throw new AppError("invalid_input", { issues: checked.issues });
    const next = { ...row, ...fromEdit(row, checked.edit) };
    const venue = ownVenueOf(next);
    // Asked before anything is written: a page may have stood open while others took that room as well.
    if (venue) await plans.plan(next, venue);
    const { booking, changes } = await editing.apply(id, { version, values, isMailedApart: true }, who);
    try {
      return await moves.move(id, { status: change.status, version: booking.version, edited: changes }, who);
    } catch (error) {
      // Somebody took the room in between: it is changed, and its contact hears of that alone.
      const edited = await findBooking(db, id);
      if (edited) await writingMail(db, clientMessage("booking_changed", edited, clock().getTime(), { changes }));
      throw error;
    }
  };
}
