/** What the sides are shown of what an arbitrator disclosed: only of who decides their case. */
import { changingDisclosure, type DisclosureRow } from "#app/db/cases/conflicts.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { answeredHits, REMARKS_MS } from "#app/domain/case/conflicts/conflicts.ts";
import { hitsOf } from "#app/services/cases/arbitrators/conflict-check.server.ts";
import type { CaseAct } from "#app/services/cases/change-case.server.ts";

/**
 * Disclosures that were cleared while something else about their arbitrator was open: the sides are shown them once that one is seated, with
 * the whole time for comments and challenges.
 */
export function showingCleared(db: Database, rows: readonly DisclosureRow[], arbitrator: string, now: number) {
  const cleared = rows.filter((row) => row.decision === "cleared" && row.answers !== null && row.remarksUntil === null);
  const remarksUntil = now + REMARKS_MS;
  return {
    acts: cleared.map((row): CaseAct => ({ type: "disclosure_decided", details: shownDecision(row, arbitrator, remarksUntil) })),
    statements: cleared.map(({ id }) => changingDisclosure(db, id, { remarksUntil })),
  };
}

/** A decision as the sides read it: with each finding as far as they may know it, its answer, and what else was said. `remarksUntil`: UTC milliseconds. */
export const shownDecision = (row: DisclosureRow, arbitrator: string, remarksUntil: number) => ({
  disclosureId: row.id,
  arbitrator,
  decision: row.decision,
  reason: row.reason,
  disclosure: row.disclosure,
  hits: answeredHits(hitsOf(row), row.answers ?? []),
  remarksUntil: new Date(remarksUntil).toISOString(),
});
