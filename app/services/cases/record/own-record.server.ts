/**
 * The record as one reader has it. The case's own chain is checked here, against itself and against the heads kept apart, and
 * what was found is said in the reader's own numbers: no number, hash or day shows an entry that is hidden from them.
 */
import type { EntryRow } from "#app/db/cases/cases.repo.server.ts";
import { type ChainLink, faultOf } from "#app/domain/case/chain/chain.ts";
import { ownChain, sharedChain } from "#app/domain/case/chain/own-chain.ts";
import { maySee } from "#app/domain/case/permissions.ts";
import type { FoundFault, KeptHead } from "#app/domain/case/record.ts";
import type { SeenCase } from "#app/services/cases/case-access.server.ts";
import { linkOfRow } from "./case-record.server.ts";

export interface OwnRecord {
  /** The reader's entries, in their own chain. */
  links: ChainLink[];
  /** Of them, what everyone in the case may see. */
  shared: ChainLink[];
  /** The first thing wrong with the case's own chain, at the reader's first entry from there on. */
  fault: FoundFault | null;
  /** The heads kept apart of days on which the reader's chain grew; and of others that the case's chain does not agree with. */
  kept: KeptHead[];
  /** Those of `kept` that it does not agree with. */
  differing: KeptHead[];
}

/** What `seen` may know of a case's whole chain, and of the heads of it that were kept apart (oldest first). */
export async function ownRecord(
  { relation, who }: Pick<SeenCase, "relation" | "who">,
  entries: readonly EntryRow[],
  kept: readonly KeptHead[],
): Promise<OwnRecord> {
  const visible = entries.filter(({ audience, actorId }) => maySee(relation, { audience, authorId: actorId }, who.id));
  const bodies = visible.map(({ body }) => body);
  const [links, shared, found] = await Promise.all([ownChain(bodies), sharedChain(bodies), faultOf(entries.map(linkOfRow))]);
  const own = ownHeads(kept, entries, visible, links);
  return {
    links,
    shared,
    fault: found && { seq: Math.min(1 + countUntil(visible, found.seq - 1), Math.max(visible.length, 1)), fault: found.fault },
    kept: own,
    differing: own.filter(({ seq, hash }) => links[seq - 1]?.hash !== hash),
  };
}

/** How many of a reader's entries there are up to a number of the case's own chain. */
const countUntil = (visible: readonly EntryRow[], seq: number): number => {
  const next = visible.findIndex((entry) => entry.seq > seq);
  return next < 0 ? visible.length : next;
};

function ownHeads(kept: readonly KeptHead[], entries: readonly EntryRow[], visible: readonly EntryRow[], links: readonly ChainLink[]) {
  const own: KeptHead[] = [];
  let before = 0;
  for (const { day, seq, hash } of kept) {
    const count = countUntil(visible, seq);
    const agrees = entries[seq - 1]?.hash === hash;
    // Its hash is none of the reader's chain: every check finds it. Nobody knows who could see what was cut off.
    if (!agrees) own.push({ day, seq: Math.max(seq > entries.length ? count + 1 : count, 1), hash });
    // A day without anything of theirs is left out.
    else if (count > before) own.push({ day, seq: count, hash: links[count - 1]?.hash ?? "" });
    before = Math.max(before, count);
  }
  return own;
}
