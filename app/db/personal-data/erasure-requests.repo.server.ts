/** Queries for people's own requests to be erased (migration 0336). */
import { and, asc, desc, eq, getTableColumns, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { erasureRequests } from "#app/db/schema/erasures.ts";
import { user } from "#app/db/schema/people.ts";

/** `begun`: whether an erasure of its person is under way, begun for it or before it was made; it can be neither withdrawn nor refused then. */
export type ErasureRequestRow = typeof erasureRequests.$inferSelect & { begun: boolean };

/** As the trigger `erasure_requests_begun` has it, and of what an erasure was begun for. */
const BEGUN = sql<number>`(${erasureRequests.erasureId} is not null or exists (select 1 from erasures where erasures.account_id = ${erasureRequests.userId} and erasures.done_at is null))`;
const begun = BEGUN.mapWith(Boolean).as("begun");

/** Ids of the mails that say that somebody was erased begin with it. */
export const ERASED_MAIL = "erased.";

/** A person's latest request, whatever became of it. */
export const latestRequest = (db: Database, userId: string) =>
  db
    .select({ ...getTableColumns(erasureRequests), begun })
    .from(erasureRequests)
    .where(eq(erasureRequests.userId, userId))
    .orderBy(desc(erasureRequests.askedAt))
    .limit(1);

/** The request of an account that nobody has decided; there is one at most. */
export const openRequest = (db: Database, userId: string) =>
  db
    .select()
    .from(erasureRequests)
    .where(and(eq(erasureRequests.userId, userId), isNull(erasureRequests.endedAt)))
    .limit(1);

export const requestById = (db: Database, id: string) => db.select().from(erasureRequests).where(eq(erasureRequests.id, id)).limit(1);

/**
 * Requests that nobody has decided with who made them: the oldest first, and behind all others those whose erasure has begun, which nobody can answer and
 * which may be kept up for long.
 */
export const waitingRequests = (db: Database, most: number) =>
  db
    .select({ request: { ...getTableColumns(erasureRequests), begun }, person: user })
    .from(erasureRequests)
    .innerJoin(user, eq(user.id, erasureRequests.userId))
    .where(and(isNull(erasureRequests.endedAt), gt(erasureRequests.askedAt, 0)))
    .orderBy(BEGUN, asc(erasureRequests.askedAt))
    .limit(most);

/** When each request that waits for our office's answer was made (UTC milliseconds), the oldest first. */
export const requestsToAnswer = (db: Database, most: number) =>
  db
    .select({ askedAt: erasureRequests.askedAt })
    .from(erasureRequests)
    // The bound on the time has its index searched.
    .where(and(isNull(erasureRequests.endedAt), gt(erasureRequests.askedAt, 0), sql`not ${BEGUN}`))
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
