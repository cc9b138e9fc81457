import type { SourceState } from "./bundle.ts";

/** The rules by which documents are looked at: where these change, what was found by others is asked again. */
export const LOOK = 4;

/** What was found in a document's bytes. */
export interface LookedAt {
  state: SourceState;
  /** None of what is not `ready`. */
  pages: number;
  /** What it costs a bundle next to what is copied as it is. */
  weight: number;
}
