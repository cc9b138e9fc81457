import type { FastBookingValues } from "#app/domain/booking/fast.ts";
import type { DraftView } from "#app/services/drafts.server.ts";

/** The draft's values alone, as the booking schemas know them. */
export function plainView(view: DraftView): FastBookingValues {
  return Object.fromEntries(Object.entries(view.values).map(([name, held]) => [name, held?.value])) as FastBookingValues;
}
