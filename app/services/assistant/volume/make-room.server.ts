/** Room for conversations and requests under way: what is kept for nobody goes before anybody new is refused. */
import { removeEmptyTalks, removeUnnamedDrafts, volumeKept } from "#app/db/assistant/kept-volume.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { isHouseFull } from "#app/db/errors.ts";
import { EMPTY_TALK_DAYS, KEPT_VOLUME, LEFT_ALONE, type Pressure } from "#app/domain/assistant/kept-volume.ts";
import { AppError } from "#app/domain/errors.ts";

const DAY = 86_400_000;
/** Pieces that one run of the schedule removes, and one request: what is left the next one removes. */
const PIECES = { schedule: 40, request: 3 } as const;
/** Seconds after which a visitor may try again. */
const AGAIN = 300;

/** Removes pieces while `isNeeded` and there are any, so many at most: `remove` gives whether there may be more. Gives how many were left to remove. */
async function inPieces(most: number, isNeeded: () => Promise<boolean>, remove: () => Promise<boolean>): Promise<number> {
  let left = most;
  while (left > 0 && (await isNeeded())) {
    left -= 1;
    if (!(await remove())) break;
  }
  return left;
}

/** Removes what is kept for nobody, the emptiest and oldest first, until less than `below` bytes are kept. `now` in UTC milliseconds. */
async function makeRoom(db: Database, now: number, { pressure, below, pieces }: { pressure: Pressure; below: number; pieces: number }) {
  const isNeeded = async () => ((await volumeKept(db))[0]?.bytes ?? 0) >= below;
  const { empty, unnamed } = LEFT_ALONE[pressure];
  const left = await inPieces(pieces, isNeeded, () => removeEmptyTalks(db, now - empty));
  await inPieces(left, isNeeded, () => removeUnnamedDrafts(db, now - unnamed));
}

/** The schedule's part: nothing to do while the ceiling is far. */
export function keepBelowCeiling(db: Database, now: number): Promise<void> {
  return makeRoom(db, now, { pressure: "near", below: KEPT_VOLUME.near, pieces: PIECES.schedule });
}

/** Ends conversations in which nothing was given and nothing was said for some days. */
export async function endEmptyTalks(db: Database, now: number): Promise<void> {
  await inPieces(
    PIECES.schedule,
    async () => true,
    () => removeEmptyTalks(db, now - EMPTY_TALK_DAYS * DAY),
  );
}

/**
 * Does `write`, which begins or continues something of a visitor's; where the house is full, room is made and it is done once more. Throws `unavailable`
 * with `retryAfter` where there is none.
 */
export async function withRoom<T>(db: Database, now: number, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isHouseFull(error)) throw error;
  }
  await makeRoom(db, now, { pressure: "full", below: KEPT_VOLUME.most, pieces: PIECES.request });
  try {
    return await write();
  } catch (error) {
    throw isHouseFull(error) ? new AppError("unavailable", { detail: { retryAfter: AGAIN }, cause: error }) : error;
  }
}
