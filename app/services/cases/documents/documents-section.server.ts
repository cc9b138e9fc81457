import type { AttachableDocument, AudienceChoice, CaseDocumentView } from "#app/domain/case/filing.ts";
import { roomOf } from "#app/domain/case/room.ts";
import { audienceChoices } from "#app/services/cases/case-audience.ts";
import type { CaseFile } from "#app/services/cases/lifecycle/open-case-file.server.ts";
import { toDocuments } from "./case-document-records.ts";

/** Documents on one page of the section, each with its earlier versions. */
const SHOWN = 100;

export interface DocumentsSection {
  /** Of one page: the latest version of each, oldest first, and all earlier versions of those. */
  documents: CaseDocumentView[];
  /** The page; 1 holds what was filed last. */
  page: number;
  pages: number;
  /** What may be attached to a message, of all pages. */
  attachable: AttachableDocument[];
  audiences: AudienceChoice[];
  /** How many documents each side may file, for who may change it. */
  room: number | null;
}

/** The section of the case's page. A `page` that is not there is the nearest that is. */
export function documentsSection(
  { rows, relation, who, may, case: { status }, documentRoom, endings }: CaseFile,
  page = 1,
): DocumentsSection {
  const all = toDocuments(rows.documents, { relation, userId: who.id, status }, endings);
  const latest = all.filter((document) => document.latest);
  const pages = Math.max(1, Math.ceil(latest.length / SHOWN));
  const at = Math.min(Math.max(1, Number.isInteger(page) ? page : 1), pages);
  const end = latest.length - (at - 1) * SHOWN;
  const roots = new Set(latest.slice(Math.max(0, end - SHOWN), end).map(({ rootId }) => rootId));
  return {
    documents: all.filter(({ rootId }) => roots.has(rootId)),
    page: at,
    pages,
    attachable: all.flatMap(({ id, originalName, audience, state }) =>
      state === "filed" || state === "waiting" ? [{ id, originalName, audience }] : [],
    ),
    audiences: audienceChoices(relation, rows.people, who.id),
    room: relation.kind === "administrator" && may.edit ? roomOf("side_a", documentRoom) : null,
  };
}
