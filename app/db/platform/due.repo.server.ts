/** What is due in the office and for the people of a case: counts and short lists, each found by an index. */
import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { bookingMessages } from "#app/db/schema/booking-thread.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { casePeople, cases } from "#app/db/schema/cases.ts";
import { chatSessions } from "#app/db/schema/drafts.ts";
import { roomHolds } from "#app/db/schema/rooms.ts";
import { inquiries } from "#app/db/schema/site.ts";
import { DUE_COUNTED } from "#app/domain/due.ts";

const count = sql<number>`count(*)`.as("count");

/** Clients' messages that nobody has answered, counted to `DUE_COUNTED`. */
export function countWaitingMessages(db: Database) {
  const waiting = db
    .select({ id: bookingMessages.id })
    .from(bookingMessages)
    .where(and(sql`${bookingMessages.waiting} = 1`, gt(bookingMessages.createdAt, 0)))
    .orderBy(asc(bookingMessages.createdAt))
    .limit(DUE_COUNTED)
    .as("waiting");
  return db.select({ count }).from(waiting);
}

export function countOpenInquiries(db: Database) {
  const open = db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(isNull(inquiries.answeredAt))
    .orderBy(asc(inquiries.dueAt))
    .limit(DUE_COUNTED)
    .as("open_ones");
  return db.select({ count }).from(open);
}

export function countWaitingChats(db: Database) {
  const waiting = db
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(isNotNull(chatSessions.waitingSince))
    .orderBy(asc(chatSessions.waitingSince))
    .limit(DUE_COUNTED)
    .as("waiting");
  return db.select({ count }).from(waiting);
}

/** Holds that release themselves between `now` and `until` (UTC milliseconds), the first to end first, one row a booking. */
export function holdsEnding(db: Database, now: number, until: number, limit: number) {
  return db
    .select({
      id: bookings.id,
      bookingNumber: bookings.bookingNumber,
      contact: bookings.bookingContactName,
      endsAt: sql<number>`min(${roomHolds.expiresAt})`.as("ends"),
    })
    .from(roomHolds)
    .innerJoin(bookings, eq(bookings.id, roomHolds.bookingId))
    .where(and(gt(roomHolds.expiresAt, now), lte(roomHolds.expiresAt, until)))
    .groupBy(bookings.id)
    .orderBy(sql`ends`)
    .limit(limit);
}

/** Cases that somebody was invited to and has not answered. */
export function openInvitations(db: Database, userId: string) {
  return db
    .select({ id: casePeople.id, caseId: casePeople.caseId, caseNumber: cases.caseNumber, createdAt: casePeople.createdAt })
    .from(casePeople)
    .innerJoin(cases, eq(cases.id, casePeople.caseId))
    .where(and(eq(casePeople.userId, userId), eq(casePeople.state, "invited")))
    .limit(20);
}
