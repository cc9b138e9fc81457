import type { ActivityRecord, CaseStatistics } from "#app/domain/case/case.ts";
import type { CasesPage } from "#app/services/cases/lists/case-pages.server.ts";
import { listCasesWithStatistics } from "#app/services/cases/lists/list-cases-with-statistics.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { CASES, type DashboardQuery, type FirstDeadlines, latestActivities, nextDeadlines, requireRole } from "./dashboards.server.ts";
import { type OwedList, readOwed } from "./read-owed.server.ts";

export interface PartyDashboard extends CasesPage, OwedList {
  statistics: CaseStatistics;
  deadlines: FirstDeadlines;
  activities: ActivityRecord[];
  moreActivities: boolean;
}

export async function readPartyDashboard(
  context: ServiceContext,
  { whole = null, ...query }: DashboardQuery = {},
): Promise<PartyDashboard> {
  const who = await requireRole(context, "party");
  const [page, deadlines, feed, owed] = await Promise.all([
    listCasesWithStatistics(context, { ...query, limit: CASES }),
    nextDeadlines(context, whole),
    latestActivities(context),
    readOwed(context, who, whole),
  ]);
  return { ...page, ...owed, deadlines, activities: feed.activities, moreActivities: feed.next !== null };
}
