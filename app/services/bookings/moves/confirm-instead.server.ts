/** A booking that is confirmed otherwise than it was asked for: staff take what the rule of fit offers, and it is changed and confirmed in one batch. */
import type { BookingToChange } from "#app/db/bookings/bookings.repo.server.ts";
import { checkEdit, storedValues } from "#app/domain/booking/office/edit.ts";
import { editOf, type Instead, readInstead } from "#app/domain/booking/office/instead.ts";
import { AppError } from "#app/domain/errors.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { fromEdit } from "#app/services/bookings/booking-requests.ts";
import { writingEdit } from "#app/services/bookings/editing/writing-edit.server.ts";
import { type EditedFirst, type MovedBooking, type MovingContext, moveBooking, type StatusChange } from "./move-booking.server.ts";

/** `name`: what is taken instead, as a button of the refusal names it. Throws as `moveBooking`; nothing is changed where it does not fit either. */
export async function confirmInstead(
  context: MovingContext,
  id: string,
  change: StatusChange,
  name: string,
  who: Actor,
): Promise<MovedBooking> {
  const instead = readInstead(name);
  if (!instead || change.status !== "confirmed") throw notOffered();
  const { status, version = null } = change;
  return instead.kind === "room"
    ? moveBooking(context, id, { ...change, roomId: instead.value }, who)
    : moveBooking(context, id, { status, version }, who, { edit: (found) => edited(context, found, instead, who) });
}

async function edited({ clock, db }: MovingContext, { row, last }: BookingToChange, instead: Instead, who: Actor): Promise<EditedFirst> {
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

const notOffered = () => refusedField("instead", "choice_not_offered");
