import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { AppError } from "#app/domain/errors.ts";
import type { LinkedContext } from "#app/services/bookings/booking-links.server.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";

/** One booking for who holds the key of its confirmation page; else `not_found`. */
export async function openConfirmation({ links }: LinkedContext, key: string): Promise<BookingRecord> {
  const found = await links.shown("confirmation", key);
  if (!found) throw new AppError("not_found");
  return toFullRecord(found);
}
