import { changingDisclosure, disclosureById } from "#app/db/cases/conflicts.repo.server.ts";
import { remarksOfCase } from "#app/db/cases/disclosure-remarks.repo.server.ts";
import { endRemarksSchema } from "#app/domain/case/changes.ts";
import { SIDES } from "#app/domain/case/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import { relationOfPerson, requireInCase } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nameOf } from "./assignments.server.ts";

/**
 * Ends the time for comments and challenges before its day, once every side that is in the case has spoken. For administrators, with a
 * written reason that everyone reads. Throws `invalid_input` while a side was not heard, and `transition_refused` where no time runs.
 */
export async function endRemarks(context: ServiceContext, caseId: string, disclosureId: string, input: unknown): Promise<void> {
  const { db } = context;
  await changeCase(context, caseId, async (seen, now) => {
    requireInCase(seen, "assign");
    const [[row], remarks] = await db.batch([disclosureById(db, disclosureId), remarksOfCase(db, caseId)]);
    if (!row || row.caseId !== caseId) throw new AppError("not_found");
    const { reason } = parseInput(endRemarksSchema, input);
    if (row.remarksUntil === null || row.remarksUntil <= now) throw new AppError("transition_refused");
    const said = remarks.filter((remark) => remark.disclosureId === disclosureId);
    const isUnheard = SIDES.some((side) => {
      const isIn = seen.people.some((one) => one.side === side && relationOfPerson(one)?.kind === "member");
      return isIn && !said.some((remark) => remark.side === side);
    });
    if (isUnheard) throw refusedField("reason", "case_side_unheard");
    const asked = seen.people.find(({ userId, capacity }) => userId === row.arbitratorId && capacity === "arbitrator");
    const arbitrator = asked ? nameOf(asked) : "";
    return {
      acts: [{ type: "remarks_ended", details: { disclosureId, arbitrator, reason } }],
      statements: [changingDisclosure(db, disclosureId, { remarksUntil: now })],
      result: undefined,
    };
  });
}
