import type { ActivityRecord, CaseStatistics } from "#app/domain/case/case.ts";
import type { CaseListQuery } from "#app/domain/case/list-query.ts";
import type { MyDeadline } from "#app/services/cases/deadlines/list-own-deadlines.server.ts";
import type { CasesPage } from "#app/services/cases/lists/case-pages.server.ts";
import { listCasesWithStatistics } from "#app/services/cases/lists/list-cases-with-statistics.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { CASES, latestActivities, nextDeadlines, requireRole } from "./dashboards.server.ts";
import { type OwedList, readOwed } from "./read-owed.server.ts";

export interface PartyDashboard extends CasesPage, OwedList {
  statistics: CaseStatistics;
  deadlines: MyDeadline[];
  activities: ActivityRecord[];
}

export async function readPartyDashboard(context: ServiceContext, query: CaseListQuery = {}): Promise<PartyDashboard> {
  const who = await requireRole(context, "party");
  const [page, deadlines, feed, owed] = await Promise.all([
    listCasesWithStatistics(context, { ...query, limit: CASES }),
    nextDeadlines(context),
    latestActivities(context),
    readOwed(context, who),
  ]);
  return { ...page, ...owed, deadlines, activities: feed.activities };
}
