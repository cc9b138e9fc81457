import { findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { type LinkedContext, maySeeBooking } from "#app/services/bookings/booking-links.server.ts";
import type { Visitor } from "#app/services/platform/visitor.server.ts";

/** The shape of a booking's id. */
const ID = /^[\w-]{22}$/;

/**
 * Where who names a booking by its id is led: the session that made it by the confirmation's key, while its first keys open it; a
 * signed-in person who may see it to its page for them, since a key outlasts what they may see. Null for everybody else.
 */
export async function recogniseBooking(
  { actor, db, links, visitor }: LinkedContext & { visitor: Visitor },
  bookingId: string,
): Promise<{ key: string } | { bookingId: string } | null> {
  const row = ID.test(bookingId) ? await findBooking(db, bookingId) : null;
  if (!row) return null;
  const key = (await visitor.read()).lastBookingId === row.id ? await links.makersToken(row) : null;
  if (key) return { key };
  return maySeeBooking(await actor(), row) ? { bookingId: row.id } : null;
}
