/**
 * One turn of a visitor's conversation, as models and tools see it. Every power that a model has is a method here, checked
 * behind it and not in a prompt: it can write only to this visitor's draft, only with the visitor's words, and book only
 * what was confirmed.
 */
import type { AvailabilityAsk } from "#app/domain/assistant/availability.ts";
import type { ConversationState } from "#app/domain/assistant/conversation.ts";
import type { FaqFound } from "#app/domain/assistant/faq/rank.ts";
import type { ProviderUse } from "#app/domain/assistant/providers.ts";
import type { AssistantSettings } from "#app/domain/assistant/settings.ts";
import type { DraftField, DraftForm } from "#app/domain/booking/draft-fields.ts";
import type { LocalDate } from "#app/domain/booking/local-date.ts";
import type { BookingRecord } from "#app/domain/booking/record.ts";
import type { Issue } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { DayAsk } from "#app/domain/venue/availability.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import type { MadeBooking } from "#app/services/bookings/bookings.server.ts";
import type { AssistantWrite, DraftView } from "#app/services/bookings/drafts.server.ts";
import type { DayAnswer } from "#app/services/venues/availability.server.ts";
import type { PublicVenue } from "#app/services/venues/venues.server.ts";

export interface TranscriptMessage {
  role: "user" | "assistant";
  content: string;
}

/** An FAQ that an answer was taken from, with its question in the conversation's language. */
export interface FaqSource {
  id: string;
  question: string;
}

export interface DraftChange {
  set?: readonly AssistantWrite[];
  clear?: readonly DraftField[];
  decline?: readonly DraftField[];
  undo?: readonly DraftField[];
  /** What the visitor wants the draft to become. */
  form?: DraftForm;
}

export interface DraftChangeResult {
  draft: DraftView;
  accepted: DraftField[];
  rejected: Issue[];
}

/** One visitor's conversation during one turn. */
export interface Conversation {
  readonly sessionId: string;
  readonly history: readonly TranscriptMessage[];
  readonly message: string;
  /** True when the visitor pressed Confirm under a summary. */
  readonly confirmPressed: boolean;
  readonly state: Readonly<ConversationState>;
  readonly locale: Locale;
  readonly today: string;
  readonly now: Date;
  /** The booking made in this turn or earlier from this draft. */
  readonly booking: MadeBooking | null;
  view(): DraftView;
  /** Who of staff is in the conversation and answers instead of the assistant; null for nobody. */
  readonly staff: { name: string } | null;
  /** What people of staff said, and that they came or went, since the visitor's last message. */
  readonly heard: readonly HeardLine[];
  /** Today's summary hash when one was shown in this turn. */
  readonly summary: string | null;
  setLocale(locale: Locale): void;
  change(change: DraftChange): Promise<DraftChangeResult>;
  /** Shows the summary: from now on exactly this may be confirmed. Not while mandatory fields are missing, or with what could not be booked. */
  showSummary(): Promise<{ hash: string } | { unfit: readonly Issue[] }>;
  /** Books what was confirmed. Throws `not_confirmed` unless the visitor said yes to exactly this summary. */
  submit(): Promise<BookingRecord>;
  /**
   * Promises a call by a person. Gives when by (ISO 8601), null when no telephone number is known, and `refused` where the
   * visitor has said that they want no call: then the office hears of it instead.
   */
  requestCallback(phone: string | null): Promise<{ by: string; phone: string; zone: string } | "refused" | null>;
  /** Remembers what was asked of free rooms, for the next message. */
  wonder(ask: AvailabilityAsk): void;
  /** The FAQ that answers a question in the conversation's language; null where none does, which staff then learn. */
  lookUp(question: string): FaqFound | null;
  /** The FAQs that this turn's answer was taken from. */
  readonly sources: readonly FaqSource[];
  /** Another model begins the answer anew: what the one before has looked up is no source of it. */
  startAgain(): void;
  /** Tokens that models have used today (UTC), before this turn. */
  readonly tokensToday: number;
  /** What staff have set of the assistant as a whole. */
  readonly settings: AssistantSettings;
  /** What everyone may know of the venues, as it is in force. */
  venues(): Promise<PublicVenue[]>;
  /** A venue's day, as any visitor may know it: nothing of the draft is read or written. */
  checkAvailability(venue: Venue, ask: DayAsk & { date: LocalDate }): Promise<DayAnswer>;
  asked(fields: readonly DraftField[], dateOptions: readonly string[]): void;
  missed(field: DraftField): void;
  /** The state that this turn leaves: what its answer asks. */
  next(): Readonly<ConversationState>;
  /** Stores what changed in the visitor's session after the headers have left; its cookie stays the same. */
  persistVisitor(): Promise<void>;
  /** Writes both messages and the state; once per turn. */
  finish(answer: { text: string; provider: string; uses?: readonly ProviderUse[] }): Promise<TurnEnd>;
  /** Writes the visitor's message alone, for whoever of staff is in the conversation; instead of `finish`. False when they have just left. */
  passOn(): Promise<TurnEnd & { taken: boolean }>;
}

/** A line of a person's: with a content only where something was said. */
export interface HeardLine {
  role: "colleague" | "joined" | "left";
  name: string;
  content: string;
}

/** Where the transcript stands after a turn. */
export interface TurnEnd {
  /** Numbers of the first and the last message of the turn; null when the conversation was deleted meanwhile. */
  lines: { first: number; last: number } | null;
  /** In how many seconds the visitor's window looks for more; null: not before it is returned to. */
  lookAgain: number | null;
}

export interface OpenOptions {
  /** As the client sent it; missing or foreign gets a new one. */
  sessionId: string | null;
  message: string;
  /** Language of the page; of the conversation only until its visitor's words tell another. */
  locale: Locale;
  /** The hash of the summary whose Confirm button was pressed, else null. */
  confirm: string | null;
  /** True when a browser asks, which keeps the cookie it is given. */
  browser: boolean;
  /** The form of the page that the visitor has just come to; null where the draft's own goes on. */
  form: DraftForm | null;
}
