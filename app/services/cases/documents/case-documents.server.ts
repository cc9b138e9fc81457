/**
 * Documents of a case (specification, section 5 "Document upload"; rulings, "Cases"). A filed document is never
 * altered: a further version is another document, and a withdrawal leaves its trace. Anyone who may not see a document
 * gets the same `not_found` as for a missing one. The row is written before its bytes are stored, so that what is cut off is swept.
 */
import type { CaseDocumentRow } from "#app/db/cases/case-file.repo.server.ts";
import { maySee } from "#app/domain/case/permissions.ts";
import type { SeenCase } from "#app/services/cases/case-access.server.ts";

export const isVisible = ({ relation, who }: SeenCase, { audience, uploadedBy }: CaseDocumentRow): boolean =>
  maySee(relation, { audience, authorId: uploadedBy }, who.id);
