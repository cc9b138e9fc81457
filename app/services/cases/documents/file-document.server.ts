import { type CaseDocumentRow, documentsOfCase } from "#app/db/cases/case-file.repo.server.ts";
import { beginningDocument, countFiled, filingDocument, forgettingCaseDocument } from "#app/db/cases/case-filing.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { audienceSchema } from "#app/domain/case/case.ts";
import { exhibitOf } from "#app/domain/case/exhibits/exhibits.ts";
import { type CaseDocumentRecord, shownAudience } from "#app/domain/case/filing.ts";
import { maySee, storedAudience } from "#app/domain/case/permissions.ts";
import { type Filer, filerOf, roomOf, WITHDRAWN_ROOM } from "#app/domain/case/room.ts";
import type { StoredAudience } from "#app/domain/case/vocabulary.ts";
import { checkDocument } from "#app/domain/documents/document.ts";
import { AppError } from "#app/domain/errors.ts";
import { loggable } from "#app/domain/loggable.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import { requireInCase, type SeenCase, seeCase, signedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { type CaseChange, changeCase } from "#app/services/cases/change-case.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { isOwnOf, rootOf, toDocument, versionsInForce } from "./case-document-records.ts";
import { isVisible } from "./case-documents.server.ts";
import { scanDocument, scannerUrl } from "./document-scanner.server.ts";
import { placeOf, type ReadFiledAs, readFiledAs, saidOf } from "./exhibit-numbers.server.ts";
import { hexOf } from "./hex.ts";

export interface NewDocumentFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface DocumentChoice {
  /** One of `AUDIENCES`; everyone unless said. A further version has its document's. */
  audience?: unknown;
  /** The version in force of one's own document, which this one takes the place of. */
  replaces?: string | null;
  /** Folder, exhibit number and what is said of it (`filedAsSchema`). A further version has its document's. */
  filedAs?: unknown;
}

export const refusedFile = (code: string) => new AppError("invalid_input", { issues: [{ field: "file", code }] });

/** Files a document. Throws `invalid_input` on `file`, `audience` or `replaces`, `forbidden`, `transition_refused`, `not_found`. */
export async function fileDocument(
  context: CaseContext,
  caseId: string,
  { name, bytes }: NewDocumentFile,
  { audience: chosen, replaces, filedAs: given = {} }: DocumentChoice = {},
): Promise<CaseDocumentRecord> {
  const { actor, clock, db, env, waitUntil } = context;
  const seen = await seeCase(db, caseId, signedIn(await actor()));
  const audience = await audienceOf(db, seen, chosen, replaces ?? null);
  const filedAs = replaces ? null : readFiledAs(given, { seen, audience, now: clock() });
  const check = checkDocument(name, bytes);
  if (!check.ok) throw refusedFile(check.code);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  const stored = { size: bytes.byteLength, sha256: hexOf(digest) };
  const row = {
    id: newId(),
    caseId,
    name: check.name,
    type: check.type,
    objectKey: `cases/${newId()}`,
    audience,
    uploadedBy: seen.who.id,
    filedFor: filerOf(seen.relation),
    version: 1,
    createdAt: clock().getTime(),
    scan: scannerUrl(env) ? ("waiting" as const) : ("off" as const),
  };
  // The row first: what is stored and never filed can still be found and swept.
  await beginningDocument(db, row);
  try {
    // R2 refuses bytes that are not those of the hash.
    await env.FILES.put(row.objectKey, bytes, { sha256: digest });
    const filed = await changeCase(context, caseId, (now, at) => filing(db, now, at, { ...row, ...stored }, replaces ?? null, filedAs));
    if (row.scan === "waiting")
      waitUntil(scanDocument(context, row.id).catch((error) => console.error(`scan of ${row.id}: ${loggable(error)}`)));
    return filed;
  } catch (error) {
    // What was refused goes at once. Where nobody knows whether it was filed, the hour does it: by then it is known.
    if (error instanceof AppError) waitUntil(discard(env, db, row).catch((failure) => console.error(loggable(failure))));
    throw error;
  }
}

type FiledAudience = Exclude<StoredAudience, "office">;

/**
 * Whom a new document is for: what was chosen, or what the document that it replaces is for. Throws `invalid_input` on `audience`, also where
 * another was chosen than that document has: nobody gets to see what was said to be for others.
 */
