/** Everything on a case's page in one trip. What of it a reader may see is decided in `services/cases/lifecycle/open-case-file.server.ts`. */
import { and, asc, desc, eq, getTableColumns, isNotNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "#app/db/client.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import {
  caseBookings,
  caseDeadlines,
  caseDisclosures,
  caseDocuments,
  caseExtensions,
  caseMessageDocuments,
  caseMessages,
  caseReaders,
} from "#app/db/schema/cases.ts";
import { user } from "#app/db/schema/people.ts";
import { MOST_ATTACHED } from "#app/domain/case/filing.ts";
import { MOST_DOCUMENTS } from "#app/domain/case/room.ts";
import type { EntryType, StoredAudience } from "#app/domain/case/vocabulary.ts";
import { openInvitationsOf } from "./case-people.repo.server.ts";
import { caseById, lastEntry, peopleOfCase, shortBody } from "./cases.repo.server.ts";
import { remarksOfCase } from "./disclosure-remarks.repo.server.ts";

/** Messages on one page of the discussion. */
export const MESSAGES_SHOWN = 50;

/** Bounds of a page. */
const MOST = { documents: MOST_DOCUMENTS, deadlines: 200, entries: 100, bookings: 100 } as const;
/** The name that a message was posted by; that of the account where none was kept. */
export const senderNamed = {
  firstName: sql<string>`ifnull(${caseMessages.senderFirstName}, ${user.firstName})`.as("sent_first_name"),
  lastName: sql<string>`ifnull(${caseMessages.senderLastName}, ${user.lastName})`.as("sent_last_name"),
};
const named = { firstName: user.firstName, lastName: user.lastName };
/** Who filed a document, as they were called then. */
export const filerNamed = {
  firstName: sql<string>`ifnull(${caseDocuments.uploaderFirstName}, ${user.firstName})`.as("filed_first_name"),
  lastName: sql<string>`ifnull(${caseDocuments.uploaderLastName}, ${user.lastName})`.as("filed_last_name"),
};

/** Stored documents, oldest first; withdrawn ones too, since they leave a trace. */
export const documentsOfCase = (db: Database, caseId: string) =>
  db
    .select({ ...getTableColumns(caseDocuments), uploader: filerNamed })
    .from(caseDocuments)
    .innerJoin(user, eq(user.id, caseDocuments.uploadedBy))
    .where(and(eq(caseDocuments.caseId, caseId), isNotNull(caseDocuments.readyAt)))
    .orderBy(asc(caseDocuments.createdAt), asc(caseDocuments.id))
    .limit(MOST.documents);
export type CaseDocumentRow = Awaited<ReturnType<typeof documentsOfCase>>[number];

/** What somebody is in a case now, found as one row: by their cases or the case's people it would be many. */
const placeOf = (caseId: string, userId: string) => sql`FROM case_people AS people INDEXED BY case_people_once
  WHERE people.case_id = ${caseId} AND people.user_id = ${userId} AND people.state IN ('invited', 'active')`;

/** Where a page of the discussion ends: the oldest message on it. */
export interface MessageCursor {
  at: number;
  id: string;
}

/**
 * The latest messages (before `before`), newest first, and one more than are shown where there are more. Those that
 * cannot be `userId`'s to read are left out here already, so that a page is not filled with them; whether one is shown is
 * decided by `maySee`.
 */
export function messagesOfCase(db: Database, caseId: string, userId: string, before: MessageCursor | null = null) {
  const ofOwnSide = sql`${caseMessages.audience} in (select 'side_' || people.side ${placeOf(caseId, userId)} and people.state = 'active')`;
  const own = sql`(${caseMessages.audience} = 'arbitrator' and ${caseMessages.senderId} = ${userId})`;
  return db
    .select({ ...getTableColumns(caseMessages), sender: senderNamed })
    .from(caseMessages)
    .innerJoin(user, eq(user.id, caseMessages.senderId))
    .where(
      and(
        eq(caseMessages.caseId, caseId),
        before ? sql`(${caseMessages.createdAt}, ${caseMessages.id}) < (${before.at}, ${before.id})` : undefined,
        sql`(${caseMessages.audience} = 'everyone' or ${ofOwnSide} or ${own})`,
      ),
    )
    .orderBy(desc(caseMessages.createdAt), desc(caseMessages.id))
    .limit(MESSAGES_SHOWN + 1);
}
export type CaseMessageRow = Awaited<ReturnType<typeof messagesOfCase>>[number];

