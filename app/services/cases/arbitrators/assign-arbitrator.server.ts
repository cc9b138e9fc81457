import { assignSchema } from "#app/domain/case/changes.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireVersion } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { type AssignOutcome, planAssignment } from "./assignments.server.ts";

/** Assigns, or reassigns with a reason; on a conflict asks instead. For administrators. Throws `invalid_input`. */
export async function assignArbitrator(context: ServiceContext, caseId: string, input: unknown): Promise<AssignOutcome> {
  const { version, ...given } = parseInput(assignSchema, input);
  return changeCase(context, caseId, (seen, now) => {
    requireVersion(seen, version);
    return planAssignment(context, seen, given, now);
  });
}
