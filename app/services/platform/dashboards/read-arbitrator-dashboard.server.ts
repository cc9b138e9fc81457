import { keptCaseCounts, listedCases } from "#app/db/cases/case-lists.repo.server.ts";
import { waitingDisclosures } from "#app/db/cases/dashboards.repo.server.ts";
import { openInvitations } from "#app/db/platform/due.repo.server.ts";
import type { ActivityRecord } from "#app/domain/case/case.ts";
import type { CaseListQuery } from "#app/domain/case/list-query.ts";
import type { OwedInvitation } from "#app/domain/due.ts";
import type { MyDeadline } from "#app/services/cases/deadlines/list-own-deadlines.server.ts";
import { askedOf, type CasesPage, officeMonth, shownOf, statisticsOf } from "#app/services/cases/lists/case-pages.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { CASES, invitationOf, latestActivities, nextDeadlines, requireRole } from "./dashboards.server.ts";

export interface ArbitratorDashboard extends CasesPage {
  /** Of the cases whose arbitrator the reader is. */
  counts: { total: number; active: number; resolved: number };
  /** What the reader was asked to disclose. */
  disclosures: { id: string; caseId: string; caseNumber: string; askedAt: string }[];
  invitations: OwedInvitation[];
  deadlines: MyDeadline[];
  activities: ActivityRecord[];
}

export async function readArbitratorDashboard(context: ServiceContext, query: CaseListQuery = {}): Promise<ArbitratorDashboard> {
  const { clock, db } = context;
  const who = await requireRole(context, "arbitrator");
  const page = askedOf({ ...query, limit: CASES });
  const scope = [`r:${who.id}`] as const;
  const [[rows, counts, waiting, invited], deadlines, feed] = await Promise.all([
    db.batch([
      listedCases(db, scope, page),
      keptCaseCounts(db, scope, officeMonth(clock())),
      waitingDisclosures(db, who.id),
      openInvitations(db, who.id),
    ]),
    nextDeadlines(context),
    latestActivities(context),
  ]);
  const { totalCases, assigned, inProgress, resolved } = statisticsOf(counts);
  return {
    ...shownOf(page, rows),
    counts: { total: totalCases, active: assigned + inProgress, resolved },
    disclosures: waiting.map((row) => ({ ...row, askedAt: new Date(row.askedAt).toISOString() })),
    invitations: invited.map(invitationOf),
    deadlines,
    activities: feed.activities,
  };
}
