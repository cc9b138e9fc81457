import { openInvitations } from "#app/db/platform/due.repo.server.ts";
import type { ActivityRecord, CaseStatistics } from "#app/domain/case/case.ts";
import type { CaseListQuery } from "#app/domain/case/list-query.ts";
import type { OwedInvitation } from "#app/domain/due.ts";
import type { MyDeadline } from "#app/services/cases/deadlines/list-own-deadlines.server.ts";
import type { CasesPage } from "#app/services/cases/lists/case-pages.server.ts";
import { listCasesWithStatistics } from "#app/services/cases/lists/list-cases-with-statistics.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { CASES, invitationOf, latestActivities, nextDeadlines, requireRole } from "./dashboards.server.ts";

export interface PartyDashboard extends CasesPage {
  statistics: CaseStatistics;
  invitations: OwedInvitation[];
  deadlines: MyDeadline[];
  activities: ActivityRecord[];
}

export async function readPartyDashboard(context: ServiceContext, query: CaseListQuery = {}): Promise<PartyDashboard> {
  const who = await requireRole(context, "party");
  const [page, deadlines, feed, invited] = await Promise.all([
    listCasesWithStatistics(context, { ...query, limit: CASES }),
    nextDeadlines(context),
    latestActivities(context),
    openInvitations(context.db, who.id),
  ]);
  return { ...page, invitations: invited.map(invitationOf), deadlines, activities: feed.activities };
}
