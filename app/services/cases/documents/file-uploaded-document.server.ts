import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { fileDocument, refusedFile } from "./file-document.server.ts";

const FILED_AS_FIELDS = ["folder", "exhibit", "description", "documentDate", "reliedOn"] as const;

/** Files what a form holds: `file`, `audience`, `replaces`, and where it belongs. Throws as `fileDocument` does, and `invalid_input` without a file. */
export async function fileUploadedDocument(context: CaseContext, caseId: string, form: Pick<FormData, "get">): Promise<CaseDocumentRecord> {
  const file = form.get("file");
  if (!(file instanceof File)) throw refusedFile("document_empty");
  const replaces = form.get("replaces");
  const choice = {
    audience: form.get("audience") ?? undefined,
    replaces: typeof replaces === "string" && replaces !== "" ? replaces : null,
    filedAs: Object.fromEntries(FILED_AS_FIELDS.map((field) => [field, form.get(field) ?? undefined])),
  };
  return fileDocument(context, caseId, { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }, choice);
}
