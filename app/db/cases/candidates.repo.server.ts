/** Queries over everybody who may be assigned to a case, for all of them at once: what they have declared, whom they have met, when they sit. */
import { and, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#app/db/client.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { arbitratorInterests, caseBookings, caseDisclosures, casePeople, cases } from "#app/db/schema/cases.ts";
import { user } from "#app/db/schema/people.ts";

/** So many rows of a kind are looked at before the choice; what is beyond is found by the check that comes with it. */
export const MOST_LOOKED_AT = 20_000;

/** Of hearings fewer: each has the names and days of a whole request. */
export const MOST_HEARINGS_READ = 5_000;

const asked = (ids: readonly string[]) => sql`json_each(${JSON.stringify(ids)})`;
const isAsked = (column: typeof casePeople.userId | typeof arbitratorInterests.userId) => sql`${column} = json_each.value`;

/** What each has declared and not withdrawn. */
export const interestsOfAll = (db: Database, ids: readonly string[]) =>
  db
    .select({ userId: arbitratorInterests.userId, name: arbitratorInterests.name })
    .from(asked(ids))
    .crossJoin(arbitratorInterests)
    .where(and(isAsked(arbitratorInterests.userId), isNull(arbitratorInterests.removedAt)))
    .limit(MOST_LOOKED_AT);

/** Firms that each was named with as counsel or a party. */
export const firmsOfAll = (db: Database, ids: readonly string[]) =>
  db
    .selectDistinct({ userId: casePeople.userId, firm: sql<string>`${casePeople.firm}`.as("firm") })
    .from(asked(ids))
    .crossJoin(casePeople)
    .where(and(isAsked(casePeople.userId), ne(casePeople.capacity, "arbitrator"), sql`trim(ifnull(${casePeople.firm}, '')) <> ''`))
    .limit(MOST_LOOKED_AT);

const own = alias(casePeople, "own");

/** A case of theirs: not one that they declined before they had accepted it. */
const isTheirs = (exceptCase: string) =>
  and(sql`${own.userId} = json_each.value`, ne(own.caseId, exceptCase), or(ne(own.state, "declined"), isNotNull(own.removedAt)));

/** Everybody who was named in another case of each, up to when they left it. */
export const metByAll = (db: Database, ids: readonly string[], exceptCase: string) =>
  db
    .select({
      userId: own.userId,
      name: casePeople.name,
      firm: casePeople.firm,
      aliases: casePeople.aliases,
      accountName: user.name,
      caseNumber: cases.caseNumber,
    })
    .from(asked(ids))
    .crossJoin(own)
    .crossJoin(cases)
    .crossJoin(casePeople)
    .leftJoin(user, eq(user.id, casePeople.userId))
    .where(
      and(
        isTheirs(exceptCase),
        eq(cases.id, own.caseId),
        eq(casePeople.caseId, own.caseId),
        or(isNull(own.removedAt), sql`${casePeople.createdAt} <= ${own.removedAt}`),
        sql`(${casePeople.userId} is null or ${casePeople.userId} <> ${own.userId})`,
        ne(casePeople.capacity, "arbitrator"),
      ),
    )
    .limit(MOST_LOOKED_AT);

/** Who is named in a booking, as far as the conflict check compares names. */
export const NAMED_IN_HEARING = [
  "claimantName",
  "claimantFirm",
  "respondentName",
  "respondentFirm",
  "additionalCounselName",
  "additionalCounselFirm",
] as const;

/** Of a booking's details no more than who is named in it and on which days it is. */
const detailsOfHearing = sql`json_patch('{}', json_object(${sql.join(
  [...NAMED_IN_HEARING, "bookingType", "consecutiveEndDate", "bookingDates"].map(
    (name) => sql`${sql.raw(`'${name}'`)}, ${bookings.details} ->> ${sql.raw(`'$.${name}'`)}`,
  ),
  sql`, `,
)}))`.mapWith(bookings.details);

/** The hearings of each one's other cases, cancelled and hidden ones left out: who was named in them, and when they are. At most `MOST_HEARINGS_READ`. */
export const hearingsOfAll = (db: Database, ids: readonly string[], exceptCase: string) =>
  db
    .select({
      bookingDate: bookings.bookingDate,
      startTime: bookings.startTime,
      endTime: bookings.endTime,
      duration: bookings.duration,
      location: bookings.location,
      bookingContactFirm: bookings.bookingContactFirm,
      details: detailsOfHearing,
      userId: own.userId,
      state: own.state,
      capacity: own.capacity,
      caseId: own.caseId,
      caseNumber: cases.caseNumber,
    })
    .from(asked(ids))
    .crossJoin(own)
    .crossJoin(cases)
    .crossJoin(caseBookings)
    .crossJoin(bookings)
    .where(
      and(
        isTheirs(exceptCase),
        eq(cases.id, own.caseId),
        eq(caseBookings.caseId, own.caseId),
        eq(bookings.id, caseBookings.bookingId),
        isNull(bookings.deletedAt),
        ne(bookings.status, "cancelled"),
      ),
    )
    .limit(MOST_HEARINGS_READ);

/** What our office has cleared in a case, of anybody. */
export const clearedInCase = (db: Database, caseId: string) =>
  db
    .select({ arbitratorId: caseDisclosures.arbitratorId, hits: caseDisclosures.hits })
    .from(caseDisclosures)
    .where(and(eq(caseDisclosures.caseId, caseId), eq(caseDisclosures.decision, "cleared")))
    .limit(MOST_LOOKED_AT);
