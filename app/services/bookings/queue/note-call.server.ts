import { callingTask, findTask, finishingTask } from "#app/db/bookings/staff-tasks.repo.server.ts";
import { AGAIN_IN, type CallOutcome } from "#app/domain/booking/office/staff-task.ts";
import { AppError } from "#app/domain/errors.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { type MovedTask, toTask } from "#app/services/bookings/queue/staff-queue.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";

export interface NotedCall {
  outcome: CallOutcome;
  /** Minutes from now, of the offered ones, after which it is tried again; of a call that reached nobody. */
  again: number | null;
  /** Who had the task when the reader looked; null for nobody. */
  heldBy: string | null;
}

/**
 * Writes down what became of a call. Reached: the task is done. Else it is the caller's own, and has another clock, while
 * what was promised stays. `made` is false when somebody else was faster. Throws `invalid_input`, `not_found`.
 */
export async function noteCall(context: ServiceContext, id: string, { outcome, again, heldBy }: NotedCall): Promise<MovedTask> {
  const who = await administratorOf(context);
  const { db, clock } = context;
  const found = await findTask(db, id);
  if (!found) throw new AppError("not_found");
  const now = clock().getTime();
  if (outcome !== "reached" && !AGAIN_IN.some((minutes) => minutes === again))
    throw new AppError("invalid_input", { issues: [{ field: "again", code: "choice_required" }] });
  const againAt = outcome === "reached" || again === null ? null : now + again * 60_000;
  const call = { id: newId(), taskId: id, calledBy: who.id, at: now, outcome, againAt };
  // First the call, as long as the task is open and in the hands it was seen in: what follows hangs on it.
  const [noted] = await db.batch([
    ...callingTask(db, call, { heldBy, bookingId: found.kind === "call_booking" ? found.bookingId : null }),
    ...(outcome === "reached" ? finishingTask(db, found, who.id, now) : []),
  ]);
  const after = await findTask(db, id);
  if (!after) throw new AppError("not_found");
  return { task: toTask(after, who.id, now), move: outcome, made: noted.length > 0 };
}
