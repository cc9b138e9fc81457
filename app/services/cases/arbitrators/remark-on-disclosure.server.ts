import { disclosureById } from "#app/db/cases/conflicts.repo.server.ts";
import { insertingRemark, MOST_COMMENTS, remarksOfSide } from "#app/db/cases/disclosure-remarks.repo.server.ts";
import { remarkSchema } from "#app/domain/case/changes.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireInCase, signedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { nameOf } from "./assignments.server.ts";

/**
 * A side comments on a disclosure that it was shown, or challenges the arbitrator, within the time for it. Said twice, nothing happens.
 * Throws `invalid_input`, `too_many_requests`, and `transition_refused` once the time is over, the side's comments are used up or while a
 * challenge of the side waits.
 */
export async function remarkOnDisclosure(context: CaseContext, caseId: string, disclosureId: string, input: unknown): Promise<void> {
  const { actor, db, limits } = context;
  await limits.count("change", signedIn(await actor()));
  await changeCase(context, caseId, async (seen, now) => {
    requireInCase(seen, "remark");
    const { relation, who, people } = seen;
    if (relation.kind !== "member") throw new AppError("not_found");
    const { side } = relation;
    const [[row], own] = await db.batch([disclosureById(db, disclosureId), remarksOfSide(db, { disclosureId, side })]);
    if (!row || row.caseId !== caseId || row.remarksUntil === null) throw new AppError("not_found");
    const { kind, remark } = parseInput(remarkSchema, input);
    if (own.some((one) => one.kind === kind && one.madeBy === who.id && one.remark === remark)) return { acts: [], result: undefined };
    const waits = kind === "challenge" && own.some((one) => one.kind === "challenge" && one.decision === null);
    const isFull = kind === "comment" && own.filter((one) => one.kind === "comment").length >= MOST_COMMENTS;
    if (now > row.remarksUntil || waits || isFull) throw new AppError("transition_refused");
    const id = newId();
    const madeAs = `${who.firstName} ${who.lastName}`.trim();
    const asked = people.find(({ userId, capacity }) => userId === row.arbitratorId && capacity === "arbitrator");
    const arbitrator = asked ? nameOf(asked) : "";
    return {
      acts: [
        {
          type: kind === "challenge" ? "arbitrator_challenged" : "disclosure_commented",
          details: { disclosureId, remarkId: id, arbitrator, side, remark },
        },
      ],
      statements: [insertingRemark(db, { id, caseId, disclosureId, kind, side, remark, madeBy: who.id, madeAs, madeAt: now })],
      result: undefined,
    };
  });
}
