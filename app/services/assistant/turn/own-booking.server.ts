/** What a conversation may do to bookings that exist, and to itself. Who proves nothing learns nothing: neither that a booking exists nor that it does not. */
import { parseBookingNumber } from "#app/domain/booking/booking-number.ts";
import type { OwnPowers } from "#app/services/assistant/conversation.ts";
import { deleteOwnConversation } from "#app/services/assistant/visitor/delete-own-conversation.server.ts";
import { newDraft } from "#app/services/bookings/drafts.server.ts";
import type { Turn } from "./turn.ts";

export function ownPowers(turn: Turn): OwnPowers {
  const { bookingLinks, managed } = turn.context;
  return {
    async booking(reference) {
      const made = turn.booking;
      // Links that were renewed or revoked since lead nobody there but by mail.
      if (!made || made.confirmationKey === null || parseBookingNumber(reference) !== made.bookingNumber) return null;
      return managed.ofMaker(made.id);
    },
    mailLink: (reference) => bookingLinks.askByNumber(reference),
    forget: () => forget(turn),
  };
}

/** Deletes the conversation; what this turn goes on with is a draft that was never begun. */
async function forget(turn: Turn): Promise<{ at: string }> {
  const { context, locale } = turn;
  const now = context.clock();
  await deleteOwnConversation(context);
  turn.draft = { ...newDraft(locale, now.getTime(), "fast"), version: 0 };
  turn.booking = null;
  turn.summary = null;
  turn.forgotten = true;
  return { at: now.toISOString() };
}
