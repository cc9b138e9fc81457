/**
 * Whether the account that made a booking reads it. It wrote what was asked for; once staff have given the booking to a contact who is
 * neither its holder nor of the holder's firm, what the booking holds is the contact's.
 */
import { type BookingRow, makerOf, readingOf } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database, Statement } from "#app/db/client.server.ts";
import { readsOn } from "#app/domain/booking/office/correspondent.ts";

/** The two columns as a booking of another contact has them. Staff are makers for others, and read everything. */
export async function makerReading(
  db: Database,
  { id, createdByUser, formerMaker }: Pick<BookingRow, "id" | "createdByUser" | "formerMaker">,
  contactEmail: string,
): Promise<Pick<BookingRow, "createdByUser" | "formerMaker">> {
  const [maker] = await makerOf(db, id);
  if (!maker || maker.role === "admin") return { createdByUser, formerMaker };
  // An address that nobody has proven is of no firm.
  const reads = maker.emailVerified && readsOn(contactEmail, maker.email);
  return reads ? { createdByUser: maker.id, formerMaker: null } : { createdByUser: null, formerMaker: maker.id };
}

/** Takes a booking from the account that made it, as its links are closed; none for what staff made. */
export async function takingFromMaker(db: Database, bookingId: string): Promise<Statement[]> {
  const [maker] = await makerOf(db, bookingId);
  return !maker || maker.role === "admin" ? [] : [readingOf(db, bookingId, { createdByUser: null, formerMaker: maker.id })];
}

/** Gives it back with new links, where the account is its contact's. */
export async function givingToMaker(db: Database, booking: BookingRow): Promise<Statement[]> {
  const columns = await makerReading(db, booking, booking.contactEmailKey);
  return columns.createdByUser === booking.createdByUser || columns.createdByUser === null ? [] : [readingOf(db, booking.id, columns)];
}
