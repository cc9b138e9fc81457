/** Removes what is past its time: sessions, links of forgotten passwords, links that resume a draft, abandoned drafts, conversations with their messages, old keys and counts, holds that released themselves. */
import { and, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "./client.server.ts";
import { accessKeys } from "./schema/access-keys.ts";
import { idempotencyKeys, rateLimits } from "./schema/bookings.ts";
import { bookingDrafts, chatMessages, chatSessions } from "./schema/drafts.ts";
import { passwordResets, session, verification } from "./schema/people.ts";
import { roomHolds } from "./schema/rooms.ts";

const DAY = 86_400_000;

export async function sweepExpired(db: Database, now: number): Promise<void> {
  await db.batch([
    db.delete(chatMessages).where(sql`${chatMessages.sessionId} IN (SELECT id FROM chat_sessions WHERE expires_at < ${now})`),
    db.delete(chatSessions).where(lt(chatSessions.expiresAt, now)),
    db.delete(bookingDrafts).where(and(lt(bookingDrafts.expiresAt, now), isNull(bookingDrafts.bookingId))),
    db.delete(accessKeys).where(lt(accessKeys.expiresAt, now)),
    db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, now - DAY)),
    db.delete(session).where(lt(session.expiresAt, new Date(now))),
    db.delete(verification).where(lt(verification.expiresAt, new Date(now))),
    // A day longer than they open anything: how many were asked for is counted by them.
    db.delete(passwordResets).where(lt(passwordResets.expiresAt, now - DAY)),
    db.delete(rateLimits).where(lt(rateLimits.expiresAt, now)),
    // Nobody sees them any more (`holdsBetween`); here only their rows go.
    db.delete(roomHolds).where(lt(roomHolds.expiresAt, now)),
  ]);
}
