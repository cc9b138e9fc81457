/** Queries of exhibit numbers and of the order in folders (migration 0240). */
import { and, eq, isNull, max, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caseDocuments } from "#app/db/schema/cases.ts";
import type { ExhibitSeries } from "#app/domain/case/exhibits/exhibits.ts";
import type { Filer } from "#app/domain/case/room.ts";
import type { DocumentPlace } from "./case-filing.repo.server.ts";

/** The number that was given last in a series of a case. */
export const lastNumber = (db: Database, caseId: string, series: ExhibitSeries) =>
  db
    .select({ last: max(caseDocuments.seriesNumber) })
    .from(caseDocuments)
    .where(and(eq(caseDocuments.caseId, caseId), eq(caseDocuments.series, series)));

/** An exhibit of these bytes that was filed for the same side and is not withdrawn. */
export const exhibitOfBytes = (db: Database, caseId: string, filer: Filer, sha256: string) =>
  db
    .select({ series: caseDocuments.series, seriesNumber: caseDocuments.seriesNumber })
    .from(caseDocuments)
    .where(
      and(
        eq(caseDocuments.caseId, caseId),
        sql`${caseDocuments.series} is not null`,
        eq(caseDocuments.sha256, sha256),
        eq(caseDocuments.filedFor, filer),
        isNull(caseDocuments.withdrawnAt),
      ),
    )
    .limit(1);

/** Says where a document belongs; `id` is its first version's. */
export const placingDocument = (db: Database, id: string, place: Partial<DocumentPlace>) =>
  db.update(caseDocuments).set(place).where(eq(caseDocuments.id, id));

/** Puts documents of a case, by the ids of their first versions, in this order; each is found by its id. */
export const orderingDocuments = (db: Database, ids: readonly string[]) =>
  db
    .update(caseDocuments)
    .set({ position: sql`ordered.key + 1` })
    .from(sql`json_each(${JSON.stringify(ids)}) as ordered`)
    .where(sql`${caseDocuments.id} = ordered.value`);
