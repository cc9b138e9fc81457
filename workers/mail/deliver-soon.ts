/**
 * Delivery after a request that may have written messages: one run at a time in an isolate, however many requests there are.
 * What is written while it runs is found by one more look; what this misses, the schedule delivers.
 */
import { loggable } from "#app/domain/loggable.ts";

/** What runs after an answer is cut off half a minute later: a run that is older has ended, whether it said so or not. */
const CUT_OFF_MS = 30_000;
/** No further look is begun after this time. */
const LOOKS_MS = 15_000;

let underWay: { since: number; again: boolean } | null = null;

/** Runs `deliver`, or has the run under way look once more. Never throws. */
export async function deliverSoon(deliver: () => Promise<unknown>): Promise<void> {
  const now = Date.now();
  if (underWay && now - underWay.since < CUT_OFF_MS) {
    underWay.again = true;
    return;
  }
  const mine = { since: now, again: false };
  underWay = mine;
  try {
    do {
      mine.again = false;
      await deliver();
    } while (mine.again && Date.now() - now < LOOKS_MS);
  } catch (error) {
    console.error(`mail: ${loggable(error)}`);
  } finally {
    if (underWay === mine) underWay = null;
  }
}
