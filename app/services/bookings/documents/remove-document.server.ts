import { removingDocument } from "#app/db/bookings/booking-attachments.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { findDocument, recordDocument } from "./booking-documents.server.ts";

/** Takes one away from sight; for staff. Throws `not_found`, and `forbidden` for a client who sees it. */
export async function removeDocument(context: ServiceContext, bookingId: string, documentId: string): Promise<void> {
  const { clock, db } = context;
  const { who, found } = await findDocument(context, bookingId, documentId);
  if (who.role !== "admin") throw new AppError("forbidden");
  const event = { action: "document_removed", changes: { name: found.name } };
  await recordDocument(db, bookingId, event, who, clock(), removingDocument(db, documentId, who.id, clock().getTime()));
}
