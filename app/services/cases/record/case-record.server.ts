/**
 * The record of a case: its export, and its check against the heads kept apart. A reader is given a chain of their own, which
 * says nothing of what they may not see. Each export is itself an entry of the chain, of which nobody gets a notice.
 */
import { ENTRIES_AT_ONCE, entriesAfter } from "#app/db/cases/case-record.repo.server.ts";
import type { EntryRow } from "#app/db/cases/cases.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import type { ChainLink } from "#app/domain/case/chain/chain.ts";

export async function wholeChain(db: Database, caseId: string): Promise<EntryRow[]> {
  const chain: EntryRow[] = [];
  for (;;) {
    const some = await entriesAfter(db, caseId, chain.at(-1)?.seq ?? 0);
    chain.push(...some);
    if (some.length < ENTRIES_AT_ONCE) return chain;
  }
}

export const linkOfRow = ({ seq, body, bodyHash, previousHash, hash }: EntryRow): ChainLink => ({
  seq,
  body,
  bodyHash,
  previousHash,
  hash,
});
