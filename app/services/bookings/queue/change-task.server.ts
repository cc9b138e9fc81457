import type { TaskMove } from "#app/domain/booking/office/staff-task.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { assignTask } from "./assign-task.server.ts";
import { moveTask } from "./move-task.server.ts";
import type { MovedTask } from "./staff-queue.server.ts";

/** What is done with a task; `to` is in whose hands it is put, where it is assigned. */
export interface TaskChange {
  move: TaskMove | "assign";
  /** Who had it when the caller looked (null: nobody). */
  heldBy: string | null;
  to?: string | undefined;
}

/** Takes, releases, assigns or finishes a task. Throws `invalid_input` where it is assigned to nobody, and as `move` and `assignTask` do. */
export async function changeTask(context: ServiceContext, id: string, { move, heldBy, to }: TaskChange): Promise<MovedTask> {
  if (move !== "assign") return moveTask(context, id, move, heldBy);
  if (!to) throw refusedField("to", "choice_required");
  return assignTask(context, id, to, heldBy);
}
