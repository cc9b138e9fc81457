/** What mails are about. */
import { asc, eq, sql } from "drizzle-orm";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { bookings, outbox } from "#app/db/schema/bookings.ts";
import { bookingDrafts, chatSessions } from "#app/db/schema/drafts.ts";
import { inquiries } from "#app/db/schema/site.ts";

/** A booking, hidden ones too: who was promised a hearing is notified that it does not take place. */
export async function bookingOfMail(db: Database, id: string): Promise<BookingRow | null> {
  const [found] = await db.select().from(bookings).where(eq(bookings.id, id)).limit(1);
  return found ?? null;
}

/** A conversation whose visitor asked for a person, with what they gave of themselves. */
export const waitingChat = (db: Database, id: string) =>
  db
    .select({ ref: chatSessions.ref, waitingSince: chatSessions.waitingSince, state: chatSessions.state, values: bookingDrafts.values })
    .from(chatSessions)
    .leftJoin(bookingDrafts, eq(bookingDrafts.id, chatSessions.draftId))
    .where(eq(chatSessions.id, id))
    .limit(1);

/** What the collected mail `id` tells of: how many messages of which time, and the numbers of the first `most`. For one batch. */
export const collectedMails = (db: Database, id: string, most: number) =>
  [
    db
      .select({
        count: sql<number>`count(*)`,
        since: sql<number>`coalesce(min(${outbox.createdAt}), 0)`,
        until: sql<number>`coalesce(max(${outbox.createdAt}), 0)`,
      })
      .from(outbox)
      .where(eq(outbox.collectedBy, id)),
    db
      .select({ bookingNumber: bookings.bookingNumber, reference: inquiries.reference })
      .from(outbox)
      .leftJoin(bookings, eq(bookings.id, sql`${outbox.payload} ->> 'bookingId'`))
      .leftJoin(inquiries, eq(inquiries.id, sql`${outbox.payload} ->> 'inquiryId'`))
      .where(eq(outbox.collectedBy, id))
      .orderBy(asc(outbox.createdAt), asc(outbox.id))
      .limit(most),
  ] as const;
