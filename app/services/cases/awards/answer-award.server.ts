import { mailingMember } from "#app/db/cases/deliberations.repo.server.ts";
import { answeringAward, documentsNamed, isAnswered } from "#app/db/cases/panel-awards.repo.server.ts";
import { isAwardEnded } from "#app/db/errors.ts";
import { isOpen } from "#app/domain/case/status.ts";
import { awardAnswerSchema } from "#app/domain/case/tribunal/award.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { fellowsOf } from "#app/services/cases/tribunal/chambers.server.ts";
import { mailTo } from "#app/services/cases/tribunal/chambers-mail.server.ts";
import { enterPanel, isOwnPrivate } from "./panel-award.server.ts";

/**
 * A co-arbitrator signs the award that is before the panel, or does not and says why; an opinion of their own may go with either. What they answered
 * before is replaced until the award is issued. Throws `invalid_input`, `not_found` to who does not sit, `forbidden` to who has put it,
 * `transition_refused` where it is not before the panel any more, and `too_many_requests`.
 */
export async function answerAward(context: CaseContext, caseId: string, input: unknown): Promise<void> {
  const { clock, db, limits } = context;
  const seated = await enterPanel(context, caseId);
  const { who, relation, row } = seated;
  if (relation.kind !== "arbitrator" || relation.presides) throw new AppError("forbidden");
  if (!isOpen(row.status)) throw new AppError("transition_refused");
  const { awardId, answer, reason, opinionId } = parseInput(awardAnswerSchema, input);
  if (opinionId !== "") {
    const [opinion] = await documentsNamed(db, caseId, [opinionId]);
    if (!opinion || !isOwnPrivate(opinion, who.id)) throw refusedField("opinionId", "case_award_private");
  }
  await limits.count("change", who);
  const at = clock().getTime();
  const given = { awardId, userId: who.id, answer, reason: answer === "refused" ? reason : "", opinionId: opinionId || null, at };
  const mails = fellowsOf(seated).flatMap((fellow) => mailTo(context, fellow, caseId, at));
  const told = mails.map((mail) =>
    mailingMember(db, { written: isAnswered(awardId, who.id, at), caseId, userId: String(mail.payload.userId) }, mail),
  );
  const [written] = await db.batch([answeringAward(db, caseId, given), ...told]).catch((error: unknown) => {
    throw isAwardEnded(error) ? new AppError("transition_refused") : error;
  });
  if (written.length === 0) throw new AppError("transition_refused");
}
