import { keptCaseCounts, listedCases } from "#app/db/cases/case-lists.repo.server.ts";
import type { ActivityRecord } from "#app/domain/case/case.ts";
import type { CaseListQuery } from "#app/domain/case/list-query.ts";
import type { MyDeadline } from "#app/services/cases/deadlines/list-own-deadlines.server.ts";
import { askedOf, type CasesPage, officeMonth, shownOf, statisticsOf } from "#app/services/cases/lists/case-pages.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { CASES, latestActivities, nextDeadlines, requireRole } from "./dashboards.server.ts";
import { type OwedList, readOwed } from "./read-owed.server.ts";

export interface ArbitratorDashboard extends CasesPage, OwedList {
  /** Of the cases whose arbitrator the reader is. */
  counts: { total: number; active: number; resolved: number };
  deadlines: MyDeadline[];
  activities: ActivityRecord[];
}

export async function readArbitratorDashboard(context: ServiceContext, query: CaseListQuery = {}): Promise<ArbitratorDashboard> {
  const { clock, db } = context;
  const who = await requireRole(context, "arbitrator");
  const page = askedOf({ ...query, limit: CASES });
  const scope = [`r:${who.id}`] as const;
  const [[rows, counts], owed, deadlines, feed] = await Promise.all([
    db.batch([listedCases(db, scope, page), keptCaseCounts(db, scope, officeMonth(clock()))]),
    readOwed(context, who),
    nextDeadlines(context),
    latestActivities(context),
  ]);
  const { totalCases, assigned, inProgress, resolved } = statisticsOf(counts);
  return {
    ...shownOf(page, rows),
    counts: { total: totalCases, active: assigned + inProgress, resolved },
    ...owed,
    deadlines,
    activities: feed.activities,
  };
}
