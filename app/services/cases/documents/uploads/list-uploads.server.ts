import { uploadsUnderWay } from "#app/db/cases/case-uploads.repo.server.ts";
import type { UploadRecord } from "#app/domain/documents/case-uploads.ts";
import { seeCase, signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { toUpload } from "./own-upload.server.ts";

/** What the caller has under way in a case, so that the same file can go on where it was cut off. Throws `not_found`. */
export async function listUploads({ actor, db }: ServiceContext, caseId: string): Promise<UploadRecord[]> {
  const who = signedIn(await actor());
  await seeCase(db, caseId, who);
  const found = await uploadsUnderWay(db, caseId, who.id);
  return found.map(({ upload, parts }) => toUpload({ upload, parts: parts.filter(({ etag }) => etag !== null) }));
}
