import type { CaseRecord } from "#app/domain/case/case.ts";
import type { CaseStatus } from "#app/domain/case/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { getCase } from "./get-case.server.ts";
import { reopenCase } from "./reopen-case.server.ts";
import { resolveCase } from "./resolve-case.server.ts";
import { startReview } from "./start-review.server.ts";

/** To the status named, as `PATCH /api/cases/{id}` asks. Throws `transition_refused`. */
export async function moveCase(
  context: ServiceContext,
  caseId: string,
  to: CaseStatus,
  { reason, outcome, awardDocumentId, version }: { reason?: string; outcome?: string; awardDocumentId?: string; version?: number },
): Promise<CaseRecord> {
  const { status } = await getCase(context, caseId);
  if (to === "resolved") await resolveCase(context, caseId, { outcome, awardDocumentId, version });
  else if (to === "in_progress" && status === "resolved") await reopenCase(context, caseId, { reason: reason ?? "", version });
  else if (to === "in_progress") await startReview(context, caseId, version);
  // Assigning names an arbitrator; the rest is moved by no name.
  else throw new AppError("transition_refused");
  return getCase(context, caseId);
}
