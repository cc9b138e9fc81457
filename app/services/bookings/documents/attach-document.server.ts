import { addingDocument, countDocuments, readyDocument } from "#app/db/bookings/booking-attachments.repo.server.ts";
import { checkDocument, type DocumentAudience, type DocumentRecord } from "#app/domain/documents/document.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { withinLimit } from "#app/services/platform/within-limit.server.ts";
import { readerOf, recordDocument, toDocument } from "./booking-documents.server.ts";

/** Most documents of one booking for each audience. */
const MOST = 50;

/** Attaches a file. What a client attaches is for both. Throws `invalid_input` on `document`. */
export async function attachDocument(
  context: ServiceContext,
  bookingId: string,
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
  audience: DocumentAudience,
): Promise<DocumentRecord> {
  const { clock, db, env } = context;
  const { who, audience: limited } = await readerOf(context, bookingId);
  const check = checkDocument(name, bytes);
  const [counted] = await countDocuments(db, bookingId, limited ?? audience);
  if (!check.ok) throw refusedField("document", check.code);
  const full = refusedField("document", "document_too_many");
  if ((counted?.count ?? 0) >= MOST) throw full;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  const row = {
    id: newId(),
    bookingId,
    name: check.name,
    type: check.type,
    size: bytes.byteLength,
    sha256: Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join(""),
    objectKey: `bookings/${newId()}`,
    audience: limited ?? audience,
    uploadedBy: who.id,
    createdAt: clock().getTime(),
  };
  // The row first: what is stored and never announced can still be found and swept.
  await withinLimit(addingDocument(db, row), full);
  await env.FILES.put(row.objectKey, bytes, { sha256: digest });
  const event = { action: "document_added", changes: { name: row.name, audience: row.audience } };
  await recordDocument(db, bookingId, event, who, clock(), readyDocument(db, row.id, clock().getTime()));
  return toDocument({ ...row, by: `${who.firstName} ${who.lastName}`.trim(), readyAt: null, removedAt: null, removedBy: null });
}
