/** Visitors' sessions as the database keeps them in addition to the namespace. A change writes its own fields alone. */
import { and, eq, exists, gt, inArray, isNotNull, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { holdingSession } from "#app/db/held-binding.server.ts";
import { accessKeys } from "#app/db/schema/access-keys.ts";
import { bookingDrafts, chatSessions, visitorSessions } from "#app/db/schema/drafts.ts";
import { session } from "#app/db/schema/people.ts";
import { droppingResumeKey } from "./access-keys.repo.server.ts";

/** A session, ended ones too; null when there is none, or it has expired at `now`. */
export async function findVisitorSession(db: Database, idHash: string, now: number) {
  const [found] = await db
    .select({ data: visitorSessions.data, begunAt: visitorSessions.begunAt, endedAt: visitorSessions.endedAt })
    .from(visitorSessions)
    .where(and(eq(visitorSessions.idHash, idHash), gt(visitorSessions.expiresAt, now)))
    .limit(1);
  return found ?? null;
}

/** A visitor's session with who holds what it names, as the database has both at one moment. */
export interface NamedSession {
  data: Record<string, string>;
  begunAt: number;
  expiresAt: number;
  endedAt: number | null;
  /** The account's session that wrote it last; and whose that is, while it lasts. */
  actingSession: string | null;
  writer: string | null;
  /** Of the drafts and conversations that it names, those that have moved; by id. */
  holders: ReadonlyMap<string, string>;
}

/** A session, ended ones too, and who holds what it names, in one trip. Null when there is none. */
export async function findNamedSession(db: Database, idHash: string, now: number): Promise<NamedSession | null> {
  const { data, begunAt, expiresAt, endedAt, actingSession } = visitorSessions;
  const writer = db
    .select({ userId: session.userId })
    .from(session)
    .where(and(eq(session.id, visitorSessions.actingSession), gt(session.expiresAt, new Date(now))));
  const named = (field: string) => sql`(SELECT data ->> ${field} FROM visitor_sessions WHERE id_hash = ${idHash})`;
  const drafted = sql`${bookingDrafts.id} IN (${named("draftId")}, ${named("asideDraftId")})`;
  const talked = sql`${chatSessions.id} IN (${named("chatSessionId")}, ${named("asideChatSessionId")})`;
  const [found, drafts, conversations] = await db.batch([
    db
      .select({ data, begunAt, expiresAt, endedAt, actingSession, writer: sql<string | null>`${writer}`.as("writer") })
      .from(visitorSessions)
      .where(eq(visitorSessions.idHash, idHash))
      .limit(1),
    db.select({ id: bookingDrafts.id, holder: bookingDrafts.holder }).from(bookingDrafts).where(drafted),
    db.select({ id: chatSessions.id, holder: chatSessions.holder }).from(chatSessions).where(talked),
  ]);
  return found[0] ? { ...found[0], holders: movedAmong([...drafts, ...conversations]) } : null;
}

const movedAmong = (rows: readonly { id: string; holder: string | null }[]): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(({ id, holder }) => (holder === null ? [] : [[id, holder] as const])));

/**
 * Writes the fields of `change` (null removes one), or all that is held where there is no row yet. Gives all that it holds then; null once
 * it has ended. `acting`: the account's session that writes it, with which it ends. Throws `unauthenticated` once that has ended.
 */
export async function mergeVisitorSession(
  db: Database,
  idHash: string,
  { change, whole, acting }: { change: Record<string, string | null>; whole: Record<string, string>; acting: string | null },
  now: number,
  expiresAt: number,
) {
  const writing = db
    .insert(visitorSessions)
    .values({ idHash, data: whole, begunAt: now, expiresAt, actingSession: acting })
    .onConflictDoUpdate({
      target: visitorSessions.idHash,
      set: {
        data: sql`json_patch(${visitorSessions.data}, ${JSON.stringify(change)})`,
        expiresAt,
        actingSession: sql`coalesce(excluded.acting_session, ${visitorSessions.actingSession})`,
      },
      setWhere: isNull(visitorSessions.endedAt),
    })
    .returning({ data: visitorSessions.data });
  const [[row]] = await db.batch([writing, ...(acting === null ? [] : [holdingSession(db)])]);
  return row?.data ?? null;
}

/** Empties a session for good: no later write brings it back. */
export async function endVisitorSession(db: Database, idHash: string, now: number, expiresAt: number): Promise<void> {
  await db
    .insert(visitorSessions)
    .values({ idHash, data: {}, begunAt: now, expiresAt, endedAt: now })
    .onConflictDoUpdate({ target: visitorSessions.idHash, set: { data: {}, expiresAt, endedAt: now } });
}

