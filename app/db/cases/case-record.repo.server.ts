/** Queries of a case's record: its whole chain in pieces, and where chains stood at the end of a day. */
import { and, asc, eq, getTableColumns, gt, isNotNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caseDocuments, caseEntries } from "#app/db/schema/cases.ts";
import { user } from "#app/db/schema/people.ts";
import { type CaseDocumentRow, filerNamed } from "./case-file.repo.server.ts";

/** Entries whose lengths are read at once. */
export const SIZES_AT_ONCE = 500;
/** Bytes of entries that are read and held at once. */
export const BYTES_AT_ONCE = 4 * 1024 * 1024;

/** What an entry takes in bytes, by its head in the database: its text is not read for it. */
export const bytesOfEntry = sql<number>`octet_length(${caseEntries.body})`;

/** How long the next entries of a case are, in their order, after entry `after` (0: from the first). */
export const sizesAfter = (db: Database, caseId: string, after: number) =>
  db
    .select({ seq: caseEntries.seq, bytes: bytesOfEntry.as("bytes") })
    .from(caseEntries)
    .where(and(eq(caseEntries.caseId, caseId), gt(caseEntries.seq, after)))
    .orderBy(asc(caseEntries.seq))
    .limit(SIZES_AT_ONCE);

/** A piece of a case's chain, in its order: from after entry `after` to entry `last`. */
export const entriesUntil = (db: Database, caseId: string, after: number, last: number) =>
  db
    .select()
    .from(caseEntries)
    .where(and(eq(caseEntries.caseId, caseId), gt(caseEntries.seq, after), lte(caseEntries.seq, last)))
    .orderBy(asc(caseEntries.seq))
    .limit(SIZES_AT_ONCE);

/** One entry. */
export const entryAt = (db: Database, caseId: string, seq: number) =>
  db
    .select()
    .from(caseEntries)
    .where(and(eq(caseEntries.caseId, caseId), eq(caseEntries.seq, seq)))
    .limit(1);

const DOCUMENTS_AT_ONCE = 500;

/** Every stored document of a case, oldest first, withdrawn ones too: a record leaves nothing out for being long. */
export async function allDocumentsOfCase(db: Database, caseId: string): Promise<CaseDocumentRow[]> {
  const all: CaseDocumentRow[] = [];
  for (;;) {
    const last = all.at(-1);
    const some = await db
      .select({ ...getTableColumns(caseDocuments), uploader: filerNamed })
      .from(caseDocuments)
      .innerJoin(user, eq(user.id, caseDocuments.uploadedBy))
      .where(
        and(
          eq(caseDocuments.caseId, caseId),
          isNotNull(caseDocuments.readyAt),
          last &&
            or(
              gt(caseDocuments.createdAt, last.createdAt),
              and(eq(caseDocuments.createdAt, last.createdAt), gt(caseDocuments.id, last.id)),
            ),
        ),
      )
      .orderBy(asc(caseDocuments.createdAt), asc(caseDocuments.id))
      .limit(DOCUMENTS_AT_ONCE);
    all.push(...some);
    if (some.length < DOCUMENTS_AT_ONCE) return all;
  }
}

export interface CaseHead {
  caseId: string;
  seq: number;
  hash: string;
}

/**
 * Where each case stood that changed from `from` to before `until` (UTC milliseconds), in the order of their ids, `limit` of
 * them after case `after`. Every audience is named, so that the index of the feed finds the days.
 */
export function headsOfDay(db: Database, from: number, until: number, after: string, limit: number) {
  return db.all<CaseHead>(sql`
    SELECT heads.case_id AS caseId, heads.seq AS seq, entries.hash AS hash
    FROM (
      SELECT case_id, max(seq) AS seq FROM case_entries INDEXED BY case_entries_feed
      WHERE audience IN ('everyone', 'side_a', 'side_b', 'arbitrator', 'office') AND at >= ${from} AND at < ${until} AND case_id > ${after}
      GROUP BY case_id ORDER BY case_id LIMIT ${limit}
    ) AS heads
    JOIN case_entries AS entries ON entries.case_id = heads.case_id AND entries.seq = heads.seq
    ORDER BY heads.case_id`);
}
