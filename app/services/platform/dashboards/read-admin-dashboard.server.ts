import { requestsKept } from "#app/db/bookings/untouched-requests.repo.server.ts";
import { arbitratorLoads, MOST_ARBITRATORS } from "#app/db/cases/dashboards.repo.server.ts";
import { countsByState } from "#app/db/mail/outbox.repo.server.ts";
import { latestFailures } from "#app/db/platform/job-failures.repo.server.ts";
import type { QueueCounts } from "#app/domain/booking/office/staff-task.ts";
import { KEPT_REQUESTS } from "#app/domain/booking/requests/kept-requests.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import type { ActivityRecord, CaseStatistics } from "#app/domain/case/case.ts";
import type { OfficeDue } from "#app/domain/due.ts";
import { FAILURES_COUNTED } from "#app/domain/jobs.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { countOpenTasks } from "#app/services/bookings/queue/count-open-tasks.server.ts";
import type { CasesPage } from "#app/services/cases/lists/case-pages.server.ts";
import { listCasesWithStatistics } from "#app/services/cases/lists/list-cases-with-statistics.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { CASES, type DashboardQuery, latestActivities, requireRole } from "./dashboards.server.ts";
import { readOfficeDue } from "./read-office-due.server.ts";

/** An arbitrator as an administrator weighs them. */
export interface ArbitratorLoad {
  id: string;
  name: string;
  openCases: number;
  /** Days inclusive, `YYYY-MM-DD`; `now` when today is one of them. */
  away: { from: string; until: string; now: boolean } | null;
}

export interface AdminDashboard extends CasesPage {
  statistics: CaseStatistics;
  arbitrators: ArbitratorLoad[];
  /** There are more arbitrators than are shown. */
  moreArbitrators: boolean;
  activities: ActivityRecord[];
  moreActivities: boolean;
  queue: QueueCounts;
  due: OfficeDue;
  /** Messages that nobody could be given. */
  deadLetters: number;
  /** What scheduled work fails at; up to `FAILURES_COUNTED`. */
  failing: number;
  /** Strangers' requests that nobody has touched come near the ceiling of what is kept, or are refused by it. */
  strangers: "many" | "refused" | null;
}

export async function readAdminDashboard(
  context: ServiceContext,
  { whole = null, ...query }: DashboardQuery = {},
): Promise<AdminDashboard> {
  const { clock, db } = context;
  await requireRole(context, "admin");
  const today = todayIn(HEAD_OFFICE.zone, clock());
  const [page, feed, counts, due, [loads, outbox, failures, kept]] = await Promise.all([
    listCasesWithStatistics(context, { ...query, limit: CASES }),
    latestActivities(context),
    countOpenTasks(context),
    readOfficeDue(context, whole),
    db.batch([arbitratorLoads(db, today), countsByState(db), latestFailures(db, FAILURES_COUNTED), requestsKept(db)]),
  ]);
  return {
    ...page,
    activities: feed.activities,
    moreActivities: feed.next !== null,
    queue: counts,
    due,
    deadLetters: outbox.find(({ state }) => state === "dead")?.messages ?? 0,
    failing: failures.length,
    strangers: standingOf(kept[0]?.bytes ?? 0),
    moreArbitrators: loads.length > MOST_ARBITRATORS,
    arbitrators: loads.slice(0, MOST_ARBITRATORS).map(({ id, firstName, lastName, openCases, awayFrom, awayUntil }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
      openCases,
      away: awayFrom && awayUntil ? { from: awayFrom, until: awayUntil, now: awayFrom <= today } : null,
    })),
  };
}

const standingOf = (bytes: number): AdminDashboard["strangers"] =>
  bytes >= KEPT_REQUESTS.most ? "refused" : bytes > KEPT_REQUESTS.alarm ? "many" : null;
