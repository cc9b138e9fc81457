/**
 * Rooms held for a request that is not confirmed yet, for a while: nobody else is given them, and they release
 * themselves (issue: "a timed hold for a pending request, released by itself"). For administrators; `not_found` for
 * everybody else.
 */
import { findForChange } from "#app/db/bookings/bookings.repo.server.ts";
import type { HeldRoom } from "#app/domain/booking/office/booking-attachments.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { canMove } from "#app/domain/booking/office/status.ts";
import { AppError } from "#app/domain/errors.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import type { ServiceContext } from "#app/services/context.ts";

export interface HeldBooking {
  booking: BookingRecord;
  rooms: HeldRoom[];
}

export async function change({ db }: ServiceContext, id: string) {
  const found = await findForChange(db, id);
  if (!found) throw new AppError("not_found");
  // What can still be confirmed may be held for; what is confirmed has its rooms until it is cancelled.
  if (!canMove(found.row.status, "confirmed")) throw new AppError("transition_refused", { detail: { booking: toFullRecord(found.row) } });
  return found;
}
