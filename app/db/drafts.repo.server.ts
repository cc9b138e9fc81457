/** Queries over drafts, chat sessions and their transcripts. */
import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Locale } from "../domain/locale.ts";
import type { Database } from "./client.server.ts";
import { bookingDrafts, chatMessages, chatSessions } from "./schema/drafts.ts";

export type DraftRow = typeof bookingDrafts.$inferSelect;
export type ChatSessionRow = typeof chatSessions.$inferSelect;
export type ChatMessageRow = typeof chatMessages.$inferSelect;

export async function findDraft(db: Database, id: string, now: number): Promise<DraftRow | null> {
  const [found] = await db
    .select()
    .from(bookingDrafts)
    .where(and(eq(bookingDrafts.id, id), gt(bookingDrafts.expiresAt, now)))
    .limit(1);
  return found ?? null;
}

export async function insertDraft(db: Database, draft: DraftRow): Promise<void> {
  await db.insert(bookingDrafts).values(draft);
}

/** Begins a conversation, with a new draft where it has none to go on with. */
export async function insertConversation(db: Database, session: ChatSessionRow, draft: DraftRow | null): Promise<void> {
  const insert = db.insert(chatSessions).values(session);
  if (draft) await db.batch([db.insert(bookingDrafts).values(draft), insert]);
  else await insert;
}

/** What a turn leaves behind: both messages and the state, and whatever goes `along`, in one batch. */
export async function saveTurn(
  db: Database,
  session: ChatSessionRow,
  messages: { role: "user" | "assistant"; content: string; provider: string | null }[],
  now: number,
  along: readonly BatchItem<"sqlite">[] = [],
): Promise<void> {
  const next = sql<number>`(SELECT coalesce(max(seq), 0) + 1 FROM chat_messages WHERE session_id = ${session.id})`;
  const [first, ...rest] = messages.map((message) =>
    db.insert(chatMessages).values({ ...message, sessionId: session.id, seq: next, createdAt: now } as never),
  );
  const update = db
    .update(chatSessions)
    .set({
      state: session.state,
      locale: session.locale,
      bound: session.bound,
      draftId: session.draftId,
      updatedAt: now,
      expiresAt: session.expiresAt,
      turns: sql`${chatSessions.turns} + 1`,
    })
    .where(eq(chatSessions.id, session.id));
  if (first) await db.batch([first, ...rest, update, ...along]);
  else await update;
}

export async function setDraftLocale(db: Database, id: string, locale: Locale): Promise<void> {
  await db
    .update(bookingDrafts)
    .set({ locale })
    .where(and(eq(bookingDrafts.id, id), isNull(bookingDrafts.bookingId)));
}

/** Writes a draft whose version is still `draft.version`. Gives the new row, or null when somebody was faster or it was submitted. */
export async function updateDraft(
  db: Database,
  draft: Pick<DraftRow, "id" | "version">,
  change: Partial<Pick<DraftRow, "values" | "form" | "locale" | "updatedAt">>,
): Promise<DraftRow | null> {
  const [row] = await db
    .update(bookingDrafts)
    // A summary was of the values before.
    .set({ ...change, summaryHash: null, version: sql`${bookingDrafts.version} + 1` })
    .where(and(eq(bookingDrafts.id, draft.id), eq(bookingDrafts.version, draft.version), isNull(bookingDrafts.bookingId)))
    .returning();
  return row ?? null;
}

export async function setSummaryHash(db: Database, draft: Pick<DraftRow, "id" | "version">, hash: string): Promise<boolean> {
  const rows = await db
    .update(bookingDrafts)
    .set({ summaryHash: hash })
    .where(and(eq(bookingDrafts.id, draft.id), eq(bookingDrafts.version, draft.version), isNull(bookingDrafts.bookingId)))
    .returning({ id: bookingDrafts.id });
  return rows.length > 0;
}

/** Closes a draft: it became this booking, and its resume links are dead. A statement for the booking's own batch. */
export function closingDraft(db: Database, id: string, bookingId: string, now: number) {
  return db
    .update(bookingDrafts)
    .set({ bookingId, resumeNonce: null, updatedAt: now, version: sql`${bookingDrafts.version} + 1` })
    .where(and(eq(bookingDrafts.id, id), isNull(bookingDrafts.bookingId)));
}

export async function setResumeNonce(db: Database, id: string, nonce: string | null): Promise<void> {
  await db
    .update(bookingDrafts)
    .set({ resumeNonce: nonce })
    .where(and(eq(bookingDrafts.id, id), isNull(bookingDrafts.bookingId)));
}

/**
 * A session, its draft and the newest messages, as statements of one batch; `conversationOf` reads their rows.
 * No join: D1 gives a batch's rows by column name, and both tables have an `id`.
 */
export function conversationQueries(db: Database, sessionId: string, now: number, messages: number) {
  const itsDraft = db.select({ id: chatSessions.draftId }).from(chatSessions).where(eq(chatSessions.id, sessionId));
  return [
    db
      .select()
      .from(chatSessions)
      .where(and(eq(chatSessions.id, sessionId), gt(chatSessions.expiresAt, now)))
      .limit(1),
    db.select().from(bookingDrafts).where(inArray(bookingDrafts.id, itsDraft)).limit(1),
    db.select().from(chatMessages).where(eq(chatMessages.sessionId, sessionId)).orderBy(desc(chatMessages.seq)).limit(messages),
  ] as const;
}

export interface StoredConversation {
  session: ChatSessionRow;
  draft: DraftRow | null;
  /** Oldest first. */
  history: ChatMessageRow[];
}

export function conversationOf(
  sessions: readonly ChatSessionRow[],
  drafts: readonly DraftRow[],
  newestFirst: readonly ChatMessageRow[],
): StoredConversation | null {
  return sessions[0] ? { session: sessions[0], draft: drafts[0] ?? null, history: [...newestFirst].reverse() } : null;
}

export async function sessionOfDraft(db: Database, draftId: string): Promise<ChatSessionRow | null> {
  const [found] = await db
    .select()
    .from(chatSessions)
    .where(eq(chatSessions.draftId, draftId))
    .orderBy(asc(chatSessions.createdAt))
    .limit(1);
  return found ?? null;
}
