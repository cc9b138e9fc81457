/** Queries over the calendar feeds of single cases: who has one, whose a token is, and what is in one. */
import { and, asc, eq, getTableColumns, isNull, ne } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { caseBookings } from "#app/db/schema/cases.ts";
import { caseCalendarFeeds } from "#app/db/schema/lists.ts";
import { user } from "#app/db/schema/people.ts";

const of = (userId: string, caseId: string) => and(eq(caseCalendarFeeds.userId, userId), eq(caseCalendarFeeds.caseId, caseId));

/** When the person's feed of a case was made; null when there is none. */
export async function caseFeedOf(db: Database, userId: string, caseId: string): Promise<number | null> {
  const [found] = await db.select({ createdAt: caseCalendarFeeds.createdAt }).from(caseCalendarFeeds).where(of(userId, caseId)).limit(1);
  return found?.createdAt ?? null;
}

/** The one feed that a person has of a case: a new token takes the old one's place. */
export function keepCaseFeed(db: Database, feed: typeof caseCalendarFeeds.$inferInsert) {
  return db
    .insert(caseCalendarFeeds)
    .values(feed)
    .onConflictDoUpdate({
      target: [caseCalendarFeeds.userId, caseCalendarFeeds.caseId],
      set: { tokenHash: feed.tokenHash, createdAt: feed.createdAt },
    });
}

export const dropCaseFeed = (db: Database, userId: string, caseId: string) => db.delete(caseCalendarFeeds).where(of(userId, caseId));

/** Those of every case. */
export const dropCaseFeedsOf = (db: Database, userId: string) => db.delete(caseCalendarFeeds).where(eq(caseCalendarFeeds.userId, userId));

/** Whose feed it is and of which case, while that person is active. */
export async function readerOfCaseFeed(db: Database, tokenHash: string) {
  const [found] = await db
    .select({ ...getTableColumns(user), caseId: caseCalendarFeeds.caseId })
    .from(caseCalendarFeeds)
    .innerJoin(user, eq(user.id, caseCalendarFeeds.userId))
    .where(and(eq(caseCalendarFeeds.tokenHash, tokenHash), eq(user.active, true)))
    .limit(1);
  return found ?? null;
}

/** Most hearings of a case that its feed holds. */
const MOST_HEARINGS = 100;

/** The hearings of a case that are to take place or did. */
export const hearingsOfCase = (db: Database, caseId: string) =>
  db
    .select(getTableColumns(bookings))
    .from(caseBookings)
    .innerJoin(bookings, eq(bookings.id, caseBookings.bookingId))
    .where(and(eq(caseBookings.caseId, caseId), isNull(bookings.deletedAt), ne(bookings.status, "cancelled")))
    .orderBy(asc(caseBookings.linkedAt))
    .limit(MOST_HEARINGS);
