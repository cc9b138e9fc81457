import { tool } from "ai";
import { AppError } from "#app/domain/errors.ts";
import type { Conversation } from "#app/services/assistant/conversations.server.ts";
import { NOTHING } from "./nothing.ts";

/** Books what was confirmed. Whether it was is checked by the service, not here and not by the model. */
export function submitBooking(conversation: Conversation) {
  return tool({
    description: "Submit the request after the visitor has said yes to the summary.",
    inputSchema: NOTHING,
    execute: async () => {
      try {
        const booking = await conversation.submit();
        return { booked: true as const, bookingNumber: booking.bookingNumber, callBy: booking.callBy, timeZone: booking.timeZone };
      } catch (error) {
        if (error instanceof AppError) return { booked: false as const, reason: error.code, issues: [...error.issues] };
        throw error;
      }
    },
  });
}
