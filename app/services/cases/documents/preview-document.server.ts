import type { CaseDocumentRow } from "#app/db/cases/case-file.repo.server.ts";
import {
  isEncryptedPdf,
  PDF_TABLE,
  PDF_TAIL,
  type Preview,
  type PreviewState,
  previewKind,
  tableOfPdf,
} from "#app/domain/documents/preview.ts";
import { AppError } from "#app/domain/errors.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { servedDocument } from "./open-document.server.ts";

/**
 * How a document can be shown in a page; of a PDF its end alone is read. Nothing is written down: that is done when it is shown.
 * Throws as `openDocument` does, and `unsupported_media_type` for what is only taken as a copy.
 */
export async function previewDocument(context: ServiceContext, documentId: string): Promise<Preview> {
  const document = await servedDocument(context, documentId);
  const kind = previewKind(document.type);
  if (kind === null) throw new AppError("unsupported_media_type");
  return { kind, state: kind === "pdf" ? await stateOfPdf(context.env, document) : "ready" };
}

async function stateOfPdf(env: Env, { objectKey, size }: Pick<CaseDocumentRow, "objectKey" | "size">): Promise<PreviewState> {
  const read = async (offset: number, most: number) => {
    const stored = await env.FILES.get(objectKey, { range: { offset, length: Math.min(most, (size ?? 0) - offset) } });
    if (!stored) throw new AppError("unavailable", { detail: { retryAfter: 5 } });
    return new Uint8Array(await stored.arrayBuffer());
  };
  const tail = await read(Math.max(0, (size ?? 0) - PDF_TAIL), PDF_TAIL);
  const table = tableOfPdf(tail);
  if (table === null || table >= (size ?? 0)) return "damaged";
  return isEncryptedPdf(tail, await read(table, PDF_TABLE)) ? "encrypted" : "ready";
}
