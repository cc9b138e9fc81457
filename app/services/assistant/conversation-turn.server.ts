/** The turn of one message: what it may read and write, and what it leaves behind (`conversation.ts`). */
import type { BatchItem } from "drizzle-orm/batch";
import { countingUnanswered } from "#app/db/assistant/assistant.repo.server.ts";
import { countingUse } from "#app/db/assistant/assistant-usage.repo.server.ts";
import type { ChatMessageRow } from "#app/db/assistant/chat-messages.repo.server.ts";
import {
  type DraftRow,
  findDraft,
  insertConversation,
  insertDraft,
  saveTurn,
  setDraftLocale,
  setSummaryHash,
  type TurnMessages,
  updateDraft,
} from "#app/db/bookings/drafts.repo.server.ts";
import { isUnmistakableYes } from "#app/domain/assistant/confirmation.ts";
import { CHAT_LIMITS, type ConversationState, NEW_CONVERSATION, NOTHING_ASKED } from "#app/domain/assistant/conversation.ts";
import { isSpoken } from "#app/domain/assistant/evidence.ts";
import { lookUp } from "#app/domain/assistant/faq/rank.ts";
import { faqText } from "#app/domain/assistant/faq/vocabulary.ts";
import { lookAgainIn, type Staffing, staffIn, toldToModel } from "#app/domain/assistant/staffed.ts";
import { refusesCalls } from "#app/domain/assistant/unwanted-calls.ts";
import { fastValuesOf, missingOf, plainValues, settleDraft, summaryHash } from "#app/domain/booking/draft.ts";
import { validValues } from "#app/domain/booking/draft-check.ts";
import { type DraftField, detailedValuesOf } from "#app/domain/booking/draft-fields.ts";
import { zoneOf } from "#app/domain/booking/fast-values.ts";
import { todayIn } from "#app/domain/booking/local-date.ts";
import type { BookingRecord } from "#app/domain/booking/record.ts";
import { evaluate, sentValues } from "#app/domain/booking/rules/evaluate.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { BookingService } from "#app/services/bookings/bookings.server.ts";
import { furtherOf, newDraft, undone, viewOf, withAssistantWrites } from "#app/services/bookings/drafts.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { isBegunBeside } from "#app/services/platform/begun-beside.ts";
import type { RateLimits } from "#app/services/platform/rate-limits.server.ts";
import type { Visitor } from "#app/services/platform/visitor.server.ts";
import type { AvailabilityService } from "#app/services/venues/availability.server.ts";
import type { VenueService } from "#app/services/venues/venues.server.ts";
import { type PromisedCall, promiseCall, tellingOffice } from "./callback-requests.server.ts";
import type { Conversation, FaqSource, HeardLine, OpenOptions } from "./conversation.ts";
import { unansweredIn, unfitOf } from "./conversation-checks.ts";
import type { ConversationStore } from "./conversation-store.server.ts";
import { withoutWhoLeft } from "./staffed-chats.server.ts";

export interface TurnParts {
  visitor: Visitor;
  conversations: ConversationStore;
  bookings: BookingService;
  rateLimits: RateLimits;
  availability: AvailabilityService;
  venues: VenueService;
}

