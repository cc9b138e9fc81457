import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { checkSimpleBooking } from "#app/domain/booking/requests/simple.ts";
import { AppError } from "#app/domain/errors.ts";
import { fromSimple } from "#app/services/bookings/booking-requests.ts";
import { sameRequest } from "#app/services/bookings/same-request.ts";
import { type MakeOptions, type MakingContext, makeBooking } from "./make-booking.server.ts";

/** Makes a booking from the modal's simple schema; word for word the same within the hour is the same booking. Throws `invalid_input` with an issue per field. */
export async function makeSimple(
  context: MakingContext,
  input: unknown,
  options: Pick<MakeOptions, "locale" | "admit">,
): Promise<BookingRecord> {
  const { clock, network } = context;
  const check = checkSimpleBooking(input, clock());
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  return makeBooking(context, fromSimple(check.request), {
    ...options,
    dayField: "preferredDate",
    source: "simple",
    originKey: await sameRequest("simple", network, check.request, clock()),
  });
}
