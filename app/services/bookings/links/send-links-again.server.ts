import { queueingLinks } from "#app/db/bookings/access-keys.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { LinkedContext } from "#app/services/bookings/booking-links.server.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";

/** Mails the links again, asked by who holds the confirmation's key, or held it before the contact acted by the mailed link. Throws `not_found`, `too_many_requests`. */
export async function sendLinksAgain({ clock, db, links, rateLimits }: LinkedContext & LimitedContext, key: string): Promise<void> {
  const row = (await links.opened("confirmation", key)) ?? (await links.former(key));
  if (!row) throw new AppError("not_found");
  await rateLimits.take("link_mail");
  await queueingLinks(db, { bookingId: row.id }, clock().getTime());
}
