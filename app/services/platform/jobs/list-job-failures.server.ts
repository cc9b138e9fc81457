/** What scheduled work fails at, for administrators: seen, and tried again without waiting. */
import { latestFailures } from "#app/db/platform/job-failures.repo.server.ts";
import type { JobFailureRecord } from "#app/domain/jobs.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Failures shown at once; with more of them the jobs behind are what to look at. */
const SHOWN = 200;

function iso(at: number) {
  return new Date(at).toISOString();
}

/** What fails now, the latest first. For administrators; `not_found` for everybody else. */
export async function listJobFailures({ actor, db }: ServiceContext): Promise<JobFailureRecord[]> {
  requireAdministrator(await actor());
  const rows = await latestFailures(db, SHOWN);
  return rows.map(({ firstAt, lastAt, nextAt, ...row }) => ({
    ...row,
    firstAt: iso(firstAt),
    lastAt: iso(lastAt),
    nextAt: iso(nextAt),
  }));
}
