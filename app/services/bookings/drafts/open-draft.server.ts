import type { Held } from "#app/db/bookings/drafts.repo.server.ts";
import type { DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import { currentDraft, type DraftContext, furtherOf, isOpen } from "./drafts.server.ts";

/** The visitor's draft while it may still become a booking, with what it holds beyond the fast booking's fields; null without one. */
export async function openDraft(context: DraftContext): Promise<(Held & { further: DraftPlain }) | null> {
  const row = await currentDraft(context);
  return isOpen(row) ? { id: row.id, holder: row.holder, further: furtherOf(row) } : null;
}
