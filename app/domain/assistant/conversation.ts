/** What a conversation remembers between turns, beside its transcript and the draft. */
import type { DraftField } from "../booking/draft-fields.ts";
import type { LocalDate } from "../booking/local-date.ts";
import type { AvailabilityAsk } from "./availability.ts";

export interface ConversationState {
  /** Fields asked for in the last message of the assistant. */
  asked: DraftField[];
  /** Optional fields that the visitor would not give: never asked again. */
  declined: DraftField[];
  /** Fields asked about at least once: an optional one is not asked a second time. */
  askedOnce: DraftField[];
  /** Days that the last message asked to choose between. */
  dateOptions: LocalDate[];
  /** How often an answer to a required field could not be used, to word the question differently. */
  misses: Partial<Record<DraftField, number>>;
  /** True when the last message of the assistant was a summary that asked for confirmation. */
  summaryShown: boolean;
  /** Fields that the assistant wrote in its last writing turn: what "undo that" takes back. */
  written: DraftField[];
  /** True when a call back was offered and only the number is missing. */
  callbackOffered: boolean;
  /** Set when the visitor asked for a person and a call was promised. */
  callbackRequested: boolean;
  /** How many calls were promised. */
  callbacks?: number;
  /** What the visitor's last message asked of free rooms, so that "and Miami?" or the missing day is understood. */
  wondering?: AvailabilityAsk | null;
}

export const NEW_CONVERSATION: ConversationState = {
  asked: [],
  declined: [],
  askedOnce: [],
  dateOptions: [],
  misses: {},
  summaryShown: false,
  written: [],
  callbackOffered: false,
  callbackRequested: false,
};

/** What the assistant's last message asked, once somebody else has spoken since: nothing. */
export const NOTHING_ASKED = {
  asked: [],
  dateOptions: [],
  summaryShown: false,
  callbackOffered: false,
  wondering: null,
} satisfies Partial<ConversationState>;

/** Budgets that hold for every provider (issue: "per-session and per-caller budgets"). */
export const CHAT_LIMITS = {
  messageLength: 4000,
  turnsPerSession: 120,
  steps: 8,
  /** Tools that a model may call in one turn, however many it asks for at once. */
  calls: 24,
  /** Letters that a model may write in one turn, arguments of its calls included. */
  written: 100_000,
  /** Calls by staff that one conversation may ask for. */
  callbacks: 3,
  historyMessages: 30,
  retentionDays: 14,
} as const;
