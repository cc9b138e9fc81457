import type { SourceState } from "./bundle.ts";

/** The rules by which documents are looked at: where these change, what was found by others is asked again. */
export const LOOK = 4;

/** In the place of `LOOK`: somebody is looking at it by these rules, or began to and never came to an end. */
export const LOOKING = -LOOK;
/** Milliseconds that a look takes at most: more than a Worker may compute. */
export const LONGEST_LOOK = 60_000;
/** Milliseconds for which a document whose look never ended is refused. What had ended it may have been another's, and so it is tried once more after that. */
export const LOOK_AGAIN = 24 * 60 * 60_000;

/** What was found in a document's bytes. */
export interface LookedAt {
  state: SourceState;
  /** None of what is not `ready`. */
  pages: number;
  /** What it costs a bundle next to what is copied as it is. */
  weight: number;
}

/** What is known of a document by what was kept: of a look that began and never ended, that it is too complex; null while nothing is known. */
export function knownOf({ look, weight: since, ...kept }: LookedAt & { look: number }, now: number): LookedAt | null {
  if (look === LOOK) return { ...kept, weight: since };
  const ago = now - since;
  return look === LOOKING && ago >= LONGEST_LOOK && ago < LOOK_AGAIN ? { state: "swollen", pages: 0, weight: 0 } : null;
}
