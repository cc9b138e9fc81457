import { createHash } from "node:crypto";
import { beginningAgain, documentById } from "#app/db/cases/case-filing.repo.server.ts";
import {
  assemblingUpload,
  claimFinishing,
  filingUpload,
  forgettingParts,
  releasingFinishing,
  type UploadRow,
} from "#app/db/cases/case-uploads.repo.server.ts";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import { filingChoiceSchema, partsOf } from "#app/domain/documents/case-uploads.ts";
import { AppError } from "#app/domain/errors.ts";
import { loggable } from "#app/domain/loggable.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { toDocument } from "../case-document-records.ts";
import { scanDocument, scannerUrl } from "../document-scanner.server.ts";
import { type ReadFiledAs, readFiledAs } from "../exhibit-numbers.server.ts";
import { audienceOf, filing } from "../file-document.server.ts";
import { abandon, type OwnUpload, ownUpload, uploadGone } from "./own-upload.server.ts";

/** Refusals after which nothing can be done with what was sent. */
const ENDS: ReadonlySet<string> = new Set(["not_found", "forbidden", "transition_refused"]);

/**
 * Puts an upload together and files it: the same document, entry and notices as one that comes whole. What is `said` of it now, where anything is,
 * takes the place of what was said when it was begun. Asked again, it gives what was filed.
 * Throws as `ownUpload` and `fileDocument` do, `invalid_input` on `part` while parts are missing, and `conflict` while another tab does the same.
 */
export async function finishUpload(context: CaseContext, caseId: string, id: string, said: unknown = {}): Promise<CaseDocumentRecord> {
  const { clock, db } = context;
  const own = await ownUpload(context, caseId, id);
  const { upload, parts } = own;
  if (upload.state === "filed") return filedBefore(context, upload);
  if (parts.length < partsOf(upload.size)) throw refusedField("part", "case_upload_unfinished");
  const choice = await choiceOf(context, own, said);
  const finishing = newId();
  if (!(await claimFinishing(db, id, finishing, clock().getTime()))) throw new AppError("conflict", { detail: { retryAfter: 5 } });
  try {
    await assemble(context, own);
    const sha256 = await hashOf(context, upload);
    if (sha256 === null) throw uploadGone();
    return await file(context, own, { ...choice, sha256, finishing });
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

/** SHA-256 of all of it, read once as a stream and never held; null for what is not there. */
async function hashOf({ env }: CaseContext, { objectKey, size }: UploadRow): Promise<string | null> {
  const stored = await env.FILES.get(objectKey);
  if (!stored || stored.size !== size) return null;
  const hash = createHash("sha256");
  for await (const piece of stored.body) hash.update(piece);
  return hash.digest("hex");
}

interface Choice extends Pick<UploadRow, "audience" | "replaces"> {
  filedAs: ReadFiledAs | null;
}

/** For whom it is filed and where. Throws `invalid_input` before anything is put together. */
async function choiceOf({ clock, db }: CaseContext, { upload, seen }: OwnUpload, said: unknown): Promise<Choice> {
  const { audience: chosen, replaces: named, ...given } = parseInput(filingChoiceSchema, said);
  const isSaid = Object.keys(parseInput(filingChoiceSchema, said)).some((name) => name !== "replaces") || named !== null;
  const replaces = isSaid ? named : upload.replaces;
  const audience = isSaid ? await audienceOf(db, seen, chosen, replaces) : upload.audience;
  const filedAs = replaces ? null : readFiledAs(isSaid ? given : upload.filedAs, { seen, audience, now: clock() });
  return { replaces, audience, filedAs };
}

async function file(context: CaseContext, { upload }: OwnUpload, choice: Choice & { sha256: string; finishing: string }) {
  const { clock, db, env, waitUntil } = context;
  const { caseId, name, type, size, objectKey, filedFor, ownerId } = upload;
  const { sha256, finishing, audience, replaces, filedAs } = choice;
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
      statements: [...(change.statements ?? []), filingUpload(db, upload.id, finishing, choice), forgettingParts(db, upload.id)],
    };
  });
  if (row.scan === "waiting")
    waitUntil(scanDocument(context, row.id).catch((error) => console.error(`scan of ${row.id}: ${loggable(error)}`)));
  return filed;
}
