/** What speaks against another role for somebody: cases that they decide, or sit in. */
import { and, asc, eq, inArray, ne, or } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { casePeople, cases } from "#app/db/schema/cases.ts";

/** More than anybody reads. */
const MOST_NAMED = 20;

/**
 * Numbers of cases that somebody cannot have the role `to` with: those that are not resolved and that they decide, unless they
 * stay an arbitrator; for an administrator, who is above every case, all those that they are in.
 */
export async function casesInTheWay(db: Database, userId: string, to: string): Promise<string[]> {
  if (to === "arbitrator") return [];
  const decides = and(eq(casePeople.capacity, "arbitrator"), ne(cases.status, "resolved"));
  const found = await db
    .select({ caseNumber: cases.caseNumber })
    .from(casePeople)
    .innerJoin(cases, eq(cases.id, casePeople.caseId))
    .where(
      and(
        eq(casePeople.userId, userId),
        inArray(casePeople.state, ["invited", "active"]),
        to === "admin" ? or(decides, ne(casePeople.capacity, "arbitrator")) : decides,
      ),
    )
    .orderBy(asc(cases.caseNumber))
    .limit(MOST_NAMED);
  return found.map(({ caseNumber }) => caseNumber);
}
