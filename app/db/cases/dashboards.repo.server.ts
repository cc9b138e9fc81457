/** What dashboards show next to the lists: arbitrators with their load and absences, disclosures that wait. */
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { arbitratorAbsences, caseDisclosures, cases } from "#app/db/schema/cases.ts";
import { user } from "#app/db/schema/people.ts";

/** Arbitrators shown; anyone who has more looks among the people. */
export const MOST_ARBITRATORS = 50;

/** Active arbitrators by name, with the open cases in which they hold a seat, and the absence of today or the next one. `today` is `YYYY-MM-DD`. */
export function arbitratorLoads(db: Database, today: string) {
  return db
    .select({
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      openCases: sql<number>`(SELECT ifnull(sum(n), 0) FROM case_counts
        WHERE scope = 'r:' || "user"."id" AND bucket IN ('status:created', 'status:assigned', 'status:in_progress'))`,
      /** The absence that ends next, `today` or later; both days inclusive. */
      awayFrom: sql<string | null>`${arbitratorAbsences.fromDate}`,
      awayUntil: sql<string | null>`${arbitratorAbsences.toDate}`,
    })
    .from(user)
    .leftJoin(
      arbitratorAbsences,
      sql`${arbitratorAbsences.id} = (
        SELECT id FROM arbitrator_absences WHERE user_id = "user"."id" AND to_date >= ${today} ORDER BY to_date LIMIT 1)`,
    )
    .where(and(eq(user.role, "arbitrator"), eq(user.active, true)))
    .orderBy(asc(user.sortName), asc(user.id))
    .limit(MOST_ARBITRATORS + 1);
}

/** What an arbitrator was asked to disclose and has not answered, the oldest first. */
export const waitingDisclosures = (db: Database, arbitratorId: string, limit: number) =>
  db
    // Of two columns of one name a batch keeps one.
    .select({ id: caseDisclosures.id, caseId: caseDisclosures.caseId, caseNumber: cases.caseNumber, askedAt: caseDisclosures.askedAt })
    .from(caseDisclosures)
    .innerJoin(cases, eq(cases.id, caseDisclosures.caseId))
    .where(and(eq(caseDisclosures.arbitratorId, arbitratorId), isNull(caseDisclosures.answeredAt), isNull(caseDisclosures.decision)))
    .orderBy(asc(caseDisclosures.askedAt))
    .limit(limit);
