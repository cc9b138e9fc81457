import { z } from "zod";
import { TASK_MOVES } from "./staff-task.ts";

/** A move over the wire: of who had the task when the caller looked, and for `assign` into whose hands it goes. */
export const taskMoveSchema = z.object({
  move: z.enum([...TASK_MOVES, "assign"], "choice_required"),
  /** Null: nobody had it. */
  heldBy: z.string("invalid_input").max(64, "too_long").nullable(),
  /** Id of an administrator. */
  to: z.string("invalid_input").max(64, "too_long").optional(),
});
export type TypedTaskMove = z.output<typeof taskMoveSchema>;
