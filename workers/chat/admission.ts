/**
 * How many turns of the assistant one isolate has under way: an isolate that takes everybody answers nobody. Over it a turn is
 * refused once its message has arrived, before anything of it is stored, with the seconds after which to come back; requests
 * cannot wait for one another within an isolate.
 */
import { AppError } from "#app/domain/errors.ts";

/** Turns under way in one isolate. */
export const MOST_TURNS = 100;
/** A turn that has not left by then never will; longer than every provider together may take for one. */
const FORGOTTEN_MS = 180_000;
/** Seconds to wait, so that those who were refused together do not come back together. */
const WAIT_FROM = 1;
const WAIT_MOST = 5;

const underWay = new Map<symbol, number>();

/** Counts a turn in. Gives what counts it out, which may be called twice. Throws `unavailable` with `retryAfter` when there are too many. */
export function enterTurn(now = Date.now(), random = Math.random()): () => void {
  // In the order in which they came: the first that is young ends the looking.
  for (const [turn, since] of underWay) {
    if (now - since < FORGOTTEN_MS) break;
    underWay.delete(turn);
  }
  if (underWay.size >= MOST_TURNS)
    throw new AppError("unavailable", { detail: { retryAfter: WAIT_FROM + Math.floor(random * (WAIT_MOST - WAIT_FROM + 1)) } });
  const turn = Symbol("turn");
  underWay.set(turn, now);
  return () => void underWay.delete(turn);
}
