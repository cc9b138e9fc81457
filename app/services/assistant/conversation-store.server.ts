/** Which conversation a caller may go on with, read in one trip with what else a turn needs; and the beginning of a new one. */
import type { BatchItem } from "drizzle-orm/batch";
import { stampOf } from "#app/db/assistant/assistant.repo.server.ts";
import { tokensOn, usageDay } from "#app/db/assistant/assistant-usage.repo.server.ts";
import {
  type ChatSessionRow,
  conversationOf,
  conversationQueries,
  findDraft,
  type StoredConversation,
} from "#app/db/bookings/drafts.repo.server.ts";
import { CHAT_LIMITS, NEW_CONVERSATION } from "#app/domain/assistant/conversation.ts";
import { DRAFT_DAYS } from "#app/domain/booking/draft/draft.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { isHeldBy } from "#app/services/platform/held-by.ts";
import { newId } from "#app/services/platform/ids.ts";
import type { Counting } from "#app/services/platform/rate-limits.server.ts";
import type { Visitor } from "#app/services/platform/visitor.server.ts";
import type { VisitorData } from "#app/services/platform/visitor-data.ts";
import { type AssistantCatalog, catalogAt, isCatalogKept, readCatalog } from "./assistant-catalog.server.ts";

/** Statements that go along with those of a conversation, and who hears their rows. */
interface ExtraReads {
  with: readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];
  hear(rows: readonly unknown[]): void;
}

const NOT_STAFFED = {
  askedAt: null,
  waitingSince: null,
  drafted: false,
  staffId: null,
  staffName: null,
  staffAt: null,
  staffVersion: 0,
} as const;

/** With a cookie, only its own conversation; without one, the unguessable id of one never bound to a cookie. */
function mayGoOn({ chatSessionId, draftId }: VisitorData, sessionId: string): boolean {
  return chatSessionId === undefined ? !draftId : chatSessionId === sessionId;
}

export type ConversationStore = ReturnType<typeof createConversationStore>;

interface StoreContext extends ServiceContext {
  visitor: Visitor;
}

export function createConversationStore(services: ServiceContext, visitor: Visitor) {
  const context: StoreContext = { ...services, visitor };
  const { clock, db } = context;
  /**
   * The conversation that this caller may go on with, and what the assistant answers from. The request is counted in the same
   * trip, as each of `counted` says.
   */
  async function loadTurn(
    sessionId: string | null,
    counted: readonly Counting[],
  ): Promise<[StoredConversation | null, AssistantCatalog, number]> {
    // An isolate that remembers nothing reads it meanwhile.
    const fresh = isCatalogKept() ? null : readCatalog(db);
    // Heard below, or nobody waits for it any more.
    fresh?.catch(() => undefined);
    const extra = [stampOf(db), tokensOn(db, usageDay(clock().getTime()))] as const;
    let seen: string | undefined;
    let tokens = 0;
    const stored = await load(sessionId, {
      with: [...extra, ...counted.map(({ statement }) => statement)],
      hear(rows) {
        seen = (rows[0] as { stamp: string }[])[0]?.stamp;
        tokens = (rows[1] as { tokens: number | null }[])[0]?.tokens ?? 0;
        for (const [at, one] of counted.entries()) one.judge((rows[extra.length + at] ?? []) as { key: string; count: number }[]);
      },
    });
    return [stored, (await fresh) ?? (await catalogAt(db, seen)), tokens];
  }

  async function load(sessionId: string | null, extra: ExtraReads | null): Promise<StoredConversation | null> {
    const reading = visitor.read();
    // Heard below.
    reading.catch(() => undefined);
    // Nothing is gone on with: what else is asked needs no answer of the visitor's session.
    if (sessionId === null) {
      await Promise.all([hearAlone(context, extra), reading]);
      return null;
    }
    const read = async (id: string) => {
      const queries = conversationQueries(db, id, clock().getTime(), CHAT_LIMITS.historyMessages);
      return await db.batch([...queries, ...(extra?.with ?? [])]);
    };
    // Read ahead by the id alone: whose it is is asked at the same time and decides, and what is not theirs is dropped.
    const [[sessions, drafts, messages, ...others], known] = await Promise.all([read(sessionId), reading]);
    extra?.hear(others);
    if (!mayGoOn(known, sessionId)) return null;
    return ownIn(context, sessionId, conversationOf(sessions, drafts, messages), known);
  }

  return { loadTurn, load, begin: (locale: Locale, browser: boolean) => begun(context, locale, browser) };
}

/** What is asked besides, where no conversation is read. */
async function hearAlone({ db }: StoreContext, extra: ExtraReads | null): Promise<void> {
  const [first, ...rest] = extra?.with ?? [];
  extra?.hear(first ? await db.batch([first, ...rest]) : []);
}

/** A new conversation, not yet stored: its rows are written with the first change or with the answer. */
async function begun({ clock, db, visitor }: StoreContext, locale: Locale, browser: boolean) {
  const now = clock().getTime();
  const { draftId, holder } = await visitor.read();
  const held = draftId ? await findDraft(db, draftId, now) : null;
  const draft = held && held.bookingId === null && isHeldBy(held, holder) ? held : null;
  const session: ChatSessionRow = {
    ...NOT_STAFFED,
    id: newId(),
    ref: newId(),
    draftId: draft?.id ?? (await visitor.newDraftId()),
    locale,
    state: { ...NEW_CONVERSATION },
    turns: 0,
    // Who came with a cookie of ours keeps cookies.
    bound: browser || (await visitor.known()),
    holder: draft?.holder ?? null,
    createdAt: now,
    updatedAt: now,
    expiresAt: now + DRAFT_DAYS * 86_400_000,
  };
  return { session, draft, history: [] };
}

/** What the caller may go on with of a conversation that was found: nothing of what has moved to somebody else. */
async function ownIn(
  { clock, db }: StoreContext,
  sessionId: string,
  found: StoredConversation | null,
  known: VisitorData,
): Promise<StoredConversation | null> {
  if (!found || (found.session.bound && known.chatSessionId !== sessionId)) return null;
  // Moved since the visitor's session was read: nothing of either is shown or written.
  const isOwn = (row: { holder: string | null } | null) => row === null || isHeldBy(row, known.holder);
  if (!isOwn(found.session) || !isOwn(found.draft)) return null;
  const conversation = { ...found, session: { ...found.session, bound: found.session.bound || known.chatSessionId === sessionId } };
  // Its request is in, and its visitor has begun another one in the form: the conversation goes on with that.
  const begun = known.draftId && found.draft?.bookingId && known.draftId !== found.draft.id ? known.draftId : null;
  const next = begun ? await findDraft(db, begun, clock().getTime()) : null;
  if (!next || next.bookingId || !isOwn(next)) return conversation;
  return { ...conversation, draft: next, session: { ...conversation.session, draftId: next.id, state: { ...NEW_CONVERSATION } } };
}
