import { documentsOf } from "#app/db/bookings/booking-attachments.repo.server.ts";
import type { DocumentRecord } from "#app/domain/documents/document.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { readerOf, toDocument } from "./booking-documents.server.ts";

/** What the caller may see of a booking's documents, oldest first. */
export async function listBookingDocuments(context: ServiceContext, bookingId: string): Promise<DocumentRecord[]> {
  const { audience, mayRead } = await readerOf(context, bookingId);
  return (await documentsOf(context.db, bookingId, audience)).filter(mayRead).map(toDocument);
}
