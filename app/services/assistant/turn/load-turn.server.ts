/** A turn as it begins: its session, draft and history, and what the visitor has just written. */
import type { DraftRow } from "#app/db/bookings/drafts.repo.server.ts";
import { CHAT_LIMITS, NOTHING_ASKED } from "#app/domain/assistant/conversation.ts";
import { AppError } from "#app/domain/errors.ts";
import type { AssistantContext } from "#app/services/assistant/assistant-context.ts";
import type { OpenOptions } from "#app/services/assistant/conversation.ts";
import { withoutWhoLeft } from "#app/services/assistant/staffed-chats.server.ts";
import { newDraft } from "#app/services/bookings/drafts/drafts.server.ts";
import { asFormOfPage, beginNextDraft } from "./change-draft.server.ts";
import type { Turn } from "./turn.ts";

/** Loads the turn of one message. Throws `too_many_requests` past the caller's or the session's budget. */
export async function loadTurn(context: AssistantContext, options: OpenOptions) {
  const { db, clock, visitor, conversations, rateLimits } = context;
  // A conversation that is begun is counted as well: each is kept in the database for days, with its draft.
  const buckets = options.sessionId === null ? (["chat", "chat_day", "chat_new"] as const) : (["chat", "chat_day"] as const);
  const counted = (await Promise.all(buckets.map((bucket) => rateLimits.counting(bucket)))).filter((one) => one !== null);
  const [stored, catalog, tokensToday] = await conversations.loadTurn(options.sessionId, counted);
  if (!stored && options.sessionId !== null) await rateLimits.take("chat_new");
  // Whose account it is begun by goes on by their browser, or not at all: never by its id alone.
  const isBound = options.browser || (await context.actor()).kind !== "visitor";
  const loaded = await withoutWhoLeft(db, stored ?? (await conversations.begin(options.locale, isBound)), clock().getTime());
  const { session, history } = loaded;
  const draft = loaded.draft ?? (await firstDraft(context, session, options));
  if (session.turns >= CHAT_LIMITS.turnsPerSession) throw new AppError("too_many_requests", { detail: { retryAfter: 3600 } });
  await visitor.write({ draftId: draft.id, chatSessionId: session.id, locale: session.locale });
  // Written while the message is looked into; a session that only begins is, with the turn (`store-turn.server.ts`): it is to name nothing that is long in coming.
  if (await visitor.known()) visitor.keep();
  const turn = newTurn(context, options, loaded, asFormOfPage(draft, options.form, loaded.draft), stored !== null);
  await readBooking(turn);
  return { turn, history, catalog, tokensToday };
}

type Loaded = { session: Turn["session"]; history: readonly { role: string; content: string }[]; draft: DraftRow | null };

async function firstDraft(context: AssistantContext, session: Turn["session"], options: OpenOptions): Promise<DraftRow> {
  const who = await context.actor();
  return {
    ...newDraft(session.locale, context.clock().getTime(), options.form ?? "fast"),
    id: session.draftId,
    ownerId: who.kind === "visitor" ? null : who.id,
  };
}

function newTurn(context: AssistantContext, options: OpenOptions, loaded: Loaded, draft: DraftRow, sessionStored: boolean): Turn {
  const { session, history } = loaded;
  // After a person has spoken, nothing that the assistant had asked is what the visitor answers, least of all with a yes.
  const spokenSince = (history.at(-1)?.role ?? "assistant") !== "assistant";
  const before = spokenSince ? { ...session.state, ...NOTHING_ASKED } : session.state;
  return {
    context,
    options,
    before,
    seenSummary: draft.summaryHash,
    session,
    sessionStored,
    draft,
    storedDraft: loaded.draft,
    changes: [],
    refused: new Set(),
    conflicts: 0,
    state: { ...before, summaryShown: false },
    locale: session.locale,
    summary: null,
    booking: null,
    sources: new Map(),
    unanswered: new Set(),
    callback: null,
    personAsked: false,
    tellsOffice: false,
    forgotten: false,
  };
}

/** The booking that the draft has become; where that is gone, nothing of it is shown again. */
async function readBooking(turn: Turn): Promise<void> {
  if (!turn.draft.bookingId) return;
  turn.booking = await turn.context.bookings.made(turn.draft.bookingId);
  if (!turn.booking) await beginNextDraft(turn);
}
