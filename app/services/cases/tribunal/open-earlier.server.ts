import { agreeing } from "#app/db/cases/deliberations.repo.server.ts";
import { isOpen } from "#app/domain/case/status.ts";
import { AppError } from "#app/domain/errors.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { enterChambers, fellowsOf } from "./chambers.server.ts";

/**
 * Agrees that a member who came later reads what the panel wrote before them; `personId` is their place. Once everybody else who sits has agreed,
 * it is open to them for as long as they sit. Throws `not_found` to who does not sit, `stale_version` where the
 * place is no fellow member's (any more), and `transition_refused` in a resolved case.
 */
export async function openEarlier(context: CaseContext, caseId: string, personId: string): Promise<void> {
  const { clock, db } = context;
  const seated = await enterChambers(context, caseId);
  if (!fellowsOf(seated).some(({ id }) => id === personId)) throw new AppError("stale_version");
  if (!isOpen(seated.row.status)) throw new AppError("transition_refused");
  await db.batch([...agreeing(db, { personId, caseId, userId: seated.who.id, now: clock().getTime() })]);
}
