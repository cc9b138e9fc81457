import { caseWithDocuments } from "#app/db/cases/case-filing.repo.server.ts";
import { endingsIn } from "#app/domain/case/endings.ts";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import { AppError } from "#app/domain/errors.ts";
import { relationOf, signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { toDocuments } from "./case-document-records.ts";

/** What the caller may see of a case's documents, oldest first, withdrawn ones too. Throws `not_found`. */
export async function listDocuments({ actor, db }: ServiceContext, caseId: string): Promise<CaseDocumentRecord[]> {
  const who = signedIn(await actor());
  const found = await caseWithDocuments(db, caseId);
  const relation = found && relationOf(found.people, who);
  if (!found || !relation) throw new AppError("not_found");
  const seen = toDocuments(found.documents, { relation, userId: who.id, status: found.row.status }, endingsIn(found.changes));
  return seen.map(({ mayWithdraw, mayReplace, mayArrange, mayNumber, mayOrder, ...record }) => record);
}
