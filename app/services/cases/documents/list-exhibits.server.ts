import type { CaseDocumentRow } from "#app/db/cases/case-file.repo.server.ts";
import { caseWithDocuments } from "#app/db/cases/case-filing.repo.server.ts";
import { byNumber, type ExhibitRecord, exhibitOf, sideOfSeries } from "#app/domain/case/exhibits/exhibits.ts";
import { exhibitFilterSchema } from "#app/domain/case/exhibits/filed-as.ts";
import { AppError } from "#app/domain/errors.ts";
import { relationOf, signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { rootOf, stateOf, versionsInForce } from "./case-document-records.ts";

export interface ExhibitIndex {
  caseNumber: string;
  title: string;
  exhibits: ExhibitRecord[];
}

/** The index of a case's exhibits, by number, withdrawn ones with theirs; the same to everybody in the case. Throws `not_found`. */
export async function listExhibits({ actor, db }: ServiceContext, caseId: string, asked: unknown): Promise<ExhibitIndex> {
  const who = signedIn(await actor());
  const found = await caseWithDocuments(db, caseId);
  const relation = found && relationOf(found.people, who);
  if (!found || !relation) throw new AppError("not_found");
  const { folder, side } = exhibitFilterSchema.parse(asked);
  const exhibits = exhibitsAmong(found.documents).filter(
    (one) => (folder === null || one.folder === folder) && (side === null || sideOfSeries(one.series) === side),
  );
  return { caseNumber: found.row.caseNumber, title: found.row.title, exhibits };
}

/** The exhibits among a case's documents, by number. A number is given to what everyone sees alone. */
export function exhibitsAmong(rows: readonly CaseDocumentRow[]): ExhibitRecord[] {
  const newest = versionsInForce(rows);
  const roots = new Map(rows.map((row) => [row.id, row]));
  return rows
    .flatMap((row): ExhibitRecord[] => {
      const root = roots.get(rootOf(row));
      const exhibit = root && exhibitOf(root);
      if (!root?.series || !exhibit || newest.get(root.id) !== row.version) return [];
      const { folder, description, documentDate, reliedOn, series, createdAt } = root;
      return [
        {
          exhibit,
          series,
          folder,
          description,
          documentDate,
          reliedOn,
          documentId: row.id,
          originalName: row.name,
          version: row.version,
          laterWithdrawn: rows.some((one) => rootOf(one) === root.id && one.version > row.version),
          uploader: row.uploader,
          filedAt: new Date(createdAt).toISOString(),
          state: stateOf(row),
        },
      ];
    })
    .sort(byNumber);
}
