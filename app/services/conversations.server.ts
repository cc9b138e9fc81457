/**
 * Conversations with the assistant: who may speak in which, what a tool may do, what a turn leaves behind.
 * Every power that a model has is a method of `Conversation`, checked here and not in a prompt: it can
 * write only to this visitor's draft, only with the visitor's words, and book only what was confirmed.
 */

import type { BatchItem } from "drizzle-orm/batch";
import { countingUnanswered, stampOf } from "../db/assistant.repo.server.ts";
import { countingUse, tokensOn, usageDay } from "../db/assistant-usage.repo.server.ts";
import { writingMessage } from "../db/bookings.repo.server.ts";
import {
  type ChatSessionRow,
  conversationOf,
  conversationQueries,
  type DraftRow,
  findDraft,
  insertConversation,
  insertDraft,
  type StoredConversation,
  saveTurn,
  setDraftLocale,
  setSummaryHash,
  updateDraft,
} from "../db/drafts.repo.server.ts";
import { staffTasks } from "../db/schema/bookings.ts";
import type { AvailabilityAsk } from "../domain/assistant/availability.ts";
import { isUnmistakableYes } from "../domain/assistant/confirmation.ts";
import { CHAT_LIMITS, type ConversationState, NEW_CONVERSATION } from "../domain/assistant/conversation.ts";
import { isSpoken } from "../domain/assistant/evidence.ts";
import { type FaqFound, lookUp } from "../domain/assistant/faq/rank.ts";
import { keptQuestion } from "../domain/assistant/faq/unanswered.ts";
import { faqText } from "../domain/assistant/faq/vocabulary.ts";
import { fold, words } from "../domain/assistant/fold.ts";
import type { ProviderUse } from "../domain/assistant/providers.ts";
import type { AssistantSettings } from "../domain/assistant/settings.ts";
import { checkDetailedBooking } from "../domain/booking/detailed.ts";
import { isDetailedField } from "../domain/booking/detailed-fields.ts";
import { DRAFT_DAYS, fastValuesOf, missingOf, plainValues, settleDraft, summaryHash } from "../domain/booking/draft.ts";
import { validValues } from "../domain/booking/draft-check.ts";
import { type DraftField, type DraftForm, type DraftPlain, detailedValuesOf, draftFieldOf } from "../domain/booking/draft-fields.ts";
import { checkFastBooking } from "../domain/booking/fast.ts";
import { zoneOf } from "../domain/booking/fast-values.ts";
import { type LocalDate, todayIn } from "../domain/booking/local-date.ts";
import type { BookingRecord } from "../domain/booking/record.ts";
import { evaluate, sentValues } from "../domain/booking/rules/evaluate.ts";
import { afterBusinessHours } from "../domain/booking/schedule.ts";
import { AppError, type Issue } from "../domain/errors.ts";
import type { Locale } from "../domain/locale.ts";
import type { CallbackMailKind } from "../domain/mail/subject.ts";
import { PROVIDER } from "../domain/provider.ts";
import type { DayAsk } from "../domain/venue/availability.ts";
import { HEAD_OFFICE, type Venue, venueOf } from "../domain/venue/venues.ts";
import { type AssistantCatalog, catalogAt, isCatalogKept, readCatalog } from "./assistant-catalog.server.ts";
import type { AvailabilityService, DayAnswer } from "./availability.server.ts";
import type { BookingService } from "./bookings.server.ts";
import type { ServiceContext } from "./create-services.server.ts";
import { type AssistantWrite, type DraftView, furtherOf, newDraft, undone, viewOf, withAssistantWrites } from "./drafts.server.ts";
import { newId } from "./ids.ts";
import type { Counting, RateLimits } from "./rate-limits.server.ts";
import type { PublicVenue, VenueService } from "./venues.server.ts";
import { venueForClock } from "./venues-in-force.server.ts";
import type { Visitor } from "./visitor.server.ts";

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
  readonly booking: { id: string; bookingNumber: string } | null;
  view(): DraftView;
  /** Today's summary hash when one was shown in this turn. */
  readonly summary: string | null;
  setLocale(locale: Locale): void;
  change(change: DraftChange): Promise<DraftChangeResult>;
  /** Shows the summary: from now on exactly this may be confirmed. Not while mandatory fields are missing, or with what could not be booked. */
  showSummary(): Promise<{ hash: string } | { unfit: readonly Issue[] }>;
  /** Books what was confirmed. Throws `not_confirmed` unless the visitor said yes to exactly this summary. */
  submit(): Promise<BookingRecord>;
  /** Promises a call by a person. Gives when by (ISO 8601), or null when no telephone number is known. */
  requestCallback(phone: string | null): Promise<{ by: string; phone: string; zone: string } | null>;
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
  finish(answer: { text: string; provider: string; uses?: readonly ProviderUse[] }): Promise<void>;
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

