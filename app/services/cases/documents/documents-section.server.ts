import { CASE_FOLDERS, type CaseFolder } from "#app/domain/case/exhibits/exhibits.ts";
import type { AttachableDocument, AudienceChoice, CaseDocumentView } from "#app/domain/case/filing.ts";
import { type Filer, filerOf, numberedFor, roomOf } from "#app/domain/case/room.ts";
import { audienceChoices } from "#app/services/cases/case-audience.ts";
import type { CaseFile } from "#app/services/cases/lifecycle/open-case-file.server.ts";
import { rootsInOrder, toDocuments } from "./case-document-records.ts";

/** Documents on one page of the section, each with its earlier versions. */
const SHOWN = 100;

export interface DocumentsSection {
  /** Of one page: the latest version of each, folder by folder in their order, and all earlier versions of those. */
  documents: CaseDocumentView[];
  /** Of those that everyone sees: which one follows in the whole folder, also on another page; null for its last. */
  following: Record<string, string | null>;
  /** The page; 1 holds what was filed last. */
  page: number;
  pages: number;
  /** What may be attached to a message, of all pages. */
  attachable: AttachableDocument[];
  audiences: AudienceChoice[];
  /** The folder that is shown alone. */
  folder: CaseFolder | null;
  /** The folders that hold something that the reader sees, with how many documents. */
  folders: { folder: CaseFolder; count: number }[];
  /** How many exhibits there are. */
  exhibits: number;
  /** For whom the reader files. */
  filer: Filer;
  /** Whose numbers their documents get; null for none. */
  numbers: Filer | null;
  /** How many documents each side may file, for who may change it. */
  room: number | null;
}

/** The section of the case's page. A `page` that is not there is the nearest that is. */
export function documentsSection(
  { rows, relation, who, may, case: { status }, documentRoom, endings }: CaseFile,
  page = 1,
  asked: string | null = null,
): DocumentsSection {
  const all = toDocuments(rows.documents, { relation, userId: who.id, status }, endings);
  const folder = CASE_FOLDERS.find((one) => one === asked) ?? null;
  const everything = all.filter((document) => document.latest);
  const latest = everything.filter((document) => folder === null || document.folder === folder);
  const pages = Math.max(1, Math.ceil(latest.length / SHOWN));
  const at = Math.min(Math.max(1, Number.isInteger(page) ? page : 1), pages);
  const end = latest.length - (at - 1) * SHOWN;
  const roots = new Set(latest.slice(Math.max(0, end - SHOWN), end).map(({ rootId }) => rootId));
  const order = rootsInOrder(rows.documents);
  const places = new Map(order.map((id, place) => [id, place]));
  const inPlace = (one: CaseDocumentView, other: CaseDocumentView) => (places.get(one.rootId) ?? 0) - (places.get(other.rootId) ?? 0);
  return {
    documents: all.filter(({ rootId }) => roots.has(rootId)).sort(inPlace),
    following: followingIn(everything.toSorted(inPlace)),
    folder,
    folders: CASE_FOLDERS.map((one) => ({ folder: one, count: everything.filter((document) => document.folder === one).length })).filter(
      ({ count }) => count > 0,
    ),
    exhibits: everything.filter(({ exhibit }) => exhibit !== null).length,
    filer: filerOf(relation),
    numbers: numberedFor(relation),
    page: at,
    pages,
    attachable: all.flatMap(({ id, originalName, audience, state }) =>
      state === "filed" || state === "waiting" ? [{ id, originalName, audience }] : [],
    ),
    audiences: audienceChoices(relation, rows.people, who.id),
    room: relation.kind === "administrator" && may.edit ? roomOf("side_a", documentRoom) : null,
  };
}

/** Of documents in their places, what everyone sees alone has an order. */
function followingIn(latest: readonly CaseDocumentView[]): Record<string, string | null> {
  const ordered = latest.filter(({ audience }) => audience === "everyone");
  return Object.fromEntries(
    CASE_FOLDERS.flatMap((folder) => {
      const shelf = ordered.filter((document) => document.folder === folder);
      return shelf.map(({ id }, at): [string, string | null] => [id, shelf[at + 1]?.id ?? null]);
    }),
  );
}
