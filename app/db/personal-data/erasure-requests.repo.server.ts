/** Queries for people's own requests to be erased (migration 0336). */
import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { erasureRequests } from "#app/db/schema/erasures.ts";
import { user } from "#app/db/schema/people.ts";

export type ErasureRequestRow = typeof erasureRequests.$inferSelect;

/** Ids of the mails that say that somebody was erased begin with it. */
export const ERASED_MAIL = "erased.";

/** A person's latest request, whatever became of it. */
export const latestRequest = (db: Database, userId: string) =>
  db.select().from(erasureRequests).where(eq(erasureRequests.userId, userId)).orderBy(desc(erasureRequests.askedAt)).limit(1);

/** The request of an account that nobody has decided; there is one at most. */
export const openRequest = (db: Database, userId: string) =>
  db
    .select()
    .from(erasureRequests)
    .where(and(eq(erasureRequests.userId, userId), isNull(erasureRequests.endedAt)))
    .limit(1);

export const requestById = (db: Database, id: string) => db.select().from(erasureRequests).where(eq(erasureRequests.id, id)).limit(1);

/** Requests that nobody has decided with who made them, the oldest first. */
export const waitingRequests = (db: Database, most: number) =>
  db
    .select({ request: erasureRequests, person: user })
    .from(erasureRequests)
    .innerJoin(user, eq(user.id, erasureRequests.userId))
    .where(isNull(erasureRequests.endedAt))
    .orderBy(asc(erasureRequests.askedAt))
    .limit(most);

export const addingRequest = (db: Database, row: { id: string; userId: string; askedAt: number }) => db.insert(erasureRequests).values(row);

/** Ends a request; refused by the database where it has ended, and, of what is no erasure, where one has begun. */
export const endingRequest = (
  db: Database,
  id: string,
  how: { outcome: "done" | "refused" | "withdrawn"; reason?: string; by: string | null; at: number },
) =>
  db
    .update(erasureRequests)
    .set({ outcome: how.outcome, reason: how.reason ?? null, decidedBy: how.by, endedAt: how.at })
    .where(eq(erasureRequests.id, id));

/** Says which erasure is for it; refused by the database where it has ended. */
export const beginningRequest = (db: Database, id: string, erasureId: string) =>
  db.update(erasureRequests).set({ erasureId }).where(eq(erasureRequests.id, id));
