import { messagesOf } from "#app/db/bookings/booking-thread.repo.server.ts";
import { findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { readsOn } from "#app/domain/booking/office/correspondent.ts";
import type { ClientMessage } from "#app/domain/booking/office/thread.ts";
import type { ServiceContext } from "#app/services/context.ts";

/**
 * What the booking's contact of now and our office wrote to each other, oldest first, without the names of staff: what was said with another is theirs.
 * Of a booking that the caller has opened: authorise before.
 */
export async function listClientMessages({ db }: ServiceContext, bookingId: string): Promise<ClientMessage[]> {
  const [booking, rows] = await Promise.all([findBooking(db, bookingId), messagesOf(db, bookingId)]);
  if (!booking) return [];
  const own = rows.filter(({ contactKey }) => readsOn(booking.contactEmailKey, contactKey));
  return own.toReversed().map(({ id, sender, text, createdAt }) => ({ id, sender, text, at: new Date(createdAt).toISOString() }));
}
