/** Visitors' sessions as the database keeps them beside the namespace. A change writes its own fields alone. */
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { bookingDrafts, chatSessions, visitorSessions } from "#app/db/schema/drafts.ts";

/** A session, ended ones too; null when there is none, or it has expired at `now`. */
export async function findVisitorSession(db: Database, idHash: string, now: number) {
  const [found] = await db
    .select({ data: visitorSessions.data, begunAt: visitorSessions.begunAt, endedAt: visitorSessions.endedAt })
    .from(visitorSessions)
    .where(and(eq(visitorSessions.idHash, idHash), gt(visitorSessions.expiresAt, now)))
    .limit(1);
  return found ?? null;
}

/** Writes the fields of `change` (null removes one), or all that is held where there is no row yet. Gives all that it holds then; null once it has ended. */
export async function mergeVisitorSession(
  db: Database,
  idHash: string,
  { change, whole }: { change: Record<string, string | null>; whole: Record<string, string> },
  now: number,
  expiresAt: number,
) {
  const [row] = await db
    .insert(visitorSessions)
    .values({ idHash, data: whole, begunAt: now, expiresAt })
    .onConflictDoUpdate({
      target: visitorSessions.idHash,
      set: { data: sql`json_patch(${visitorSessions.data}, ${JSON.stringify(change)})`, expiresAt },
      setWhere: isNull(visitorSessions.endedAt),
    })
    .returning({ data: visitorSessions.data });
  return row?.data ?? null;
}

/** Empties a session for good: no later write brings it back. */
export async function endVisitorSession(db: Database, idHash: string, now: number, expiresAt: number): Promise<void> {
  await db
    .insert(visitorSessions)
    .values({ idHash, data: {}, begunAt: now, expiresAt, endedAt: now })
    .onConflictDoUpdate({ target: visitorSessions.idHash, set: { data: {}, expiresAt, endedAt: now } });
}

/** Who holds a draft and a conversation; null for each that never moved, or is not there. */
export async function findHolders(db: Database, draftId: string, chatSessionId: string) {
  const [[draft], [conversation]] = await db.batch([
    db.select({ holder: bookingDrafts.holder }).from(bookingDrafts).where(eq(bookingDrafts.id, draftId)),
    db.select({ holder: chatSessions.holder }).from(chatSessions).where(eq(chatSessions.id, chatSessionId)),
  ]);
  return { draft: draft?.holder ?? null, conversation: conversation?.holder ?? null };
}

/** Moves a draft with its conversations, and one conversation more, to the session that names `holder`. */
export async function moveToHolder(
  db: Database,
  { draftId = "", chatSessionId = "" }: { draftId?: string | undefined; chatSessionId?: string | undefined },
  holder: string,
): Promise<void> {
  await db.batch([
    db.update(bookingDrafts).set({ holder }).where(eq(bookingDrafts.id, draftId)),
    db.update(chatSessions).set({ holder, bound: true }).where(eq(chatSessions.draftId, draftId)),
    db.update(chatSessions).set({ holder, bound: true }).where(eq(chatSessions.id, chatSessionId)),
  ]);
}
