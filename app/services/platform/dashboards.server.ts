/**
 * What each role's first page shows (specification, section 2 "Admin dashboard", "Party 'My Cases'", "Arbitrator dashboard").
 * Each throws `unauthenticated` for visitors and `not_found` for another role's people.
 */
import { keptCaseCounts, listedCases } from "#app/db/cases/case-lists.repo.server.ts";
import { arbitratorLoads, waitingDisclosures } from "#app/db/cases/dashboards.repo.server.ts";
import { countsByState } from "#app/db/mail/outbox.repo.server.ts";
import { latestFailures } from "#app/db/platform/job-failures.repo.server.ts";
import { todayIn } from "#app/domain/booking/local-date.ts";
import type { QueueCounts } from "#app/domain/booking/staff-task.ts";
import type { ActivityRecord, CaseStatistics } from "#app/domain/case/case.ts";
import type { CaseListQuery } from "#app/domain/case/list-query.ts";
import { AppError } from "#app/domain/errors.ts";
import { FAILURES_COUNTED } from "#app/domain/jobs.ts";
import type { Role } from "#app/domain/people/roles.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import type { StaffQueue } from "#app/services/bookings/staff-queue.server.ts";
import type { Activities } from "#app/services/cases/activities.server.ts";
import { signedIn } from "#app/services/cases/case-access.server.ts";
import { askedOf, type CaseLists, type CasesPage, officeMonth, shownOf, statisticsOf } from "#app/services/cases/case-lists.server.ts";
import type { MyDeadline, Timetable } from "#app/services/cases/timetable.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

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
  activities: ActivityRecord[];
  queue: QueueCounts;
  /** Messages that nobody could be given. */
  deadLetters: number;
  /** What scheduled work fails at; up to `FAILURES_COUNTED`. */
  failing: number;
}

export interface ArbitratorDashboard extends CasesPage {
  /** Of the cases whose arbitrator the reader is. */
  counts: { total: number; active: number; resolved: number };
  /** What the reader was asked to disclose. */
  disclosures: { id: string; caseId: string; caseNumber: string; askedAt: string }[];
  deadlines: MyDeadline[];
  activities: ActivityRecord[];
}

export interface PartyDashboard extends CasesPage {
  statistics: CaseStatistics;
  deadlines: MyDeadline[];
  activities: ActivityRecord[];
}

export interface Dashboards {
  admin(query?: CaseListQuery): Promise<AdminDashboard>;
  arbitrator(query?: CaseListQuery): Promise<ArbitratorDashboard>;
  party(query?: CaseListQuery): Promise<PartyDashboard>;
}

/** Rows of a dashboard's table and of what stands beside it; the whole is a link away. */
const CASES = 10;
const BESIDE = 8;

export function createDashboards(
  { db, actor, clock }: ServiceContext,
  { lists, activities, queue, timetable }: { lists: CaseLists; activities: Activities; queue: StaffQueue; timetable: Timetable },
): Dashboards {
  async function person(role: Role) {
    const who = signedIn(await actor());
    if (who.role !== role) throw new AppError("not_found");
    return who;
  }
  const beside = () => activities.list({ limit: BESIDE });
  const due = () => timetable.mine({ limit: BESIDE });

  return {
    async admin(query = {}) {
      await person("admin");
      const today = todayIn(HEAD_OFFICE.zone, clock());
      const [page, feed, counts, [loads, outbox, failures]] = await Promise.all([
        lists.overview({ ...query, limit: CASES }),
        beside(),
        queue.counts(),
        db.batch([arbitratorLoads(db, today), countsByState(db), latestFailures(db, FAILURES_COUNTED)]),
      ]);
      return {
        ...page,
        activities: feed.activities,
        queue: counts,
        deadLetters: outbox.find(({ state }) => state === "dead")?.messages ?? 0,
        failing: failures.length,
        arbitrators: loads.map(({ id, firstName, lastName, openCases, awayFrom, awayUntil }) => ({
          id,
          name: `${firstName} ${lastName}`.trim(),
          openCases,
          away: awayFrom && awayUntil ? { from: awayFrom, until: awayUntil, now: awayFrom <= today } : null,
        })),
      };
    },
    async arbitrator(query = {}) {
      const who = await person("arbitrator");
      const page = askedOf({ ...query, limit: CASES });
      const scope = [`r:${who.id}`] as const;
      const [[rows, counts, waiting], deadlines, feed] = await Promise.all([
        db.batch([listedCases(db, scope, page), keptCaseCounts(db, scope, officeMonth(clock())), waitingDisclosures(db, who.id)]),
        due(),
        beside(),
      ]);
      const { totalCases, assigned, inProgress, resolved } = statisticsOf(counts);
      return {
        ...shownOf(page, rows),
        counts: { total: totalCases, active: assigned + inProgress, resolved },
        disclosures: waiting.map((row) => ({ ...row, askedAt: new Date(row.askedAt).toISOString() })),
        deadlines,
        activities: feed.activities,
      };
    },
    async party(query = {}) {
      await person("party");
      const [page, deadlines, feed] = await Promise.all([lists.overview({ ...query, limit: CASES }), due(), beside()]);
      return { ...page, deadlines, activities: feed.activities };
    },
  };
}
