import { changingPerson } from "#app/db/cases/cases.repo.server.ts";
import { isSeated } from "#app/domain/case/tribunal/tribunal.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireInCase } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nameOf, titled } from "./assignments.server.ts";

export async function acceptAssignment(context: ServiceContext, caseId: string): Promise<void> {
  const { db } = context;
  await changeCase(context, caseId, (seen, now) => {
    requireInCase(seen, "answer_assignment");
    const present = seen.people.find((one) => isSeated(one) && one.userId === seen.who.id);
    if (!present) throw new AppError("transition_refused");
    return {
      acts: [{ type: "arbitrator_accepted", details: { arbitrator: nameOf(present), ...titled(seen.row, present.seat) } }],
      statements: [changingPerson(db, present.id, { state: "active", answeredAt: now })],
      result: undefined,
    };
  });
}
