import { type BookingRow, findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import type { BookingRecord, HandedOver } from "#app/domain/booking/office/record.ts";
import { AppError } from "#app/domain/errors.ts";
import { maySeeBooking } from "#app/services/bookings/booking-links.server.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import type { ServiceContext } from "#app/services/context.ts";

/**
 * One booking for a signed-in person who may see it; else `not_found`, whether it exists or not. Of one that was given to another
 * contact, `not_found` gives the account that made it number, day and state alone.
 */
export const getBooking = (context: Reading, id: string): Promise<BookingRecord> => readBooking(context, id, leftTo);

/** The same for what hangs on a booking: another's and a missing one are one `not_found`. */
export const seenBooking = (context: Reading, id: string): Promise<BookingRecord> => readBooking(context, id, () => ({}));

type Reading = Pick<ServiceContext, "actor" | "db">;

async function readBooking({ actor, db }: Reading, id: string, left: typeof leftTo): Promise<BookingRecord> {
  const [who, found] = await Promise.all([actor(), findBooking(db, id)]);
  if (who.kind !== "user") throw new AppError("unauthenticated");
  if (!found || !maySeeBooking(who, found)) throw new AppError("not_found", { detail: left(who.id, found) });
  return toFullRecord(found);
}

/** What the account that made a booking still sees of it, once it is another contact's. */
const leftTo = (userId: string, row: BookingRow | null): { booking?: HandedOver } =>
  row?.formerMaker === userId ? { booking: { bookingNumber: row.bookingNumber, bookingDate: row.bookingDate, status: row.status } } : {};
