import { Hono } from "hono";
import { AppError } from "#app/domain/errors.ts";
import { firstPerField, issuesOf } from "#app/domain/schema-issues.ts";
import type { ApiEnv } from "./create-api.ts";
import { availabilityQuerySchema } from "./schemas.ts";

/**
 * `GET /api/availability?venue=toronto&from=2027-03-01&to=2027-03-31&people=20&startTime=09:00&endTime=17:00`: per day
 * free, few, none or closed (domain `availability.ts`), at most 62 days. Never kept: it may be wrong a moment later.
 */
export const availabilityRouter = new Hono<ApiEnv>().get("/", async (c) => {
  const parsed = availabilityQuerySchema.safeParse(c.req.query());
  if (!parsed.success) throw new AppError("invalid_input", { issues: firstPerField(issuesOf(parsed.error)) });
  const { venue, from, to, people, startTime, endTime } = parsed.data;
  const days = await c.env.services.availability.days({ venue, from, to, people, startTime, endTime }, { counted: true });
  c.header("Cache-Control", "no-store");
  return c.json({ venue: venue.id, timeZone: venue.zone, days });
});
