import { Hono } from "hono";
import { accountingReading } from "#app/domain/api-keys/readings.ts";
import { checkPartialListQuery, partialListQuerySchema } from "#app/domain/booking/office/read-list-query.ts";
import { described } from "#workers/api/described.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { answerPage } from "./list-page.ts";

/** `/api/accounting`: what is charged to whom. */
export const accountingRouter = new Hono<ApiEnv>()
  .get(
    "/bookings",
    described({
      tag: "Bookings",
      summary:
        "The bookings that the caller may see, with the days and who is charged. The `Link` header names the previous and the next page.",
      caller: "signed in",
      query: () => partialListQuerySchema,
      answers: { list: "accountingReading" },
    }),
    (c) => answerPage(c, "/api/accounting/bookings", checkPartialListQuery, (booking) => accountingReading.parse(booking)),
  )
  .get(
    "/bookings/:id",
    described({
      tag: "Bookings",
      summary: "One of them, with what it is likely to cost.",
      caller: "who may see it",
      answers: { record: "pricedReading" },
    }),
    async (c) => {
      const { estimate, ...booking } = await c.env.services.bookings.priced(c.req.param("id"));
      return c.json({ ...accountingReading.parse(booking), estimate });
    },
  );
