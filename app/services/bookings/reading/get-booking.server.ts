import { findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { AppError } from "#app/domain/errors.ts";
import { maySeeBooking } from "#app/services/bookings/booking-links.server.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** One booking for a signed-in person who may see it; else `not_found`, whether it exists or not. */
export async function getBooking({ actor, db }: Pick<ServiceContext, "actor" | "db">, id: string): Promise<BookingRecord> {
  const [who, found] = await Promise.all([actor(), findBooking(db, id)]);
  if (who.kind !== "user") throw new AppError("unauthenticated");
  if (!found || !maySeeBooking(who, found)) throw new AppError("not_found");
  return toFullRecord(found);
}
