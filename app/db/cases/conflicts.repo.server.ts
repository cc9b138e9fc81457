/** Queries of the conflict check: an arbitrator's interests, absences and earlier cases, and what was asked and decided. */
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { arbitratorAbsences, arbitratorInterests, caseDisclosures, caseEntries, casePeople, cases } from "#app/db/schema/cases.ts";
import { user } from "#app/db/schema/people.ts";

export type InterestRow = typeof arbitratorInterests.$inferSelect;
export type AbsenceRow = typeof arbitratorAbsences.$inferSelect;
export type DisclosureRow = typeof caseDisclosures.$inferSelect;

/** Bounds of what one arbitrator may declare; of past cases, what no career reaches. */
export const MOST_DECLARED = 1000;
const MOST_CASES = 10_000;
const AT_ONCE = 100;

export const interestsOf = (db: Database, userId: string) =>
  db
    .select()
    .from(arbitratorInterests)
    .where(and(eq(arbitratorInterests.userId, userId), isNull(arbitratorInterests.removedAt)))
    .orderBy(asc(arbitratorInterests.createdAt))
    .limit(MOST_DECLARED);
export const addingInterest = (db: Database, row: InterestRow) => db.insert(arbitratorInterests).values(row);
export const removingInterest = (db: Database, userId: string, id: string, now: number) =>
  db
    .update(arbitratorInterests)
    .set({ removedAt: now })
    .where(and(eq(arbitratorInterests.id, id), eq(arbitratorInterests.userId, userId), isNull(arbitratorInterests.removedAt)));

/** Absences that end on `day` (`YYYY-MM-DD`) or later, soonest first. */
export const absencesOf = (db: Database, userIds: readonly string[], day: string) =>
  db
    .select()
    .from(arbitratorAbsences)
    .where(
      and(
        sql`${arbitratorAbsences.userId} in (select value from json_each(${JSON.stringify(userIds)}))`,
        gte(arbitratorAbsences.toDate, day),
      ),
    )
    .orderBy(asc(arbitratorAbsences.fromDate))
    .limit(MOST_DECLARED);
export const addingAbsence = (db: Database, row: AbsenceRow) => db.insert(arbitratorAbsences).values(row);
export const removingAbsence = (db: Database, userId: string, id: string) =>
  db.delete(arbitratorAbsences).where(and(eq(arbitratorAbsences.id, id), eq(arbitratorAbsences.userId, userId)));

/** Firms that somebody was named with where they were counsel or a party: their own. */
export const ownFirms = (db: Database, userId: string) =>
  db
    .selectDistinct({ firm: sql<string>`${casePeople.firm}` })
    .from(casePeople)
    .where(and(eq(casePeople.userId, userId), ne(casePeople.capacity, "arbitrator"), sql`trim(ifnull(${casePeople.firm}, '')) <> ''`))
    .limit(MOST_DECLARED);

export interface MetPerson {
  name: string;
  firm: string | null;
  aliases: string | null;
  accountName: string | null;
  caseNumber: string;
}

/**
 * Everyone who was ever named in another case of an arbitrator's: all of them, since one left out is a conflict not found. A case that they
 * declined before they had accepted it is none of theirs; one that they left later is, up to then.
 */
export async function metBefore(db: Database, userId: string, exceptCase: string): Promise<MetPerson[]> {
  const own = await db
    .select({ caseId: casePeople.caseId, removedAt: casePeople.removedAt })
    .from(casePeople)
    .where(
      and(
        eq(casePeople.userId, userId),
        or(ne(casePeople.state, "declined"), isNotNull(casePeople.removedAt)),
        ne(casePeople.caseId, exceptCase),
      ),
    )
    .limit(MOST_CASES);
  if (own.length === MOST_CASES) throw new Error(`${userId} has more cases than can be checked`);
  // Who came after somebody had left is not reported to them.
  const until = new Map<string, number>();
  for (const { caseId, removedAt } of own) until.set(caseId, Math.max(until.get(caseId) ?? 0, removedAt ?? Number.MAX_SAFE_INTEGER));
  const ids = [...until];
  const met: MetPerson[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = JSON.stringify(ids.slice(from, from + AT_ONCE));
    met.push(
      ...(await db
        .select({
          name: casePeople.name,
          firm: casePeople.firm,
          aliases: casePeople.aliases,
          accountName: user.name,
          caseNumber: cases.caseNumber,
        })
        .from(sql`json_each(${some}) as asked`)
        .crossJoin(cases)
        .crossJoin(casePeople)
        .leftJoin(user, eq(user.id, casePeople.userId))
        .where(
          and(
            sql`${cases.id} = asked.value ->> 0`,
            eq(casePeople.caseId, cases.id),
            sql`${casePeople.createdAt} <= asked.value ->> 1`,
            sql`(${casePeople.userId} is null or ${casePeople.userId} <> ${userId})`,
            ne(casePeople.capacity, "arbitrator"),
          ),
        )),
    );
  }
  return met;
}

export const disclosuresBetween = (db: Database, caseId: string, arbitratorId: string) =>
  db
    .select()
    .from(caseDisclosures)
    .where(and(eq(caseDisclosures.caseId, caseId), eq(caseDisclosures.arbitratorId, arbitratorId)))
    .limit(MOST_DECLARED);
export const disclosureById = (db: Database, id: string) => db.select().from(caseDisclosures).where(eq(caseDisclosures.id, id)).limit(1);
/** What an arbitrator is asked and was asked, newest first. */
export const disclosuresAskedOf = (db: Database, arbitratorId: string) =>
  db
    .select()
    .from(caseDisclosures)
    .where(eq(caseDisclosures.arbitratorId, arbitratorId))
    .orderBy(desc(caseDisclosures.askedAt))
    .limit(AT_ONCE);
export const askingDisclosure = (db: Database, row: typeof caseDisclosures.$inferInsert) => db.insert(caseDisclosures).values(row);
export const changingDisclosure = (db: Database, id: string, change: Partial<DisclosureRow>) =>
  db.update(caseDisclosures).set(change).where(eq(caseDisclosures.id, id));

/** Most arbitrators to choose among. */
const MOST_ARBITRATORS = 500;
export const activeArbitrators = (db: Database) =>
  db
    .select({ id: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email, locale: user.locale, name: user.name })
    .from(user)
    .where(and(eq(user.role, "arbitrator"), eq(user.active, true)))
    .orderBy(asc(user.sortName), asc(user.id))
    .limit(MOST_ARBITRATORS);

/** Who assigned last in a case: the office's person for it. */
export const lastAssigner = (db: Database, caseId: string) =>
  db
    .select({ id: user.id, email: user.email, locale: user.locale, active: user.active, role: user.role })
    .from(caseEntries)
    .innerJoin(user, eq(user.id, caseEntries.actorId))
    .where(
      and(eq(caseEntries.caseId, caseId), inArray(caseEntries.type, ["arbitrator_assigned", "arbitrator_replaced", "disclosure_decided"])),
    )
    .orderBy(desc(caseEntries.seq))
    .limit(1);
