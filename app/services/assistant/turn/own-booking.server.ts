/** What a conversation may do to bookings that exist, and to itself. Who proves nothing learns nothing: neither that a booking exists nor that it does not. */

import { findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { parseBookingNumber } from "#app/domain/booking/booking-number.ts";
import { maskedEmail } from "#app/domain/mail/masked-email.ts";
import type { OwnHold, OwnPowers } from "#app/services/assistant/conversation.ts";
import { deleteOwnConversation } from "#app/services/assistant/visitor/delete-own-conversation.server.ts";
import { newDraft } from "#app/services/bookings/drafts/drafts.server.ts";
import { askForLinksByNumber } from "#app/services/bookings/links/ask-for-links-by-number.server.ts";
import type { MadeBooking } from "#app/services/bookings/reading/read-made-booking.server.ts";
import type { Turn } from "./turn.ts";

export function ownPowers(turn: Turn): OwnPowers {
  const { managed } = turn.context;
  return {
    async booking(reference) {
      const made = ownOf(turn, reference);
      return made && managed.ofMaker(made.confirmationKey);
    },
    hold: (reference, ask) => holdOf(turn, reference, ask),
    mailLink: (reference) => askForLinksByNumber(turn.context, reference),
    forget: () => forget(turn),
  };
}

/** The booking of this number, where this conversation has made it. Links that were renewed or revoked since lead nobody there but by mail. */
function ownOf({ booking }: Turn, reference: string): (MadeBooking & { confirmationKey: string }) | null {
  const { confirmationKey = null } = booking ?? {};
  if (!booking || confirmationKey === null || parseBookingNumber(reference) !== booking.bookingNumber) return null;
  return { ...booking, confirmationKey };
}

/** As the page of the confirmation has it: the link goes to the booking's address, which nobody has proven here. */
async function holdOf(turn: Turn, reference: string, ask: boolean): Promise<OwnHold | null> {
  const { db, visitorHolds } = turn.context;
  const made = ownOf(turn, reference);
  if (!made) return null;
  const asked = ask ? await visitorHolds.ask(made.confirmationKey) : null;
  const [row, state] = await Promise.all([findBooking(db, made.id), visitorHolds.of(made.id, "anybody")]);
  return row && { asked, state, location: row.location, mailedTo: maskedEmail(row.bookingContactEmail) };
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
