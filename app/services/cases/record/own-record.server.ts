/**
 * The record as one reader has it. The case's own chain is checked here, against itself and against the heads kept apart, and
 * what was found is said in the reader's own numbers: no number, hash or day shows an entry that is hidden from them. It is read
 * piece by piece, and what is kept of it is as long as the list of the heads.
 */
import type { EntryRow } from "#app/db/cases/cases.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { type ChainLink, faultOf } from "#app/domain/case/chain/chain.ts";
import { type ChainHead, isShared, NO_HEAD, nextLink } from "#app/domain/case/chain/own-chain.ts";
import { maySee } from "#app/domain/case/permissions.ts";
import type { FoundFault, KeptHead } from "#app/domain/case/record.ts";
import type { SeenCase } from "#app/services/cases/case-access.server.ts";
import { piecesOf } from "./case-record.server.ts";

export interface OwnRecord {
  /** Where the reader's chain ends. */
  head: ChainHead;
  /** Where the chain of what everyone in the case may see ends. */
  shared: ChainHead;
  /** The first thing wrong with the case's own chain, at the reader's first entry from there on. */
  fault: FoundFault | null;
  /** The heads kept apart of days on which the reader's chain grew; and of others that the case's chain does not agree with. */
  kept: KeptHead[];
  /** Those of `kept` that it does not agree with. */
  differing: KeptHead[];
}

/** An entry that the reader sees, and its link in their own chain. */
export interface OwnEntry {
  entry: EntryRow;
  link: ChainLink;
}

type Reader = Pick<SeenCase, "relation" | "who">;

export const isSeenBy =
  ({ relation, who }: Reader) =>
  ({ audience, actorId }: Pick<EntryRow, "audience" | "actorId">): boolean =>
    maySee(relation, { audience, authorId: actorId }, who.id);

/** What `seen` may know of a case's whole chain, and of the heads of it that were kept apart (oldest first). `take` is given the reader's entries of each piece, in order. */
export async function readOwnRecord(
  db: Database,
  seen: Reader & Pick<SeenCase, "row">,
  kept: readonly KeptHead[],
  take: (entries: readonly OwnEntry[]) => Promise<void> | void = () => {},
): Promise<OwnRecord> {
  const isSeen = isSeenBy(seen);
  const marks = marksOf(kept);
  let [head, shared, end]: [ChainHead, ChainHead, ChainHead] = [NO_HEAD, NO_HEAD, NO_HEAD];
  let found: { of: FoundFault; seen: number } | null = null;
  for await (const piece of piecesOf(db, seen.row.id)) {
    const wrong: FoundFault | null = found ? null : await faultOf(piece, undefined, end);
    if (wrong) found = { of: wrong, seen: head.seq + piece.filter((entry) => entry.seq < wrong.seq && isSeen(entry)).length };
    const own: OwnEntry[] = [];
    for (const [at, entry] of piece.entries()) {
      marks.before(entry.seq, head);
      marks.place(end.seq + at + 1, entry.hash);
      if (!isSeen(entry)) continue;
      const link = await nextLink(entry.body, head);
      head = { seq: link.seq, hash: link.hash };
      marks.first(link);
      if (isShared(entry.body)) shared = endOf(await nextLink(entry.body, shared));
      own.push({ entry, link });
    }
    end = { seq: end.seq + piece.length, hash: piece.at(-1)?.hash ?? end.hash };
    await take(own);
  }
  marks.before(Number.MAX_SAFE_INTEGER, head);
  const own = ownHeads(kept, marks, end.seq);
  return {
    head,
    shared,
    fault: found && { seq: Math.min(1 + found.seen, Math.max(head.seq, 1)), fault: found.of.fault },
    kept: own.map(({ head: one }) => one),
    differing: own.filter(({ differs }) => differs).map(({ head: one }) => one),
  };
}

const endOf = ({ seq, hash }: ChainLink): ChainHead => ({ seq, hash });

/** What the heads kept apart ask of a chain, noted while it is read: where the reader's chain stood at each, and which entry was at its place. */
function marksOf(kept: readonly KeptHead[]) {
  const seqs = [...new Set(kept.map(({ seq }) => seq))].sort((one, other) => one - other);
  const wanted = new Set(seqs);
  const own = new Map<number, ChainHead>();
  const placed = new Map<number, string>();
  let [next, firstHash] = [0, ""];
  return {
    /** The reader's chain ends at `head` before the entry of number `seq`. */
    before(seq: number, head: ChainHead): void {
      for (let mark = seqs[next]; mark !== undefined && mark < seq; mark = seqs[next]) {
        own.set(mark, head);
        next += 1;
      }
    },
    place(at: number, hash: string): void {
      if (wanted.has(at)) placed.set(at, hash);
    },
    first({ seq, hash }: ChainLink): void {
      if (seq === 1) firstHash = hash;
    },
    at: (seq: number) => ({ own: own.get(seq) ?? NO_HEAD, placed: placed.get(seq) }),
    firstHash: () => firstHash,
  };
}

function ownHeads(kept: readonly KeptHead[], marks: ReturnType<typeof marksOf>, length: number) {
  const own: { head: KeptHead; differs: boolean }[] = [];
  let before = 0;
  for (const { day, seq, hash } of kept) {
    const { own: stood, placed } = marks.at(seq);
    const count = stood.seq;
    if (placed !== hash) {
      // Its hash is none of the reader's chain: every check finds it. Nobody knows who could see what was cut off.
      const isBeyond = seq > length;
      const there = isBeyond ? undefined : count === 0 ? marks.firstHash() : stood.hash;
      own.push({ head: { day, seq: Math.max(isBeyond ? count + 1 : count, 1), hash }, differs: there !== hash });
    }
    // A day without anything of theirs is left out.
    else if (count > before) own.push({ head: { day, seq: count, hash: stood.hash }, differs: false });
    before = Math.max(before, count);
  }
  return own;
}
