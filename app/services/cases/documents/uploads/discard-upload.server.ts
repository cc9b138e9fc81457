import { forgettingCaseDocument } from "#app/db/cases/case-filing.repo.server.ts";
import { forgettingUpload, type UploadRow } from "#app/db/cases/case-uploads.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";

/** R2's word for parts that are gone, or were put together already. */
const NO_SUCH_UPLOAD = /\(10024\)/;

/** Removes what is there of an upload that was given up: its parts, then its object, then its rows. May be done again at any point. */
export async function discardUpload(env: Env, db: Database, upload: UploadRow): Promise<void> {
  const { id, objectKey, multipartId, documentId } = upload;
  if (multipartId !== null)
    try {
      await env.FILES.resumeMultipartUpload(objectKey, multipartId).abort();
    } catch (error) {
      if (!NO_SUCH_UPLOAD.test(String(error))) throw error;
    }
  await env.FILES.delete(objectKey);
  await forgettingCaseDocument(db, documentId);
  await forgettingUpload(db, id);
}
