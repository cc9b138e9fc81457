/** Who made a booking: anybody may make one in a contact's name, and the contact is to know whose words it holds. */
import { makerOf } from "#app/db/bookings/bookings.repo.server.ts";
import type { BookingMaker } from "#app/domain/booking/office/booking-maker.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { seenBooking } from "./get-booking.server.ts";

/** Gives who made a booking that the caller may see; null where they did themselves. Throws what the booking's own page would. */
export async function readBookingMaker(context: Pick<ServiceContext, "db" | "actor">, bookingId: string): Promise<BookingMaker | null> {
  const { db, actor } = context;
  const [who, [found]] = await Promise.all([actor(), makerOf(db, bookingId), seenBooking(context, bookingId)]);
  if (!found) return { by: "visitor" };
  if (who.kind === "user" && who.id === found.id) return null;
  // Clients deal with the office, and with no name of it.
  if (found.role === "admin" && !(who.kind === "user" && who.role === "admin")) return { by: "office" };
  return { by: "person", name: found.name, email: found.email };
}
