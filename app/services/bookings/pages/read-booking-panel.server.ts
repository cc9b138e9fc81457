import type { HeldRoom } from "#app/domain/booking/office/booking-attachments.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { AppError } from "#app/domain/errors.ts";
import { readAttachments } from "#app/services/bookings/desk/read-attachments.server.ts";
import { getBooking } from "#app/services/bookings/reading/get-booking.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

export interface BookingPanel {
  booking: BookingRecord;
  /** How many people the main room is for; null where that was not said. */
  people: string | null;
  /** What only staff see; null for everyone else. */
  attachments: { rooms: HeldRoom[]; heldUntil: string | null; conversation: string | null } | null;
}

/** A booking next to its row in a list; null where it is not there or not the reader's. */
export async function readBookingPanel(context: ServiceContext, id: string): Promise<BookingPanel | null> {
  try {
    const { details, ...record } = await getBooking(context, id);
    const booking = { ...record, details: null };
    const attachments = await readAttachments(context, booking);
    return {
      booking,
      people: details?.mainRoomCapacity ? String(details.mainRoomCapacity) : null,
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
