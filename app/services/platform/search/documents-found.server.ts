import type { NamedDocument } from "#app/db/platform/search.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Found } from "#app/domain/search/found.ts";
import { listDocuments } from "#app/services/cases/documents/list-documents.server.ts";
import { getCase } from "#app/services/cases/lifecycle/get-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Of so many cases documents are shown. */
const MOST_CASES = 3;

/** Those of the documents that the reader may see, as their cases judge: the same use case answers that lists them there. */
export async function documentsFound(context: ServiceContext, named: readonly NamedDocument[], most: number): Promise<Found[]> {
  const cases = [...new Set(named.map(({ caseId }) => caseId))].slice(0, MOST_CASES);
  const parts = await Promise.all(cases.map((caseId) => ofCase(context, caseId, named)));
  return parts.flat().slice(0, most);
}

async function ofCase(context: ServiceContext, caseId: string, named: readonly NamedDocument[]): Promise<Found[]> {
  try {
    const [documents, { caseNumber }] = await Promise.all([listDocuments(context, caseId), getCase(context, caseId)]);
    const asked = new Set(named.map(({ id }) => id));
    return documents
      .filter(({ id, state }) => asked.has(id) && state === "filed")
      .map(({ id, originalName }) => ({ kind: "document", id, caseId, name: originalName, caseNumber }));
  } catch (error) {
    // Not a case of theirs any more.
    if (error instanceof AppError && error.code === "not_found") return [];
    throw error;
  }
}
