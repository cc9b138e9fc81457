/** Where the conversation is, as this document knows it; kept between renders and never drawn. */
import type { RefObject } from "react";

export interface Turn {
  sessionId: string | null;
  /** The number of the newest line that is on the screen. */
  last: number;
  /** Lines came between `last` and this turn. */
  missed: boolean;
  /** The answer has begun to arrive. */
  begun: boolean;
  error: Error | null;
}

export type TurnRef = RefObject<Turn>;

export const NO_TURN: Turn = { sessionId: null, last: 0, missed: false, begun: false, error: null };
