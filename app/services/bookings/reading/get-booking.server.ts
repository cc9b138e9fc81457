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
export const getBooking = async (context: Reading, id: string): Promise<BookingRecord> => toFullRecord(await openBookingRow(context, id));

/** The same as it is stored; `found` where it is being read already. */
export const openBookingRow = (context: Reading, id: string, found?: Promise<BookingRow | null>): Promise<BookingRow> =>
  readBooking(context, found ?? findBooking(context.db, id), leftTo);

/** The same for what hangs on a booking: another's and a missing one are one `not_found`. */
export const seenBooking = async (context: Reading, id: string): Promise<BookingRecord> =>
  toFullRecord(await readBooking(context, findBooking(context.db, id), () => ({})));

type Reading = Pick<ServiceContext, "actor" | "db">;

async function readBooking({ actor }: Reading, read: Promise<BookingRow | null>, left: typeof leftTo): Promise<BookingRow> {
  const [who, found] = await Promise.all([actor(), read]);
  if (who.kind !== "user") throw new AppError("unauthenticated");
  if (!found || !maySeeBooking(who, found)) throw new AppError("not_found", { detail: left(who.id, found) });
  return found;
}

/** What the account that made a booking still sees of it, once it is another contact's. */
const leftTo = (userId: string, row: BookingRow | null): { booking?: HandedOver } =>
  row?.formerMaker === userId ? { booking: { bookingNumber: row.bookingNumber, bookingDate: row.bookingDate, status: row.status } } : {};
