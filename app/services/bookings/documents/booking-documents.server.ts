/**
 * Documents attached to a booking: staff attach for themselves or for the client, the client for both (quality, "Security":
 * opaque keys, content and ending agree, served only as attachments). Anyone who may not see the booking gets its 404. The client is
 * its contact: anybody may make a booking in a contact's name, so that its maker reads what they attached themselves and no more.
 */
import {
  type DocumentRow,
  documentsOf,
  type readyDocument,
  type removingDocument,
} from "#app/db/bookings/booking-attachments.repo.server.ts";
import { findForChange, writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import type { DocumentRecord } from "#app/domain/documents/document.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { seenBooking } from "#app/services/bookings/reading/get-booking.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";

/** How often an entry of the history is tried when somebody else writes one at the same time. */
const TRIES = 5;

/** Whose documents somebody reads: staff all. */
export const audienceOf = (who: Actor) => (who.kind === "user" && who.role === "admin" ? undefined : ("client" as const));

/** The caller, who may see the booking; throws what the booking's own page would. */
export async function readerOf(context: ServiceContext, bookingId: string) {
  const who = await context.actor();
  const { bookingContactEmail } = await seenBooking(context, bookingId);
  if (who.kind !== "user") throw new AppError("unauthenticated");
  const readsAll = who.role === "admin" || (who.emailVerified && emailKeyOf(bookingContactEmail) === emailKeyOf(who.email));
  return { who, audience: audienceOf(who), mayRead: ({ uploadedBy }: DocumentRow) => readsAll || uploadedBy === who.id };
}

/** A document that the caller may read, and who they are. Throws `not_found`. */
export async function findDocument(context: ServiceContext, bookingId: string, documentId: string) {
  const { who, audience, mayRead } = await readerOf(context, bookingId);
  const found = (await documentsOf(context.db, bookingId, audience)).find(({ id }) => id === documentId);
  if (!found || !mayRead(found)) throw new AppError("not_found");
  return { who, found };
}

/** Makes a change with its entry in the booking's history: both or neither. */
export async function recordDocument(
  db: Database,
  bookingId: string,
  { action, changes }: { action: string; changes: Record<string, unknown> },
  who: Actor,
  now: Date,
  change: ReturnType<typeof readyDocument> | ReturnType<typeof removingDocument>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await findForChange(db, bookingId);
    if (!found) throw new AppError("not_found");
    const audit = await nextAuditEntry({ subjectType: "booking", subjectId: bookingId, action, changes }, who, now.getTime(), found.last);
    try {
      await db.batch([writingAudit(db, audit), change]);
      return;
    } catch (error) {
      // Somebody wrote the next entry first.
      if (attempt >= TRIES) throw error;
    }
  }
}

export function toDocument(row: DocumentRow): DocumentRecord {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    size: row.size,
    audience: row.audience,
    uploadedBy: row.by ?? "",
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
