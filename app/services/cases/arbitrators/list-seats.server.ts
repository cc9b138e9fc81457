import type { PersonName } from "#app/domain/case/case.ts";
import { holderOf, type Seat, type SeatTitle, seatsOf, titleOf } from "#app/domain/case/tribunal/tribunal.ts";
import { requireInCase, seeCase, signedIn } from "#app/services/cases/case-access.server.ts";
import { nameOfPerson } from "#app/services/cases/case-records.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** A seat of a tribunal, and who holds it, answered or not; null while it is vacant. */
export interface TribunalSeat {
  seat: Seat;
  title: SeatTitle;
  holder: (PersonName & { id: string }) | null;
}

/** The seats of a case's tribunal, the presiding one first: of a sole arbitrator the one. For administrators. Throws `not_found` and `forbidden`. */
export async function listSeats({ actor, db }: ServiceContext, caseId: string): Promise<TribunalSeat[]> {
  const seen = await seeCase(db, caseId, signedIn(await actor()));
  requireInCase(seen, "assign");
  const { people, row } = seen;
  return seatsOf(row.tribunalSize).map((seat) => {
    const held = holderOf(people, seat);
    const holder = held?.userId ? { ...nameOfPerson(held), id: held.userId } : null;
    return { seat, title: titleOf(seat, row.tribunalSize), holder };
  });
}
