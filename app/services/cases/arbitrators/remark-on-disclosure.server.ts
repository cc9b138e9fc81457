import { disclosureById } from "#app/db/cases/conflicts.repo.server.ts";
import { insertingRemark, MOST_REMARKS, remarksOfCase } from "#app/db/cases/disclosure-remarks.repo.server.ts";
import { remarkSchema } from "#app/domain/case/changes.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireInCase } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { nameOf } from "./assignments.server.ts";

/**
 * A side comments on a disclosure that it was shown, or challenges the arbitrator, within the time for it. Said twice, nothing happens.
 * Throws `invalid_input`, and `transition_refused` once the time is over or while a challenge of the side waits.
 */
export async function remarkOnDisclosure(context: ServiceContext, caseId: string, disclosureId: string, input: unknown): Promise<void> {
  const { db } = context;
  await changeCase(context, caseId, async (seen, now) => {
    requireInCase(seen, "remark");
    const { relation, who, people } = seen;
    const [[row], remarks] = await db.batch([disclosureById(db, disclosureId), remarksOfCase(db, caseId)]);
    if (relation.kind !== "member" || !row || row.caseId !== caseId || row.remarksUntil === null) throw new AppError("not_found");
    const { kind, remark } = parseInput(remarkSchema, input);
    const { side } = relation;
    const own = remarks.filter((one) => one.disclosureId === disclosureId && one.side === side);
    if (own.some((one) => one.kind === kind && one.madeBy === who.id && one.remark === remark)) return { acts: [], result: undefined };
    const waits = kind === "challenge" && own.some((one) => one.kind === "challenge" && one.decision === null);
    if (now > row.remarksUntil || waits || remarks.length >= MOST_REMARKS) throw new AppError("transition_refused");
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