export async function audienceOf(db: Database, seen: SeenCase, chosen: unknown, replaces: string | null): Promise<FiledAudience> {
  requireInCase(seen, "file");
  if (replaces) {
    const { audience } = replaced(seen, await documentsOfCase(db, seen.row.id), replaces);
    if ((chosen ?? "") !== "" && chosen !== shownAudience(audience)) throw refusedField("audience", "case_audience_of_version");
    return audience;
  }
  const parsed = audienceSchema.safeParse(chosen ?? "everyone");
  const audience = parsed.success ? storedAudience(seen.relation, parsed.data) : null;
  if (!audience || audience === "office")
    throw new AppError("invalid_input", { issues: [{ field: "audience", code: "case_audience_invalid" }] });
  return audience;
}

/** The document that a further version takes the place of: one's own of this side, its version in force, not withdrawn. */
function replaced(seen: SeenCase, documents: readonly CaseDocumentRow[], id: string): CaseDocumentRow {
  const found = documents.find((document) => document.id === id);
  if (!found || !isVisible(seen, found)) throw new AppError("not_found");
  if (!isOwnOf(found, { relation: seen.relation, userId: seen.who.id })) throw new AppError("forbidden");
  if (found.withdrawnAt !== null || versionsInForce(documents).get(rootOf(found)) !== found.version)
    throw new AppError("invalid_input", { issues: [{ field: "replaces", code: "case_document_gone" }] });
  return found;
}

type StoredRow = Parameters<typeof beginningDocument>[1] & { audience: FiledAudience; filedFor: Filer; size: number; sha256: string };

/** Throws `invalid_input` where the one who files has no room left; what others have filed does not count. */
export async function requireRoom(db: Database, { row, who }: SeenCase, filer: Filer): Promise<void> {
  const [filed] = await countFiled(db, row.id, filer, filer === "arbitrator" ? who.id : null);
  const room = roomOf(filer, row.documentRoom);
  if (filed && (filed.kept >= room || filed.all >= room + WITHDRAWN_ROOM)) throw refusedFile("case_documents_full");
}

/** What files a document whose bytes are stored, in the case as it is now. */
export async function filing(
  db: Database,
  seen: SeenCase,
  now: number,
  row: StoredRow,
  replaces: string | null,
  filedAs: ReadFiledAs | null,
): Promise<CaseChange<CaseDocumentRecord>> {
  requireInCase(seen, "file");
  // Anyone who lost their side or their place in the meantime files nothing.
  if (!maySee(seen.relation, { audience: row.audience, authorId: row.uploadedBy }, seen.who.id)) throw new AppError("forbidden");
  // Who has changed sides meanwhile begins again: the room is the other side's.
  if (row.filedFor !== filerOf(seen.relation)) throw new AppError("forbidden");
  await requireRoom(db, seen, row.filedFor);
  const documents = replaces ? await documentsOfCase(db, row.caseId) : [];
  const before = replaces ? replaced(seen, documents, replaces) : null;
  const rootId = before ? rootOf(before) : null;
  // No number twice: later ones may have been withdrawn.
  const version = 1 + documents.reduce((last, one) => (rootOf(one) === rootId ? Math.max(last, one.version) : last), 0);
  const root = documents.find((document) => document.id === rootId) ?? null;
  const place = await placeOf(db, row, filedAs);
  const exhibit = exhibitOf(root ?? place);
  const { id, name, type, size, sha256, audience } = row;
  const { firstName, lastName } = seen.who;
  const filer = { uploader: { firstName, lastName }, uploaderFirstName: firstName, uploaderLastName: lastName };
  const full = { ...row, ...filer, rootId, version, readyAt: now, withdrawnAt: null, withdrawnBy: null, ...place };
  return {
    acts: [
      {
        type: before ? "document_replaced" : "document_uploaded",
        audience,
        details: {
          documentId: id,
          name,
          type,
          size,
          sha256,
          version,
          ...saidOf(filedAs, exhibit),
          ...(before ? { replaces: { documentId: before.id, name: before.name, version: before.version, sha256: before.sha256 } } : {}),
        },
      },
    ],
    statements: [filingDocument(db, id, { size, sha256, rootId, version, readyAt: now, ...place })],
    result: toDocument({ ...full, withdrawnReason: null }, version, [], root ?? place),
  };
}

/** The bytes first: without its row nobody would find them. */
export async function discard(env: Env, db: Database, { id, objectKey }: { id: string; objectKey: string }): Promise<void> {
  await env.FILES.delete(objectKey);
  await forgettingCaseDocument(db, id);
}
