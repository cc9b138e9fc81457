import { changingTemplate, templateById } from "#app/db/bookings/booking-thread.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/**
 * Takes a text away that is still as it was read; messages that began from it stay as they were sent. Throws `stale_version` when somebody has
 * changed it since, and `not_found`.
 */
export async function removeTemplate(context: ServiceContext, id: string, version: number): Promise<void> {
  const { db, clock } = context;
  const who = await administratorOf(context);
  const now = clock().getTime();
  const removed = await changingTemplate(db, { id, version }, { removedAt: now, updatedAt: now, updatedBy: who.id });
  if (removed.length > 0) return;
  const [present] = await templateById(db, id);
  throw new AppError(present ? "stale_version" : "not_found", { detail: { version: present?.version ?? 0 } });
}
