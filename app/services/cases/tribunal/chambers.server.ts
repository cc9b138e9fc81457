/**
 * Who enters the chambers of a tribunal: who holds one of its seats and has accepted it, and nobody else, whatever their role. To anybody else
 * they look as if they were not there, also to administrators and to who is only proposed.
 */
import type { CasePersonRow } from "#app/db/cases/cases.repo.server.ts";
import { openingsOf, type Reading } from "#app/db/cases/deliberations.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { readsSince } from "#app/domain/case/tribunal/deliberation.ts";
import { isSeated, tribunalOf } from "#app/domain/case/tribunal/tribunal.ts";
import { AppError } from "#app/domain/errors.ts";
import { type CaseState, relationOf, type SeenCase, seeCase, signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

export interface Seated extends SeenCase {
  /** The seat that they hold. */
  place: CasePersonRow;
  /** What they may read of the panel's. */
  reading: Reading;
}

/** The seat of somebody who is in the tribunal and has accepted; null for everybody else. */
export function seatOf({ people }: Pick<CaseState, "people">, who: { id: string; role: string }): CasePersonRow | null {
  const relation = relationOf(people, who);
  if (relation?.kind !== "arbitrator" || !relation.accepted) return null;
  return people.find((one) => isSeated(one) && one.userId === who.id) ?? null;
}

/** What the holder of a seat may read: from their acceptance on, or all of it where the others have opened it to them. */
export async function readingOf(db: Database, caseId: string, place: CasePersonRow): Promise<Reading> {
  const opened = await openingsOf(db, [place.id]);
  return { caseId, userId: place.userId ?? "", since: readsSince(place, opened.length > 0) };
}

/** Throws `unauthenticated`, and `not_found` to who does not sit, whether there is such a case or not. */
export async function enterChambers({ actor, db }: ServiceContext, caseId: string): Promise<Seated> {
  const who = signedIn(await actor());
  const seen = await seeCase(db, caseId, who);
  const place = seatOf(seen, who);
  if (!place) throw new AppError("not_found");
  return { ...seen, place, reading: await readingOf(db, caseId, place) };
}

/** The others who sit and have accepted, with an account in use. */
export const fellowsOf = ({ people, place }: Pick<Seated, "people" | "place">): CasePersonRow[] =>
  tribunalOf(people).filter(
    (one) => one.id !== place.id && one.state === "active" && one.account?.active && one.account.role === "arbitrator",
  );
