import { boundedForm } from "#app/domain/documents/bounded-form.ts";
import { DOCUMENT_MAX, type DocumentRecord, isDocumentAudience } from "#app/domain/documents/document.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { attachDocument } from "./attach-document.server.ts";
import { readerOf } from "./booking-documents.server.ts";

/**
 * Attaches the file of an uploaded form (`document`, `audience`). It is counted, and the caller known to see the booking, before anything of it
 * is read. Throws `too_many_requests`, `payload_too_large`, `invalid_input` on `document`, and what `attachDocument` throws.
 */
export async function attachUploadedDocument(context: LimitedContext, bookingId: string, request: Request): Promise<DocumentRecord> {
  const who = await context.actor();
  // Who is signed in has room of their own, however many others are in their network.
  if (who.kind === "visitor") await context.rateLimits.take("upload");
  else await context.rateLimits.takeShared({ bucket: "upload", subject: who.id }, "upload_network");
  await readerOf(context, bookingId);
  const form = await boundedForm(request, DOCUMENT_MAX);
  const [file, audience] = [form.get("document"), form.get("audience")];
  if (!(file instanceof File)) throw refusedField("document", "document_empty");
  const given = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  return attachDocument(context, bookingId, given, isDocumentAudience(audience) ? audience : "staff");
}
