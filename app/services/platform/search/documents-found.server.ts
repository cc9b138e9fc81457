import type { NamedDocument } from "#app/db/platform/search.repo.server.ts";
import { exhibitOf } from "#app/domain/case/exhibits/exhibits.ts";
import { maySee } from "#app/domain/case/permissions.ts";
import type { Found } from "#app/domain/search/found.ts";
import { relationOf, type SignedIn } from "#app/services/cases/case-access.server.ts";
import { stateOf } from "#app/services/cases/documents/case-document-records.ts";

/** Those of the documents that the reader may see, as their cases judge: by what the reader is there, and by what became of each. */
export function documentsFound(who: SignedIn, named: readonly NamedDocument[], most: number): Found[] {
  return named
    .filter((document) => isShown(who, document))
    .slice(0, most)
    .map(({ id, caseId, name, caseNumber, ...row }) => ({ kind: "document", id, caseId, name, exhibit: exhibitOf(row), caseNumber }));
}

function isShown(who: SignedIn, { capacity, side, seat, state, ...document }: NamedDocument): boolean {
  // Who has that role no more is nothing in the case either.
  const people = capacity && state ? [{ userId: who.id, capacity, side, seat, state, account: { role: who.role } }] : [];
  const relation = relationOf(people, who);
  if (!relation || stateOf(document) !== "filed") return false;
  return maySee(relation, { audience: document.audience, authorId: document.uploadedBy }, who.id);
}
