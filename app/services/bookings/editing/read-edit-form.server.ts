import { findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { storedValues } from "#app/domain/booking/office/edit.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { isClosed } from "./edit-booking.server.ts";

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

/** The booking as it is now, for staff's form. For administrators; `not_found` for everybody else. */
export async function readEditForm(context: ServiceContext, id: string): Promise<EditableBooking> {
  await administratorOf(context);
  const row = await findBooking(context.db, id);
  if (!row) throw new AppError("not_found");
  const values = storedValues(row);
  const { bookingNumber, status, version } = row;
  return { id, bookingNumber, status, version, values, complete: evaluate(values).missing.length === 0, closed: isClosed(row) };
}
