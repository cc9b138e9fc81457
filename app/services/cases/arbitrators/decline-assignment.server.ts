import { declineSchema } from "#app/domain/case/changes.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireInCase } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { withdrawingArbitrator } from "./withdrawing-arbitrator.server.ts";

/** Back to where the seat is vacant; the reason is the office's alone. */
export async function declineAssignment(context: ServiceContext, caseId: string, input: unknown): Promise<void> {
  const { reason } = parseInput(declineSchema, input);
  await changeCase(context, caseId, (seen, now) => {
    requireInCase(seen, "answer_assignment");
    return withdrawingArbitrator(context, seen, seen.who, reason, now);
  });
}
