import { disclosureById } from "#app/db/cases/conflicts.repo.server.ts";
import { changingRemark, remarkById } from "#app/db/cases/disclosure-remarks.repo.server.ts";
import { challengeDecisionSchema } from "#app/domain/case/changes.ts";
import { isSeated } from "#app/domain/case/tribunal/tribunal.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireInCase } from "#app/services/cases/case-access.server.ts";
import { type CaseAct, changeCase } from "#app/services/cases/change-case.server.ts";
import { seatLeftMails } from "#app/services/cases/tribunal/seat-left.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nameOf, titled } from "./assignments.server.ts";
import { vacating } from "./withdrawing-arbitrator.server.ts";

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
    const ofThem = seen.people.filter((one) => one.capacity === "arbitrator" && one.userId === disclosure?.arbitratorId);
    const challenged = ofThem.find(isSeated) ?? ofThem[0];
    const sitting = decision === "upheld" && challenged && isSeated(challenged) ? challenged : null;
    const arbitrator = challenged ? nameOf(challenged) : "";
    const titles = titled(seen.row, challenged?.seat ?? null);
    const details = { disclosureId: row.disclosureId, remarkId, arbitrator, ...titles, side: row.side, decision, reason };
    const left = sitting ? vacating(db, seen, sitting, { state: "removed", removedAt: now }) : null;
    const act: CaseAct = { type: "challenge_decided", details: { ...details, ...left?.status } };
    const decided = {
      decision,
      reason,
      decidedBy: seen.who.id,
      decidedAs: `${seen.who.firstName} ${seen.who.lastName}`.trim(),
      decidedAt: now,
    };
    return {
      acts: [act],
      statements: [changingRemark(db, remarkId, decided), ...(left?.statements ?? [])],
      messages: seatLeftMails([sitting], now),
      result: undefined,
    };
  });
}
