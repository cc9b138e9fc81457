import { signedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { getCase } from "#app/services/cases/lifecycle/get-case.server.ts";
import { readUploadForm } from "#app/services/platform/upload-form.server.ts";

/**
 * Reads an uploaded form of at most 10 MB for a case; it is counted, and the case seen, before anything of it is read. Throws
 * `unauthenticated`, `too_many_requests`, `not_found`, `payload_too_large`, `unsupported_media_type`, `invalid_input`.
 */
export async function receiveUpload(context: CaseContext, caseId: string, request: Request): Promise<FormData> {
  await context.limits.count("upload", signedIn(await context.actor()));
  await getCase(context, caseId);
  return readUploadForm(request);
}
