import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { HeldRoom } from "#app/domain/booking/office/booking-attachments.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { AppError } from "#app/domain/errors.ts";

export interface PanelData {
  booking: BookingRecord;
  /** How many people the main room is for; null where that was not said. */
  people: string | null;
  /** What only staff see; null for everyone else. */
  attachments: { rooms: HeldRoom[]; heldUntil: string | null; conversation: string | null } | null;
}

/** A booking with what is next to it; null where it is not there or not the reader's. */
export async function panelOf(context: Readonly<RouterContextProvider>, id: string): Promise<PanelData | null> {
  try {
    const services = context.get(servicesContext);
    const { details, ...booking } = await services.bookings.get(id);
    const attachments = await services.desk.attachments({ ...booking, details: null });
    return {
      booking: { ...booking, details: null },
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
