import { keyOfBooking } from "#app/db/bookings/access-keys.repo.server.ts";
import { findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import type { LinkedContext } from "#app/services/bookings/booking-links.server.ts";

/** A booking as its maker is answered it. */
export interface MadeBooking {
  id: string;
  bookingNumber: string;
  /** Opens its confirmation page; null once its links were revoked or renewed: new ones go by mail alone. */
  confirmationKey: string | null;
}

/** What tells the maker of a booking where it is: for a door that has just made it, or that knows it as its own visitor's. Null once it is hidden. */
export async function readMadeBooking({ db, links }: LinkedContext, id: string): Promise<MadeBooking | null> {
  const [found, held] = await Promise.all([findBooking(db, id), keyOfBooking(db, "confirmation", id)]);
  return found && { id, bookingNumber: found.bookingNumber, confirmationKey: await links.makersToken(found, held) };
}
