import type { HeldRoom } from "#app/domain/booking/office/booking-attachments.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { AppError } from "#app/domain/errors.ts";
import { peopleAsked } from "#app/domain/venue/room-need.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import { readAttachments } from "#app/services/bookings/desk/read-attachments.server.ts";
import { openBookingRow } from "#app/services/bookings/reading/get-booking.server.ts";
import type { BookingPageContext } from "./read-booking-page.server.ts";

export interface BookingPanel {
  booking: BookingRecord;
  /** How many people the main room is for; null where that was not said. */
  people: number | null;
  /** What only staff see; null for everyone else. */
  attachments: { rooms: HeldRoom[]; heldUntil: string | null; conversation: string | null } | null;
}

/** A booking next to its row in a list; null where it is not there or not the reader's. */
export async function readBookingPanel(context: BookingPageContext, id: string): Promise<BookingPanel | null> {
  try {
    const row = await openBookingRow(context, id, context.expected.take(id));
    const booking = { ...toFullRecord(row), details: null };
    const attachments = await readAttachments(context, booking);
    return {
      booking,
      people: peopleAsked(row.details),
      attachments: attachments && {
        rooms: attachments.rooms,
        heldUntil: attachments.hold?.until ?? null,
        conversation: attachments.conversation,
      },
    };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
