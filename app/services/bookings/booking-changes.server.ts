/** Edits by staff (rulings, "Bookings": "an edit based on an older one gets 409 with both versions shown"). For administrators; `not_found` for everybody else. */
import { findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { changesPlace, checkEdit, type FieldChanges, storedValues } from "#app/domain/booking/office/edit.ts";
import { readDetailed } from "#app/domain/booking/requests/detailed.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { type BookingEditing, type EditedBooking, isClosed } from "./booking-editing.server.ts";

/** A booking as its form shows it. */
export interface EditableBooking {
  id: string;
  bookingNumber: string;
  status: BookingStatus;
  version: number;
  values: DetailedValues;
  /** False while the detailed rules would ask for more: a short request. */
  complete: boolean;
  /** Completed or cancelled: shown, and not changed. */
  closed: boolean;
}

export interface PreviewedEdit {
  changes: FieldChanges;
  /** Everything that would hold afterwards. */
  values: DetailedValues;
  /** It is confirmed, and would wait for staff again. */
  again: boolean;
}

export interface BookingChanges {
  /** The booking as it is now, for its form. */
  form(id: string): Promise<EditableBooking>;
  /** What an edit would come to, by the booking as it is now. Throws `invalid_input` with an issue per field. */
  preview(id: string, values: unknown): Promise<PreviewedEdit>;
  /**
   * Changes the fields that `values` names, under the names and aliases of the detailed request; "" empties one, what is
   * not named stays. Throws as `BookingEditing.apply`.
   */
  edit(id: string, change: { version: number; values: unknown; overrideReason?: string | null }): Promise<EditedBooking>;
}

export function createBookingChanges({ db, actor, clock }: ServiceContext, editing: BookingEditing): BookingChanges {
  async function administrator() {
    const who = await actor();
    requireAdministrator(who);
    return who;
  }

  async function found(id: string) {
    const row = await findBooking(db, id);
    if (!row) throw new AppError("not_found");
    return row;
  }

  return {
    async form(id) {
      await administrator();
      const row = await found(id);
      const values = storedValues(row);
      const { bookingNumber, status, version } = row;
      return { id, bookingNumber, status, version, values, complete: evaluate(values).missing.length === 0, closed: isClosed(row) };
    },
    async preview(id, values) {
      await administrator();
      const row = await found(id);
      const check = checkEdit(storedValues(row), read(values), clock());
      if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
      const { changes, values: after } = check.edit;
      return { changes, values: after, again: row.status === "confirmed" && changesPlace(changes) };
    },
    async edit(id, { version, values, overrideReason }) {
      const who = await administrator();
      return editing.apply(id, { version, values: read(values), overrideReason: overrideReason ?? null }, who);
    },
  };
}

function read(input: unknown): DetailedValues {
  const { values, issues } = readDetailed(input);
  if (issues.length > 0) throw new AppError("invalid_input", { issues });
  return values;
}
