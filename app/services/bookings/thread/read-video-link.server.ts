import { findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** The address of a booking's video room as staff have entered it, whatever its status. For administrators; `not_found` for everybody else. */
export async function readVideoLink(context: ServiceContext, bookingId: string): Promise<string | null> {
  await administratorOf(context);
  return (await findBooking(context.db, bookingId))?.videoLink ?? null;
}
