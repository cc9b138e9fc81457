/** What tells everyone concerned that a booking is moved to a status. */
import type { BookingRow, OutboxRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { FieldChanges } from "#app/domain/booking/office/edit.ts";
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { clientMessage, staffMessage } from "#app/services/bookings/booking-messages.ts";

const KINDS: Readonly<Partial<Record<BookingStatus, string>>> = { confirmed: "booking_confirmed", cancelled: "booking_cancelled" };

/** The mails of a move, as rows of its batch; `edited` is what was changed with it. `now` in UTC milliseconds. */
export function messagesOfMove(
  row: BookingRow,
  to: BookingStatus,
  { reason, who, now, edited }: { reason: string | null; who: Actor; now: number; edited?: FieldChanges | undefined },
): OutboxRow[] {
  const kind = KINDS[to];
  if (!kind) return [];
  // What a client does by the link is news to staff.
  const told = who.kind === "visitor" ? [staffMessage("booking_cancelled_staff", row, now, reason ? { reason } : {})] : [];
  return [clientMessage(kind, row, now, { ...(reason ? { reason } : {}), ...(edited ? { changes: edited } : {}) }), ...told];
}
