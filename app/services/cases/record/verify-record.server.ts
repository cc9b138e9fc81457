import type { ChainHead } from "#app/domain/case/chain/own-chain.ts";
import type { FoundFault, KeptHead } from "#app/domain/case/record.ts";
import { requireInCase, seeCase, signedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { keptHeadsOf } from "./case-heads.server.ts";
import { readOwnRecord } from "./own-record.server.ts";

/** The state of the chain in the database, in the reader's own numbers. */
export interface RecordState {
  caseNumber: string;
  entries: number;
  head: ChainHead;
  /** Where the chain of what everyone may see ends: the same for everybody in the case. */
  shared: ChainHead;
  /** The first thing wrong with the chain itself. */
  fault: FoundFault | null;
  /** Heads kept apart, and those that the chain does not agree with. */
  kept: number;
  lastKept: KeptHead | null;
  differing: KeptHead[];
}

/** Compares the chain in the database with itself and with what was kept apart. For everyone in the case. Throws `not_found`, `too_many_requests`. */
export async function verifyRecord({ actor, db, env, limits }: CaseContext, caseId: string): Promise<RecordState> {
  const seen = await seeCase(db, caseId, signedIn(await actor()));
  requireInCase(seen, "export_record");
  await limits.countRecord(seen.who);
  const own = await readOwnRecord(db, seen, await keptHeadsOf(env, caseId));
  return {
    caseNumber: seen.row.caseNumber,
    entries: own.head.seq,
    head: own.head,
    shared: own.shared,
    fault: own.fault,
    kept: own.kept.length,
    lastKept: own.kept.at(-1) ?? null,
    differing: own.differing,
  };
}
