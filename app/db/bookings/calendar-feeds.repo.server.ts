/** Queries over calendar feeds: who has one, whose a token is, and the bookings in one. */
import { and, eq, getTableColumns, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { calendarFeeds } from "#app/db/schema/lists.ts";
import { user } from "#app/db/schema/people.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
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

/** What a feed holds: dated bookings from `from` to `to` that are not cancelled, at most `limit` of each way of being one's own. */
export async function bookingsOfFeed(
  db: Database,
  scope: BookingScope,
  { from, to, limit }: { from: LocalDate; to: LocalDate; limit: number },
): Promise<BookingRow[]> {
  const within = (whose: SQL | undefined) =>
    db
      .select()
      .from(bookings)
      .where(and(whose, isNull(bookings.deletedAt), sql`sort_date between ${from} and ${to}`, ne(bookings.status, "cancelled")))
      .orderBy(sql`sort_date`)
      .limit(limit);
  if (scope.kind === "all") return within(undefined);
  const mine = within(eq(bookings.createdByUser, scope.userId));
  if (scope.emailKey === null) return mine;
  const [made, named] = await db.batch([mine, within(eq(bookings.contactEmailKey, scope.emailKey))]);
  return [...new Map([...made, ...named].map((row) => [row.id, row])).values()];
}
