import type { z } from "zod";
import type { CaseRecord } from "#app/domain/case/case.ts";
import type { caseChangeSchema } from "#app/domain/case/changes.ts";
import { assignArbitrator } from "#app/services/cases/arbitrators/assign-arbitrator.server.ts";
import type { AssignOutcome } from "#app/services/cases/arbitrators/assignments.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { getCase } from "./get-case.server.ts";
import { moveCase } from "./move-case.server.ts";

type CaseChange = z.output<typeof caseChangeSchema>;

/** A case as it is after a change; `assignment` says what came of naming an arbitrator. */
export type ChangedCase = CaseRecord & { assignment?: AssignOutcome["outcome"] };

/** Moves a case to another status, or assigns an arbitrator, whichever is named. Throws as `moveCase` and `assignArbitrator` do. */
export async function changeCaseRecord(context: ServiceContext, caseId: string, change: CaseChange): Promise<ChangedCase> {
  const { status, arbitratorId, seat, ...more } = change;
  if (status !== undefined) return moveCase(context, caseId, status, more);
  const { outcome } = await assignArbitrator(context, caseId, { arbitratorId, seat, reason: more.reason, version: more.version });
  return { ...(await getCase(context, caseId)), assignment: outcome };
}
