import type { Locale } from "#app/domain/locale.ts";
import { type MadeBooking, readMadeBooking } from "#app/services/bookings/reading/read-made-booking.server.ts";
import { makeSimple } from "./make-simple.server.ts";
import type { RequestContext } from "./request-booking.server.ts";

/**
 * Makes a booking of the short form's values, within the limit of bookings; word for word the same within the hour is the same booking.
 * A repeat is answered without the key of the first one's page: a network is no name, and the key is in the mail. Throws `invalid_input`
 * with an issue per field, and `too_many_requests`.
 */
export async function requestSimple(
  context: RequestContext,
  input: unknown,
  locale: Locale,
): Promise<Pick<MadeBooking, "bookingNumber" | "confirmationKey">> {
  const begun = context.clock().getTime();
  const { id, bookingNumber, createdAt } = await makeSimple(context, input, { locale, admit: () => context.rateLimits.take("booking") });
  if (Date.parse(createdAt) < begun) return { bookingNumber, confirmationKey: null };
  return { bookingNumber, confirmationKey: (await readMadeBooking(context, id))?.confirmationKey ?? null };
}
