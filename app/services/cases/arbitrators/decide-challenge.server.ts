import { changingCase, changingPerson } from "#app/db/cases/cases.repo.server.ts";
import { disclosureById } from "#app/db/cases/conflicts.repo.server.ts";
import { changingRemark, remarkById } from "#app/db/cases/disclosure-remarks.repo.server.ts";
import { challengeDecisionSchema } from "#app/domain/case/changes.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireInCase } from "#app/services/cases/case-access.server.ts";
import { type CaseAct, changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { isAssigned, nameOf } from "./assignments.server.ts";

/** Upholds a challenge, which takes the arbitrator off the case, or dismisses it. For administrators, with a written reason that everyone reads. */
export async function decideChallenge(context: ServiceContext, caseId: string, remarkId: string, input: unknown): Promise<void> {
  const { db } = context;
  await changeCase(context, caseId, async (seen, now) => {
    requireInCase(seen, "assign");
    const [row] = await remarkById(db, caseId, remarkId);
    if (row?.kind !== "challenge") throw new AppError("not_found");
    const { decision, reason } = parseInput(challengeDecisionSchema, input);
    if (row.decision !== null) throw new AppError("transition_refused");
    const [disclosure] = await disclosureById(db, row.disclosureId);
    const challenged = seen.people.find((one) => one.capacity === "arbitrator" && one.userId === disclosure?.arbitratorId);
    const sitting = decision === "upheld" && challenged && isAssigned(challenged) ? challenged : null;
    const arbitrator = challenged ? nameOf(challenged) : "";
    const details = { disclosureId: row.disclosureId, remarkId, arbitrator, side: row.side, decision, reason };
    const status = sitting ? { status: [seen.row.status, "created"] } : {};
    const act: CaseAct = { type: "challenge_decided", details: { ...details, ...status } };
    const decided = {
      decision,
      reason,
      decidedBy: seen.who.id,
      decidedAs: `${seen.who.firstName} ${seen.who.lastName}`.trim(),
      decidedAt: now,
    };
    return {
      acts: [act],
      statements: [
        changingRemark(db, remarkId, decided),
        ...(sitting
          ? [
              changingPerson(db, sitting.id, { state: "removed", removedAt: now }),
              changingCase(db, caseId, { arbitratorId: null, status: "created" }),
            ]
          : []),
      ],
      result: undefined,
    };
  });
}
