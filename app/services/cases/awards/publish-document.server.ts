/**
 * A copy for everyone of a document that its author alone reads: what is filed is never altered, so that the private one stays what it was. The row
 * is written before the bytes, so that what is cut off is swept.
 */
import { beginningDocument, filingDocument } from "#app/db/cases/case-filing.repo.server.ts";
import type { PrivateDocument } from "#app/db/cases/panel-awards.repo.server.ts";
import { FILED_PLAINLY } from "#app/domain/case/exhibits/exhibits.ts";
import { AppError } from "#app/domain/errors.ts";
import { loggable } from "#app/domain/loggable.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import type { CaseAct } from "#app/services/cases/change-case.server.ts";
import { discard } from "#app/services/cases/documents/file-document.server.ts";
import { newId } from "#app/services/platform/ids.ts";

/** A copy whose bytes are stored; it is filed by `filing` in the batch that writes `act`. */
export interface Published {
  /** The private document. */
  original: string;
  row: { id: string; objectKey: string };
  /** As the entry of the case's end names it. */
  said: { id: string; name: string; sha256: string };
  act: CaseAct;
  filing: (now: number) => ReturnType<typeof filingDocument>;
}

/** Throws `unavailable` where the bytes are not there. */
export async function publish({ clock, db, env }: CaseContext, document: PrivateDocument): Promise<Published> {
  const { caseId, name, type, uploadedBy, filedFor, scan } = document;
  const [size, sha256] = [document.size ?? 0, document.sha256 ?? ""];
  const folder = { ...FILED_PLAINLY, folder: "award" as const };
  const row = {
    id: newId(),
    caseId,
    name,
    type,
    objectKey: `cases/${newId()}`,
    audience: "everyone" as const,
    uploadedBy,
    filedFor,
    version: 1,
    createdAt: clock().getTime(),
    scan,
  };
  const stored = await env.FILES.get(document.objectKey);
  if (!stored) throw new AppError("unavailable", { detail: { retryAfter: 5 } });
  await beginningDocument(db, row);
  try {
    // R2 refuses bytes that are not those of the hash.
    await env.FILES.put(row.objectKey, stored.body, { sha256 });
  } catch (error) {
    await discard(env, db, row).catch((failure: unknown) => console.error(loggable(failure)));
    throw error;
  }
  return {
    original: document.id,
    row,
    said: { id: row.id, name, sha256 },
    act: { type: "document_uploaded", details: { documentId: row.id, name, type, size, sha256, version: 1, folder: folder.folder } },
    filing: (now) => filingDocument(db, row.id, { size, sha256, rootId: null, version: 1, readyAt: now, ...folder }),
  };
}

/** What was not filed goes at once; what cannot be removed is swept. */
export async function discardPublished({ db, env }: CaseContext, copies: readonly Published[]): Promise<void> {
  for (const { row } of copies) await discard(env, db, row).catch((failure: unknown) => console.error(loggable(failure)));
}
