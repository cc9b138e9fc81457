import { unfinishedCaseDocuments } from "#app/db/cases/case-filing.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { runRows } from "#app/services/platform/job-runs.server.ts";
import { discard } from "./file-document.server.ts";

/** Removes what was begun to be filed more than an hour before `now` and never got there, with its bytes. Gives how many. */
export async function sweepUnfinishedCaseDocuments(env: Env, db: Database, now: number): Promise<number> {
  const unfinished = await unfinishedCaseDocuments(db, now - 3_600_000, now);
  return runRows({ db, clock: () => new Date(now) }, "sweep_case_uploads", unfinished, {
    subject: ({ id }) => id,
    async work(row) {
      await discard(env, db, row);
      return true;
    },
  });
}
