/** Visitors' sessions as the database keeps them beside the namespace. A change writes its own fields alone. */
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { visitorSessions } from "#app/db/schema/drafts.ts";

/** A session; null when there is none, or it has expired at `now`. */
export async function findVisitorSession(db: Database, idHash: string, now: number) {
  const [found] = await db
    .select({ data: visitorSessions.data, begunAt: visitorSessions.begunAt })
    .from(visitorSessions)
    .where(and(eq(visitorSessions.idHash, idHash), gt(visitorSessions.expiresAt, now)))
    .limit(1);
  return found ?? null;
}

/** Writes the fields of `change` (null removes one), or all that is held where there is no row yet. Gives all that it holds then. */
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
    })
    .returning({ data: visitorSessions.data });
  return row?.data ?? {};
}

export async function deleteVisitorSession(db: Database, idHash: string): Promise<void> {
  await db.delete(visitorSessions).where(eq(visitorSessions.idHash, idHash));
}
