import { endingRename, forgetRename, pendingRename, pendingRenamesDue, pendingRenamesOf } from "#app/db/cases/case-people.repo.server.ts";
import { caseForChange } from "#app/db/cases/cases.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { isRole } from "#app/domain/people/roles.ts";
import { withCheck } from "#app/services/cases/arbitrators/conflict-check.server.ts";
import { relationOfPerson } from "#app/services/cases/case-access.server.ts";
import { caseStatements, retryOnConflict } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { type JobContext, runRows } from "#app/services/platform/job-runs.server.ts";

/** The schedule leaves a request so long to finish by itself. */
const REQUEST_MS = 60_000;
/** Entries of one run; the next minute writes the rest. */
const MOST = 100;

/**
 * Enters the new name that a person's account has already in each case that waits for it (`awaitingRename`), and has it checked for
 * conflicts. What is left by a request that is cut off, the schedule finishes (`finishRenames`).
 */
export async function renameInCases({ db, clock }: ServiceContext, userId: string): Promise<void> {
  for (const { caseId } of await pendingRenamesOf(db, userId)) await renameInCase(db, userId, caseId, clock().getTime());
}

/** Finishes what requests have left. Gives how many names were entered; one that fails is noted and tried again. */
export async function finishRenames({ db, clock }: JobContext): Promise<number> {
  const now = clock().getTime();
  const due = await pendingRenamesDue(db, { until: now - REQUEST_MS, now, most: MOST });
  return runRows({ db, clock }, "renames", due, {
    subject: ({ userId, caseId }) => `${userId} ${caseId}`,
    work: ({ userId, caseId }) => renameInCase(db, userId, caseId, now),
  });
}

/** Once, also when two do it at the same time: the chain refuses the second, who finds nothing to enter. */
const renameInCase = (db: Database, userId: string, caseId: string, now: number): Promise<boolean> =>
  retryOnConflict(async () => {
    const [[pending], state] = await Promise.all([pendingRename(db, userId, caseId), caseForChange(db, caseId)]);
    if (!pending) return false;
    const { before } = pending;
    const person = state?.people.find((one) => one.userId === userId && relationOfPerson(one) !== null);
    const account = person?.account;
    const after = account ? `${account.firstName} ${account.lastName}`.trim() : before;
    if (!state || !person || !account || state.row.status === "resolved") {
      await forgetRename(db, userId, caseId);
      return false;
    }
    const ending = endingRename(db, userId, caseId, after);
    if (after === before) {
      await db.batch(ending);
      return false;
    }
    const { capacity, side } = person;
    const who = {
      kind: "user" as const,
      id: userId,
      role: isRole(account.role) ? account.role : ("party" as const),
      firstName: account.firstName,
      lastName: account.lastName,
    };
    const act = { type: "case_edited" as const, details: { person: { before, after, capacity, side } } };
    const change = await withCheck(db, { ...state, who }, state.people, { acts: [act], statements: [...ending], result: undefined }, now);
    const [first, ...rest] = await caseStatements(db, caseId, state, change, who, now);
    if (first) await db.batch([first, ...rest]);
    return true;
  });
