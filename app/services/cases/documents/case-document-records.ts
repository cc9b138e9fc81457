/** Rows of a case's documents as one reader sees them. */
import type { CaseDocumentRow } from "#app/db/cases/case-file.repo.server.ts";
import type { CaseEnding } from "#app/domain/case/endings.ts";
import { byPlace, exhibitOf, type FiledAs, seriesOf } from "#app/domain/case/exhibits/exhibits.ts";
import { type CaseDocumentRecord, type CaseDocumentView, type DocumentState, shownAudience } from "#app/domain/case/filing.ts";
import { type CaseRelation, mayInCase, maySee } from "#app/domain/case/permissions.ts";
import { filerOf, numberedFor } from "#app/domain/case/room.ts";
import type { CaseStatus } from "#app/domain/case/vocabulary.ts";

/** Someone who looks at a case. */
export interface Looker {
  relation: CaseRelation;
  userId: string;
  status: CaseStatus;
}

export const rootOf = (row: Pick<CaseDocumentRow, "id" | "rootId">): string => row.rootId ?? row.id;

export function stateOf(row: Pick<CaseDocumentRow, "scan" | "withdrawnAt">): DocumentState {
  if (row.scan === "quarantined") return "quarantined";
  if (row.withdrawnAt !== null) return "withdrawn";
  return row.scan === "waiting" ? "waiting" : "filed";
}

/** What a document is by how the case ended: the award of an ending that was undone stays one. */
function awardOf(id: string, endings: readonly CaseEnding[]): CaseDocumentRecord["award"] {
  const ending = endings.findLast(({ award }) => award?.id === id);
  if (!ending) return null;
  return ending.reopened ? "earlier_award" : "award";
}

/** What is said of a document: the row of its first version has it. */
type RootRow = FiledAs & Pick<CaseDocumentRow, "series" | "seriesNumber">;

/** A stored document; `latest` is the number of its version in force, `endings` how the case ended, oldest first. */
export function toDocument(
  row: CaseDocumentRow,
  latest: number,
  endings: readonly CaseEnding[] = [],
  root: RootRow = row,
): CaseDocumentRecord {
  const { folder, description, documentDate, reliedOn } = root;
  return {
    id: row.id,
    exhibit: exhibitOf(root),
    folder,
    description,
    documentDate,
    reliedOn,
    originalName: row.name,
    uploader: row.uploader,
    type: row.type,
    size: row.size ?? 0,
    sha256: row.sha256 ?? "",
    audience: shownAudience(row.audience),
    rootId: rootOf(row),
    version: row.version,
    latest: row.version === latest,
    createdAt: new Date(row.createdAt).toISOString(),
    state: stateOf(row),
    withdrawn: row.withdrawnAt === null ? null : { at: new Date(row.withdrawnAt).toISOString(), reason: row.withdrawnReason ?? "" },
    award: awardOf(row.id, endings),
  };
}

/**
 * The number of the version in force of each document, by its first version's id: the last that was not withdrawn. A version is a document of
 * its own, so that its withdrawal leaves the one before it; where all are withdrawn it is the last.
 */
export function versionsInForce(rows: readonly CaseDocumentRow[]): Map<string, number> {
  const inForce = new Map<string, CaseDocumentRow>();
  for (const row of rows) {
    const before = inForce.get(rootOf(row));
    if (!before || isAfter(row, before)) inForce.set(rootOf(row), row);
  }
  return new Map(Array.from(inForce, ([root, { version }]) => [root, version]));
}

const isAfter = (row: CaseDocumentRow, before: CaseDocumentRow) =>
  (row.withdrawnAt === null) === (before.withdrawnAt === null) ? row.version > before.version : row.withdrawnAt === null;

/** Whether somebody has filed a document for the side that they are of now: who has changed sides left it with the other one. */
export const isOwnOf = (
  { uploadedBy, filedFor }: Pick<CaseDocumentRow, "uploadedBy" | "filedFor">,
  who: Pick<Looker, "relation" | "userId">,
): boolean => uploadedBy === who.userId && (filedFor === null || filedFor === filerOf(who.relation));

/** Documents by their first versions' ids, folder by folder in the order of each. */
export function rootsInOrder(rows: readonly CaseDocumentRow[]): string[] {
  const newest = versionsInForce(rows);
  const roots = new Map(rows.map((row) => [row.id, row]));
  return rows
    .filter((row) => row.version === newest.get(rootOf(row)))
    .map((row) => {
      const { id, folder, position } = roots.get(rootOf(row)) ?? row;
      return { id, folder, position, createdAt: row.createdAt };
    })
    .sort(byPlace)
    .map(({ id }) => id);
}

/** Those that the reader may see, oldest first, with what they may do with each. */
export function toDocuments(
  rows: readonly CaseDocumentRow[],
  { relation, userId, status }: Looker,
  endings: readonly CaseEnding[],
): CaseDocumentView[] {
  const newest = versionsInForce(rows);
  const roots = new Map(rows.map((row) => [row.id, row]));
  return rows
    .filter((row) => maySee(relation, { audience: row.audience, authorId: row.uploadedBy }, userId))
    .map((row) => {
      const root = roots.get(rootOf(row)) ?? row;
      const record = toDocument(row, newest.get(rootOf(row)) ?? row.version, endings, root);
      const mayArrange = record.latest && mayArrangeDocument({ relation, userId, status }, root, row);
      const own = isOwnOf(row, { relation, userId });
      const served = row.withdrawnAt === null;
      return {
        ...record,
        mayWithdraw: served && (own || relation.kind === "administrator") && mayInCase(relation, "withdraw", status),
        mayReplace: served && own && record.latest && mayInCase(relation, "file", status),
        mayArrange,
        mayNumber: mayArrange && record.exhibit === null && mayNumber(relation, root),
        mayOrder: mayArrange && row.audience === "everyone",
      };
    });
}

/**
 * Whether somebody may say where a document belongs: who has filed it and their side, of what is not withdrawn; the administrators and
 * who presides of all that they see.
 */
export function mayArrangeDocument(
  { relation, userId, status }: Looker,
  root: Pick<CaseDocumentRow, "filedFor" | "uploadedBy">,
  latest: Pick<CaseDocumentRow, "scan" | "withdrawnAt">,
): boolean {
  if (isGone(latest) || !mayInCase(relation, "arrange", status)) return false;
  if (relation.kind === "administrator" || (relation.kind === "arbitrator" && relation.presides)) return true;
  // Counsel who has changed sides has nothing more to say of what they filed for the other one.
  return (relation.kind === "member" && isOfFiler(relation, root)) || isOwnOf(root, { relation, userId });
}

/** What is not served any more is not arranged either. */
export const isGone = (row: Pick<CaseDocumentRow, "scan" | "withdrawnAt">): boolean => ["withdrawn", "quarantined"].includes(stateOf(row));

const isOfFiler = (relation: CaseRelation, { filedFor }: Pick<CaseDocumentRow, "filedFor">) => filedFor === filerOf(relation);

/** Whether it may get a number from somebody who may arrange it: those for whom it was filed, of what both sides see. */
export function mayNumber(relation: CaseRelation, root: Pick<CaseDocumentRow, "filedFor" | "audience">): boolean {
  if (root.audience !== "everyone" || !isOfFiler(relation, root) || numberedFor(relation) === null || relation.kind === "administrator")
    return false;
  return root.filedFor !== null && (root.filedFor === "arbitrator" || seriesOf(root.filedFor, "evidence") !== null);
}
