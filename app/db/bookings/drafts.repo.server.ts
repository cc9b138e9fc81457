/** Queries over drafts, chat sessions and their transcripts. */
import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { addingLine, type ChatMessageRow } from "#app/db/assistant/chat-messages.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { bookingDrafts, chatMessages, chatSessions } from "#app/db/schema/drafts.ts";
import type { Locale } from "#app/domain/locale.ts";

export type DraftRow = typeof bookingDrafts.$inferSelect;
export type ChatSessionRow = typeof chatSessions.$inferSelect;

export async function findDraft(db: Database, id: string, now: number): Promise<DraftRow | null> {
  const [found] = await db
    .select()
    .from(bookingDrafts)
    .where(and(eq(bookingDrafts.id, id), gt(bookingDrafts.expiresAt, now)))
    .limit(1);
  return found ?? null;
}

/** The draft that this person has last worked at and not sent. */
export async function newestDraftOf(db: Database, ownerId: string, now: number): Promise<DraftRow | null> {
  const [found] = await db
    .select()
    .from(bookingDrafts)
    .where(and(eq(bookingDrafts.ownerId, ownerId), isNull(bookingDrafts.bookingId), gt(bookingDrafts.expiresAt, now)))
    .orderBy(desc(bookingDrafts.updatedAt))
    .limit(1);
  return found ?? null;
}

export async function ownDraft(db: Database, id: string, ownerId: string | null): Promise<void> {
  await db.update(bookingDrafts).set({ ownerId }).where(eq(bookingDrafts.id, id));
}

/** Begins a draft. False when there is one of this id already: the same page has begun it at the same moment. */
export async function insertDraft(db: Database, draft: DraftRow): Promise<boolean> {
  return (await insertingDraft(db, draft)).length > 0;
}

const insertingDraft = (db: Database, draft: DraftRow) =>
  db.insert(bookingDrafts).values(draft).onConflictDoNothing().returning({ id: bookingDrafts.id });

/** Begins a conversation, with a new draft where it has none to go on with. False when there was one of that id already. */
export async function insertConversation(db: Database, session: ChatSessionRow, draft: DraftRow | null): Promise<boolean> {
  const insert = db.insert(chatSessions).values(session);
  if (draft) return (await db.batch([insertingDraft(db, draft), insert]))[0].length > 0;
  await insert;
  return true;
}

export type TurnMessages = readonly { role: "user" | "assistant"; content: string; provider: string | null }[];

interface Turn {
  messages: TurnMessages;
  /** True when its visitor asked for a person in it. */
  asked: boolean;
}

/**
 * What a turn leaves behind: its messages and the state, and whatever goes `along`, in one batch. Gives the numbers of the
 * messages, and who is in the conversation now; nothing where it was deleted meanwhile.
 */
export async function saveTurn(
  db: Database,
  session: ChatSessionRow,
  { messages, asked }: Turn,
  now: number,
  along: readonly BatchItem<"sqlite">[] = [],
) {
  const lines = messages.map((message) => addingLine(db, { ...message, sessionId: session.id, at: now }));
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
      ...(asked ? { askedAt: firstly(chatSessions.askedAt, now), waitingSince: firstly(chatSessions.waitingSince, now) } : {}),
    })
    .where(eq(chatSessions.id, session.id))
    .returning({
      staffId: chatSessions.staffId,
      staffName: chatSessions.staffName,
      staffAt: chatSessions.staffAt,
      waitingSince: chatSessions.waitingSince,
    });
  const [standing, ...rest] = await db.batch([update, ...lines, ...along]);
  const numbers = (rest.slice(0, lines.length) as { seq: number }[][]).flatMap((rows) => rows.map(({ seq }) => seq));
  return { lines: numbers, standing: standing[0] ?? null };
}

const firstly = (column: SQLiteColumn, now: number) => sql`coalesce(${column}, ${now})`;

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

/** Closes a draft: it became this booking, and nothing resumes it any more. A statement for the booking's own batch. */
export function closingDraft(db: Database, id: string, bookingId: string, now: number) {
  return db
    .update(bookingDrafts)
    .set({ bookingId, updatedAt: now, version: sql`${bookingDrafts.version} + 1` })
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
