/** Queries over what the sides said to disclosures. */
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { disclosureRemarks } from "#app/db/schema/cases.ts";

export type RemarkRow = typeof disclosureRemarks.$inferSelect;

/** Most remarks of a case: a bound of its page. */
export const MOST_REMARKS = 200;

/** All of a case, oldest first. */
export const remarksOfCase = (db: Database, caseId: string) =>
  db
    .select()
    .from(disclosureRemarks)
    .where(eq(disclosureRemarks.caseId, caseId))
    .orderBy(asc(disclosureRemarks.madeAt), asc(disclosureRemarks.id))
    .limit(MOST_REMARKS);

export const remarkById = (db: Database, caseId: string, id: string) =>
  db
    .select()
    .from(disclosureRemarks)
    .where(and(eq(disclosureRemarks.id, id), eq(disclosureRemarks.caseId, caseId)))
    .limit(1);

export const insertingRemark = (db: Database, row: typeof disclosureRemarks.$inferInsert) => db.insert(disclosureRemarks).values(row);
export const changingRemark = (db: Database, id: string, change: Partial<RemarkRow>) =>
  db.update(disclosureRemarks).set(change).where(eq(disclosureRemarks.id, id));
