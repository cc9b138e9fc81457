/** What was decided of one turn. */

import type { Utterance } from "./answer/says.ts";
import type { Change } from "./desk.ts";
import type { Remark } from "./plan/fields.ts";
import type { Command, TalkState } from "./state.ts";
import type { Lookup } from "./world.ts";

export interface Decision {
  changes: readonly Change[];
  /** Kept in this turn, word for word. */
  remarks: readonly Remark[];
  /** While there are any, nothing else of the decision counts: the driver runs them and decides again (`continueWith`). */
  lookups: readonly Lookup[];
  say: readonly Utterance[];
  next: TalkState;
  commands: readonly Command[];
}
