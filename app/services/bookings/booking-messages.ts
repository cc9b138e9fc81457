/** Rows of the outbox about a booking, written in the batch of what they tell. */
import type { BookingRow, OutboxRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { Locale } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import { newId } from "#app/services/platform/ids.ts";

type Told = Pick<BookingRow, "id" | "bookingContactEmail" | "locale" | "location">;

/** To the booking's contact, in the language of the booking. `now` in UTC milliseconds. */
export function clientMessage(kind: string, row: Told, now: number, more: Record<string, unknown> = {}): OutboxRow {
  return message(kind, row.bookingContactEmail, row.locale, { bookingId: row.id, ...more }, now);
}

/** To the office that answers for the booking. */
export function staffMessage(kind: string, row: Told, now: number, more: Record<string, unknown> = {}): OutboxRow {
  const office = venueOf(row.location) ?? HEAD_OFFICE;
  return message(kind, office.email || PROVIDER.email, "en", { bookingId: row.id, ...more }, now);
}

function message(kind: string, recipient: string, locale: Locale, payload: Record<string, unknown>, now: number): OutboxRow {
  return { id: newId(), kind, recipient, locale, payload, createdAt: now, deliverAfter: now, attempts: 0 };
}