/** The documents attached to the messages of a page. */
export function attachedTo(db: Database, page: ReturnType<ReturnType<typeof messagesOfCase>["as"]>) {
  return db
    .select({
      messageId: caseMessageDocuments.messageId,
      id: caseDocuments.id,
      name: caseDocuments.name,
      audience: caseDocuments.audience,
      uploadedBy: caseDocuments.uploadedBy,
    })
    .from(caseMessageDocuments)
    .innerJoin(caseDocuments, eq(caseDocuments.id, caseMessageDocuments.documentId))
    .where(sql`${caseMessageDocuments.messageId} in (select ${page.id} from ${page})`)
    .orderBy(asc(caseMessageDocuments.messageId), asc(caseMessageDocuments.documentId))
    .limit((MESSAGES_SHOWN + 1) * MOST_ATTACHED);
}

/** How far one reader is, and what they had begun to write. */
export const readerOfCase = (db: Database, caseId: string, userId: string) =>
  db
    .select()
    .from(caseReaders)
    .where(and(eq(caseReaders.userId, userId), eq(caseReaders.caseId, caseId)))
    .limit(1);

/** Somebody as they were called when they did it (`then`); as their account is called where nothing was kept. */
// Joined, the names of two people would be called the same; in a batch that gives one of them.
const nameAtAct = (then: SQLiteColumn, who: SQLiteColumn, as: string) =>
  sql<string | null>`ifnull(${then}, (select trim(people.first_name || ' ' || people.last_name) from "user" as people
    where people.id = ${who}))`.as(as);
export const deadlinesOfCase = (db: Database, caseId: string) =>
  db
    .select({
      ...getTableColumns(caseDeadlines),
      setterName: nameAtAct(caseDeadlines.setAs, caseDeadlines.setBy, "setter_name"),
      doerName: nameAtAct(caseDeadlines.doneAs, caseDeadlines.doneBy, "doer_name"),
      cancellerName: nameAtAct(caseDeadlines.cancelledAs, caseDeadlines.cancelledBy, "canceller_name"),
    })
    .from(caseDeadlines)
    .where(eq(caseDeadlines.caseId, caseId))
    .orderBy(asc(caseDeadlines.dueAt), asc(caseDeadlines.id))
    .limit(MOST.deadlines);
export type DeadlineRow = Awaited<ReturnType<typeof deadlinesOfCase>>[number];

export const extensionsOfCase = (db: Database, caseId: string) =>
  db
    .select({
      ...getTableColumns(caseExtensions),
      askerName: nameAtAct(caseExtensions.askedAs, caseExtensions.askedBy, "asker_name"),
      deciderName: nameAtAct(caseExtensions.decidedAs, caseExtensions.decidedBy, "decider_name"),
    })
    .from(caseExtensions)
    .where(eq(caseExtensions.caseId, caseId))
    .orderBy(asc(caseExtensions.askedAt))
    .limit(MOST.deadlines);
export type ExtensionRow = Awaited<ReturnType<typeof extensionsOfCase>>[number];

export const disclosuresOfCase = (db: Database, caseId: string) =>
  db
    .select({ ...getTableColumns(caseDisclosures), arbitrator: named })
    .from(caseDisclosures)
    .innerJoin(user, eq(user.id, caseDisclosures.arbitratorId))
    .where(eq(caseDisclosures.caseId, caseId))
    .orderBy(asc(caseDisclosures.askedAt))
    .limit(MOST.bookings);
export type DisclosureRow = Awaited<ReturnType<typeof disclosuresOfCase>>[number];

export const bookingsOfCase = (db: Database, caseId: string) =>
  db
    .select({
      linkedAt: caseBookings.linkedAt,
      id: bookings.id,
      bookingNumber: bookings.bookingNumber,
      status: bookings.status,
      proceedingType: bookings.proceedingType,
      locationType: bookings.locationType,
      location: bookings.location,
      alternateLocationName: bookings.alternateLocationName,
      bookingDate: bookings.bookingDate,
      startTime: bookings.startTime,
      endTime: bookings.endTime,
      duration: bookings.duration,
      // Of several days the others are in it.
      details: bookings.details,
      timeZone: bookings.timeZone,
      startsAt: bookings.startsAt,
      // Rooms that it holds for good, by name (JSON list).
      rooms: sql<string>`(select json_group_array(distinct rooms.name) from room_holds join rooms on rooms.id = room_holds.room_id
        where room_holds.booking_id = ${bookings.id} and room_holds.expires_at is null)`.as("room_names"),
    })
    .from(caseBookings)
    .innerJoin(bookings, eq(bookings.id, caseBookings.bookingId))
    .where(and(eq(caseBookings.caseId, caseId), sql`${bookings.deletedAt} is null`))
    .orderBy(asc(caseBookings.linkedAt))
    .limit(MOST.bookings);
