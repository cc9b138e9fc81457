import { queueingLinks } from "#app/db/bookings/access-keys.repo.server.ts";
import { parseBookingNumber } from "#app/domain/booking/booking-number.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";

/**
 * Mails the links for who knows the number alone, in a conversation: the mail goes to the booking's own address, and nothing says
 * whether there is such a booking. Throws `too_many_requests`; what can be no number writes nothing.
 */
export async function askForLinksByNumber({ clock, db, rateLimits }: LimitedContext, typed: string): Promise<void> {
  await rateLimits.take("link_mail");
  const bookingNumber = parseBookingNumber(typed);
  if (bookingNumber) await queueingLinks(db, { bookingNumber }, clock().getTime());
}
