import { boundedForm } from "#app/domain/documents/bounded-form.ts";
import { DOCUMENT_MAX, type DocumentRecord, isDocumentAudience, nameFromForm } from "#app/domain/documents/document.ts";
import { AppError } from "#app/domain/errors.ts";
import type { RateLimits } from "#app/services/platform/rate-limits.server.ts";
import type { BookingDocuments } from "./booking-documents.server.ts";

interface UploadContext {
  documents: BookingDocuments;
  rateLimits: RateLimits;
}

/**
 * Attaches the file of an uploaded form (`document`, `audience`). It is counted, and the caller known to see the booking, before anything of it
 * is read. Throws `too_many_requests`, `payload_too_large`, `invalid_input` on `document`, and what `attach` throws.
 */
export async function attachUploadedDocument(
  { documents, rateLimits }: UploadContext,
  bookingId: string,
  request: Request,
): Promise<DocumentRecord> {
  await rateLimits.take("upload");
  await documents.requireReader(bookingId);
  const form = await boundedForm(request, DOCUMENT_MAX);
  const [file, audience] = [form.get("document"), form.get("audience")];
  if (!(file instanceof File)) throw new AppError("invalid_input", { issues: [{ field: "document", code: "document_empty" }] });
  const given = { name: nameFromForm(file.name), bytes: new Uint8Array(await file.arrayBuffer()) };
  return documents.attach(bookingId, given, isDocumentAudience(audience) ? audience : "staff");
}
