/** Queries over what the sides said to disclosures. */
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caseDisclosures, disclosureRemarks } from "#app/db/schema/cases.ts";

export type RemarkRow = typeof disclosureRemarks.$inferSelect;

/** Most comments of one side on one disclosure. Of its challenges one waits at a time. */
export const MOST_COMMENTS = 20;
/** A bound of a case's page: of what 25 disclosures can have at most. */
const MOST_SHOWN = 1000;

/** What one side said to a disclosure, challenges first. */
export const remarksOfSide = (db: Database, { disclosureId, side }: Pick<RemarkRow, "disclosureId" | "side">) =>
  db
    .select()
    .from(disclosureRemarks)
    .where(and(eq(disclosureRemarks.disclosureId, disclosureId), eq(disclosureRemarks.side, side)))
    .orderBy(asc(disclosureRemarks.kind), asc(disclosureRemarks.madeAt))
    .limit(MOST_SHOWN);

/** All of a case, oldest first. */
export const remarksOfCase = (db: Database, caseId: string) =>
  db
    .select()
    .from(disclosureRemarks)
    .where(eq(disclosureRemarks.caseId, caseId))
    .orderBy(asc(disclosureRemarks.madeAt), asc(disclosureRemarks.id))
    .limit(MOST_SHOWN);

/** A challenge of an arbitrator that was upheld in a case; one row or none. */
export const upheldAgainst = (db: Database, caseId: string, arbitratorId: string) =>
  db
    .select({ id: disclosureRemarks.id })
    .from(disclosureRemarks)
    .innerJoin(caseDisclosures, eq(caseDisclosures.id, disclosureRemarks.disclosureId))
    .where(
      and(
        eq(disclosureRemarks.caseId, caseId),
        eq(disclosureRemarks.kind, "challenge"),
        eq(disclosureRemarks.decision, "upheld"),
        eq(caseDisclosures.arbitratorId, arbitratorId),
      ),
    )
    .limit(1);

export const remarkById = (db: Database, caseId: string, id: string) =>
  db
    .select()
    .from(disclosureRemarks)
    .where(and(eq(disclosureRemarks.id, id), eq(disclosureRemarks.caseId, caseId)))
    .limit(1);

export const insertingRemark = (db: Database, row: typeof disclosureRemarks.$inferInsert) => db.insert(disclosureRemarks).values(row);
export const changingRemark = (db: Database, id: string, change: Partial<RemarkRow>) =>
  db.update(disclosureRemarks).set(change).where(eq(disclosureRemarks.id, id));
