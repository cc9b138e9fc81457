import { answeringMessages } from "#app/db/bookings/booking-thread.repo.server.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** What the client wrote needs no answer, or was answered on the telephone. For administrators; `not_found` for everybody else. */
export async function settleMessages(context: ServiceContext, bookingId: string): Promise<void> {
  await administratorOf(context);
  await answeringMessages(context.db, bookingId);
}
