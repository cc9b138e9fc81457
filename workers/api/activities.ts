import { Hono } from "hono";
import { z } from "zod";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "./described.ts";

/** `GET /api/activities`: the caller's feed, newest first. `limit` and `after` page it; the next page is named in the header (RFC 8288). */
export const activitiesRouter = new Hono<ApiEnv>().get(
  "/",
  described({
    tag: "Cases",
    summary: "What happened in the caller's cases, newest first. The next page is named in the `Link` header.",
    caller: "signed in",
    query: () => z.object({ limit: z.coerce.number().int().min(1).optional(), after: z.string().optional() }),
    answers: { list: "activityRecord" },
  }),
  async (c) => {
    const limit = Number(c.req.query("limit")) || undefined;
    const { activities, next } = await c.env.services.activities.list({ after: c.req.query("after") ?? null, limit });
    const parameters = new URLSearchParams({ after: next ?? "", ...(limit ? { limit: String(limit) } : {}) });
    if (next) c.header("Link", `</api/activities?${parameters}>; rel="next"`);
    return c.json(activities);
  },
);

/** `GET /api/statistics`: counts over the cases that the caller may see. */
export const statisticsRouter = new Hono<ApiEnv>().get(
  "/",
  described({
    tag: "Cases",
    summary: "Counts over the cases that the caller may see.",
    caller: "signed in",
    answers: { record: "statisticsRecord" },
  }),
  async (c) => c.json(await c.env.services.caseLists.statistics()),
);
