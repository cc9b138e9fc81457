import { Hono } from "hono";
import { taskMoveSchema } from "#app/domain/booking/office/task-move.ts";
import { AppError } from "#app/domain/errors.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "./described.ts";
import { readBody } from "./read-input.ts";

/** `PATCH /api/tasks/{id}`: one task of staff's queue is taken, released, assigned or done. */
export const tasksRouter = new Hono<ApiEnv>().patch(
  "/:id",
  described({
    tag: "Bookings",
    summary:
      "Takes, releases or assigns a task of the queue, or marks it as done; 409 with the task as it is when it is in other hands than the caller saw.",
    caller: "administrators",
    answers: { status: 204 },
    refusals: [409],
  }),
  readBody(taskMoveSchema),
  async (c) => {
    const { made, task } = await c.env.services.queue.change(c.req.param("id"), c.req.valid("json"));
    if (!made) throw new AppError("conflict", { detail: { task: { taken: task.taken, done: task.done } } });
    return c.body(null, 204);
  },
);
