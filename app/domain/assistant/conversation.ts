/** What a conversation remembers between turns, besides its transcript and the draft. */
import type { StoredTalk } from "../talk/stored.ts";

export interface ConversationState {
  /** True when the last message of the assistant was a summary that asked for confirmation. */
  summaryShown: boolean;
  /** True when a call back was offered and only the number is missing. */
  callbackOffered: boolean;
  /** Set when the visitor asked for a person and a call was promised. */
  callbackRequested: boolean;
  /** How many calls were promised. */
  callbacks?: number;
  /** What the policy of the talk keeps next to the draft (`app/domain/talk/stored.ts`). */
  talk?: StoredTalk;
}

export const NEW_CONVERSATION: ConversationState = { summaryShown: false, callbackOffered: false, callbackRequested: false };

/** What the assistant's last message asked, once somebody else has spoken since: nothing. */
export const NOTHING_ASKED = { summaryShown: false, callbackOffered: false } satisfies Partial<ConversationState>;

/** Budgets that hold for every provider (issue: "per-session and per-caller budgets"). */
export const CHAT_LIMITS = {
  messageLength: 4000,
  /** Letters of a button's id, and fields of a card that are sent at once. */
  press: 1000,
  typed: 120,
  /** Letters of one value of a card; a list of people is the longest. */
  typedLength: 30_000,
  turnsPerSession: 120,
  /** Calls by staff that one conversation may ask for. */
  callbacks: 3,
  historyMessages: 30,
  retentionDays: 14,
} as const;
