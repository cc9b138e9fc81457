/**
 * What each role's first page shows (specification, section 2 "Admin dashboard", "Party 'My Cases'", "Arbitrator dashboard").
 * Each throws `unauthenticated` for visitors and `not_found` for another role's people.
 */
import { AppError } from "#app/domain/errors.ts";
import type { Role } from "#app/domain/people/roles.ts";
import { signedIn } from "#app/services/cases/case-access.server.ts";
import { listOwnDeadlines } from "#app/services/cases/deadlines/list-own-deadlines.server.ts";
import { listActivities } from "#app/services/cases/lists/list-activities.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Rows of a dashboard's table and of what is next to it; the whole is a link away. */
export const CASES = 10;

const SIDE_ROWS = 8;

export async function requireRole({ actor }: ServiceContext, role: Role) {
  const who = signedIn(await actor());
  if (who.role !== role) throw new AppError("not_found");
  return who;
}

export function latestActivities(context: ServiceContext) {
  return listActivities(context, { limit: SIDE_ROWS });
}

export function nextDeadlines(context: ServiceContext) {
  return listOwnDeadlines(context, { limit: SIDE_ROWS });
}
