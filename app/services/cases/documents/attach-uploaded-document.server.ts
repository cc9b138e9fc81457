import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { fileUploadedDocument } from "./file-uploaded-document.server.ts";
import { receiveUpload } from "./receive-upload.server.ts";

/** Reads an uploaded form and files its document (`file`, `audience`, `replaces`, `folder`, `exhibit`, `description`, `documentDate`, `reliedOn`). Throws as `receiveUpload` and `fileUploadedDocument` do. */
export async function attachUploadedDocument(context: CaseContext, caseId: string, request: Request): Promise<CaseDocumentRecord> {
  return fileUploadedDocument(context, caseId, await receiveUpload(context, caseId, request));
}