/** Opens the turn of one message. Throws `too_many_requests` past the caller's or the session's budget. */
export async function openTurn(
  context: ServiceContext,
  { visitor, conversations, bookings, rateLimits, availability, venues }: TurnParts,
  options: OpenOptions,
): Promise<Conversation> {
  const { db, clock } = context;
  const [stored, catalog, tokensToday] = await conversations.loadTurn(options.sessionId, await rateLimits.counting("chat"));
  const loaded = await withoutWhoLeft(db, stored ?? (await conversations.begin(options.locale, options.browser)), clock().getTime());
  let { session } = loaded;
  let sessionStored = stored !== null;
  let draftStored = loaded.draft !== null;
  const who = loaded.draft ? null : await context.actor();
  let draft: DraftRow = loaded.draft ?? {
    ...newDraft(session.locale, clock().getTime(), options.form ?? "fast"),
    id: session.draftId,
    ownerId: who && who.kind !== "visitor" ? who.id : null,
  };
  if (session.turns >= CHAT_LIMITS.turnsPerSession) throw new AppError("too_many_requests", { detail: { retryAfter: 3600 } });
  await visitor.write({ draftId: draft.id, chatSessionId: session.id, locale: session.locale });
  if (options.form && draft.form !== options.form && draft.bookingId === null) {
    const change = { form: options.form, values: settleDraft(draft.values, options.form) };
    draft = (draftStored ? await updateDraft(db, draft, { ...change, updatedAt: clock().getTime() }) : null) ?? { ...draft, ...change };
  }

  const spokenWords = [...loaded.history.filter((message) => message.role === "user").map((message) => message.content), options.message];
  // After a person has spoken, nothing that the assistant had asked is what the visitor answers, least of all with a yes.
  const spokenSince = (loaded.history.at(-1)?.role ?? "assistant") !== "assistant";
  const before = spokenSince ? { ...session.state, ...NOTHING_ASKED } : session.state;
  let state: ConversationState = { ...before, asked: [], dateOptions: [], summaryShown: false, wondering: null };
  let locale = session.locale;
  // What the visitor had before them when they wrote: a summary shown within this turn is not yet seen.
  const seen = draft.summaryHash;
  let summary: string | null = null;
  let booking: Conversation["booking"] = draft.bookingId ? await bookings.made(draft.bookingId) : null;
  if (draft.bookingId && !booking) {
    // What it became is gone: nothing of it is shown again.
    draft = { ...newDraft(session.locale, clock().getTime(), draft.form), ownerId: draft.ownerId };
    draftStored = false;
    await visitor.write({ draftId: draft.id });
  }
  const sources = new Map<string, FaqSource>();
  /** What was asked in this turn and no FAQ answered. */
  const unanswered = new Set<string>();
  let callback: PromisedCall | null = null;
  /** True once a person was asked for in this turn. */
  let asked = false;
  /** True where that was the first time, and no number is known to call. */
  let officeIsTold = false;

  /** The draft that the form has begun at the same moment. */
  const begunBeside = async (): Promise<DraftRow> => {
    const begun = await findDraft(db, draft.id, clock().getTime());
    if (!begun || !isBegunBeside(begun, draft.ownerId, clock().getTime())) throw new AppError("conflict");
    return begun;
  };

  /** Stores what is new; the draft as it stands goes with it. False when the form had begun that draft at the same moment: it is read. */
  const store = async (): Promise<boolean> => {
    let isMine = true;
    if (!sessionStored) isMine = await insertConversation(db, session, draftStored ? null : draft);
    else if (!draftStored) isMine = await insertDraft(db, draft);
    if (!isMine) draft = await begunBeside();
    sessionStored = true;
    draftStored = true;
    return isMine;
  };

  /** Writes the turn. `staffed` is true while a person is in the conversation. */
  const leaveBehind = async (messages: TurnMessages, along: (now: number) => BatchItem<"sqlite">[] = () => []) => {
    const now = clock().getTime();
    await store();
    session = { ...session, state, locale, draftId: draft.id };
    const { lines, standing } = await saveTurn(db, session, { messages, asked }, now, [
      ...along(now),
      ...(officeIsTold ? [tellingOffice(context, session.id, plainValues(draft.values).location ?? null, now)] : []),
    ]);
    if (draft.locale !== locale && !draft.bookingId) await setDraftLocale(db, draft.id, locale);
    const [first] = lines;
    return {
      lines: first === undefined ? null : { first, last: lines.at(-1) ?? first },
      lookAgain: standing ? lookAgainIn(standing, now) : null,
      staffed: standing !== null && staffIn(standing, now) !== null,
    };
  };

  const conversation: Conversation = {
    sessionId: session.id,
    history: loaded.history.map(toldToModel),
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
          draft = { ...newDraft(locale, clock().getTime(), draft.form), ownerId: draft.ownerId };
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
          // The form was there at the same moment: what was said is written onto what was typed.
          if (!(await store())) continue;
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
      const record = await bookDraft(bookings, draft, locale);
      draft = { ...draft, bookingId: record.id };
      booking = await bookings.made(record.id);
      await visitor.write({ lastBookingId: record.id });
      return record;
    },
    async requestCallback(phone) {
      asked = true;
      if (refusesCalls(spokenWords)) {
        officeIsTold = !state.callbackOffered;
        state = { ...state, callbackOffered: true };
        return "refused";
      }
      const values = validValues(plainValues(draft.values), draft.form);
      // A model's own number is nobody's: it was said, or it stands in the draft.
      const isSaid = (value: string) => spokenWords.some((said) => isSpoken({ field: "contactPhone", value, evidence: said }, [said]));
      const number = phone !== null && (phone === values.contactPhone || isSaid(phone)) ? phone : (values.contactPhone ?? null);
      if (!number) {
        if (!state.callbackOffered) officeIsTold = true;
        state = { ...state, callbackOffered: true };
        return null;
      }
      if (callback) return callback;
      callback = await promiseCall(context, {
        chatSessionId: session.id,
        contact: { name: values.contactName ?? "", phone: number, email: values.contactEmail ?? "" },
        location: values.location ?? null,
        // Once in a conversation: an address that somebody typed is not written to again and again.
        toldBy: state.callbackRequested ? null : locale,
        // Asked again and again, by whomever: the calls promised before come sooner than another one would.
        again: (state.callbacks ?? 0) >= CHAT_LIMITS.callbacks,
      });
      state = { ...state, callbackRequested: true, callbacks: (state.callbacks ?? 0) + 1 };
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
    staff: attendantOf(session, clock().getTime()),
    heard: heardIn(loaded.history),
    async finish({ text, provider, uses = [] }) {
      return leaveBehind(
        [
          { role: "user", content: options.message, provider: null },
          { role: "assistant", content: text, provider },
        ],
        (now) => [
          ...unansweredIn(options.message, [...unanswered], plainValues(draft.values)).map((question) =>
            countingUnanswered(db, question, locale, now),
          ),
          ...uses.map((use) => countingUse(db, use, now)),
        ],
      );
    },
    async passOn() {
      const end = await leaveBehind([{ role: "user", content: options.message, provider: null }]);
      return { ...end, taken: end.staffed };
    },
  };
  return conversation;
}

/** Who is in a conversation, by name alone: ids of accounts are nobody's outside. */
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

/** Books a draft as what it has become: the whole of it, or fast with everything else that was told. */
async function bookDraft(bookings: BookingService, draft: DraftRow, locale: Locale): Promise<BookingRecord> {
  const values = plainValues(draft.values);
  const options = { source: "assistant", locale, draftId: draft.id } as const;
  if (draft.form === "fast") return bookings.makeFast(fastValuesOf(values), { ...options, further: furtherOf(draft) });
  return (await bookings.makeDetailed(sentValues(evaluate(detailedValuesOf(values))), options)).booking;
}
