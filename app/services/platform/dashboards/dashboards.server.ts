/**
 * What each role's first page shows (specification, section 2 "Admin dashboard", "Party 'My Cases'", "Arbitrator dashboard").
 * Each throws `unauthenticated` for visitors and `not_found` for another role's people.
 */
import type { CaseListQuery } from "#app/domain/case/list-query.ts";
import { DUE_COUNTED, type Total, totalOf, type WholeList } from "#app/domain/due.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Role } from "#app/domain/people/roles.ts";
import { signedIn } from "#app/services/cases/case-access.server.ts";
import { listOwnDeadlines, type MyDeadline } from "#app/services/cases/deadlines/list-own-deadlines.server.ts";
import { listActivities } from "#app/services/cases/lists/list-activities.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Rows of a dashboard's table and of what is next to it; the whole is a link away. */
export const CASES = 10;

const SIDE_ROWS = 8;

/** Which cases are shown, and which list as a whole; the others by their first rows. */
export interface DashboardQuery extends Pick<CaseListQuery, "status"> {
  whole?: WholeList | null;
}

export async function requireRole({ actor }: ServiceContext, role: Role) {
  const who = signedIn(await actor());
  if (who.role !== role) throw new AppError("not_found");
  return who;
}

export function latestActivities(context: ServiceContext) {
  return listActivities(context, { limit: SIDE_ROWS });
}

export interface FirstDeadlines {
  rows: MyDeadline[];
  total: Total;
}

/** The first open deadlines of one's cases, or all of them, and how many there are. */
export async function nextDeadlines(context: ServiceContext, whole: WholeList | null): Promise<FirstDeadlines> {
  const read = await listOwnDeadlines(context, { limit: DUE_COUNTED + 1 });
  return { rows: read.slice(0, whole === "deadlines" ? DUE_COUNTED : SIDE_ROWS), total: totalOf(read.length) };
}
