import { givingUp, type PartRow, type UploadRow, uploadWithParts } from "#app/db/cases/case-uploads.repo.server.ts";
import { filedAsSchema } from "#app/domain/case/exhibits/filed-as.ts";
import { shownAudience } from "#app/domain/case/filing.ts";
import { maySee } from "#app/domain/case/permissions.ts";
import { filerOf } from "#app/domain/case/room.ts";
import { ABANDONED_MS, PART_SIZE, type UploadRecord } from "#app/domain/documents/case-uploads.ts";
import { AppError } from "#app/domain/errors.ts";
import { loggable } from "#app/domain/loggable.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import { requireInCase, type SeenCase, seeCase, signedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { discardUpload } from "./discard-upload.server.ts";

/** An upload of the caller's, with the parts that are there, from the first on. */
export interface OwnUpload {
  upload: UploadRow;
  parts: PartRow[];
  seen: SeenCase;
}

export const uploadGone = (): AppError => refusedField("file", "case_upload_gone");

/**
 * The caller's own upload, in a case in which they may still file what it is. One who may not any more loses it at once. Throws `not_found`
 * for another's as for a missing one, `forbidden`, `transition_refused`, and `invalid_input` on `file` for what was given up.
 */
export async function ownUpload(context: CaseContext, caseId: string, id: string): Promise<OwnUpload> {
  const { actor, db } = context;
  const who = signedIn(await actor());
  const found = await uploadWithParts(db, id);
  if (!found || found.upload.ownerId !== who.id || found.upload.caseId !== caseId) throw new AppError("not_found");
  const { upload, parts } = found;
  if (upload.state === "given_up") throw uploadGone();
  try {
    const seen = await seeCase(db, caseId, who);
    if (upload.state !== "filed") requireFiling(seen, upload);
    return { upload, seen, parts: parts.filter(({ etag }) => etag !== null) };
  } catch (error) {
    if (error instanceof AppError && upload.state !== "filed") await abandon(context, upload);
    throw error;
  }
}

/** Throws where what an upload is for is not the caller's to file any more. */
function requireFiling(seen: SeenCase, { audience, filedFor, ownerId }: UploadRow): void {
  requireInCase(seen, "file");
  const isTheirs = maySee(seen.relation, { audience, authorId: ownerId }, seen.who.id) && filedFor === filerOf(seen.relation);
  if (!isTheirs) throw new AppError("forbidden");
}

/** Ends an upload and removes its bytes; false where it has ended, or somebody else is putting it together. `finishing` is one's own claim of that. */
export async function abandon(
  { clock, db, env, waitUntil }: CaseContext,
  upload: UploadRow,
  finishing: string | null = null,
): Promise<boolean> {
  if (!(await givingUp(db, upload.id, clock().getTime(), { finishing }))) return false;
  // What is not removed now is removed by the sweep.
  waitUntil(discardUpload(env, db, upload).catch((error) => console.error(`upload ${upload.id}: ${loggable(error)}`)));
  return true;
}

export function toUpload({ upload, parts }: Pick<OwnUpload, "upload" | "parts">): UploadRecord {
  const { id, name, size, updatedAt, audience, filedAs, replaces } = upload;
  const { reliedOn = null, ...said } = filedAsSchema.parse(filedAs);
  return {
    id,
    name,
    size,
    partSize: PART_SIZE,
    parts: parts.map(({ sha256 }) => sha256),
    until: new Date(updatedAt + ABANDONED_MS).toISOString(),
    audience: shownAudience(audience),
    ...said,
    reliedOn,
    replaces,
  };
}
