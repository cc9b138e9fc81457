/** Queries over the bookings that are linked to cases. Whom they may be shown to is decided in `services`. */
import { and, asc, count, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { caseBookings, casePeople, cases } from "#app/db/schema/cases.ts";

/** A booking that is not hidden, by its number as `parseBookingNumber` writes it. */
export const bookingByNumber = (db: Database, bookingNumber: string) =>
  db
    .select({ id: bookings.id, bookingNumber: bookings.bookingNumber })
    .from(bookings)
    .where(and(eq(bookings.bookingNumber, bookingNumber), isNull(bookings.deletedAt)))
    .limit(1);

/** A link with the number of its booking, hidden ones too: what was linked can be unlinked. */
export const linkOfCase = (db: Database, caseId: string, bookingId: string) =>
  db
    .select({ bookingId: caseBookings.bookingId, bookingNumber: bookings.bookingNumber })
    .from(caseBookings)
    .innerJoin(bookings, eq(bookings.id, caseBookings.bookingId))
    .where(and(eq(caseBookings.caseId, caseId), eq(caseBookings.bookingId, bookingId)))
    .limit(1);

export async function countLinks(db: Database, caseId: string): Promise<number> {
  const [counted] = await db.select({ n: count() }).from(caseBookings).where(eq(caseBookings.caseId, caseId));
  return counted?.n ?? 0;
}

export const linkingBooking = (db: Database, link: typeof caseBookings.$inferInsert) => db.insert(caseBookings).values(link);
export const unlinkingBooking = (db: Database, caseId: string, bookingId: string) =>
  db.delete(caseBookings).where(and(eq(caseBookings.caseId, caseId), eq(caseBookings.bookingId, bookingId)));

/** Where the hearings of a case take place. */
export const venuesOfCase = (db: Database, caseId: string) =>
  db
    .selectDistinct({ location: bookings.location })
    .from(caseBookings)
    .innerJoin(bookings, eq(bookings.id, caseBookings.bookingId))
    .where(and(eq(caseBookings.caseId, caseId), isNull(bookings.deletedAt), ne(bookings.status, "cancelled")))
    .limit(20);

/** An open case whose hearing a booking is; one is enough. */
export const openCaseOfBooking = (db: Database, bookingId: string) =>
  db
    .select({ caseId: cases.id })
    .from(caseBookings)
    .innerJoin(cases, eq(cases.id, caseBookings.caseId))
    .where(and(eq(caseBookings.bookingId, bookingId), ne(cases.status, "resolved")))
    .limit(1);

/** Cases that are read of one booking. */
const MOST_CASES = 20;

/** Open cases whose hearing a booking is. */
export const openCasesOfBooking = (db: Database, bookingId: string) =>
  db
    .select({ caseId: cases.id })
    .from(caseBookings)
    .innerJoin(cases, eq(cases.id, caseBookings.caseId))
    .where(and(eq(caseBookings.bookingId, bookingId), ne(cases.status, "resolved")))
    .orderBy(asc(caseBookings.linkedAt))
    .limit(MOST_CASES);

const shown = { id: cases.id, caseNumber: cases.caseNumber, title: cases.title };

/** Every case that a booking is linked to. */
export const casesOfBooking = (db: Database, bookingId: string) =>
  db
    .select(shown)
    .from(caseBookings)
    .innerJoin(cases, eq(cases.id, caseBookings.caseId))
    .where(eq(caseBookings.bookingId, bookingId))
    .orderBy(asc(caseBookings.linkedAt))
    .limit(MOST_CASES);

/** Those of them in which a person is named and not gone, with what they are in each. */
export const casesOfBookingFor = (db: Database, bookingId: string, userId: string) =>
  db
    .select({ ...shown, person: { capacity: casePeople.capacity, side: casePeople.side, seat: casePeople.seat, state: casePeople.state } })
    .from(caseBookings)
    .innerJoin(cases, eq(cases.id, caseBookings.caseId))
    .innerJoin(
      casePeople,
      and(eq(casePeople.caseId, caseBookings.caseId), eq(casePeople.userId, userId), sql`${casePeople.state} IN ('invited', 'active')`),
    )
    .where(eq(caseBookings.bookingId, bookingId))
    .orderBy(asc(caseBookings.linkedAt))
    .limit(MOST_CASES);
