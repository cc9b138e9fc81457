import type { DocumentRecord } from "#app/domain/documents/document.ts";
import { AppError } from "#app/domain/errors.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { findDocument, toDocument } from "./booking-documents.server.ts";

export interface DocumentContent {
  document: DocumentRecord;
  body: ReadableStream;
}

/** The bytes of one, as stored. Throws `not_found`. */
export async function openBookingDocument(context: ServiceContext, bookingId: string, documentId: string): Promise<DocumentContent> {
  const { found } = await findDocument(context, bookingId, documentId);
  const stored = await context.env.FILES.get(found.objectKey);
  if (!stored) throw new AppError("unavailable", { detail: { retryAfter: 5 } });
  return { document: toDocument(found), body: stored.body };
}
