import type { SourceState } from "./bundle.ts";

/** What was found in a document's bytes. */
export interface LookedAt {
  state: SourceState;
  /** None of what is not `ready`. */
  pages: number;
}
