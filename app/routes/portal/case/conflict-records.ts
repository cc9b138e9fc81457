/** Disclosures as the case's page shows them; what a reader may not see is already taken out (`services/cases/lifecycle/open-case-file.server.ts`). */
import type { Services } from "#app/context.ts";
import type { ConflictHit } from "#app/domain/case/conflicts.ts";

type CaseFile = Awaited<ReturnType<Services["caseFiles"]["open"]>>;

export interface ConflictView {
  id: string;
  arbitrator: string;
  hits: ConflictHit[];
  answer: "disclosed" | "declined" | null;
  disclosure: string | null;
  decision: "cleared" | "refused" | null;
  reason: string | null;
}

export function conflictViews({ rows }: Pick<CaseFile, "rows">): ConflictView[] {
  return rows.disclosures.map(({ id, arbitrator, hits, answer, disclosure, decision, reason }) => ({
    id,
    arbitrator: `${arbitrator.firstName} ${arbitrator.lastName}`.trim(),
    hits: JSON.parse(hits) as ConflictHit[],
    answer,
    disclosure,
    decision,
    reason,
  }));
}