export type LinkedBookingRow = Awaited<ReturnType<typeof bookingsOfCase>>[number];

/** What of a case's chain is for some, each for as long as they are what it is for. */
const SEEN_BY = {
  side: (place: SQL) => sql`IN (SELECT 'side_' || people.side ${place} AND people.state = 'active' AND people.side IS NOT NULL)`,
  arbitrator: (place: SQL, userId: string) =>
    sql`= (SELECT 'arbitrator' ${place} AND people.capacity = 'arbitrator') AND actor_id = ${userId}`,
};

/**
 * The latest entries of the chain that cannot but be the reader's, newest first: what is others' does not fill the page.
 * Whether one is shown is decided by `maySee`.
 */
export const latestEntries = (db: Database, caseId: string, { id, role }: { id: string; role: string }) => {
  const of = (audience: SQL) => sql`SELECT seq, at, type, audience, actor_id, body FROM case_entries INDEXED BY case_entries_seen
    WHERE case_id = ${caseId} AND audience ${audience}`;
  const place = placeOf(caseId, id);
  const others = role === "admin" ? [of(sql`= 'office'`)] : [of(SEEN_BY.side(place)), of(SEEN_BY.arbitrator(place, id))];
  const all = sql.join([of(sql`= 'everyone'`), ...others], sql` UNION ALL `);
  return db
    .select({
      seq: sql<number>`seq`.as("seq"),
      at: sql<number>`at`.as("at"),
      type: sql<EntryType>`type`.as("type"),
      audience: sql<StoredAudience>`audience`.as("audience"),
      actorId: sql<string | null>`actor_id`.as("actor_id"),
      body: shortBody.as("body"),
    })
    .from(sql`(${all} ORDER BY seq DESC LIMIT ${MOST.entries})`)
    .orderBy(sql`seq DESC`);
};

/** Most changes of a case's status that are read. */
const MOST_STATUS_CHANGES = 200;

/** The entries that tell how the case's status changed, oldest first; each is everyone's. */
export const statusChanges = (db: Database, caseId: string) =>
  db.select({ at: sql<number>`at`.as("changed_at"), body: sql<string>`body`.as("changed_body") }).from(
    sql`(SELECT at, body FROM case_entries INDEXED BY case_entries_status
        WHERE case_id = ${caseId} AND type = 'status_changed' AND audience = 'everyone' ORDER BY seq LIMIT ${MOST_STATUS_CHANGES})`,
  );

/** Most amendments of a claim that its page shows, the newest. */
const MOST_AMENDMENTS = 20;

/** The entries that tell what the case's title and description were, newest first; each is everyone's. */
export const amendments = (db: Database, caseId: string) =>
  db.select({ at: sql<number>`at`.as("amended_at"), body: sql<string>`body`.as("amended_body") }).from(
    sql`(SELECT at, body FROM case_entries INDEXED BY case_entries_amended
        WHERE case_id = ${caseId} AND type = 'claim_amended' AND audience = 'everyone' ORDER BY seq DESC LIMIT ${MOST_AMENDMENTS})`,
  );

/** All of a case's page; null for what is not there. */
export async function caseFile(db: Database, caseId: string, who: { id: string; role: string }) {
  const userId = who.id;
  const [
    [row],
    people,
    [last],
    documents,
    messages,
    attachments,
    [reader],
    deadlines,
    extensions,
    disclosures,
    remarks,
    bookings,
    entries,
    changes,
    amended,
    invitations,
  ] = await db.batch([
    caseById(db, caseId),
    peopleOfCase(db, caseId),
    lastEntry(db, caseId),
    documentsOfCase(db, caseId),
    messagesOfCase(db, caseId, userId),
    attachedTo(db, messagesOfCase(db, caseId, userId).as("page")),
    readerOfCase(db, caseId, userId),
    deadlinesOfCase(db, caseId),
    extensionsOfCase(db, caseId),
    disclosuresOfCase(db, caseId),
    remarksOfCase(db, caseId),
    bookingsOfCase(db, caseId),
    latestEntries(db, caseId, who),
    statusChanges(db, caseId),
    amendments(db, caseId),
    openInvitationsOf(db, caseId),
  ]);
  if (!row) return null;
  return {
    row,
    people,
    last: last ?? null,
    documents,
    messages,
    attachments,
    reader: reader ?? null,
    deadlines,
    extensions,
    disclosures,
    remarks,
    bookings,
    entries,
    changes,
    amended,
    invitations,
  };
}
export type CaseFileRows = NonNullable<Awaited<ReturnType<typeof caseFile>>>;
