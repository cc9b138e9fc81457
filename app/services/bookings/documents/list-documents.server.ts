import { documentsOf } from "#app/db/bookings/booking-attachments.repo.server.ts";
import type { DocumentRecord } from "#app/domain/documents/document.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { audienceOf, readerOf, toDocument } from "./booking-documents.server.ts";

/** What the caller may see of a booking's documents, oldest first. */
export async function listBookingDocuments(context: ServiceContext, bookingId: string): Promise<DocumentRecord[]> {
  const audience = audienceOf(await context.actor());
  // At once: who may not see the booking is refused, whatever it has.
  const [{ mayRead }, documents] = await Promise.all([readerOf(context, bookingId), documentsOf(context.db, bookingId, audience)]);
  return documents.filter(mayRead).map(toDocument);
}
