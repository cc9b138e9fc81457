import { keptCaseCounts, listedCases } from "#app/db/cases/case-lists.repo.server.ts";
import type { ActivityRecord, CaseStatistics } from "#app/domain/case/case.ts";
import { askedOf, type CasesPage, caseScopesOf, officeMonth, shownOf, statisticsOf } from "#app/services/cases/lists/case-pages.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { CASES, type DashboardQuery, type FirstDeadlines, latestActivities, nextDeadlines, requireRole } from "./dashboards.server.ts";
import { type OwedList, readOwed } from "./read-owed.server.ts";

export interface ArbitratorDashboard extends CasesPage, OwedList {
  /** Of the cases whose arbitrator the reader is. */
  statistics: CaseStatistics;
  deadlines: FirstDeadlines;
  activities: ActivityRecord[];
  moreActivities: boolean;
}

export async function readArbitratorDashboard(
  context: ServiceContext,
  { whole = null, ...query }: DashboardQuery = {},
): Promise<ArbitratorDashboard> {
  const { clock, db } = context;
  const who = await requireRole(context, "arbitrator");
  const page = askedOf({ ...query, limit: CASES }, clock());
  // What the figures open: `/cases?as=arbitrator`.
  const scope = caseScopesOf(who, { as: "arbitrator" });
  const [[rows, counts], owed, deadlines, feed] = await Promise.all([
    db.batch([listedCases(db, scope, page), keptCaseCounts(db, scope, officeMonth(clock()))]),
    readOwed(context, who, whole),
    nextDeadlines(context, whole),
    latestActivities(context),
  ]);
  return {
    ...shownOf(page, rows),
    statistics: statisticsOf(counts),
    ...owed,
    deadlines,
    activities: feed.activities,
    moreActivities: feed.next !== null,
  };
}
