/** How soon somebody of a case is invited again. */
import { latestInvitationsOf, openInvitationsOf } from "#app/db/cases/case-people.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";

const AGAIN_AFTER = 600_000;

/** Mails to one person within ten minutes: the invitation, and one to the address that it should have gone to. */
const MOST_WITHIN = 2;

function requirePause(last: number | null | undefined, now: number): void {
  if (last != null && last + AGAIN_AFTER > now)
    throw new AppError("too_many_requests", { detail: { retryAfter: Math.ceil((last + AGAIN_AFTER - now) / 1000) } });
}

/** Throws `too_many_requests` within ten minutes of the last invitation that waits. */
export async function requireAgain({ db }: CaseContext, caseId: string, personId: string, now: number): Promise<void> {
  requirePause((await openInvitationsOf(db, caseId)).find(({ casePersonId }) => casePersonId === personId)?.sentAt, now);
}

/** The same for a corrected address: a mistyped one is put right at once, and a second time after ten minutes. */
export async function requireCorrection({ db }: CaseContext, personId: string, now: number): Promise<void> {
  requirePause((await latestInvitationsOf(db, personId, MOST_WITHIN)).at(MOST_WITHIN - 1)?.sentAt, now);
}
