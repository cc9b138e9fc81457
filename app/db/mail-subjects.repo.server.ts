/** What mails are about. */
import { eq } from "drizzle-orm";
import type { BookingRow } from "./bookings.repo.server.ts";
import type { Database } from "./client.server.ts";
import { bookings } from "./schema/bookings.ts";

/** A booking, hidden ones too: who was promised a hearing is told that it does not take place. */
export async function bookingOfMail(db: Database, id: string): Promise<BookingRow | null> {
  const [found] = await db.select().from(bookings).where(eq(bookings.id, id)).limit(1);
  return found ?? null;
}
