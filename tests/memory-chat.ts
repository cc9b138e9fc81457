/**
 * The embedded assistant without a server: the real turn, tools, policy and understanding over a conversation that is
 * kept in memory. What the exam's visitors (`evals/`) say to it is understood exactly as over HTTP; nothing is stored.
 */
import { isUnmistakableYes } from "#app/domain/assistant/confirmation.ts";
import { type ConversationState, NEW_CONVERSATION } from "#app/domain/assistant/conversation.ts";
import { isSpoken } from "#app/domain/assistant/evidence.ts";
import { lookUp } from "#app/domain/assistant/faq/rank.ts";
import { FAQ_SEED } from "#app/domain/assistant/faq/seed.ts";
import { NO_SETTINGS } from "#app/domain/assistant/settings.ts";
import { checkDetailedBooking } from "#app/domain/booking/detailed.ts";
import { detailedOnly, fastValuesOf, missingOf, plainValues, settleDraft, summaryHash } from "#app/domain/booking/draft.ts";
import { validValues } from "#app/domain/booking/draft-check.ts";
import { type DraftField, detailedValuesOf } from "#app/domain/booking/draft-fields.ts";
import { checkFastBooking } from "#app/domain/booking/fast.ts";
import { zoneOf } from "#app/domain/booking/fast-values.ts";
import { todayIn } from "#app/domain/booking/local-date.ts";
import { evaluate, sentValues } from "#app/domain/booking/rules/evaluate.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import type { Conversation } from "#app/services/assistant/conversations.server.ts";
import { newDraft, undone, viewOf, withAssistantWrites } from "#app/services/bookings/drafts.server.ts";
import type { Chat, Found, Reply } from "../evals/client.ts";
import type { Form, Return } from "../evals/schema.ts";
import { runTurn } from "../workers/chat/agent.ts";
import { summaryOf } from "../workers/chat/draft-texts.ts";
import { plainView } from "../workers/chat/plain-view.ts";

export class MemoryChat implements Chat {
  #locale: Locale;
  #draft: ReturnType<typeof newDraft>;
  #state: ConversationState = { ...NEW_CONVERSATION };
  readonly #history: { role: "user" | "assistant"; content: string }[] = [];
  readonly #now: Date;
  #booked = false;

  constructor(locale: Locale, now: Date) {
    this.#locale = locale;
    this.#now = now;
    this.#draft = newDraft(locale, now.getTime(), "fast");
  }

