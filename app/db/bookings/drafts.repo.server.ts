/** Queries over drafts, chat sessions and their transcripts. */
import { and, asc, desc, eq, exists, getTableColumns, gt, inArray, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { addingLine, type ChatMessageRow } from "#app/db/assistant/chat-messages.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { holdingOwner, holdingSession } from "#app/db/held-binding.server.ts";
import { bookingDrafts, chatMessages, chatSessions } from "#app/db/schema/drafts.ts";
import type { Locale } from "#app/domain/locale.ts";
import { heldAs } from "./visitor-sessions.repo.server.ts";

export type DraftRow = typeof bookingDrafts.$inferSelect;
export type ChatSessionRow = typeof chatSessions.$inferSelect;

/** A draft, and who held it when it was read: what is written holds only for them. */
export type Held = Pick<DraftRow, "id" | "holder">;
const stillHeld = ({ id, holder }: Held) => and(eq(bookingDrafts.id, id), heldAs(bookingDrafts.holder, holder));

export async function findDraft(db: Database, id: string, now: number): Promise<DraftRow | null> {
  const [found] = await db
    .select()
    .from(bookingDrafts)
    .where(and(eq(bookingDrafts.id, id), gt(bookingDrafts.expiresAt, now)))
    .limit(1);
  return found ?? null;
}

/** The draft that this person has last worked at and not sent, and its conversation of the same session: statements of one batch. */
export function newestDraftQueries(db: Database, ownerId: string, now: number) {
  const theirs = and(eq(bookingDrafts.ownerId, ownerId), isNull(bookingDrafts.bookingId), gt(bookingDrafts.expiresAt, now));
  const newest = () => desc(bookingDrafts.updatedAt);
  const its = db.select({ id: bookingDrafts.id }).from(bookingDrafts).where(theirs).orderBy(newest()).limit(1);
  return [
    db.select().from(bookingDrafts).where(theirs).orderBy(newest()).limit(1),
    db
      .select({ id: chatSessions.id })
      .from(chatSessions)
      .innerJoin(bookingDrafts, and(eq(bookingDrafts.id, chatSessions.draftId), sql`${chatSessions.holder} IS ${bookingDrafts.holder}`))
      .where(inArray(chatSessions.draftId, its))
      .orderBy(asc(chatSessions.createdAt))
      .limit(1),
  ] as const;
}

/** Gives a draft to this person, or takes it from its owner (null); nothing once it has moved to another session. */
export async function ownDraft(db: Database, draft: Held, ownerId: string | null): Promise<void> {
  await db.update(bookingDrafts).set({ ownerId }).where(stillHeld(draft));
}

/** Gives a draft back to the person who acts, as `ownDraft` does. Throws `unauthenticated` once their session has ended. */
export async function ownAgain(db: Database, draft: Held, ownerId: string): Promise<void> {
  await db.batch([holdingSession(db), db.update(bookingDrafts).set({ ownerId }).where(stillHeld(draft))]);
}

/**
 * Begins a draft. False when there is one of this id already: the same page has begun it at the same moment. Throws
 * `unauthenticated` where it has an owner whose session has ended.
 */
export async function insertDraft(db: Database, draft: DraftRow): Promise<boolean> {
  return (await db.batch([insertingDraft(db, draft), ...holdingOwner(db, draft)]))[0].length > 0;
}

const insertingDraft = (db: Database, draft: DraftRow) =>
  db.insert(bookingDrafts).values(draft).onConflictDoNothing().returning({ id: bookingDrafts.id });

/** Begins a draft, as a statement of a batch that fails where there is one of this id already. */
export const beginningDraft = (db: Database, draft: DraftRow) => db.insert(bookingDrafts).values(draft);

/** Begins a conversation about a draft, as a statement; without a row where that draft is not there, or has moved to another session. */
export function beginningConversation(db: Database, session: ChatSessionRow, draft: Held) {
  const columns = Object.entries(getTableColumns(chatSessions)).map(([key, column]) => {
    const value = session[key as keyof ChatSessionRow];
    return [key, sql`${sql.param(value, column)}`.as(column.name)] as const;
  });
  const row = db.select(Object.fromEntries(columns)).from(bookingDrafts).where(stillHeld(draft));
  return db
    .insert(chatSessions)
    .select(row as never)
    .returning({ id: chatSessions.id });
}

/** A draft that is in the same session, of the same version and no booking since it was read. */
const asRead = (draft: Held & Pick<DraftRow, "version">) =>
  and(stillHeld(draft), eq(bookingDrafts.version, draft.version), isNull(bookingDrafts.bookingId));

/** A statement that fails, and its batch with it, unless the draft is still as it was read (`isDraftConflict`). */
export function whileAsRead(db: Database, draft: Held & Pick<DraftRow, "version">) {
  const found = db.select({ id: bookingDrafts.id }).from(bookingDrafts).where(asRead(draft));
  return db.select({ open: sql<string>`json(iif(${exists(found)}, 'null', 'draft_changed'))`.as("open") }).from(sql`(select 1)`);
}

/** What a turn has made of a draft, behind `whileAsRead`: the next version of it. */
export function writingDraft(
  db: Database,
  draft: Held & Pick<DraftRow, "version">,
  change: Pick<DraftRow, "values" | "form" | "locale" | "updatedAt" | "ownerId" | "summaryHash">,
) {
  return db
    .update(bookingDrafts)
    .set({ ...change, version: draft.version + 1 })
    .where(asRead(draft));
}

/** The summary that was shown of a draft, behind `whileAsRead`. */
export function writingSummaryHash(db: Database, draft: Held & Pick<DraftRow, "version">, summaryHash: string | null) {
  return db.update(bookingDrafts).set({ summaryHash }).where(asRead(draft));
}

/** The language of a draft that is no booking yet; nothing once it has moved. */
export function writingDraftLocale(db: Database, draft: Held, locale: Locale) {
  return db
    .update(bookingDrafts)
    .set({ locale })
    .where(and(stillHeld(draft), isNull(bookingDrafts.bookingId)));
}

export type TurnMessages = readonly { role: "user" | "assistant"; content: string; provider: string | null }[];

/** Who is in a conversation, and whether a person is awaited. */
type Standing = Pick<ChatSessionRow, "staffId" | "staffName" | "staffAt" | "waitingSince">;

interface Turn {
  messages: TurnMessages;
  /** True when its visitor asked for a person in it. */
  asked: boolean;
}

/**
 * What a turn leaves behind: what is `first` (its draft, a conversation that begins), its messages and the state, and whatever goes `along`, in one
 * batch. Gives the rows of what was first, the numbers of the messages, and who is in the conversation now; nothing of the last two where it was
 * deleted meanwhile or has moved to another session.
 */
export async function saveTurn(
  db: Database,
  session: ChatSessionRow,
  { messages, asked }: Turn,
  now: number,
  { first, along }: { first: readonly BatchItem<"sqlite">[]; along: readonly BatchItem<"sqlite">[] },
) {
  const held = heldAs(chatSessions.holder, session.holder);
  const lines = messages.map((message) => addingLine(db, { ...message, sessionId: session.id, at: now }, held));
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
    .where(and(eq(chatSessions.id, session.id), held))
    .returning({
      staffId: chatSessions.staffId,
      staffName: chatSessions.staffName,
      staffAt: chatSessions.staffAt,
      waitingSince: chatSessions.waitingSince,
    });
  const rows = (await db.batch([...first, update, ...lines, ...along] as unknown as [typeof update])) as readonly unknown[][];
  const [standing, ...said] = rows.slice(first.length, first.length + 1 + lines.length);
  const numbers = (said as { seq: number }[][]).flatMap((added) => added.map(({ seq }) => seq));
  return { begun: rows.slice(0, first.length), lines: numbers, standing: ((standing ?? []) as Standing[])[0] ?? null };
}

const firstly = (column: SQLiteColumn, now: number) => sql`coalesce(${column}, ${now})`;

/**
 * Writes a draft whose version is still `draft.version`. Gives the new row, or null when somebody was faster, it was submitted or has moved.
 * Throws `unauthenticated` where it would become somebody's (`ownerId`) whose session has ended.
 */
export async function updateDraft(
  db: Database,
  draft: Held & Pick<DraftRow, "version">,
  change: Partial<Pick<DraftRow, "values" | "form" | "locale" | "updatedAt" | "ownerId">>,
): Promise<DraftRow | null> {
  const writing = db
    .update(bookingDrafts)
    // A summary was of the values before.
    .set({ ...change, summaryHash: null, version: sql`${bookingDrafts.version} + 1` })
    .where(asRead(draft))
    .returning();
  const [[row]] = await db.batch([writing, ...holdingOwner(db, { ownerId: change.ownerId ?? null })]);
  return row ?? null;
}

/**
 * Closes a draft: it became this booking, and nothing resumes it any more. A statement for the booking's own batch, which it
 * refuses (no version is null) once the draft has moved to another session or has become a booking. Whose it is stays with it, also when the booking becomes another's.
 */
export function closingDraft(db: Database, { id, holder }: Held, booking: { id: string; contactEmailKey: string }, now: number) {
  const isOpen = and(heldAs(bookingDrafts.holder, holder), isNull(bookingDrafts.bookingId));
  return db
    .update(bookingDrafts)
    .set({
      bookingId: booking.id,
      values: sql`json_set(${bookingDrafts.values}, '$.contactEmail.key', ${booking.contactEmailKey})`,
      updatedAt: now,
      version: sql`CASE WHEN ${isOpen} THEN ${bookingDrafts.version} + 1 END`,
    })
    .where(eq(bookingDrafts.id, id));
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

/** The draft that has become this booking, while it is kept. */
export async function draftOfBooking(db: Database, bookingId: string): Promise<DraftRow | null> {
  const [found] = await db.select().from(bookingDrafts).where(eq(bookingDrafts.bookingId, bookingId)).limit(1);
  return found ?? null;
}

/** The name in addresses of the conversation that a booking was made in, while its draft is kept. */
export function conversationOfBooking(db: Database, bookingId: string) {
  return db
    .select({ ref: chatSessions.ref })
    .from(bookingDrafts)
    .innerJoin(chatSessions, eq(chatSessions.draftId, bookingDrafts.id))
    .where(eq(bookingDrafts.bookingId, bookingId))
    .orderBy(asc(chatSessions.createdAt))
    .limit(1);
}

/** The conversation about a draft, of the same session. */
export async function sessionOfDraft(db: Database, draft: Held): Promise<ChatSessionRow | null> {
  const [found] = await db
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.draftId, draft.id), heldAs(chatSessions.holder, draft.holder)))
    .orderBy(asc(chatSessions.createdAt))
    .limit(1);
  return found ?? null;
}
