import { findTask } from "#app/db/bookings/staff-tasks.repo.server.ts";
import type { StaffTaskRecord } from "#app/domain/booking/office/staff-task.ts";
import { AppError } from "#app/domain/errors.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { toTask } from "./staff-queue.server.ts";

/** One task by its id. Throws `not_found`. */
export async function getTask(context: ServiceContext, id: string): Promise<StaffTaskRecord> {
  const who = await administratorOf(context);
  const found = await findTask(context.db, id);
  if (!found) throw new AppError("not_found");
  return toTask(found, who.id, context.clock().getTime());
}
