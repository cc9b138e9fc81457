import { openTasksOf } from "#app/db/bookings/bookings.repo.server.ts";
import { holdKeyOf } from "#app/db/bookings/hold-keys.repo.server.ts";
import type { HoldContext } from "#app/services/bookings/holds/hold-context.ts";
import { holdOfBooking } from "#app/services/bookings/holds/hold-state.server.ts";
import { openConfirmation } from "#app/services/bookings/reading/open-confirmation.server.ts";
import { readHeldUntil } from "#app/services/bookings/reading/read-held-until.server.ts";
import { readArrival } from "#app/services/bookings/thread/read-arrival.server.ts";
import { estimateOfBooking } from "#app/services/venues/rates/estimates.server.ts";

/**
 * Everything that the confirmation page shows to who holds its key; `calendarKey` opens the calendar's file and not the page;
 * `linkUntil` is until when a link that was mailed holds the room once it is pressed. Throws `not_found`.
 */
export async function readConfirmationPage(context: HoldContext, key: string) {
  const booking = await openConfirmation(context, key);
  const isOff = booking.status === "cancelled";
  const [heldUntil, arrival, hold, calendarKey, estimate, tasks] = await Promise.all([
    readHeldUntil(context, booking.id),
    readArrival(context, booking.id),
    holdOfBooking(context, booking.id, "anybody"),
    booking.bookingDate && !isOff ? context.links.calendarToken(booking.id, key) : null,
    isOff ? null : estimateOfBooking(context, booking.id),
    isOff ? [] : openTasksOf(context.db, booking.id),
  ]);
  // That a change was asked for is the booking's affair; in which words, theirs who asked.
  const asked = tasks.flatMap(({ kind }) => (kind === "change_request" || kind === "cancel_request" ? [kind] : []));
  // Asked for with the request, or on this page: the link is in the mail, and waits to be pressed.
  const link = hold?.state === "offered" ? await holdKeyOf(context.db, booking.id, context.clock().getTime()) : null;
  const linkUntil = link?.expiresAt ? new Date(link.expiresAt).toISOString() : null;
  return { booking, heldUntil, arrival, hold, linkUntil, calendarKey, estimate, asked: [...new Set(asked)] };
}
