import { changingTemplate, templateById } from "#app/db/bookings/booking-thread.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Takes a text away; messages that began from it stay as they were sent. Throws `not_found`. */
export async function removeTemplate(context: ServiceContext, id: string): Promise<void> {
  const { db, clock } = context;
  const who = await administratorOf(context);
  const [found] = await templateById(db, id);
  if (!found) throw new AppError("not_found");
  const now = clock().getTime();
  await changingTemplate(db, found, { removedAt: now, updatedAt: now, updatedBy: who.id });
}
