/** What one turn of a conversation holds while it runs: each step reads and writes it. */

import type { DraftRow } from "#app/db/bookings/drafts.repo.server.ts";
import type { ConversationState } from "#app/domain/assistant/conversation.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { AssistantContext } from "#app/services/assistant/assistant-context.ts";
import type { PromisedCall } from "#app/services/assistant/callback-requests.server.ts";
import type { Conversation, DraftChange, FaqSource, OpenOptions } from "#app/services/assistant/conversation.ts";
import type { ConversationStore } from "#app/services/assistant/conversation-store.server.ts";

export interface Turn {
  readonly context: AssistantContext;
  readonly options: OpenOptions;
  /** As the last message left it: what tools and models read. */
  readonly before: ConversationState;
  /** The summary that the visitor had before them when they wrote: one shown within this turn is not yet seen. */
  readonly seenSummary: string | null;
  session: Awaited<ReturnType<ConversationStore["begin"]>>["session"];
  sessionStored: boolean;
  /** With what this turn has changed of it, which is written with the turn. */
  draft: DraftRow;
  /** As the database was found to have it; null where it is not stored. */
  storedDraft: DraftRow | null;
  /** What this turn changes of the draft, in order: made again onto what the form has written meanwhile. */
  readonly changes: DraftChange[];
  /** Fields of which the draft refused a value, which the answer then says. */
  readonly refused: Set<string>;
  /** How often the form has written meanwhile. */
  conflicts: number;
  /** What this turn leaves. */
  state: ConversationState;
  locale: Locale;
  /** The hash of the summary that was shown in this turn. */
  summary: string | null;
  booking: Conversation["booking"];
  readonly sources: Map<string, FaqSource>;
  /** What was asked in this turn and no FAQ answered. */
  readonly unanswered: Set<string>;
  callback: PromisedCall | null;
  /** True once a person was asked for in this turn. */
  personAsked: boolean;
  /** True where that was the first time, and no number is known to call. */
  tellsOffice: boolean;
  /** True once the conversation was deleted in this turn: nothing of the turn is written. */
  forgotten: boolean;
}
