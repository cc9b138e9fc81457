import { readingPiece } from "#app/db/cases/case-notices.repo.server.ts";
import { signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Notices that one statement marks, and statements of one request: somebody with more of them presses again. */
const PIECE = 1000;
const PIECES = 50;

/** Marks all of the caller's that were there at `until` (UTC milliseconds), the newest first. `piece` at a time. */
export async function markAllNoticesRead({ actor, clock, db }: ServiceContext, until: number, piece = PIECE): Promise<void> {
  const who = signedIn(await actor());
  const now = clock().getTime();
  for (let done = 0; done < PIECES; done += 1) if ((await readingPiece(db, who.id, until, now, piece)).length < piece) return;
}
