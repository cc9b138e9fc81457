import { findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { type LinkedContext, maySeeBooking } from "#app/services/bookings/booking-links.server.ts";
import type { Visitor } from "#app/services/platform/visitor.server.ts";

/** The shape of a booking's id. */
const ID = /^[\w-]{22}$/;

/** Where somebody is led: to its confirmation by the key, to its page for who is signed in, or to the mail that holds the link of now. */
export type Led = { key: string } | { bookingId: string } | { byMail: true };

/**
 * Where who names a booking by its id is led: the session that made it by the confirmation's key, while its first keys open it; a
 * signed-in person who may see it to its page for them, since a key outlasts what they may see. Who names it by the key that it was made
 * with, which an act by the mailed link has replaced, to the mail. Null for everybody else.
 */
export async function recogniseBooking(
  { actor, db, links, visitor }: LinkedContext & { visitor: Visitor },
  named: string,
): Promise<Led | null> {
  if (!ID.test(named)) return ledByFormerKey({ actor, links }, named);
  const row = await findBooking(db, named);
  if (!row) return null;
  const isMaker = (await visitor.read()).lastBookingId === row.id;
  const key = isMaker ? await links.makersToken(row) : null;
  if (key) return { key };
  if (maySeeBooking(await actor(), row)) return { bookingId: row.id };
  return isMaker && (await links.wasReplaced(row.id)) ? { byMail: true } : null;
}

async function ledByFormerKey({ actor, links }: Pick<LinkedContext, "actor" | "links">, key: string): Promise<Led | null> {
  const row = await links.former(key);
  if (!row) return null;
  return maySeeBooking(await actor(), row) ? { bookingId: row.id } : { byMail: true };
}
