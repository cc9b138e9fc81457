import type { DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";

/** The draft's values alone. */
export function plainView(view: DraftView): DraftPlain {
  return Object.fromEntries(Object.entries(view.values).map(([name, held]) => [name, held?.value ?? ""]));
}