/** The row is still in the session that it was read in: it has not moved since. `holder` as it was read. */
export const heldAs = (column: typeof bookingDrafts.holder | typeof chatSessions.holder, holder: string | null): SQL =>
  sql`${column} IS ${holder}`;

/** False once a conversation that was read with this holder has moved to another session, or is gone. */
export async function isConversationHeld(db: Database, { id, holder }: { id: string; holder: string | null }): Promise<boolean> {
  const found = await db
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(and(eq(chatSessions.id, id), heldAs(chatSessions.holder, holder)))
    .limit(1);
  return found.length > 0;
}

/** Of no ids a list would be a plain `false`, for which the whole table is read. */
const idIn = (column: typeof bookingDrafts.id | typeof chatSessions.id, ids: readonly string[]) => inArray(column, ["", ...ids]);

/** What a visitor's session names, and the session itself: "" for one that is only just being begun. */
export interface Named {
  idHash: string;
  /** The account that reads it; null for who is not signed in. */
  userId: string | null;
  draftIds: readonly string[];
  conversationIds: readonly string[];
}

/**
 * Who holds these drafts and conversations, by id, without those that never moved, or are not there; and whether the session that names
 * them is over for this reader at `now` (UTC milliseconds), which what else remembers it may not know, or has ended for all. One that was last written under an account's
 * session is that account's as long as that session lasts, and over for everybody else: its cookie may still be in a browser.
 */
export async function findHolders(db: Database, { idHash, userId, draftIds, conversationIds }: Named, now: number) {
  const writers = db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, visitorSessions.actingSession), eq(session.userId, userId ?? ""), gt(session.expiresAt, new Date(now))));
  const isOverFor = or(isNotNull(visitorSessions.endedAt), and(isNotNull(visitorSessions.actingSession), notExists(writers)));
  const hasEnded = and(eq(visitorSessions.idHash, idHash), isOverFor);
  const [over, drafts, conversations] = await db.batch([
    db.select({ endedAt: visitorSessions.endedAt }).from(visitorSessions).where(hasEnded),
    db.select({ id: bookingDrafts.id, holder: bookingDrafts.holder }).from(bookingDrafts).where(idIn(bookingDrafts.id, draftIds)),
    db.select({ id: chatSessions.id, holder: chatSessions.holder }).from(chatSessions).where(idIn(chatSessions.id, conversationIds)),
  ]);
  const holders = movedAmong([...drafts, ...conversations]);
  const [closed] = over;
  return { holders, isOver: closed !== undefined, isEnded: closed !== undefined && closed.endedAt !== null };
}

/** What a session names, and the holder that it names them by. */
export interface HeldBySession {
  draftId?: string | undefined;
  chatSessionId?: string | undefined;
  holder?: string | undefined;
}

/**
 * Moves whatever drafts a person owns, with their conversations, to the session that names `to`, and ends their resume links: statements
 * of the batch that ends the person's sessions. A draft that was sent goes too, for the sake of its conversation.
 */
export function movingDraftsOf(db: Database, userId: string, to: string) {
  const theirs = db.select({ id: bookingDrafts.id }).from(bookingDrafts).where(eq(bookingDrafts.ownerId, userId));
  return [
    db.delete(accessKeys).where(and(eq(accessKeys.purpose, "resume"), inArray(accessKeys.subjectId, theirs))),
    db.update(chatSessions).set({ holder: to, bound: true }).where(inArray(chatSessions.draftId, theirs)),
    db.update(bookingDrafts).set({ holder: to }).where(eq(bookingDrafts.ownerId, userId)),
  ] as const;
}

/**
 * Moves a draft with its conversations, and one conversation more, to the session that names `to`; nothing of what has moved to a third
 * one meanwhile. The draft's resume link dies: anyone who made it at this browser before has no part in what follows.
 */
export async function moveToHolder(db: Database, { draftId = "", chatSessionId = "", holder }: HeldBySession, to: string): Promise<void> {
  const fromHere = (column: typeof bookingDrafts.holder | typeof chatSessions.holder) =>
    sql`(${column} IS NULL OR ${column} IS ${holder ?? null})`;
  const conversations = (which: SQL) =>
    db
      .update(chatSessions)
      .set({ holder: to, bound: true })
      .where(and(which, fromHere(chatSessions.holder)));
  await db.batch([
    droppingResumeKey(
      db,
      draftId,
      exists(
        db
          .select({ id: bookingDrafts.id })
          .from(bookingDrafts)
          .where(and(eq(bookingDrafts.id, draftId), fromHere(bookingDrafts.holder))),
      ),
    ),
    db
      .update(bookingDrafts)
      .set({ holder: to })
      .where(and(eq(bookingDrafts.id, draftId), fromHere(bookingDrafts.holder))),
    conversations(eq(chatSessions.draftId, draftId)),
    conversations(eq(chatSessions.id, chatSessionId)),
  ]);
}
