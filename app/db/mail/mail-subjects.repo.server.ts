/** What mails are about. */
import { eq } from "drizzle-orm";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { bookingDrafts, chatSessions } from "#app/db/schema/drafts.ts";

/** A booking, hidden ones too: who was promised a hearing is told that it does not take place. */
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
