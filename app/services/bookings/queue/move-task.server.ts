import { findTask, finishingTask, takingTask } from "#app/db/bookings/staff-tasks.repo.server.ts";
import type { TaskMove } from "#app/domain/booking/office/staff-task.ts";
import { AppError } from "#app/domain/errors.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { type MovedTask, toTask } from "./staff-queue.server.ts";

/**
 * Takes a task, gives it back, or marks it as done. `heldBy` is the id of who had it when the reader looked (null:
 * nobody): a task is taken over, or done for another, knowingly or not at all.
 */
export async function moveTask(context: ServiceContext, id: string, move: TaskMove, heldBy: string | null): Promise<MovedTask> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const found = await findTask(db, id);
  if (!found) throw new AppError("not_found");
  const now = clock().getTime();
  const [changed] =
    move === "done"
      ? await db.batch(finishingTask(db, found, who.id, now, heldBy))
      : await db.batch([takingTask(db, id, heldBy, move === "take" ? who.id : null, now)]);
  const after = await findTask(db, id);
  if (!after) throw new AppError("not_found");
  return { task: toTask(after, who.id, now), move, made: changed.length > 0 };
}