  async comeBack(_by: Return): Promise<Found> {
    return { draft: plainView(viewOf(this.#draft)), messages: this.#history.length };
  }

  async send(message: string, page?: Form): Promise<Reply> {
    if (page && page !== this.#draft.form) this.#draft = { ...this.#draft, form: page, values: settleDraft(this.#draft.values, page) };
    const turn = this.#turn(message.normalize("NFC"));
    const { text } = await runTurn({} as Env, turn.conversation, () => undefined);
    const view = viewOf(this.#draft);
    const { locale, summary, sources } = turn.conversation;
    const lines = summary ? summaryOf(await createPageI18n(locale), view) : [];
    const response = [text, ...lines.map((line) => `${line.label}: ${line.text}`)].join("\n");
    this.#history.push({ role: "user", content: message }, { role: "assistant", content: response });
    this.#state = turn.conversation.next() as ConversationState;
    this.#locale = locale;
    const booking = turn.conversation.booking ? { id: "memory" } : null;
    return {
      status: 200,
      response,
      sessionId: "memory",
      draft: plainView(view),
      missing: view.missing,
      locale,
      form: view.form,
      booking,
      summary: summary !== null,
      shown: lines.map(({ field }) => field),
      sources: sources.map(({ id }) => id),
      milliseconds: 0,
    };
  }

  /** As `ConversationService.open`, without what it stores. */
  #turn(message: string): { conversation: Conversation } {
    const chat = this;
    const now = this.#now;
    const before = this.#state;
    const seen = this.#draft.summaryHash;
    const spoken = [...this.#history.flatMap(({ role, content }) => (role === "user" ? [content] : [])), message];
    let state: ConversationState = { ...before, asked: [], dateOptions: [], summaryShown: false, wondering: null };
    let locale = this.#locale;
    let summary: string | null = null;
    const sources = new Map<string, string>();
    const conversation: Conversation = {
      sessionId: "memory",
      history: this.#history.slice(-30),
      message,
      confirmPressed: false,
      state: before,
      now,
      get locale() {
        return locale;
      },
      get today() {
        return todayIn(zoneOf(plainValues(chat.#draft.values)), now);
      },
      get booking() {
        return chat.#booked ? { id: "memory", bookingNumber: "CN-0000-0000", confirmationKey: null } : null;
      },
      get summary() {
        return summary;
      },
      view: () => viewOf(chat.#draft),
      setLocale(next) {
        locale = next;
      },
      async change({ set = [], clear = [], decline = [], undo = [], form }) {
        const draft = chat.#draft;
        const taken = undone(
          Object.fromEntries(Object.entries(draft.values).filter(([name]) => !clear.includes(name as DraftField))),
          undo,
        );
        const known = plainValues(taken);
        const becomes = form ?? draft.form;
        const written = withAssistantWrites(
          { values: taken, form: becomes },
          set,
          (write) => isSpoken(write, spoken, known[write.field]),
          now,
        );
        const declined = decline.filter((field) => !missingOf({}, becomes).includes(field));
        state = { ...state, declined: [...new Set([...state.declined, ...declined])] };
        const changed = becomes !== draft.form || JSON.stringify(written.values) !== JSON.stringify(draft.values);
        if (changed) {
          chat.#draft = { ...draft, values: written.values, form: becomes, locale, version: draft.version + 1, summaryHash: null };
          summary = null;
          state = { ...state, written: written.accepted };
        }
        return { draft: viewOf(chat.#draft), accepted: written.accepted, rejected: written.rejected };
      },
      async showSummary() {
        const draft = chat.#draft;
        if (viewOf(draft).missing.length > 0) return { unfit: [] };
        const values = plainValues(draft.values);
        const check =
          draft.form === "fast"
            ? checkFastBooking(fastValuesOf(values), now)
            : checkDetailedBooking(sentValues(evaluate(detailedValuesOf(values))), now);
        if (!check.ok) return { unfit: check.issues };
        const hash = await summaryHash(draft.values, draft.form);
        chat.#draft = { ...draft, summaryHash: hash };
        summary = hash;
        state = { ...state, summaryShown: true };
        return { hash };
      },
      async submit() {
        const hash = await summaryHash(chat.#draft.values, chat.#draft.form);
        if (seen !== hash || !before.summaryShown || !isUnmistakableYes(message, locale, plainValues(chat.#draft.values)))
          throw new AppError("not_confirmed");
        chat.#booked = true;
        return { bookingNumber: "CN-0000-0000", callBy: null, timeZone: null } as never;
      },
      async requestCallback(phone) {
        const number = phone ?? validValues(plainValues(chat.#draft.values), chat.#draft.form).contactPhone ?? null;
        if (!number) {
          state = { ...state, callbackOffered: true };
          return null;
        }
        state = { ...state, callbackRequested: true };
        return { by: now.toISOString(), phone: number, zone: "America/Toronto" };
      },
      wonder(ask) {
        state = { ...state, wondering: ask };
      },
      venues: async () => [],
      lookUp(question) {
        const found = lookUp(question, locale, FAQ_SEED);
        if (found) sources.set(found.faq.id, question);
        return found;
      },
      get sources() {
        return [...sources].map(([id, question]) => ({ id, question }));
      },
      startAgain: () => sources.clear(),
      tokensToday: 0,
      settings: NO_SETTINGS,
      checkAvailability: async () => ({ state: "free", nearest: [] }) as never,
      asked(fields, dateOptions) {
        state = { ...state, asked: [...fields], dateOptions: [...dateOptions], askedOnce: [...new Set([...state.askedOnce, ...fields])] };
      },
      missed(field) {
        state = { ...state, misses: { ...state.misses, [field]: (state.misses[field] ?? 0) + 1 } };
      },
      next: () => state,
      persistVisitor: async () => undefined,
      finish: async () => ({ lines: null, lookAgain: null }),
      // No person of staff is about.
      staff: null,
      heard: [],
      passOn: () => Promise.reject(new Error("Nobody has joined.")),
    };
    return { conversation };
  }

  /** The draft as it would be booked, under the draft's names: what the rules write is in it. */
  record(): Record<string, string> {
    const values = plainView(viewOf(this.#draft));
    return this.#draft.form === "fast" ? { ...values, ...detailedOnly(values) } : values;
  }
}
