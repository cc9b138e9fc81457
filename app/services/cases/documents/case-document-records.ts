/** Rows of a case's documents as one reader sees them. */
import type { CaseDocumentRow } from "#app/db/cases/case-file.repo.server.ts";
import type { CaseEnding } from "#app/domain/case/endings.ts";
import { type CaseDocumentRecord, type CaseDocumentView, type DocumentState, shownAudience } from "#app/domain/case/filing.ts";
import { type CaseRelation, mayInCase, maySee } from "#app/domain/case/permissions.ts";
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

/** A stored document; `latest` is its newest version's number, `endings` how the case ended, oldest first. */
export function toDocument(row: CaseDocumentRow, latest: number, endings: readonly CaseEnding[] = []): CaseDocumentRecord {
  return {
    id: row.id,
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

/** The number of the newest version of each document, by its first version's id. */
export function newestVersions(rows: readonly CaseDocumentRow[]): Map<string, number> {
  const newest = new Map<string, number>();
  for (const row of rows) newest.set(rootOf(row), Math.max(newest.get(rootOf(row)) ?? 0, row.version));
  return newest;
}

/** Those that the reader may see, oldest first, with what they may do with each. */
export function toDocuments(
  rows: readonly CaseDocumentRow[],
  { relation, userId, status }: Looker,
  endings: readonly CaseEnding[],
): CaseDocumentView[] {
  const newest = newestVersions(rows);
  return rows
    .filter((row) => maySee(relation, { audience: row.audience, authorId: row.uploadedBy }, userId))
    .map((row) => {
      const record = toDocument(row, newest.get(rootOf(row)) ?? row.version, endings);
      const own = row.uploadedBy === userId;
      const served = row.withdrawnAt === null;
      return {
        ...record,
        mayWithdraw: served && (own || relation.kind === "administrator") && mayInCase(relation, "withdraw", status),
        mayReplace: served && own && record.latest && mayInCase(relation, "file", status),
      };
    });
}
