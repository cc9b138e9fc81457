import { findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { entriesSince, marksOf, messagesSince, newestNotice, newestOf, notesSince } from "#app/db/platform/live.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { type LiveAnswer, type LiveCursor, type OfficeNews, readCursor, writeCursor } from "#app/domain/live.ts";
import { maySeeBooking } from "#app/services/bookings/booking-links.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";

/** What a page asks. */
export interface Asked {
  /** Of the last answer; null for a page that has just been read. */
  since: string | null;
  /** The page is the office's: read while it is found out who asks, and said to administrators alone. */
  office: boolean;
  /** The booking that is on the page. */
  bookingId: string | null;
}

/**
 * What has changed since a page was read, as far as its reader may know of it: administrators hear of every booking, others of their own
 * cases and of the booking that they have before them. Throws `unauthenticated` and `too_many_requests`.
 */
export function readNews(context: LimitedContext, asked: Asked): Promise<LiveAnswer> {
  return answered(context, asked, (userId) => context.rateLimits.takeFor("live", userId));
}

/** Since when a page that is being read hears of changes. Not counted: who looks for news too often still reads pages. Throws `unauthenticated`. */
export async function readFirstCursor(context: LimitedContext, office: boolean): Promise<string> {
  return (await answered(context, { since: null, office, bookingId: null }, async () => undefined)).cursor;
}

async function answered(context: LimitedContext, asked: Asked, count: (userId: string) => Promise<void>): Promise<LiveAnswer> {
  const { db, actor } = context;
  const since = readCursor(asked.since);
  // Asked at once: one wait for the database, not two.
  const [who, office, booking] = await Promise.all([
    actor(),
    asked.office ? officeSince(context, since) : null,
    asked.bookingId && !asked.office ? findBooking(db, asked.bookingId) : null,
  ]);
  if (who.kind !== "user") throw new AppError("unauthenticated");
  await count(who.id);
  if (office && who.role === "admin")
    return { cursor: writeCursor(office.cursor), office: office.newsFor(who.id), cases: false, version: null };
  const [newest] = await newestNotice(db, who.id);
  const notice = newest?.at ?? 0;
  return {
    // Of the numbers of the house nothing is said: they would tell how much goes on in it.
    cursor: writeCursor({ ...NOWHERE, notice }),
    office: null,
    cases: since !== null && notice > since.notice,
    version: booking && maySeeBooking(who, booking) ? booking.version : null,
  };
}

const NOWHERE: LiveCursor = { audit: 0, messages: 0, notes: 0, queue: 0, chats: 0, notice: 0 };

async function officeSince(
  { db }: ServiceContext,
  since: LiveCursor | null,
): Promise<{ cursor: LiveCursor; newsFor(reader: string): OfficeNews | null }> {
  if (!since) {
    const [[audit], [messages], [notes], marks] = await db.batch(newestOf(db));
    const cursor = { audit: audit?.number ?? 0, messages: messages?.number ?? 0, notes: notes?.number ?? 0, ...seqsOf(marks), notice: 0 };
    return { cursor, newsFor: () => null };
  }
  const [entries, messages, notes, marks] = await db.batch([
    entriesSince(db, since.audit),
    messagesSince(db, since.messages),
    notesSince(db, since.notes),
    marksOf(db),
  ]);
  const seqs = seqsOf(marks);
  return {
    cursor: {
      audit: entries.at(-1)?.number ?? since.audit,
      messages: messages.at(-1)?.number ?? since.messages,
      notes: notes.at(-1)?.number ?? since.notes,
      ...seqs,
      notice: 0,
    },
    // What the reader has done in another window is no news to them.
    newsFor: (reader) => ({
      changes: entries
        .filter(({ subjectType, actorId }) => subjectType === "booking" && actorId !== reader)
        .map(({ subjectId: bookingId, action, to, by }) => ({ bookingId, action, to, by })),
      written: [...new Set(messages.filter(({ sender }) => sender === "client").map(({ bookingId }) => bookingId))],
      noted: [
        ...new Set(
          [...messages.filter(({ sender }) => sender === "staff"), ...notes]
            .filter(({ authorId }) => authorId !== reader)
            .map(({ bookingId }) => bookingId),
        ),
      ],
      inquiries: entries.filter(({ subjectType, actorId }) => subjectType === "inquiry" && actorId !== reader).length,
      queue: seqs.queue !== since.queue,
      chats: seqs.chats !== since.chats,
    }),
  };
}

function seqsOf(marks: readonly { subject: "queue" | "chats"; seq: number }[]): Pick<LiveCursor, "queue" | "chats"> {
  const of = (subject: "queue" | "chats") => marks.find((mark) => mark.subject === subject)?.seq ?? 0;
  return { queue: of("queue"), chats: of("chats") };
}
