import { queueingLinks } from "#app/db/bookings/access-keys.repo.server.ts";
import { type BookingRow, findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { LinkedContext } from "#app/services/bookings/booking-links.server.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import type { Visitor } from "#app/services/platform/visitor.server.ts";

type SendingContext = LinkedContext & LimitedContext & { visitor: Visitor };

/**
 * Mails the links again, asked by who holds the confirmation's key, held it before the contact acted by the mailed link, or made the booking in
 * this session and names it by its id after that. Throws `not_found`, `too_many_requests`.
 */
export async function sendLinksAgain(context: SendingContext, named: string): Promise<void> {
  const { clock, db, links, rateLimits } = context;
  const row = (await links.opened("confirmation", named)) ?? (await links.former(named)) ?? (await madeHere(context, named));
  if (!row) throw new AppError("not_found");
  await rateLimits.take("link_mail");
  await queueingLinks(db, { bookingId: row.id }, clock().getTime());
}

async function madeHere({ db, links, visitor }: SendingContext, id: string): Promise<BookingRow | null> {
  if ((await visitor.read()).lastBookingId !== id || !(await links.wasReplaced(id))) return null;
  return findBooking(db, id);
}
