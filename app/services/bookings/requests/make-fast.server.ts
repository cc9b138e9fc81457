import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { checkFastBooking } from "#app/domain/booking/requests/fast.ts";
import { AppError } from "#app/domain/errors.ts";
import { fromFast } from "#app/services/bookings/booking-requests.ts";
import { type MakeOptions, type MakingContext, makeBooking } from "./make-booking.server.ts";

/** Makes a booking from the fast schema. Throws `invalid_input` with an issue per field. */
export async function makeFast(context: MakingContext, input: unknown, options: MakeOptions): Promise<BookingRecord> {
  const check = checkFastBooking(input, context.clock());
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  return makeBooking(context, fromFast(check.request, options.further ?? {}, context.clock()), {
    ...options,
    ...(check.request.preferredDate ? { dayField: "preferredDate" } : {}),
  });
}
