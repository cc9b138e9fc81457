import { documentsOfCase } from "#app/db/cases/case-file.repo.server.ts";
import { changingCase } from "#app/db/cases/cases.repo.server.ts";
import { droppingAward } from "#app/db/cases/panel-awards.repo.server.ts";
import { resolveSchema } from "#app/domain/case/changes.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import { requireConflictsSettled } from "#app/services/cases/arbitrators/open-conflicts.server.ts";
import { requireAccepted } from "#app/services/cases/arbitrators/require-accepted.server.ts";
import { requireInCase, requireVersion } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import { officeMonth } from "#app/services/cases/lists/case-pages.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { requireMove } from "./case-moves.server.ts";

/**
 * With an outcome, or a document that everyone may see as the award; a panel's award is signed by its members (`issue-award.server.ts`), so that
 * none is named here. Throws `invalid_input`, and `conflict_open` while something is open about its arbitrator.
 */
export async function resolveCase(context: ServiceContext, caseId: string, input: unknown): Promise<void> {
  const { db } = context;
  const { outcome, awardDocumentId, version } = parseInput(resolveSchema, input);
  await changeCase(context, caseId, async (seen, now) => {
    requireInCase(seen, "resolve");
    requireVersion(seen, version);
    requireMove(seen, "resolved", "in_progress");
    // Somebody may have been replaced since the review began, or their account been closed.
    requireAccepted(seen.row.tribunalSize, seen.people);
    await requireConflictsSettled(context, seen, now);
    if (awardDocumentId && seen.row.tribunalSize === 3) throw refusedField("awardDocumentId", "case_award_of_panel");
    if (!outcome && !awardDocumentId) throw refusedField("outcome", "case_outcome_required");
    const award = awardDocumentId ? await awardOf(context, caseId, awardDocumentId) : null;
    return {
      acts: [{ type: "status_changed", details: { status: ["in_progress", "resolved"], outcome: outcome || null, award } }],
      statements: [
        droppingAward(db, caseId, now),
        changingCase(db, caseId, {
          status: "resolved",
          outcome: outcome || null,
          awardDocumentId: award?.id ?? null,
          resolvedAt: now,
          resolvedMonth: officeMonth(new Date(now)),
        }),
      ],
      result: undefined,
    };
  });
}

async function awardOf({ db }: ServiceContext, caseId: string, documentId: string) {
  const found = (await documentsOfCase(db, caseId)).find(({ id }) => id === documentId);
  const isAward = found && found.audience === "everyone" && found.withdrawnAt === null && found.scan !== "quarantined";
  if (!isAward) throw refusedField("awardDocumentId", "case_award_unknown");
  return { id: found.id, name: found.name, sha256: found.sha256 };
}
