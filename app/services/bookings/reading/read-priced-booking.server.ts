import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { Estimate } from "#app/domain/estimate/estimate.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { estimateOfBooking } from "#app/services/venues/rates/estimates.server.ts";
import { getBooking } from "./get-booking.server.ts";

/** One booking with what it is likely to cost. Throws as `getBooking`. */
export async function readPricedBooking(context: ServiceContext, id: string): Promise<BookingRecord & { estimate: Estimate | null }> {
  const booking = await getBooking(context, id);
  return { ...booking, estimate: await estimateOfBooking(context, booking.id) };
}
