/** An edit that is one batch with what follows from it: a confirmation, a hold, other rooms. All of it is written, or nothing is. */
import type { BookingToChange } from "#app/db/bookings/bookings.repo.server.ts";
import { checkEdit, storedValues } from "#app/domain/booking/office/edit.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { fromEdit } from "#app/services/bookings/booking-requests.ts";
import type { EditedFirst } from "#app/services/bookings/moves/move-booking.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { writingEdit } from "./writing-edit.server.ts";

interface FirstEdit {
  /** The fields that change, as `editBooking` takes them. */
  values: DetailedValues;
  who: Actor;
  /** What follows writes to the contact, of both at once. */
  isMailedApart: boolean;
}

/**
 * The booking as the edit leaves it, in the status that it has, with the statements that write it; none where nothing changes. Whether it
 * fits is for what follows to ask. Throws `invalid_input` with an issue per field.
 */
export async function editedFirst(
  { clock, db }: Pick<ServiceContext, "clock" | "db">,
  { row, last }: BookingToChange,
  { values, who, isMailedApart }: FirstEdit,
): Promise<EditedFirst> {
  const checked = checkEdit(storedValues(row), values, clock());
  if (!checked.ok) throw new AppError("invalid_input", { issues: checked.issues });
  const { changes } = checked.edit;
  if (Object.keys(changes).length === 0) return { row, last, statements: null };
  const now = clock().getTime();
  const next = { ...row, ...fromEdit(row, checked.edit), version: row.version + 1, updatedAt: now };
  const { audit, statements } = await writingEdit(db, { row, next, last, changes, who, now, isMailedApart });
  return { row: next, last: audit, statements: [...statements], changes };
}
