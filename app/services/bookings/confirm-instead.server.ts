/** A booking that is confirmed otherwise than it was asked for: staff take what the rule of fit offers, and it is changed and confirmed in one batch. */
import type { BookingToChange } from "#app/db/bookings/bookings.repo.server.ts";
import { checkEdit, storedValues } from "#app/domain/booking/office/edit.ts";
import { editOf, type Instead, readInstead } from "#app/domain/booking/office/instead.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { BookingMoves, EditedFirst, MovedBooking, StatusChange } from "./booking-moves.server.ts";
import { fromEdit } from "./booking-requests.ts";
import { writingEdit } from "./writing-edit.server.ts";

/** `instead` as a button of the refusal names it. Throws as `BookingMoves.move`; nothing is changed where it does not fit either. */
export type ConfirmInstead = (id: string, change: StatusChange, instead: string, who: Actor) => Promise<MovedBooking>;

export function createConfirmInstead({ db, clock }: Pick<ServiceContext, "db" | "clock">, moves: BookingMoves): ConfirmInstead {
  async function edited({ row, last }: BookingToChange, instead: Instead, who: Actor): Promise<EditedFirst> {
    const stored = storedValues(row);
    const values = editOf(stored, instead);
    if (!values) throw notOffered();
    const checked = checkEdit(stored, values, clock());
    if (!checked.ok) throw new AppError("invalid_input", { issues: checked.issues });
    const { changes } = checked.edit;
    if (Object.keys(changes).length === 0) return { row, last, statements: null };
    const now = clock().getTime();
    const next = { ...row, ...fromEdit(row, checked.edit), version: row.version + 1, updatedAt: now };
    const { audit, statements } = await writingEdit(db, { row, next, last, changes, who, now, isMailedApart: true });
    return { row: next, last: audit, statements: [...statements], changes };
  }

  return async (id, change, name, who) => {
    const instead = readInstead(name);
    if (!instead || change.status !== "confirmed") throw notOffered();
    const { status, version = null } = change;
    return instead.kind === "room"
      ? moves.move(id, { ...change, roomId: instead.value }, who)
      : moves.move(id, { status, version }, who, { edit: (found) => edited(found, instead, who) });
  };
}

const notOffered = () => new AppError("invalid_input", { issues: [{ field: "instead", code: "choice_not_offered" }] });
