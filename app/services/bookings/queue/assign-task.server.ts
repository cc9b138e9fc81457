import { findAdministrator } from "#app/db/accounts/people.repo.server.ts";
import { findTask, takingTask } from "#app/db/bookings/staff-tasks.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { type MovedTask, toTask } from "#app/services/bookings/queue/staff-queue.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/**
 * Puts an open task into somebody's hands. `heldBy` is who had it when the caller looked (null: nobody); `made` is false when
 * somebody else was faster. Throws `invalid_input` for hands that are no active administrator's, and `not_found`.
 */
export async function assignTask(context: ServiceContext, id: string, to: string, heldBy: string | null): Promise<MovedTask> {
  const who = await administratorOf(context);
  const { db, clock } = context;
  const [[hand], before] = await Promise.all([findAdministrator(db, to), findTask(db, id)]);
  if (!before) throw new AppError("not_found");
  if (!hand) throw refusedField("to", "choice_required");
  const now = clock().getTime();
  const changed = await takingTask(db, id, heldBy, to, now);
  const after = await findTask(db, id);
  if (!after) throw new AppError("not_found");
  return { task: toTask(after, who.id, now), move: "take", made: changed.length > 0 };
}
