/** What is due in the office and for the people of a case: counts and short lists, each found by an index. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { CaseScope } from "#app/db/cases/case-lists.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { bookingMessages } from "#app/db/schema/booking-thread.ts";
import { bookings, staffTasks } from "#app/db/schema/bookings.ts";
import { caseDeadlines, caseDisclosures, caseExtensions, casePeople, caseScopes, cases } from "#app/db/schema/cases.ts";
import { chatSessions } from "#app/db/schema/drafts.ts";
import { roomHolds } from "#app/db/schema/rooms.ts";
import { inquiries } from "#app/db/schema/site.ts";
import { OPEN_CASE_STATUSES } from "#app/domain/case/status.ts";
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

/** Open calls and tasks of staff, the one due first on top. */
export function firstTasks(db: Database, limit: number) {
  return db
    .select({
      id: staffTasks.id,
      contact: staffTasks.contact,
      bookingNumber: sql<string | null>`${bookings.bookingNumber}`.as("booking_number"),
      dueAt: staffTasks.dueAt,
    })
    .from(staffTasks)
    .leftJoin(bookings, and(eq(bookings.id, staffTasks.bookingId), isNull(bookings.deletedAt)))
    .where(isNull(staffTasks.doneAt))
    .orderBy(asc(staffTasks.dueAt), asc(staffTasks.id))
    .limit(limit);
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

/** Cases that somebody was invited to and has not answered, the oldest first. */
export function openInvitations(db: Database, userId: string, limit: number) {
  return db
    .select({ id: casePeople.id, caseId: casePeople.caseId, caseNumber: cases.caseNumber, askedAt: casePeople.createdAt })
    .from(casePeople)
    .innerJoin(cases, eq(cases.id, casePeople.caseId))
    .where(and(eq(casePeople.userId, userId), eq(casePeople.state, "invited")))
    .orderBy(asc(casePeople.createdAt))
    .limit(limit);
}

/** The open cases of somebody with what they are there; what hangs on them is joined to it. */
function inOpenCases(userId: string, scopes: readonly CaseScope[]) {
  return {
    person: and(
      eq(casePeople.caseId, caseScopes.caseId),
      eq(casePeople.userId, userId),
      // As the index of people says it.
      sql`${casePeople.state} in ('invited', 'active')`,
    ),
    open: and(inArray(caseScopes.scope, [...scopes]), inArray(caseScopes.status, OPEN_CASE_STATUSES)),
  };
}

/** As the index of open deadlines says it. */
const OPEN_DEADLINE = sql`${caseDeadlines.doneAt} is null and ${caseDeadlines.cancelledAt} is null and ${caseDeadlines.caseResolved} = 0`;

/** As `owes` and `relationOfPerson` have it. */
const OWED = sql`((${casePeople.capacity} = 'arbitrator' and ${caseDeadlines.owedBy} = 'arbitrator')
  or (${casePeople.capacity} <> 'arbitrator' and ${casePeople.state} = 'active'
    and (${caseDeadlines.owedBy} = 'both' or ${caseDeadlines.owedBy} = 'side_' || ${casePeople.side})))`;

/** Open deadlines of the cases of `scopes` that somebody is among those to keep, the first one due first. */
export function owedDeadlines(db: Database, userId: string, scopes: readonly CaseScope[], limit: number) {
  const { person, open } = inOpenCases(userId, scopes);
  return db
    .select({
      id: caseDeadlines.id,
      caseId: caseDeadlines.caseId,
      caseNumber: cases.caseNumber,
      title: caseDeadlines.title,
      zone: caseDeadlines.zone,
      dueAt: caseDeadlines.dueAt,
    })
    .from(caseScopes)
    .innerJoin(caseDeadlines, and(eq(caseDeadlines.caseId, caseScopes.caseId), OPEN_DEADLINE))
    .innerJoin(cases, eq(cases.id, caseScopes.caseId))
    .innerJoin(casePeople, person)
    .where(and(open, OWED))
    .orderBy(asc(caseDeadlines.dueAt), asc(caseDeadlines.id))
    .limit(limit);
}

/** As `isPresided` has it; in the words of the index of seats. */
const NOT_PRESIDED = sql`not exists (select 1 from case_people as holder where holder.case_id = ${caseExtensions.caseId}
  and holder.seat = 'presiding' and holder.state in ('invited', 'active') and holder.state = 'active')`;

/** Requests for more time that an arbitrator has to decide (`mayDecideExtension`), by what is due first. */
export function owedExtensions(db: Database, arbitratorId: string, limit: number) {
  const { person, open } = inOpenCases(arbitratorId, [`r:${arbitratorId}`]);
  return db
    .select({
      id: sql<string>`${caseDeadlines.id}`.as("owed_id"),
      caseId: caseExtensions.caseId,
      caseNumber: cases.caseNumber,
      title: caseDeadlines.title,
      zone: caseDeadlines.zone,
      dueAt: caseDeadlines.dueAt,
      askedAt: caseExtensions.askedAt,
    })
    .from(caseScopes)
    .innerJoin(caseExtensions, and(eq(caseExtensions.caseId, caseScopes.caseId), sql`${caseExtensions.decision} is null`))
    .innerJoin(caseDeadlines, and(eq(caseDeadlines.id, caseExtensions.deadlineId), OPEN_DEADLINE))
    .innerJoin(cases, eq(cases.id, caseScopes.caseId))
    .innerJoin(casePeople, person)
    .where(and(open, or(eq(casePeople.seat, "presiding"), NOT_PRESIDED), eq(casePeople.state, "active")))
    .orderBy(asc(caseDeadlines.dueAt), asc(caseExtensions.id))
    .limit(limit);
}

/** Requests for more time of open cases in which nobody has accepted to preside, which the office decides (`mayDecideExtension`), by what is due first. */
export function vacantExtensions(db: Database, limit: number) {
  return db
    .select({
      id: caseExtensions.id,
      caseId: caseExtensions.caseId,
      caseNumber: cases.caseNumber,
      deadlineId: sql<string>`${caseDeadlines.id}`.as("deadline_id"),
      title: sql<string>`${caseDeadlines.title}`.as("deadline_title"),
      zone: caseDeadlines.zone,
      dueAt: caseDeadlines.dueAt,
    })
    .from(caseExtensions)
    .innerJoin(caseDeadlines, and(eq(caseDeadlines.id, caseExtensions.deadlineId), OPEN_DEADLINE))
    .innerJoin(cases, eq(cases.id, caseExtensions.caseId))
    .where(
      and(
        sql`${caseExtensions.decision} is null`,
        // All that wait, which their own index has.
        gt(caseExtensions.caseId, ""),
        NOT_PRESIDED,
      ),
    )
    .orderBy(asc(caseDeadlines.dueAt), asc(caseExtensions.id))
    .limit(limit);
}

/** Disclosures that a side may still comment on and has said nothing to, by when the time for it ends. `now`: UTC milliseconds. */
export function openRemarks(db: Database, userId: string, scopes: readonly CaseScope[], now: number, limit: number) {
  const { person, open } = inOpenCases(userId, scopes);
  return db
    .select({
      id: caseDisclosures.id,
      caseId: caseDisclosures.caseId,
      caseNumber: cases.caseNumber,
      until: sql<number>`${caseDisclosures.remarksUntil}`.as("until"),
    })
    .from(caseScopes)
    .innerJoin(caseDisclosures, and(eq(caseDisclosures.caseId, caseScopes.caseId), gt(caseDisclosures.remarksUntil, now)))
    .innerJoin(cases, eq(cases.id, caseScopes.caseId))
    .innerJoin(casePeople, person)
    .where(
      and(
        open,
        ne(casePeople.capacity, "arbitrator"),
        eq(casePeople.state, "active"),
        sql`not exists (select 1 from disclosure_remarks as said where said.disclosure_id = ${caseDisclosures.id} and said.side = ${casePeople.side})`,
      ),
    )
    .orderBy(asc(caseDisclosures.remarksUntil))
    .limit(limit);
}
