/** The turn of one message: what it may read and write, and what it leaves behind (`conversation.ts`). */
import type { ChatMessageRow } from "#app/db/assistant/chat-messages.repo.server.ts";
import { answerById, answersIn, type FaqFound, lookUp } from "#app/domain/assistant/faq/rank.ts";
import { situationOf } from "#app/domain/assistant/faq/situated/situation.ts";
import { faqText } from "#app/domain/assistant/faq/vocabulary.ts";
import { type Staffing, staffIn, toldToModel } from "#app/domain/assistant/staffed.ts";
import { plainValues } from "#app/domain/booking/draft/draft.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import type { AssistantContext } from "#app/services/assistant/assistant-context.ts";
import type { Conversation, HeardLine, OpenOptions } from "#app/services/assistant/conversation.ts";
import { viewOf } from "#app/services/bookings/drafts/drafts.server.ts";
import { findDayWithRoom } from "#app/services/venues/find-day-with-room.server.ts";
import { findMonth } from "#app/services/venues/find-month.server.ts";
import { judgeDays } from "#app/services/venues/judge-days.server.ts";
import { listPublishedVenues } from "#app/services/venues/list-published-venues.server.ts";
import { listRooms } from "#app/services/venues/list-rooms.server.ts";
import { estimateOfPlan } from "#app/services/venues/rates/estimates.server.ts";
import { showSummary, submitDraft } from "./book-draft.server.ts";
import { changeDraft } from "./change-draft.server.ts";
import { loadTurn } from "./load-turn.server.ts";
import { ownPowers } from "./own-booking.server.ts";
import { requestCallback } from "./request-callback.server.ts";
import { finishTurn, passOnTurn, storeTurn } from "./store-turn.server.ts";
import type { Turn } from "./turn.ts";

/** Opens the turn of one message. Throws `too_many_requests` past the caller's or the session's budget. */
export async function openTurn(context: AssistantContext, options: OpenOptions): Promise<Conversation> {
  // Nearly every message wants them: read while the conversation is.
  const venues = listPublishedVenues(context);
  venues.catch(() => undefined);
  const { turn, history, catalog, tokensToday } = await loadTurn(context, options);
  const { clock, visitor } = context;
  return {
    sessionId: turn.session.id,
    history: history.map(toldToModel),
    message: options.message,
    confirmPressed: options.confirm !== null,
    // Tools and models read what the last message asked; what this turn asks is kept apart (`next`).
    state: turn.before,
    now: clock(),
    get locale() {
      return turn.locale;
    },
    get today() {
      return todayIn(zoneOf(plainValues(turn.draft.values)), clock());
    },
    get booking() {
      return turn.booking;
    },
    get summary() {
      return turn.summary;
    },
    get sources() {
      return [...turn.sources.values()];
    },
    tokensToday,
    settings: catalog.settings,
    staff: attendantOf(turn.session, clock().getTime()),
    heard: heardIn(history),
    view: () => viewOf(turn.draft),
    change: (change) => changeDraft(turn, change),
    showSummary: () => showSummary(turn),
    submit: (confirmed) => submitDraft(turn, confirmed),
    requestCallback: (phone, isRefused) => requestCallback(turn, phone, isRefused),
    venues: () => venues,
    ...lookupsOf(context),
    ...answersOf(turn, catalog.faqs),
    setLocale(next) {
      turn.locale = next;
    },
    keepTalk(talk) {
      turn.state = { ...turn.state, talk };
    },
    own: ownPowers(turn),
    next: () => turn.state,
    async persistVisitor() {
      await visitor.commit();
    },
    store: () => storeTurn(turn),
    finish: (answer) => finishTurn(turn, answer),
    passOn: () => passOnTurn(turn),
  };
}

/** What is looked up of venues, as any visitor may know it. */
function lookupsOf(context: AssistantContext): Pick<Conversation, "estimate" | "checkAvailability" | "fit" | "month" | "rooms"> {
  return {
    estimate: async (values) => (await estimateOfPlan(context, values)).estimate,
    checkAvailability: (venue, ask) => findDayWithRoom(context, { venue, ...ask }),
    fit: (venue, ask) => judgeDays(context, venue, ask),
    month: (venue, ask) => findMonth(context, { venue, ...ask }),
    rooms: async (venue, need) => listRooms(context, { venue, need }),
  };
}

/** What the catalogue answers. */
function answersOf(turn: Turn, faqs: Parameters<typeof lookUp>[2]): Pick<Conversation, "lookUp" | "answers" | "answerOf"> {
  const situation = () => situationOf(plainValues(turn.draft.values), turn.options.message, turn.booking !== null);
  return {
    lookUp: (question) => citing(turn, question, lookUp(question, turn.locale, faqs, situation())),
    answers: () => answersIn(faqs, turn.locale),
    answerOf: (id, question) => citing(turn, question, answerById(id, question, turn.locale, faqs, situation())),
  };
}

/** Notes where an answer is from, or that a question has none. */
function citing(turn: Turn, question: string, found: FaqFound | null): FaqFound | null {
  if (found) turn.sources.set(found.faq.id, { id: found.faq.id, question: faqText(found.faq.question, turn.locale) });
  else turn.unanswered.add(question);
  return found;
}

/** Who is in a conversation, by name alone: ids of accounts are not given outside. */
function attendantOf(session: Staffing, now: number): { name: string } | null {
  const staff = staffIn(session, now);
  return staff && { name: staff.name };
}

/** A person's lines since the visitor wrote last. */
function heardIn(history: readonly ChatMessageRow[]): HeardLine[] {
  const since = history.findLastIndex(({ role }) => role === "user") + 1;
  return history
    .slice(since)
    .flatMap(({ role, content, authorName }) =>
      role === "user" || role === "assistant" ? [] : [{ role, content, name: authorName ?? "" }],
    );
}
