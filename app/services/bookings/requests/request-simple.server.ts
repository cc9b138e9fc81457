import type { Locale } from "#app/domain/locale.ts";
import type { MadeBooking } from "#app/services/bookings/bookings.server.ts";
import type { RequestContext } from "./request-booking.server.ts";

/**
 * Makes a booking of the short form's values, within the limit of bookings; word for word the same within the hour is the same booking.
 * Throws `invalid_input` with an issue per field, and `too_many_requests`.
 */
export async function requestSimple(
  { bookings, rateLimits }: RequestContext,
  input: unknown,
  locale: Locale,
): Promise<Pick<MadeBooking, "bookingNumber" | "confirmationKey">> {
  const { id, bookingNumber } = await bookings.makeSimple(input, { locale, admit: () => rateLimits.take("booking") });
  return { bookingNumber, confirmationKey: (await bookings.made(id))?.confirmationKey ?? null };
}
