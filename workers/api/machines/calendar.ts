import { Hono } from "hono";
import { type DeadlineReading, hearingReading } from "#app/domain/api-keys/readings.ts";
import { checkPartialListQuery, partialListQuerySchema } from "#app/domain/booking/office/read-list-query.ts";
import { described } from "#workers/api/described.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { answerPage } from "./list-page.ts";

const MOST_DEADLINES = 200;

/** `/api/calendar`: what a calendar needs of one's hearings and deadlines. */
export const calendarRouter = new Hono<ApiEnv>()
  .get(
    "/hearings",
    described({
      tag: "Bookings",
      summary:
        "Days, hours and places of the bookings that the caller may see, by date. The `Link` header names the previous and the next page.",
      caller: "signed in",
      query: () => partialListQuerySchema,
      answers: { list: "hearingReading" },
    }),
    (c) => answerPage(c, "/api/calendar/hearings", checkPartialListQuery, (booking) => hearingReading.parse(booking)),
  )
  .get(
    "/deadlines",
    described({
      tag: "Cases",
      summary: "Open deadlines of the cases that the caller sees, the next one first (200 at most).",
      caller: "signed in",
      answers: { list: "deadlineReading" },
    }),
    async (c) => {
      const deadlines = await c.env.services.timetable.mine({ limit: MOST_DEADLINES });
      return c.json(
        deadlines.map(({ id, case: of, title, owedBy, mine, dueAt, zone }): DeadlineReading => {
          return { id, caseId: of.id, caseNumber: of.caseNumber, title, owedBy, mine, dueAt, timeZone: zone };
        }),
      );
    },
  );
