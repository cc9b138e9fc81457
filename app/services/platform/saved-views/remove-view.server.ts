import { removingView } from "#app/db/platform/saved-views.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { seenView } from "./seen-view.server.ts";

/** Takes a view away, one's own or a shared one; the bookings or cases that it showed stay. Throws `not_found`. */
export async function removeView(context: ServiceContext, id: string): Promise<void> {
  const who = await administratorOf(context);
  const view = await seenView(context, who.id, id);
  const removed = await removingView(context.db, view.id);
  if (removed.length === 0) throw new AppError("not_found");
}