export interface ConversationService {
  /** Opens the turn of one message, counted against the caller's and the session's budget: `too_many_requests` past either. */
  open(options: OpenOptions): Promise<Conversation>;
  /** The visitor's own conversation so far; null when none was begun. Never by a session id. */
  transcript(): Promise<{
    sessionId: string;
    locale: Locale;
    messages: TranscriptMessage[];
    draft: DraftView;
    /** True when the last message was a summary that waits for its confirmation. */
    summaryShown: boolean;
  } | null>;
}

/** Statements that go along with those of a conversation, and who hears their rows. */
interface Beside {
  with: readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];
  hear(rows: readonly unknown[]): void;
}

export function createConversations(
  context: ServiceContext,
  visitor: Visitor,
  bookings: BookingService,
  rateLimits: RateLimits,
  availability: AvailabilityService,
  venues: VenueService,
): ConversationService {
  const { db, clock } = context;

  /**
   * The conversation that this caller may go on with, and what the assistant answers from. With `counting`, the request is
   * counted in the same trip.
   */
  async function loadTurn(
    sessionId: string | null,
    counting: Counting | null,
  ): Promise<[StoredConversation | null, AssistantCatalog, number]> {
    // An isolate that remembers nothing reads it meanwhile.
    const fresh = isCatalogKept() ? null : readCatalog(db);
    // Heard below, or nobody waits for it any more.
    fresh?.catch(() => undefined);
    const beside = [stampOf(db), tokensOn(db, usageDay(clock().getTime()))] as const;
    let seen: string | undefined;
    let tokens = 0;
    const stored = await load(sessionId, {
      with: counting ? [...beside, counting.statement] : beside,
      hear(rows) {
        seen = (rows[0] as { stamp: string }[])[0]?.stamp;
        tokens = (rows[1] as { tokens: number | null }[])[0]?.tokens ?? 0;
        counting?.judge((rows[2] ?? []) as { count: number }[]);
      },
    });
    return [stored, (await fresh) ?? (await catalogAt(db, seen)), tokens];
  }

  async function load(sessionId: string | null, beside: Beside | null): Promise<StoredConversation | null> {
    const known = await visitor.read();
    const own = known.chatSessionId ?? null;
    // With a cookie, only its own conversation; without one, the unguessable id of one never bound to a cookie.
    const allowed = sessionId !== null && (own === null ? !known.draftId : own === sessionId);
    if (!allowed) {
      const [first, ...rest] = beside?.with ?? [];
      if (first) beside?.hear(await db.batch([first, ...rest]));
      return null;
    }
    const queries = conversationQueries(db, sessionId, clock().getTime(), CHAT_LIMITS.historyMessages);
    const [sessions, drafts, messages, ...others] = await db.batch([...queries, ...(beside?.with ?? [])]);
    beside?.hear(others);
    const found = conversationOf(sessions, drafts, messages);
    if (!found || (found.session.bound && own !== sessionId)) return null;
    const conversation = { ...found, session: { ...found.session, bound: found.session.bound || own === sessionId } };
    // Its request is in, and its visitor has begun another one in the form: the conversation goes on with that.
    const begun = known.draftId && found.draft?.bookingId && known.draftId !== found.draft.id ? known.draftId : null;
    const next = begun ? await findDraft(db, begun, clock().getTime()) : null;
    if (!next || next.bookingId) return conversation;
    return { ...conversation, draft: next, session: { ...conversation.session, draftId: next.id, state: { ...NEW_CONVERSATION } } };
  }

  /** The booking that a draft became; null once staff have hidden it. */
  async function bookingOf(draft: DraftRow | null) {
    if (!draft?.bookingId) return null;
    try {
      const { id, bookingNumber } = await bookings.confirmation(draft.bookingId);
      return { id, bookingNumber };
    } catch (error) {
      if (error instanceof AppError && error.code === "not_found") return null;
      throw error;
    }
  }

  /** Books a draft as what it has become: the whole of it, or fast with everything else that was told. */
  async function bookDraft(draft: DraftRow, locale: Locale): Promise<BookingRecord> {
    const values = plainValues(draft.values);
    const options = { source: "assistant", locale, draftId: draft.id } as const;
    if (draft.form === "fast") return bookings.makeFast(fastValuesOf(values), { ...options, further: furtherOf(draft) });
    return (await bookings.makeDetailed(sentValues(evaluate(detailedValuesOf(values))), options)).booking;
  }

  /** A new conversation, not yet stored: its rows are written with the first change or with the answer. */
  async function begin(locale: Locale, browser: boolean) {
    const now = clock().getTime();
    const { draftId } = await visitor.read();
    const held = draftId ? await findDraft(db, draftId, now) : null;
    const draft = held && held.bookingId === null ? held : null;
    const session: ChatSessionRow = {
      id: newId(),
      draftId: draft?.id ?? newId(),
      locale,
      state: { ...NEW_CONVERSATION },
      turns: 0,
      bound: browser,
      createdAt: now,
      updatedAt: now,
      expiresAt: now + DRAFT_DAYS * 86_400_000,
    };
    return { session, draft, history: [] };
  }

  return {
    async transcript() {
      const { chatSessionId } = await visitor.read();
      if (!chatSessionId) return null;
      const found = await load(chatSessionId, null);
      if (!found) return null;
      return {
        sessionId: found.session.id,
        locale: found.session.locale,
        messages: found.history.map(({ role, content }) => ({ role, content })),
        draft: viewOf(found.draft),
        summaryShown: found.session.state.summaryShown,
      };
    },
    async open(options) {
      const [stored, catalog, tokensToday] = await loadTurn(options.sessionId, await rateLimits.counting("chat"));
      const loaded = stored ?? (await begin(options.locale, options.browser));
      let { session } = loaded;
      let sessionStored = stored !== null;
      let draftStored = loaded.draft !== null;
      let draft: DraftRow = loaded.draft ?? { ...newDraft(session.locale, clock().getTime(), options.form ?? "fast"), id: session.draftId };
      if (session.turns >= CHAT_LIMITS.turnsPerSession) throw new AppError("too_many_requests", { detail: { retryAfter: 3600 } });
      await visitor.write({ draftId: draft.id, chatSessionId: session.id, locale: session.locale });
      if (options.form && draft.form !== options.form && draft.bookingId === null) {
        const change = { form: options.form, values: settleDraft(draft.values, options.form) };
        draft = (draftStored ? await updateDraft(db, draft, { ...change, updatedAt: clock().getTime() }) : null) ?? { ...draft, ...change };
      }

      const spokenWords = [
        ...loaded.history.filter((message) => message.role === "user").map((message) => message.content),
        options.message,
      ];
      const before = session.state;
      let state: ConversationState = { ...session.state, asked: [], dateOptions: [], summaryShown: false, wondering: null };
      let locale = session.locale;
      // What the visitor had before them when they wrote: a summary shown within this turn is not yet seen.
      const seen = draft.summaryHash;
      let summary: string | null = null;
      let booking: Conversation["booking"] = await bookingOf(draft);
      if (draft.bookingId && !booking) {
        // What it became is gone: nothing of it is shown again.
        draft = newDraft(session.locale, clock().getTime(), draft.form);
        draftStored = false;
        await visitor.write({ draftId: draft.id });
      }
      const sources = new Map<string, FaqSource>();
      /** What was asked in this turn and no FAQ answered. */
      const unanswered = new Set<string>();
      let callback: Awaited<ReturnType<Conversation["requestCallback"]>> = null;

      /** Stores what is new; the draft as it stands goes with it. */
      const store = async () => {
        if (!sessionStored) await insertConversation(db, session, draftStored ? null : draft);
        else if (!draftStored) await insertDraft(db, draft);
        sessionStored = true;
        draftStored = true;
      };

      const conversation: Conversation = {
        sessionId: session.id,
        history: loaded.history.map(({ role, content }) => ({ role, content })),
        message: options.message,
        confirmPressed: options.confirm !== null,
        // Tools and models read what the last message asked; what this turn asks is written beside it.
        state: before,
        now: clock(),
        get locale() {
          return locale;
        },
        get today() {
          return todayIn(zoneOf(plainValues(draft.values)), clock());
        },
        get booking() {
          return booking;
        },
        get summary() {
          return summary;
        },
        view: () => viewOf(draft),
        setLocale(next) {
          locale = next;
        },
        async change({ set = [], clear = [], decline = [], undo = [], form }) {
          for (let attempt = 0; ; attempt += 1) {
            if (draft.bookingId) {
              // The earlier request is in; what is said now begins another.
              draft = newDraft(locale, clock().getTime(), draft.form);
              draftStored = false;
              await visitor.write({ draftId: draft.id });
              state = { ...NEW_CONVERSATION };
              booking = null;
            }
            const taken = undone(
              Object.fromEntries(Object.entries(draft.values).filter(([name]) => !clear.includes(name as DraftField))),
              undo,
            );
            const known = plainValues(taken);
            const becomes = form ?? draft.form;
            const written = withAssistantWrites(
              { values: taken, form: becomes },
              set,
              (write) => isSpoken(write, spokenWords, known[write.field]),
              clock(),
            );
            const mandatory = missingOf({}, becomes);
            const declined = decline.filter((field) => !mandatory.includes(field));
            state = { ...state, declined: [...new Set([...state.declined, ...declined])] };
            const changed = becomes !== draft.form || JSON.stringify(written.values) !== JSON.stringify(draft.values);
            if (!changed) return { draft: viewOf(draft), accepted: written.accepted, rejected: written.rejected };
            const saved = draftStored
              ? await updateDraft(db, draft, { values: written.values, form: becomes, updatedAt: clock().getTime(), locale })
              : { ...draft, values: written.values, form: becomes, locale };
            if (saved) {
              draft = saved;
              await store();
              summary = null;
              state = { ...state, written: written.accepted };
              return { draft: viewOf(draft), accepted: written.accepted, rejected: written.rejected };
            }
            // The form wrote meanwhile: read again and write onto what stands there now.
            const current = await findDraft(db, draft.id, clock().getTime());
            if (!current || attempt === 3) throw new AppError("stale_version", { detail: { draft: viewOf(current) } });
            draft = current;
          }
        },
        async showSummary() {
          if (draft.bookingId || viewOf(draft).missing.length > 0) return { unfit: [] };
          const unfit = unfitOf(draft, clock());
          if (unfit.length > 0) return { unfit };
          const hash = await summaryHash(draft.values, draft.form);
          if (draft.summaryHash !== hash && !(await setSummaryHash(db, draft, hash))) return { unfit: [] };
          draft = { ...draft, summaryHash: hash };
          summary = hash;
          state = { ...state, summaryShown: true };
          return { hash };
        },
        async submit() {
          const hash = await summaryHash(draft.values, draft.form);
          const pressed = options.confirm !== null && options.confirm === seen;
          // A button pressed under another summary means that one, whatever words come with it.
          const spoken =
            options.confirm === null && before.summaryShown && isUnmistakableYes(options.message, locale, plainValues(draft.values));
          if (seen !== hash || !(pressed || spoken)) throw new AppError("not_confirmed");
          const record = await bookDraft(draft, locale);
          draft = { ...draft, bookingId: record.id };
          booking = { id: record.id, bookingNumber: record.bookingNumber };
          await visitor.write({ lastBookingId: record.id });
          return record;
        },
        async requestCallback(phone) {
          const values = validValues(plainValues(draft.values), draft.form);
          // A model's own number is nobody's: it was said, or it stands in the draft.
          const isSaid = (value: string) => spokenWords.some((said) => isSpoken({ field: "contactPhone", value, evidence: said }, [said]));
          const number = phone !== null && (phone === values.contactPhone || isSaid(phone)) ? phone : (values.contactPhone ?? null);
          if (!number) {
            state = { ...state, callbackOffered: true };
            return null;
          }
          if (callback) return callback;
          const now = clock().getTime();
          const venue = venueOf(values.location) ?? HEAD_OFFICE;
          const dueAt = afterBusinessHours(now, 2, await venueForClock(db, venue, now));
          // Asked again and again, by whomever: the calls promised before come sooner than another one would.
          if ((state.callbacks ?? 0) >= CHAT_LIMITS.callbacks) {
            callback = { by: new Date(dueAt).toISOString(), phone: number, zone: venue.zone };
            return callback;
          }
          const contact = { name: values.contactName ?? "", phone: number, email: values.contactEmail ?? "" };
          const message = (kind: CallbackMailKind, recipient: string, language: Locale) =>
            writingMessage(db, {
              id: newId(),
              kind,
              recipient,
              locale: language,
              payload: { ...contact, dueAt, location: values.location ?? null },
              createdAt: now,
              deliverAfter: now,
              attempts: 0,
            });
          await db.batch([
            db.insert(staffTasks).values({ id: newId(), kind: "call_visitor", chatSessionId: session.id, contact, dueAt, createdAt: now }),
            message("callback_requested_staff", venue.email || PROVIDER.email, "en"),
            // Once in a conversation: an address that somebody typed is not written to again and again.
            ...(contact.email && !state.callbackRequested ? [message("callback_requested", contact.email, locale)] : []),
          ]);
          state = { ...state, callbackRequested: true, callbacks: (state.callbacks ?? 0) + 1 };
          callback = { by: new Date(dueAt).toISOString(), phone: number, zone: venue.zone };
          return callback;
        },
        wonder(ask) {
          state = { ...state, wondering: ask };
        },
        venues: () => venues.published(),
        lookUp(question) {
          const found = lookUp(question, locale, catalog.faqs);
          if (found) sources.set(found.faq.id, { id: found.faq.id, question: faqText(found.faq.question, locale) });
          else unanswered.add(question);
          return found;
        },
        get sources() {
          return [...sources.values()];
        },
        startAgain() {
          sources.clear();
          unanswered.clear();
        },
        tokensToday,
        settings: catalog.settings,
        checkAvailability: (venue, ask) => availability.near({ venue, ...ask }),
        asked(fields, dateOptions) {
          state = {
            ...state,
            asked: [...fields],
            dateOptions: [...dateOptions],
            askedOnce: [...new Set([...state.askedOnce, ...fields])],
          };
        },
        missed(field) {
          state = { ...state, misses: { ...state.misses, [field]: (state.misses[field] ?? 0) + 1 } };
        },
        next: () => state,
        async persistVisitor() {
          await visitor.commit();
        },
        async finish({ text, provider, uses = [] }) {
          const now = clock().getTime();
          await store();
          session = { ...session, state, locale, draftId: draft.id };
          await saveTurn(
            db,
            session,
            [
              { role: "user", content: options.message, provider: null },
              { role: "assistant", content: text, provider },
            ],
            now,
            [
              ...unansweredIn(options.message, [...unanswered], plainValues(draft.values)).map((question) =>
                countingUnanswered(db, question, locale, now),
              ),
              ...uses.map((use) => countingUse(db, use, now)),
            ],
          );
          if (draft.locale !== locale && !draft.bookingId) await setDraftLocale(db, draft.id, locale);
        },
      };
      return conversation;
    },
  };
}

/** A visitor's turn leaves at most so many questions for staff. */
const MOST_UNANSWERED_A_TURN = 3;

/**
 * What of the questions that no FAQ answered is kept for staff: only what the visitor wrote (a model's own words are not a
 * visitor's question), and nothing that names anybody.
 */
function unansweredIn(message: string, questions: readonly string[], values: DraftPlain): string[] {
  const said = new Set(words(fold(message)));
  const asked = questions.filter((question) => words(fold(question)).every((word) => said.has(word)));
  const kept = asked.flatMap((question) => keptQuestion(question, Object.values(values)) ?? []);
  return [...new Set(kept)].slice(0, MOST_UNANSWERED_A_TURN);
}

/** What of a draft could not be booked as it stands, under the draft's names: days past since, an end too near its start. */
function unfitOf(draft: DraftRow, now: Date): readonly Issue[] {
  const values = plainValues(draft.values);
  const check =
    draft.form === "fast"
      ? checkFastBooking(fastValuesOf(values), now)
      : checkDetailedBooking(sentValues(evaluate(detailedValuesOf(values))), now);
  if (check.ok) return [];
  return check.issues.map(({ field, code }) => ({ field: isDetailedField(field) ? draftFieldOf(field) : field, code }));
}
