import type { SourceState } from "./bundle.ts";

/** The rules by which documents are looked at: where these change, what was found by others is asked again. */
export const LOOK = 4;

/** In the place of `LOOK`: somebody is looking at it by these rules, or began to and never came to an end. */
export const LOOKING = -LOOK;
/** Milliseconds that a look takes at most: more than a Worker may compute. */
export const LONGEST_LOOK = 60_000;
/** How many looks in a row may be cut short: what ended the Worker may have been another's, and so a document is refused after the last one alone. */
export const MOST_LOOKS = 3;
/** Milliseconds for which a document is refused all of whose looks were cut short. It is tried once more after that. */
export const LOOK_AGAIN = 24 * 60 * 60_000;

/** What was found in a document's bytes. */
export interface LookedAt {
  state: SourceState;
  /** None of what is not `ready`. */
  pages: number;
  /** What it costs a bundle next to what is copied as it is. */
  weight: number;
}

/**
 * What is known of a document by what was kept: where so many looks in a row as `MOST_LOOKS` began and never ended, that it is too complex; null while
 * nothing is known.
 */
export function knownOf({ look, weight: since, tries, ...kept }: LookedAt & { look: number; tries: number }, now: number): LookedAt | null {
  if (look === LOOK) return { ...kept, weight: since };
  const ago = now - since;
  const isGivenUp = look === LOOKING && tries >= MOST_LOOKS && ago >= LONGEST_LOOK && ago < LOOK_AGAIN;
  return isGivenUp ? { state: "swollen", pages: 0, weight: 0 } : null;
}
