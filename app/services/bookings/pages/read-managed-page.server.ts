import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { HoldContext } from "#app/services/bookings/holds/hold-context.ts";
import { holdOfBooking } from "#app/services/bookings/holds/hold-state.server.ts";
import type { ManagedBookings } from "#app/services/bookings/managed-booking.server.ts";
import { listClientMessages } from "#app/services/bookings/thread/list-client-messages.server.ts";
import { readArrival } from "#app/services/bookings/thread/read-arrival.server.ts";
import { estimateOfBooking } from "#app/services/venues/rates/estimates.server.ts";

const NONE: LocalDate[][] = [];

/**
 * Everything that the page of the mailed link shows of a booking; `wishesDays`: also the runs of days that several days could move to, where they
 * may. Throws as `ManagedBookings.open`.
 */
export async function readManagedPage(context: HoldContext & { managed: ManagedBookings }, token: string, wishesDays: boolean) {
  const { managed } = context;
  const booking = await managed.open(token);
  const [estimate, arrival, messages, hold, runs] = await Promise.all([
    booking.status === "cancelled" ? null : estimateOfBooking(context, booking.id),
    readArrival(context, booking.id),
    listClientMessages(context, booking.id),
    holdOfBooking(context, booking.id, "contact"),
    wishesDays && booking.severalDays && booking.mode === "change" ? managed.runs(token) : NONE,
  ]);
  return { booking, estimate, arrival, messages, hold, runs };
}
