import { openCasesOf } from "#app/db/cases/case-lists.repo.server.ts";
import { absencesOf, activeArbitrators } from "#app/db/cases/conflicts.repo.server.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** An arbitrator to choose. */
export interface Candidate {
  id: string;
  firstName: string;
  lastName: string;
  /** Cases that are not resolved and in whose tribunal they hold a seat. */
  openCases: number;
  /** Days (`YYYY-MM-DD`, both included) that are not over at the head office; soonest first. */
  absences: { from: string; to: string }[];
}

/** All active arbitrators with their load, by name. For administrators. */
export async function listCandidates(context: ServiceContext): Promise<Candidate[]> {
  requireAdministrator(await context.actor());
  return withLoad(context, await activeArbitrators(context.db));
}

/** Arbitrators with their load, in their order. */
export async function withLoad(
  { clock, db }: ServiceContext,
  found: readonly Pick<Candidate, "id" | "firstName" | "lastName">[],
): Promise<Candidate[]> {
  const ids = found.map(({ id }) => id);
  const [counts, absences] = await db.batch([openCasesOf(db, ids), absencesOf(db, ids, todayIn(HEAD_OFFICE.zone, clock()))]);
  const open = new Map(counts.map(({ scope, n }) => [scope, Number(n)]));
  return found.map(({ id, firstName, lastName }) => ({
    id,
    firstName,
    lastName,
    openCases: open.get(`r:${id}`) ?? 0,
    absences: absences.filter(({ userId }) => userId === id).map(({ fromDate, toDate }) => ({ from: fromDate, to: toDate })),
  }));
}
