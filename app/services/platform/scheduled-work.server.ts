/** What scheduled work fails at, for administrators: seen, and tried again without waiting. */
import { hastening, latestFailures } from "#app/db/platform/job-failures.repo.server.ts";
import type { JobFailureRecord, JobName } from "#app/domain/jobs.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

export interface ScheduledWork {
  /** What fails now, the latest first. For administrators; `not_found` for everybody else. */
  failures(): Promise<JobFailureRecord[]>;
  /** The next run tries a row again, without the rest of its wait. False when it has gone well meanwhile. */
  tryNow(job: JobName, subject: string): Promise<boolean>;
}

/** Failures shown at once; with more of them the jobs behind are what to look at. */
const SHOWN = 200;

export function createScheduledWork({ db, actor, clock }: ServiceContext): ScheduledWork {
  const iso = (at: number) => new Date(at).toISOString();
  return {
    async failures() {
      requireAdministrator(await actor());
      const rows = await latestFailures(db, SHOWN);
      return rows.map(({ firstAt, lastAt, nextAt, ...row }) => ({
        ...row,
        firstAt: iso(firstAt),
        lastAt: iso(lastAt),
        nextAt: iso(nextAt),
      }));
    },
    async tryNow(job, subject) {
      requireAdministrator(await actor());
      return (await hastening(db, job, subject, clock().getTime())).length > 0;
    },
  };
}
