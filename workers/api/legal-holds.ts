import { Hono } from "hono";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "./described.ts";
import { readBody } from "./read-input.ts";
import { liftedHoldSchema, placedHoldSchema } from "./schemas.ts";

/** `/api/legal-holds`: what may not be removed for now, of whom or what, and why. */
export const legalHoldsRouter = new Hono<ApiEnv>()
  .get(
    "/",
    described({
      tag: "Service",
      summary: "All legal holds, newest first, those that were lifted last.",
      caller: "administrators",
      answers: { list: "legalHoldRecord" },
    }),
    async (c) => c.json(await c.env.services.legalHolds.list()),
  )
  .post(
    "/",
    described({
      tag: "Service",
      summary:
        "Places a hold on a person (by address), a booking or a case (by number): nothing of it is removed while it is in force. Asks for the administrator's own password again.",
      caller: "administrators",
      answers: { status: 201, record: "placedHoldRecord" },
      refusals: [429],
    }),
    readBody(placedHoldSchema),
    async (c) => {
      const { password, code = "", ...hold } = c.req.valid("json");
      return c.json(await c.env.services.legalHolds.place(hold, { password, code }), 201);
    },
  )
  .post(
    "/:id/lift",
    described({
      tag: "Service",
      summary: "Lifts a hold, for a reason; 409 where it was lifted before. Asks for the administrator's own password again.",
      caller: "administrators",
      answers: { status: 204 },
      refusals: [409, 429],
    }),
    readBody(liftedHoldSchema),
    async (c) => {
      const { password, code = "", reason } = c.req.valid("json");
      await c.env.services.legalHolds.lift(c.req.param("id"), { reason }, { password, code });
      return c.body(null, 204);
    },
  );
