import { roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Until when rooms are held for it though it is not confirmed, ISO 8601; null while none is. For who may read the booking. */
export async function readHeldUntil({ clock, db }: ServiceContext, id: string): Promise<string | null> {
  const [held] = await roomsOfBooking(db, id, clock().getTime());
  return held?.expiresAt ? new Date(held.expiresAt).toISOString() : null;
}
