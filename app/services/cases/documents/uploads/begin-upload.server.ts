import { beginningUpload, forgettingUpload, givingUp, namingMultipart, type UploadRow } from "#app/db/cases/case-uploads.repo.server.ts";
import { filerOf } from "#app/domain/case/room.ts";
import type { UploadRecord } from "#app/domain/documents/case-uploads.ts";
import { checkName } from "#app/domain/documents/document.ts";
import { newUploadSchema } from "#app/domain/documents/upload-schemas.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import { seeCase, signedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { readFiledAs } from "../exhibit-numbers.server.ts";
import { audienceOf, refusedFile, requireRoom } from "../file-document.server.ts";
import { toUpload } from "./own-upload.server.ts";

const REFUSALS = { many: "case_uploads_many", full: "case_uploads_full" } as const;

/**
 * Begins a large document: what it is called, how large it is, for whom and where it belongs are judged before its first byte comes, and once
 * more when it is filed. Throws `too_many_requests`, and as `fileDocument` does.
 */
export async function beginUpload(context: CaseContext, caseId: string, input: unknown): Promise<UploadRecord> {
  const { actor, clock, db, env, limits } = context;
  const who = signedIn(await actor());
  await limits.count("upload", who);
  const seen = await seeCase(db, caseId, who);
  const { name, size, audience: chosen, replaces, ...said } = parseInput(newUploadSchema, input);
  const audience = await audienceOf(db, seen, chosen, replaces);
  const filedAs = replaces ? null : readFiledAs(said, { seen, audience, now: clock() });
  const named = checkName(name);
  if (!named.ok) throw refusedFile(named.code);
  const filedFor = filerOf(seen.relation);
  await requireRoom(db, seen, filedFor);
  const now = clock().getTime();
  const upload: UploadRow = {
    id: newId(),
    caseId,
    ownerId: who.id,
    name: named.name,
    type: named.type,
    size,
    audience,
    filedFor,
    filedAs: { ...filedAs },
    replaces,
    objectKey: `cases/${newId()}`,
    multipartId: null,
    state: "begun",
    documentId: newId(),
    finishing: null,
    finishingAt: null,
    createdAt: now,
    updatedAt: now,
    sha256: null,
  };
  // The row first: what is stored can be found and swept.
  const begun = await beginningUpload(db, upload);
  if (begun !== "begun") throw refusedField("file", REFUSALS[begun]);
  try {
    const { uploadId } = await env.FILES.createMultipartUpload(upload.objectKey);
    await namingMultipart(db, upload.id, uploadId);
  } catch (error) {
    await givingUp(db, upload.id, now);
    await forgettingUpload(db, upload.id);
    throw new AppError("unavailable", { detail: { retryAfter: 5 }, cause: error });
  }
  return toUpload({ upload, parts: [] });
}
