import { messagesOf } from "#app/db/bookings/booking-thread.repo.server.ts";
import type { ClientMessage } from "#app/domain/booking/office/thread.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** What client and office wrote to each other, oldest first, without the names of staff. Of a booking that the caller has opened: authorise before. */
export async function listClientMessages({ db }: ServiceContext, bookingId: string): Promise<ClientMessage[]> {
  const rows = await messagesOf(db, bookingId);
  return rows.toReversed().map(({ id, sender, text, createdAt }) => ({ id, sender, text, at: new Date(createdAt).toISOString() }));
}
