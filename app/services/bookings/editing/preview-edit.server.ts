import { findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { changesPlace, checkEdit, type FieldChanges, storedValues } from "#app/domain/booking/office/edit.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { AppError } from "#app/domain/errors.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { readEdited } from "./read-edited.ts";

export interface PreviewedEdit {
  changes: FieldChanges;
  /** Everything that would hold afterwards. */
  values: DetailedValues;
  /** It is confirmed, and would wait for staff again. */
  again: boolean;
}

/** What an edit would come to, by the booking as it is now. For administrators. Throws `not_found`, and `invalid_input` with an issue per field. */
export async function previewEdit(context: ServiceContext, id: string, values: unknown): Promise<PreviewedEdit> {
  await administratorOf(context);
  const row = await findBooking(context.db, id);
  if (!row) throw new AppError("not_found");
  const check = checkEdit(storedValues(row), readEdited(values), context.clock());
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  const { changes, values: after } = check.edit;
  return { changes, values: after, again: row.status === "confirmed" && changesPlace(changes) };
}
