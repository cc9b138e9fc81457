import { casesOfBooking, casesOfBookingFor } from "#app/db/cases/case-bookings.repo.server.ts";
import { relationOfPerson, signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

export interface LinkedCase {
  id: string;
  caseNumber: string;
  title: string;
}

/** Cases that a booking belongs to, of those that the reader may see; whether they may see the booking is asked before. */
export async function listCasesOfBooking({ actor, db }: ServiceContext, bookingId: string): Promise<LinkedCase[]> {
  const who = signedIn(await actor());
  if (who.role === "admin") return casesOfBooking(db, bookingId);
  const found = await casesOfBookingFor(db, bookingId, who.id);
  return found.filter(({ person }) => relationOfPerson(person) !== null).map(({ person: _person, ...linked }) => linked);
}
