import type { Locale } from "#app/domain/locale.ts";
import { type MadeBooking, readMadeBooking } from "#app/services/bookings/reading/read-made-booking.server.ts";
import { makeSimple } from "./make-simple.server.ts";
import type { RequestContext } from "./request-booking.server.ts";

/**
 * Makes a booking of the short form's values, within the limit of bookings; word for word the same within the hour is the same booking.
 * Throws `invalid_input` with an issue per field, and `too_many_requests`.
 */
export async function requestSimple(
  context: RequestContext,
  input: unknown,
  locale: Locale,
): Promise<Pick<MadeBooking, "bookingNumber" | "confirmationKey">> {
  const { id, bookingNumber } = await makeSimple(context, input, { locale, admit: () => context.rateLimits.take("booking") });
  return { bookingNumber, confirmationKey: (await readMadeBooking(context, id))?.confirmationKey ?? null };
}
