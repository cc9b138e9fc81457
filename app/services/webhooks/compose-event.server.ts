/** What a webhook is sent: ids, links and what its scopes let it read, as things stand when it leaves. */
import type { Database } from "#app/db/client.server.ts";
import { bookingOfMail } from "#app/db/mail/mail-subjects.repo.server.ts";
import { caseNumberOf, type DeliveryRow, type WebhookRow } from "#app/db/webhooks/webhooks.repo.server.ts";
import { accountingReading, hearingReading } from "#app/domain/api-keys/readings.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import { estimateOfBooking } from "#app/services/venues/rates/estimates.server.ts";

interface ComposingContext {
  db: Database;
  origin: string;
}

/** The body of a delivery. Of a booking or case that is gone its id and link alone. */
export async function composeEvent(context: ComposingContext, { scopes }: Pick<WebhookRow, "scopes">, row: DeliveryRow): Promise<string> {
  const { eventId, event, occurredAt, subjectId } = row;
  const about = event.startsWith("booking.")
    ? { booking: await bookingOf(context, scopes, subjectId) }
    : event.startsWith("case.")
      ? { case: await caseOf(context, subjectId) }
      : {};
  return JSON.stringify({ id: eventId, event, occurredAt: new Date(occurredAt).toISOString(), ...about });
}

async function bookingOf({ db, origin }: ComposingContext, scopes: WebhookRow["scopes"], id: string) {
  const named = { id, url: `${origin}/bookings/${encodeURIComponent(id)}` };
  const row = await bookingOfMail(db, id);
  if (!row || row.deletedAt !== null) return named;
  const record = toFullRecord(row);
  const { bookingNumber, status, bookingContactName: name, bookingContactFirm: firm, bookingContactEmail: email } = record;
  return {
    ...named,
    bookingNumber,
    status,
    ...(scopes.includes("calendar") ? { hearing: hearingReading.parse(record) } : {}),
    ...(scopes.includes("accounting")
      ? { accounting: { ...accountingReading.parse(record), estimate: await estimateOfBooking({ db }, id) } }
      : {}),
    ...(scopes.includes("crm") ? { contact: { name, firm, email, phone: record.bookingContactPhone } } : {}),
  };
}

async function caseOf({ db, origin }: ComposingContext, id: string) {
  return { id, url: `${origin}/cases/${encodeURIComponent(id)}`, caseNumber: await caseNumberOf(db, id) };
}
