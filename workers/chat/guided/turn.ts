import type { Interpretation } from "#app/domain/assistant/interpretation.ts";
import type { DraftPlain } from "#app/domain/booking/draft-fields.ts";
import type { Conversation } from "#app/services/assistant/conversations.server.ts";
import type { ToolResults } from "./tool-results.ts";

/** What an answer is made from. */
export interface Turn {
  reading: Interpretation;
  conversation: Conversation;
  results: ToolResults;
  /** The draft's values before the visitor spoke. */
  before: DraftPlain;
  /** And as they are now. */
  values: DraftPlain;
}
