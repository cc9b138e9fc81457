import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { type EditedBooking, type EditingContext, editBooking } from "./edit-booking.server.ts";
import { readEdited } from "./read-edited.ts";

/**
 * Changes the fields that `values` names, under the names and aliases of the detailed request; "" empties one, what is
 * not named stays (rulings, "Bookings": "an edit based on an older one gets 409 with both versions shown"). For administrators; `not_found` for
 * everybody else. Throws as `editBooking`.
 */
export async function editByStaff(
  context: ServiceContext & EditingContext,
  id: string,
  { version, values, overrideReason }: { version: number; values: unknown; overrideReason?: string | null },
): Promise<EditedBooking> {
  const who = await administratorOf(context);
  return editBooking(context, id, { version, values: readEdited(values), overrideReason: overrideReason ?? null }, who);
}
