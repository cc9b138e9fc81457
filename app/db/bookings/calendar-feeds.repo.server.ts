/** Queries over calendar feeds: who has one, whose a token is, and the bookings in one. */
import { and, eq, getTableColumns, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { calendarFeeds } from "#app/db/schema/lists.ts";
import { user } from "#app/db/schema/people.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { goingOn } from "./booking-lists.repo.server.ts";
import type { BookingRow, BookingScope } from "./bookings.repo.server.ts";

/** When the person's feed was made; null when there is none. */
export async function feedOf(db: Database, userId: string): Promise<number | null> {
  const [found] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
    .limit(1);
  return found?.createdAt ?? null;
}

/** The one feed of a person: a new token takes the old one's place. */
export function keepFeed(db: Database, feed: typeof calendarFeeds.$inferInsert) {
  return db
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { tokenHash: feed.tokenHash, createdAt: feed.createdAt } });
}

export function dropFeed(db: Database, userId: string) {
  return db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** Whose feed it is, while that person is active. */
export async function personOfFeed(db: Database, tokenHash: string): Promise<typeof user.$inferSelect | null> {
  const [found] = await db
    .select(getTableColumns(user))
    .from(calendarFeeds)
    .innerJoin(user, eq(user.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), eq(user.active, true)))
    .limit(1);
  return found ?? null;
}

/** A booking of a feed, and whether staff made it. */
export type FeedRow = BookingRow & { byStaff: number };
const MADE_BY_STAFF = sql<number>`exists (select 1 from ${user} where ${user.id} = ${bookings.createdByUser} and ${user.role} = 'admin')`;

/**
 * What a feed holds: bookings with a day from `from` to `to` that are not cancelled, at most `limit` of each way of being one's own;
 * also a hearing that began before and goes on.
 */
export async function bookingsOfFeed(
  db: Database,
  scope: BookingScope,
  { from, to, limit }: { from: LocalDate; to: LocalDate; limit: number },
): Promise<FeedRow[]> {
  const of = (whose: SQL | undefined, days: SQL) =>
    db
      .select({ ...getTableColumns(bookings), byStaff: MADE_BY_STAFF.as("by_staff") })
      .from(bookings)
      .where(and(whose, isNull(bookings.deletedAt), days, ne(bookings.status, "cancelled")))
      .orderBy(sql`sort_date`)
      .limit(limit);
  const within = (whose: SQL | undefined) =>
    [of(whose, sql`sort_date between ${from} and ${to}`), of(whose, sql`${bookings.id} in (${goingOn(from, to)})`)] as const;
  const parts =
    scope.kind === "all"
      ? within(undefined)
      : [
          ...within(eq(bookings.createdByUser, scope.userId)),
          ...(scope.emailKey === null ? [] : within(eq(bookings.contactEmailKey, scope.emailKey))),
        ];
  const found = await db.batch(parts as [(typeof parts)[number]]);
  return [...new Map(found.flat().map((row) => [row.id, row])).values()];
}
