/** Requests of strangers that nobody has touched, and whose day is long past, are removed. */
import {
  type RemovableRequest,
  releasingRequest,
  removableRequests,
  removingRequest,
} from "#app/db/bookings/untouched-requests.repo.server.ts";
import { isRequestTouched, isVersionConflict } from "#app/db/errors.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { isProven } from "#app/services/mail/mail-addresses.server.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { type JobContext, runRows } from "#app/services/platform/job-runs.server.ts";

/** Requests of one run: what is left the next hour's run removes. */
const MOST = 500;

/** Removes what is due. One whose address has proven itself by now is a person's, and stays; so does what a legal hold keeps. Gives how many were seen to. */
export async function removeUntouched(env: ServiceContext["env"], context: JobContext): Promise<number> {
  const { db, clock } = context;
  const now = clock().getTime();
  return runRows(context, "sweep_requests", await removableRequests(db, now, MOST), {
    subject: ({ id }) => id,
    work: (request) => removeOne({ db, env }, request, now),
  });
}

async function removeOne(
  { db, env }: Pick<ServiceContext, "db" | "env">,
  { id, email, last }: RemovableRequest,
  now: number,
): Promise<boolean> {
  if (await isProven({ db, env }, email)) return (await releasingRequest(db, id)) !== undefined;
  const event = { subjectType: "booking", subjectId: id, action: "deleted", changes: { untouched: true } } as const;
  const audit = await nextAuditEntry(event, { kind: "system" }, now, last);
  try {
    await db.batch(removingRequest(db, id, audit));
    return true;
  } catch (error) {
    // Somebody has touched it at the same time: it stays.
    if (isRequestTouched(error) || isVersionConflict(error)) return false;
    throw error;
  }
}
