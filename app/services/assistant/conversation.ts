/**
 * One turn of a visitor's conversation, as models and tools see it. Every power that a model has is a method here, checked
 * behind it and not in a prompt: it can write only to this visitor's draft, only with the visitor's words, and book only
 * what was confirmed.
 */
import type { ConversationState } from "#app/domain/assistant/conversation.ts";
import type { FaqFound } from "#app/domain/assistant/faq/rank.ts";
import type { ProviderUse } from "#app/domain/assistant/providers.ts";
import type { AssistantSettings } from "#app/domain/assistant/settings.ts";
import type { DraftField, DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { AskedHold, HoldState } from "#app/domain/booking/office/visitor-hold.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { BookingLocation } from "#app/domain/booking/vocabulary.ts";
import type { Issue } from "#app/domain/errors.ts";
import type { Estimate } from "#app/domain/estimate/estimate.ts";
import type { FitAsk } from "#app/domain/hearing-plan/fit.ts";
import type { AskedHours } from "#app/domain/hearing-plan/fit-day.ts";
import type { Month, MonthView } from "#app/domain/hearing-plan/month.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { StoredTalk } from "#app/domain/talk/stored.ts";
import type { DayAsk } from "#app/domain/venue/availability.ts";
import type { ListedRooms } from "#app/domain/venue/public-room.ts";
import type { RoomNeed } from "#app/domain/venue/room-need.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import type { AssistantWrite, DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import type { MakersBooking } from "#app/services/bookings/managed-booking.server.ts";
import type { MadeBooking } from "#app/services/bookings/reading/read-made-booking.server.ts";
import type { DayAnswer } from "#app/services/venues/find-day-with-room.server.ts";
import type { JudgedDays } from "#app/services/venues/judge-days.server.ts";
import type { PublicVenue } from "#app/services/venues/list-published-venues.server.ts";

export interface TranscriptMessage {
  role: "user" | "assistant";
  content: string;
}

/** An FAQ that an answer was taken from, with its question in the conversation's language. */
export interface FaqSource {
  id: string;
  question: string;
}

/** A change of the draft. The reader of the talk has proven every value by its quote: none is looked for in the messages again. */
export interface DraftChange {
  set?: readonly AssistantWrite[];
  clear?: readonly DraftField[];
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
  /**
   * Books what was confirmed. Throws `not_confirmed` unless the visitor said yes to exactly this summary: `confirmed` is the hash
   * of the one that a detector of the talk has heard the yes to, or whose button was pressed.
   */
  submit(confirmed: string): Promise<BookingRecord>;
  /**
   * Promises a call by a person. Gives when by (ISO 8601), null when no telephone number is known, and `refused` where the
   * visitor has said that they want no call: then the office hears of it instead. With `isRefused` the caller knows that they have.
   * `full` where calls enough were promised to this network or this number: nothing is written.
   */
  requestCallback(
    phone: string | null,
    isRefused?: boolean,
  ): Promise<{ by: string; phone: string; zone: string } | "refused" | "full" | null>;
  /** The FAQ that answers a question in the conversation's language; null where none does, which staff then learn. */
  lookUp(question: string): FaqFound | null;
  /** The FAQs that this turn's answer was taken from. */
  readonly sources: readonly FaqSource[];
  /** Tokens that models have used today (UTC), before this turn. */
  readonly tokensToday: number;
  /** What staff have set of the assistant as a whole. */
  readonly settings: AssistantSettings;
  /** What everyone may know of the venues, as it is in force. */
  venues(): Promise<PublicVenue[]>;
  /** What a plan is likely to cost by its venue's rates, values under the names of the detailed request; null where there are none. */
  estimate(values: DetailedValues): Promise<Estimate | null>;
  /** A venue's day, as any visitor may know it: nothing of the draft is read or written. */
  checkAvailability(venue: Venue, ask: DayAsk & { date: LocalDate }): Promise<DayAnswer>;
  /** Whether a hearing fits at a venue on all of its days, by the rule that its request is judged by, and what would do instead. */
  fit(venue: Venue, ask: Pick<FitAsk, "days"> & { need: RoomNeed }): Promise<JudgedDays>;
  /** A month of a venue for such a hearing, day by day, as any visitor may know it. */
  month(venue: Venue, ask: AskedHours & { month: Month; need: RoomNeed }): Promise<MonthView>;
  /** The rooms of a venue that suit, and why the others do not, as its page and the forms list them. */
  rooms(venue: Venue, need: RoomNeed): Promise<ListedRooms>;
  /** Keeps what the policy of the talk remembers. The last thing of a turn: a booking or another draft resets the state. */
  keepTalk(talk: StoredTalk): void;
  /** What can be done to bookings that exist, and to this conversation as a whole. */
  readonly own: OwnPowers;
  /** The state that this turn leaves: what its answer asks. */
  next(): Readonly<ConversationState>;
  /** Stores what changed in the visitor's session after the headers have left; its cookie stays the same. */
  persistVisitor(): Promise<void>;
  /** Writes both messages and the state; once per turn. */
  finish(answer: { text: string; provider: string; uses?: readonly ProviderUse[] }): Promise<TurnEnd>;
  /** Writes the visitor's message alone, for the member of staff in the conversation; instead of `finish`. False when they have just left. */
  passOn(): Promise<TurnEnd & { taken: boolean }>;
}

/** What a conversation may do to a booking: to its own one alone, which it made; of every other it can have a link mailed. */
export interface OwnPowers {
  /** The booking of this number in the hands of who made it here; null for every other, whether it exists or not. */
  booking(reference: string): Promise<MakersBooking | null>;
  /** Mails the links of the booking of this number to its own address; the same whether there is one. Throws `too_many_requests`. */
  mailLink(reference: string): Promise<void>;
  /**
   * How the rooms of its own booking stand, null for every other; with `ask` the link that holds them is mailed first, to the booking's
   * address. Throws `too_many_requests`.
   */
  hold(reference: string, ask: boolean): Promise<OwnHold | null>;
  /** Deletes this conversation and its draft, at once; a booking stays. Gives when (ISO 8601). */
  forget(): Promise<{ at: string }>;
}

/** The hold of a conversation's own booking, as it may be shown to who has not proven its address. */
export interface OwnHold {
  /** What became of asking; null where it was only looked up. */
  asked: AskedHold | null;
  /** Null where nothing can be held. */
  state: HoldState | null;
  location: BookingLocation | null;
  /** The booking's address, masked. */
  mailedTo: string;
}

/** A line of a person's: with a content only where something was said. */
export interface HeardLine {
  role: "colleague" | "joined" | "left";
  name: string;
  content: string;
}

/** Where the transcript ends after a turn. */
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
