/** Queries over what was said about a booking: messages, mails, the talk that it was made in; and over the texts of staff. */
import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { bookingMessages, messageTemplates } from "#app/db/schema/booking-thread.ts";
import { bookings, outbox } from "#app/db/schema/bookings.ts";
import { bookingDrafts, chatMessages, chatSessions } from "#app/db/schema/drafts.ts";
import { user } from "#app/db/schema/people.ts";
import { TEMPLATE_LIMITS } from "#app/domain/booking/office/message-template.ts";

/** Bounds a page: of what is longer, the latest. */
const MOST = 200;
const MOST_LINES = 400;

export type BookingMessageRow = typeof bookingMessages.$inferSelect;
export type MessageTemplateRow = typeof messageTemplates.$inferSelect;

/** Newest first, with the name of who of staff wrote. */
export function messagesOf(db: Database, bookingId: string) {
  const { id, sender, text, createdAt, waiting, contactKey } = bookingMessages;
  return db
    .select({ id, sender, text, createdAt, waiting, contactKey, by: user.name })
    .from(bookingMessages)
    .leftJoin(user, eq(user.id, bookingMessages.authorId))
    .where(eq(bookingMessages.bookingId, bookingId))
    .orderBy(desc(bookingMessages.createdAt), desc(bookingMessages.id))
    .limit(MOST);
}

/** The mails about a booking, newest first, as far as the outbox still keeps them. */
export function mailsOf(db: Database, bookingId: string) {
  const { id, kind, state, lastError, createdAt } = outbox;
  return db
    .select({ id, kind, state, lastError, createdAt })
    .from(outbox)
    .where(eq(sql`${outbox.payload} ->> 'bookingId'`, bookingId))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(MOST);
}

/** What was said to the assistant while a booking was made, newest first. */
export function talkOf(db: Database, bookingId: string) {
  const { seq, role, content, authorName, createdAt } = chatMessages;
  return db
    .select({ seq, role, content, authorName, createdAt })
    .from(bookingDrafts)
    .innerJoin(chatSessions, eq(chatSessions.draftId, bookingDrafts.id))
    .innerJoin(chatMessages, eq(chatMessages.sessionId, chatSessions.id))
    .where(eq(bookingDrafts.bookingId, bookingId))
    .orderBy(desc(chatMessages.seq))
    .limit(MOST_LINES);
}

export function messageById(db: Database, id: string) {
  return db.select({ text: bookingMessages.text }).from(bookingMessages).where(eq(bookingMessages.id, id)).limit(1);
}

/** The message that a form has sent already. */
export function messageOfOrigin(db: Database, originKey: string) {
  return db.select({ id: bookingMessages.id }).from(bookingMessages).where(eq(bookingMessages.originKey, originKey)).limit(1);
}

export function addingMessage(db: Database, message: typeof bookingMessages.$inferInsert) {
  return db.insert(bookingMessages).values(message);
}

/** Whatever the client wrote is answered, or needs no answer. */
export function answeringMessages(db: Database, bookingId: string) {
  const open = db
    .select({ id: bookingMessages.id })
    .from(bookingMessages)
    .where(and(eq(bookingMessages.bookingId, bookingId), eq(bookingMessages.waiting, true)));
  return db.update(bookingMessages).set({ waiting: false }).where(inArray(bookingMessages.id, open)).returning({ id: bookingMessages.id });
}

/** Messages that nobody has answered, the longest wait first, with their booking. */
export function waitingMessages(db: Database, limit: number) {
  return (
    db
      .select({
        id: bookingMessages.id,
        text: bookingMessages.text,
        createdAt: bookingMessages.createdAt,
        bookingId: bookings.id,
        bookingNumber: bookings.bookingNumber,
        contact: bookings.bookingContactName,
        locale: bookings.locale,
      })
      .from(bookingMessages)
      .innerJoin(bookings, eq(bookings.id, bookingMessages.bookingId))
      // From the beginning of time: a search along the index of those that wait.
      .where(and(sql`${bookingMessages.waiting} = 1`, gt(bookingMessages.createdAt, 0)))
      .orderBy(asc(bookingMessages.createdAt), asc(bookingMessages.id))
      .limit(limit)
  );
}

/** Enters the address of the video room, or takes it out. */
export function settingVideoLink(db: Database, id: string, videoLink: string | null, now: number) {
  return db
    .update(bookings)
    .set({ videoLink, updatedAt: now })
    .where(and(eq(bookings.id, id), isNull(bookings.deletedAt)));
}

/** By name. */
export function templatesInUse(db: Database) {
  return db
    .select()
    .from(messageTemplates)
    .where(isNull(messageTemplates.removedAt))
    .orderBy(asc(messageTemplates.name), asc(messageTemplates.id))
    .limit(TEMPLATE_LIMITS.templates);
}

export function addingTemplate(db: Database, template: typeof messageTemplates.$inferInsert) {
  return db.insert(messageTemplates).values(template);
}

/** Changes a template that is still as it was read; gives nothing otherwise. */
export function changingTemplate(
  db: Database,
  read: Pick<MessageTemplateRow, "id" | "version">,
  columns: Partial<Pick<MessageTemplateRow, "name" | "texts" | "removedAt">> & Pick<MessageTemplateRow, "updatedAt" | "updatedBy">,
) {
  return db
    .update(messageTemplates)
    .set({ ...columns, version: read.version + 1 })
    .where(and(eq(messageTemplates.id, read.id), eq(messageTemplates.version, read.version), isNull(messageTemplates.removedAt)))
    .returning({ id: messageTemplates.id });
}

export function templateById(db: Database, id: string) {
  return db
    .select()
    .from(messageTemplates)
    .where(and(eq(messageTemplates.id, id), isNull(messageTemplates.removedAt)))
    .limit(1);
}
