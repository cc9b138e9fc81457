import { hastening } from "#app/db/platform/job-failures.repo.server.ts";
import type { JobName } from "#app/domain/jobs.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** The next run tries a row again, without the rest of its wait. False when it has succeeded in the meantime. */
export async function retryJobNow({ actor, clock, db }: ServiceContext, job: JobName, subject: string): Promise<boolean> {
  requireAdministrator(await actor());
  return (await hastening(db, job, subject, clock().getTime())).length > 0;
}
