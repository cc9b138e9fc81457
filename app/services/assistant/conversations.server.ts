/** Conversations with the assistant, as their own visitor has them: taken up again, gone on with, listened to, deleted. */
import { type ChatMessageRow, linesAfter } from "#app/db/assistant/chat-messages.repo.server.ts";
import { removingConversation, standingOf } from "#app/db/assistant/staffed-chats.repo.server.ts";
import { CHAT_LIMITS } from "#app/domain/assistant/conversation.ts";
import { lookAgainIn, type MessageRole, staffIn } from "#app/domain/assistant/staffed.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { BookingService } from "#app/services/bookings/bookings.server.ts";
import { type DraftView, viewOf } from "#app/services/bookings/drafts.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { RateLimits } from "#app/services/platform/rate-limits.server.ts";
import type { Visitor } from "#app/services/platform/visitor.server.ts";
import type { AvailabilityService } from "#app/services/venues/availability.server.ts";
import type { VenueService } from "#app/services/venues/venues.server.ts";
import type { Conversation, OpenOptions } from "./conversation.ts";
import { withConversationHistory } from "./conversation-history.server.ts";
import { createConversationStore } from "./conversation-store.server.ts";
import { openTurn } from "./conversation-turn.server.ts";

export type {
  Conversation,
  DraftChange,
  DraftChangeResult,
  FaqSource,
  HeardLine,
  OpenOptions,
  TranscriptMessage,
  TurnEnd,
} from "./conversation.ts";

/** A line of the transcript. */
export interface SaidLine {
  /** Its number: lines are numbered from 1. */
  seq: number;
  role: MessageRole;
  /** Empty for `joined` and `left`, which `name` tells. */
  content: string;
  /** Of a person's lines, their name. */
  name?: string;
}

/** Who else is listening, as the visitor's window is told. */
export interface Attendance {
  /** Who of staff is in the conversation and answers instead of the assistant. */
  staff: { name: string } | null;
  /** In how many seconds to look for more; null: not before the window is returned to. */
  lookAgain: number | null;
}

export interface VisitorTranscript extends Attendance {
  sessionId: string;
  locale: Locale;
  messages: SaidLine[];
  draft: DraftView;
  /** True when a summary waits for its confirmation. */
  summaryShown: boolean;
}

export interface ConversationService {
  /** Opens the turn of one message, counted against the caller's and the session's budget: `too_many_requests` past either. */
  open(options: OpenOptions): Promise<Conversation>;
  /** The visitor's own conversation so far; null when none was begun. Never by a session id. */
  transcript(): Promise<VisitorTranscript | null>;
  /** What was said after line `after` of the visitor's own conversation; null when there is none. */
  news(after: number): Promise<(Attendance & { sessionId: string; messages: SaidLine[] }) | null>;
  /** Deletes the visitor's own conversation and its draft, at once. What has become a booking stays. */
  remove(): Promise<void>;
}

export function createConversations(
  context: ServiceContext,
  visitor: Visitor,
  bookings: BookingService,
  rateLimits: RateLimits,
  availability: AvailabilityService,
  venues: VenueService,
): ConversationService {
  const { db, actor, clock } = context;
  const conversations = createConversationStore(context, visitor);

  async function own() {
    const { chatSessionId } = await visitor.read();
    return chatSessionId ? conversations.load(chatSessionId, null) : null;
  }

  return {
    open: (options) => openTurn(context, { visitor, conversations, bookings, rateLimits, availability, venues }, options),
    async transcript() {
      const found = await own();
      if (!found) return null;
      const { session, history } = found;
      return {
        sessionId: session.id,
        locale: session.locale,
        messages: history.map(lineOf),
        draft: viewOf(found.draft),
        // The button under a summary keeps working while a person answers; what is said to them is no confirmation.
        summaryShown:
          session.state.summaryShown || (found.draft?.bookingId === null && (history.at(-1)?.role ?? "assistant") !== "assistant"),
        ...attendance(session, clock().getTime()),
      };
    },
    async news(after) {
      const { chatSessionId } = await visitor.read();
      if (!chatSessionId) return null;
      const now = clock().getTime();
      const [sessions, lines] = await db.batch([
        standingOf(db, chatSessionId, now),
        linesAfter(db, chatSessionId, after, CHAT_LIMITS.historyMessages),
      ]);
      const [session] = sessions;
      return session ? { sessionId: chatSessionId, messages: lines.map(lineOf), ...attendance(session, now) } : null;
    },
    async remove() {
      const found = await own();
      if (!found) return;
      const { draftId } = await visitor.read();
      const drafts = [...new Set([found.session.draftId, draftId ?? found.session.draftId])];
      await withConversationHistory(db, await actor(), { ref: found.session.ref, action: "deleted" }, clock().getTime(), (audit) =>
        db.batch(removingConversation(db, found.session.id, drafts, audit)),
      );
      await visitor.write({ chatSessionId: undefined, draftId: undefined });
    },
  };
}

function attendance(session: Parameters<typeof lookAgainIn>[0], now: number): Attendance {
  const staff = staffIn(session, now);
  return { staff: staff && { name: staff.name }, lookAgain: lookAgainIn(session, now) };
}

function lineOf({ seq, role, content, authorName }: ChatMessageRow): SaidLine {
  return { seq, role, content, ...(authorName === null ? {} : { name: authorName }) };
}
