/** Removes what is past its time: abandoned drafts, conversations with their messages, old keys and counts, holds that released themselves. */
import { and, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "./client.server.ts";
import { idempotencyKeys, rateLimits } from "./schema/bookings.ts";
import { bookingDrafts, chatMessages, chatSessions } from "./schema/drafts.ts";
import { roomHolds } from "./schema/rooms.ts";

const DAY = 86_400_000;

export async function sweepExpired(db: Database, now: number): Promise<void> {
  await db.batch([
    db.delete(chatMessages).where(sql`${chatMessages.sessionId} IN (SELECT id FROM chat_sessions WHERE expires_at < ${now})`),
    db.delete(chatSessions).where(lt(chatSessions.expiresAt, now)),
    db.delete(bookingDrafts).where(and(lt(bookingDrafts.expiresAt, now), isNull(bookingDrafts.bookingId))),
    db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, now - DAY)),
    db.delete(rateLimits).where(lt(rateLimits.expiresAt, now)),
    // Nobody sees them any more (`holdsBetween`); here only their rows go.
    db.delete(roomHolds).where(lt(roomHolds.expiresAt, now)),
  ]);
}
