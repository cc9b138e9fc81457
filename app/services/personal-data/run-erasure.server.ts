/** The steps of an erasure: one batch each, begun again wherever it broke off. */

import { findPerson } from "#app/db/accounts/people.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { isErasureBarred, isErasureRequestEnded, isErasureStepDone, isVersionConflict } from "#app/db/errors.ts";
import { ERASED_MAIL, endingRequest, openRequest } from "#app/db/personal-data/erasure-requests.repo.server.ts";
import {
  ALL_STEPS,
  brokenErasures,
  type ErasureRow,
  endingErasure,
  findErasure,
  forgettingMaker,
  goingOn,
  hasMadeMany,
  nextStep,
} from "#app/db/personal-data/erasures.repo.server.ts";
import { ERASURE_STEPS } from "#app/db/personal-data/held-data.ts";
import { namesOf } from "#app/db/personal-data/names.repo.server.ts";
import type { user } from "#app/db/schema/people.ts";
import { AppError } from "#app/domain/errors.ts";
import { searchedWords } from "#app/domain/personal-data/erasure.ts";
import { securityNotice } from "#app/services/accounts/security-notices.ts";
import { type JobContext, runRows } from "#app/services/platform/job-runs.server.ts";
import { forgetRoster } from "#app/services/roster/kept-roster.server.ts";
import { cancelRequests } from "./cancel-requests.server.ts";
import { barsOf } from "./erasure-bars.server.ts";

/** A request is left so long to finish by itself. */
const REQUEST_MS = 60_000;
/** Erasures of one run of the schedule. */
const MOST = 20;
/** Steps, and looks again at what came in between; what is left then the schedule goes on with. */
const MOST_ROUNDS = 20;
/** Files that are removed at a time. */
const FILES_AT_ONCE = 500;

/**
 * Does what is left of an erasure. Throws `legal_hold` where a hold has come in between, and `conflict` with `detail.bars` where something else has: what is
 * left stays then, until it has ended.
 */
export async function runErasure(db: Database, env: Pick<Env, "FILES">, id: string, now: () => number): Promise<boolean> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const [row] = await findErasure(db, id);
    if (!row || row.doneAt !== null) return row !== undefined;
    const account = await stillAllowed(db, row, now());
    if (row.step >= ALL_STEPS) return await finish(db, env, row, now());
    try {
      if (ERASURE_STEPS[row.step] === "bookings") {
        await cancelRequests(db, row, now());
        while (await hasMadeMany(db, row)) await db.batch([goingOn(db, id), forgettingMaker(db, row)]);
      }
      await db.batch(nextStep(db, row, await wordsOf(db, row, account)));
    } catch (error) {
      // Somebody else has done this step or changed a request at the same time, or what came in between is said by the next look.
      if (!isErasureStepDone(error) && !isErasureBarred(error) && !isVersionConflict(error)) throw error;
    }
  }
  return false;
}

type Account = typeof user.$inferSelect | null;

/** The account of an erasure, where nothing speaks against its next step. Throws as `runErasure` does. */
async function stillAllowed(db: Database, row: ErasureRow, now: number): Promise<Account> {
  const [account = null] = row.accountId ? await findPerson(db, row.accountId) : [];
  const bars = await barsOf(db, { email: row.address ?? "", account }, new Date(now));
  if (bars.length === 0) return account;
  throw new AppError(bars.every(({ kind }) => kind === "legal_hold") ? "legal_hold" : "conflict", { detail: { bars } });
}

/** Words of the person's names: while bookings and account have them, as they are there, and as their histories say that they were before. */
async function wordsOf(db: Database, row: ErasureRow, account: Account): Promise<string[]> {
  if (ERASURE_STEPS[row.step] !== "bookings") return row.found.words ?? [];
  const names = await namesOf(db, { email: row.address ?? "", userId: row.accountId ?? "" });
  return searchedWords([...names, account?.firstName ?? null, account?.lastName ?? null]);
}

/** No row names the files any more: they go last, and the address after them. A hold that has come by then keeps them. */
async function finish(db: Database, env: Pick<Env, "FILES">, row: ErasureRow, now: number): Promise<boolean> {
  await goingOn(db, row.id);
  // A profile of the roster may have been among what was erased.
  forgetRoster();
  const files = row.found.files ?? [];
  for (let at = 0; at < files.length; at += FILES_AT_ONCE) await env.FILES.delete(files.slice(at, at + FILES_AT_ONCE));
  const ending = endingErasure(db, row.id, now);
  const [[asked], [account]] = row.accountId
    ? await Promise.all([openRequest(db, row.accountId), findPerson(db, row.accountId)])
    : [[], []];
  if (!asked || !account) return (await ending) !== undefined;
  try {
    await db.batch([
      ending,
      endingRequest(db, asked.id, { outcome: "done", by: row.begunBy, at: now }),
      // To the address as it was.
      securityNotice(db, { ...account, email: row.address ?? "" }, "erasure_done", now, null, `${ERASED_MAIL}${asked.id}`),
    ]);
  } catch (error) {
    // The schedule has finished it at the same time.
    if (!isErasureRequestEnded(error)) throw error;
  }
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
