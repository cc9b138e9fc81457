/** Files in R2 that no row names: of pictures that were replaced, and of requests that broke off between file and row. */
import type { Database } from "#app/db/client.server.ts";
import { filesLeft, forgettingFile } from "#app/db/platform/left-files.repo.server.ts";
import { runRows } from "#app/services/platform/job-runs.server.ts";

/** A request that has stored a file names it long before. */
const LEFT_MS = 3_600_000;
/** Files of one run of the schedule, and of one request. */
const MOST = 500;
const AT_ONCE = 10;

/** Removes a file that no row names: its bytes first, so that what breaks off is found again. */
export async function removeLeft(env: Pick<Env, "FILES">, db: Database, objectKey: string): Promise<void> {
  await env.FILES.delete(objectKey);
  await forgettingFile(db, objectKey);
}

/** Removes what was named before and is no more, no matter who has replaced it. */
export async function removeReplaced(env: Pick<Env, "FILES">, db: Database, now: number): Promise<void> {
  for (const { objectKey } of await filesLeft(db, 0, now, AT_ONCE)) await removeLeft(env, db, objectKey);
}

/** Removes what no row has named for an hour, for the schedule. Gives how many. */
export async function sweepLeftFiles(env: Pick<Env, "FILES">, db: Database, clock: () => Date): Promise<number> {
  const now = clock().getTime();
  return runRows({ db, clock }, "sweep_uploads", await filesLeft(db, now - LEFT_MS, now, MOST), {
    subject: ({ objectKey }) => objectKey,
    async work({ objectKey }) {
      await removeLeft(env, db, objectKey);
      return true;
    },
  });
}
