import { Hono } from "hono";
import { z } from "zod";
import { isLocalDate, isWallTime } from "#app/domain/booking/local-date.ts";
import { AppError } from "#app/domain/errors.ts";
import { firstPerField, issuesOf } from "#app/domain/schema-issues.ts";
import { venueNamed } from "#app/domain/venue/venues.ts";
import type { ApiEnv } from "./create-api.ts";

const time = z.string("time_invalid").refine(isWallTime, "time_invalid").optional();
const date = z.string("date_required").refine(isLocalDate, "date_invalid");

const querySchema = z
  .strictObject({
    venue: z.string("location_invalid").transform((name, context) => {
      const venue = venueNamed(name);
      if (!venue) context.addIssue({ code: "custom", message: "location_invalid" });
      return venue ?? z.NEVER;
    }),
    from: date,
    to: date,
    people: z
      .string()
      .refine((value) => /^[1-9]\d{0,3}$/.test(value), "count_required")
      .transform(Number)
      .optional(),
    startTime: time,
    endTime: time,
  })
  .refine(({ startTime, endTime }) => !startTime || !endTime || startTime < endTime, { path: ["endTime"], message: "end_before_start" });

/**
 * `GET /api/availability?venue=toronto&from=2027-03-01&to=2027-03-31&people=20&startTime=09:00&endTime=17:00`: per day
 * free, few, none or closed (domain `availability.ts`), at most 62 days. Never kept: it may be wrong a moment later.
 */
export const availabilityRouter = new Hono<ApiEnv>().get("/", async (c) => {
  const parsed = querySchema.safeParse(c.req.query());
  if (!parsed.success) throw new AppError("invalid_input", { issues: firstPerField(issuesOf(parsed.error)) });
  const { venue, from, to, people, startTime, endTime } = parsed.data;
  const days = await c.env.services.availability.days({ venue, from, to, people, startTime, endTime }, { counted: true });
  c.header("Cache-Control", "no-store");
  return c.json({ venue: venue.id, timeZone: venue.zone, days });
});
