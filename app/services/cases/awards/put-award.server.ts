import { mailingMember } from "#app/db/cases/deliberations.repo.server.ts";
import { documentsNamed, isPut, puttingAward, takingAwardBack } from "#app/db/cases/panel-awards.repo.server.ts";
import { putAwardSchema } from "#app/domain/case/tribunal/award.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import { requireInCase } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { fellowsOf } from "#app/services/cases/tribunal/chambers.server.ts";
import { mailTo } from "#app/services/cases/tribunal/chambers-mail.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { enterPanel, isOwnPrivate } from "./panel-award.server.ts";

/**
 * Puts an award to the panel: a document that who presides has filed for nobody else. The other members get a mail that there is something new.
 * Throws `invalid_input`, `not_found` to who does not sit, `forbidden` to who does not preside, `transition_refused` where an award is before the
 * panel already or the case is not under review, and `too_many_requests`.
 */
export async function putAward(context: CaseContext, caseId: string, input: unknown): Promise<void> {
  const { clock, db, limits } = context;
  const seated = await enterPanel(context, caseId);
  requireInCase(seated, "resolve");
  const { documentId, outcome } = parseInput(putAwardSchema, input);
  const { who, row } = seated;
  if (row.status !== "in_progress") throw new AppError("transition_refused");
  const [document] = await documentsNamed(db, caseId, [documentId]);
  if (!document || !isOwnPrivate(document, who.id)) throw refusedField("documentId", "case_award_private");
  await limits.count("change", who);
  const now = clock().getTime();
  const award = { id: newId(), caseId, putBy: who.id, putAs: `${who.firstName} ${who.lastName}`.trim(), putAt: now, documentId, outcome };
  const mails = fellowsOf(seated).flatMap((fellow) => mailTo(context, fellow, caseId, now));
  const told = mails.map((mail) => mailingMember(db, { written: isPut(award.id), caseId, userId: String(mail.payload.userId) }, mail));
  const [written] = await db.batch([puttingAward(db, award), ...told]);
  if (written.length === 0) throw new AppError("transition_refused");
}

/**
 * Takes an award back from the panel: what was answered counts no more. Throws `not_found` to who does not sit, `forbidden` to who does not preside,
 * `transition_refused` where it is not before the panel any more, and `too_many_requests`.
 */
export async function takeAwardBack(context: CaseContext, caseId: string, awardId: string): Promise<void> {
  const { clock, db, limits } = context;
  const seated = await enterPanel(context, caseId);
  requireInCase(seated, "resolve");
  await limits.count("change", seated.who);
  const taken = await takingAwardBack(db, caseId, { id: awardId, by: seated.who.id, at: clock().getTime() });
  if (taken.length === 0) throw new AppError("transition_refused");
}
