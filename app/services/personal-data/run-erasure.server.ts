/** The steps of an erasure: one batch each, begun again wherever it broke off. */
import type { Database } from "#app/db/client.server.ts";
import { isErasureStepDone } from "#app/db/errors.ts";
import {
  ALL_STEPS,
  brokenErasures,
  type ErasureRow,
  endingErasure,
  erasedOf,
  findErasure,
  nextStep,
} from "#app/db/personal-data/erasures.repo.server.ts";
import { type JobContext, runRows } from "#app/services/platform/job-runs.server.ts";

/** A request is left so long to finish by itself. */
const REQUEST_MS = 60_000;
/** Erasures of one run of the schedule. */
const MOST = 20;
/** Files that are removed at a time. */
const FILES_AT_ONCE = 500;

/** Does what is left of an erasure. Throws `legal_hold` where a hold has come in between: what is left stays then. */
export async function runErasure(db: Database, env: Pick<Env, "FILES">, id: string, now: () => number): Promise<boolean> {
  for (;;) {
    const [row] = await findErasure(db, id);
    if (!row || row.doneAt !== null) return row !== undefined;
    if (row.step >= ALL_STEPS) return await finish(db, env, row, now());
    try {
      await db.batch(nextStep(db, row, erasedOf(row, row.found), row.found.words ?? []));
    } catch (error) {
      // Somebody else has done this step at the same time.
      if (!isErasureStepDone(error)) throw error;
    }
  }
}

/** No row names the files any more: they go last, and the address after them. */
async function finish(db: Database, env: Pick<Env, "FILES">, row: ErasureRow, now: number): Promise<boolean> {
  const files = row.found.files ?? [];
  for (let at = 0; at < files.length; at += FILES_AT_ONCE) await env.FILES.delete(files.slice(at, at + FILES_AT_ONCE));
  await endingErasure(db, row.id, now);
  return true;
}

/** Goes on with what requests have left. Gives how many were finished; one that fails is noted and tried again. */
export async function finishErasures(env: Pick<Env, "FILES">, { db, clock }: JobContext): Promise<number> {
  const now = clock().getTime();
  const due = await brokenErasures(db, now - REQUEST_MS, now, MOST);
  return runRows({ db, clock }, "erasures", due, {
    subject: ({ id }) => id,
    work: ({ id }) => runErasure(db, env, id, () => clock().getTime()),
  });
}
