/** What dashboards show beside the lists: arbitrators with their load and absences, disclosures that wait. */
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "./client.server.ts";
import { caseDisclosures, cases } from "./schema/cases.ts";

/** Arbitrators shown; whoever has more looks among the people. */
export const MOST_ARBITRATORS = 50;

export interface ArbitratorLoadRow {
  id: string;
  firstName: string;
  lastName: string;
  openCases: number;
  /** The absence that ends next, `today` or later; both days inclusive. */
  awayFrom: string | null;
  awayUntil: string | null;
}

/** Active arbitrators by name, with their open cases and the absence of today or the next one. `today` is `YYYY-MM-DD`. */
export function arbitratorLoads(db: Database, today: string) {
  return db.all<ArbitratorLoadRow>(sql`
    SELECT people.id AS id, people.first_name AS firstName, people.last_name AS lastName,
      (SELECT ifnull(sum(n), 0) FROM case_counts
        WHERE scope = 'r:' || people.id AND bucket IN ('status:assigned', 'status:in_progress')) AS openCases,
      absence.from_date AS awayFrom, absence.to_date AS awayUntil
    FROM "user" AS people
    LEFT JOIN arbitrator_absences AS absence ON absence.id = (
      SELECT id FROM arbitrator_absences WHERE user_id = people.id AND to_date >= ${today} ORDER BY to_date LIMIT 1)
    WHERE people.role = 'arbitrator' AND people.active = 1
    ORDER BY people.sort_name, people.id
    LIMIT ${MOST_ARBITRATORS}`);
}

const MOST_DISCLOSURES = 20;

/** What an arbitrator was asked to disclose and has not answered, the oldest first. */
export const waitingDisclosures = (db: Database, arbitratorId: string) =>
  db
    .select({ id: caseDisclosures.id, caseId: cases.id, caseNumber: cases.caseNumber, askedAt: caseDisclosures.askedAt })
    .from(caseDisclosures)
    .innerJoin(cases, eq(cases.id, caseDisclosures.caseId))
    .where(and(eq(caseDisclosures.arbitratorId, arbitratorId), isNull(caseDisclosures.answeredAt), isNull(caseDisclosures.decision)))
    .orderBy(asc(caseDisclosures.askedAt))
    .limit(MOST_DISCLOSURES);
