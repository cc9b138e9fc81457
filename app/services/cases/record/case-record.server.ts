/**
 * The record of a case: its export, and its check against the heads kept apart. A reader is given a chain of their own, which
 * says nothing of what they may not see. Each export is itself an entry of the chain, of which nobody gets a notice.
 *
 * However long a chain and its texts are, it is read in pieces of so many bytes: of a record no more than one of them is held.
 */
import { BYTES_AT_ONCE, entriesUntil, SIZES_AT_ONCE, sizesAfter } from "#app/db/cases/case-record.repo.server.ts";
import type { EntryRow } from "#app/db/cases/cases.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";

/** A case's chain in its order, up to entry `until`, in pieces that are never empty. Who keeps none of them holds one at a time. */
export async function* piecesOf(
  db: Database,
  caseId: string,
  until: number = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<EntryRow[], void, undefined> {
  let after = 0;
  for (;;) {
    const sizes = (await sizesAfter(db, caseId, after)).filter(({ seq }) => seq <= until);
    for (const last of endsOf(sizes, BYTES_AT_ONCE)) {
      const piece = await entriesUntil(db, caseId, after, last);
      if (piece.length > 0) yield piece;
      after = last;
    }
    if (sizes.length < SIZES_AT_ONCE) return;
  }
}

/** Where each piece of at most `most` bytes ends; an entry that is longer is a piece by itself. */
export function endsOf(sizes: readonly { seq: number; bytes: number }[], most: number): number[] {
  const ends: number[] = [];
  let [held, last] = [0, 0];
  for (const { seq, bytes } of sizes) {
    if (held > 0 && held + bytes > most) {
      ends.push(last);
      held = 0;
    }
    held += bytes;
    last = seq;
  }
  return sizes.length > 0 ? [...ends, last] : [];
}
