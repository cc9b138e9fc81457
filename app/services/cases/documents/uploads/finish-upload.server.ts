import { createHash } from "node:crypto";
import { beginningAgain, documentById } from "#app/db/cases/case-filing.repo.server.ts";
import {
  assemblingUpload,
  claimFinishing,
  filingUpload,
  forgettingParts,
  keepingHash,
  releasingFinishing,
  type UploadRow,
} from "#app/db/cases/case-uploads.repo.server.ts";
import { audienceSchema } from "#app/domain/case/case.ts";
import { filedAsSchema } from "#app/domain/case/exhibits/filed-as.ts";
import { type CaseDocumentRecord, shownAudience } from "#app/domain/case/filing.ts";
import { partsOf } from "#app/domain/documents/case-uploads.ts";
import { filingChoiceSchema } from "#app/domain/documents/upload-schemas.ts";
import { AppError } from "#app/domain/errors.ts";
import { loggable } from "#app/domain/loggable.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { toDocument } from "../case-document-records.ts";
import { scanDocument, scannerUrl } from "../document-scanner.server.ts";
import { ownReliance, type ReadFiledAs, readFiledAs } from "../exhibit-numbers.server.ts";
import { audienceOf, filing, requireRoom } from "../file-document.server.ts";
import { abandon, type OwnUpload, ownUpload, uploadGone } from "./own-upload.server.ts";

/** Refusals after which nothing can be done with what was sent. */
const ENDS: ReadonlySet<string> = new Set(["not_found", "forbidden", "transition_refused"]);

/**
 * Puts an upload together and files it: the same document, entry and notices as one that comes whole, as what it was begun as. What is `said` of it
 * now may be less than then, and nothing else. Asked again, it gives what was filed.
 * Throws as `ownUpload` and `fileDocument` do, `too_many_requests`, `invalid_input` on what is said otherwise than at the beginning or on `part` while parts are missing,
 * and `conflict` while another tab does the same.
 */
export async function finishUpload(context: CaseContext, caseId: string, id: string, said: unknown = {}): Promise<CaseDocumentRecord> {
  const { clock, db, limits } = context;
  const own = await ownUpload(context, caseId, id);
  const { upload, parts, seen } = own;
  await limits.countFinish(seen.who);
  if (upload.state === "filed") return filedBefore(context, upload);
  if (parts.length < partsOf(upload.size)) throw refusedField("part", "case_upload_unfinished");
  const filedAs = await filedAsBegun(context, own, said);
  await requireRoom(db, seen, upload.filedFor);
  const finishing = newId();
  if (!(await claimFinishing(db, id, finishing, clock().getTime()))) throw new AppError("conflict", { detail: { retryAfter: 5 } });
  try {
    await assemble(context, own);
    const sha256 = upload.sha256 ?? (await hashOf(context, upload));
    if (sha256 === null) throw uploadGone();
    return await file(context, own, { filedAs, sha256, finishing });
  } catch (error) {
    const isOver = error instanceof AppError && (ENDS.has(error.code) || error.issues.some(({ code }) => code === "case_upload_gone"));
    if (isOver) await abandon(context, upload, finishing);
    else await releasingFinishing(db, id, finishing);
    throw error;
  }
}

async function filedBefore({ db }: CaseContext, { documentId }: UploadRow): Promise<CaseDocumentRecord> {
  const [document] = await documentById(db, documentId);
  if (!document) throw uploadGone();
  return toDocument(document, document.version);
}

/** Its parts as one object. One that was put together before the line broke is there already. */
async function assemble({ db, env }: CaseContext, { upload, parts }: OwnUpload): Promise<void> {
  if (upload.state === "assembled" || upload.multipartId === null) return;
  try {
    const ordered = parts.map(({ number, etag }) => ({ partNumber: number, etag: etag ?? "" }));
    await env.FILES.resumeMultipartUpload(upload.objectKey, upload.multipartId).complete(ordered);
  } catch (error) {
    const stored = await env.FILES.head(upload.objectKey);
    if (stored?.size !== upload.size) throw new AppError("unavailable", { detail: { retryAfter: 5 }, cause: error });
  }
  await assemblingUpload(db, upload.id);
}

/** SHA-256 of all of it, read as a stream and never held, and kept: once, however often filing it is tried. Null for what is not there. */
async function hashOf({ db, env }: CaseContext, { id, objectKey, size }: UploadRow): Promise<string | null> {
  const stored = await env.FILES.get(objectKey);
  if (!stored || stored.size !== size) return null;
  const hash = createHash("sha256");
  for await (const piece of stored.body) hash.update(piece);
  const sha256 = hash.digest("hex");
  await keepingHash(db, id, sha256);
  return sha256;
}

/**
 * Where it is filed: as it was begun, judged once more. Throws `invalid_input` on what is `said` to be otherwise, before anything is put together:
 * who goes on with an upload on another day or device has not its form before them, and what was begun for one side is shown to nobody else.
 * Of a further version, what is said of its place is left alone, as at the beginning and of one that comes whole: it has its document's.
 */
async function filedAsBegun({ clock, db }: CaseContext, { upload, seen }: OwnUpload, said: unknown): Promise<ReadFiledAs | null> {
  const { audience, replaces } = upload;
  const { audience: named, replaces: version, ...given } = parseInput(filingChoiceSchema, said);
  if (version !== null && version !== replaces) throw begunOtherwise("replaces");
  if (replaces) {
    await audienceOf(db, seen, named, replaces);
    return null;
  }
  if (named !== undefined && named !== null) {
    const parsed = audienceSchema.safeParse(named);
    if (!parsed.success) throw refusedField("audience", "case_audience_invalid");
    if (parsed.data !== shownAudience(audience)) throw begunOtherwise("audience");
  }
  const begun = readFiledAs(upload.filedAs, { seen, audience, now: clock() });
  const read = parseInput(filedAsSchema, { ...upload.filedAs, ...given });
  const now = { ...read, reliedOn: read.reliedOn ?? ownReliance(seen.relation, begun.exhibit) };
  const other = (Object.keys(begun) as (keyof ReadFiledAs)[]).find((field) => now[field] !== begun[field]);
  if (other) throw begunOtherwise(other);
  return begun;
}
const begunOtherwise = (field: string) => refusedField(field, "case_upload_begun_otherwise");

interface Whole {
  filedAs: ReadFiledAs | null;
  sha256: string;
  finishing: string;
}

async function file(context: CaseContext, { upload }: OwnUpload, { filedAs, sha256, finishing }: Whole) {
  const { clock, db, env, waitUntil } = context;
  const { caseId, name, type, size, objectKey, audience, replaces, filedFor, ownerId } = upload;
  const row = {
    id: upload.documentId,
    caseId,
    name,
    type,
    objectKey,
    audience,
    uploadedBy: ownerId,
    filedFor,
    version: 1,
    createdAt: clock().getTime(),
    scan: scannerUrl(env) ? ("waiting" as const) : ("off" as const),
  };
  await beginningAgain(db, row);
  const filed = await changeCase(context, caseId, async (now, at) => {
    const change = await filing(db, now, at, { ...row, size, sha256 }, replaces, filedAs);
    return {
      ...change,
      statements: [...(change.statements ?? []), filingUpload(db, upload.id, finishing), forgettingParts(db, upload.id)],
    };
  });
  if (row.scan === "waiting")
    waitUntil(scanDocument(context, row.id).catch((error) => console.error(`scan of ${row.id}: ${loggable(error)}`)));
  return filed;
}
