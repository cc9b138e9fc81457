import { Hono } from "hono";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "./described.ts";
import { readQuery } from "./read-input.ts";
import { availabilityQuerySchema, monthQuerySchema, roomsQuerySchema } from "./schemas.ts";

/**
 * `GET /api/availability?venue=toronto&from=2027-03-01&to=2027-03-31&people=20&startTime=09:00&endTime=17:00`: per day
 * free, few, none or closed (domain `availability.ts`), at most 62 days. Never kept: it may be wrong a moment later.
 */
const router = new Hono<ApiEnv>().get(
  "/",
  described({
    tag: "Venues",
    summary: "Day by day whether a venue has a free room, at most 62 days.",
    caller: "anyone",
    answers: { record: "availabilityRecord" },
    refusals: [429],
  }),
  readQuery(availabilityQuerySchema),
  async (c) => {
    const { venue, from, to, people, startTime, endTime } = c.req.valid("query");
    const days = await c.env.services.availability.days({ venue, from, to, people, startTime, endTime }, { counted: true });
    c.header("Cache-Control", "no-store");
    return c.json({ venue: venue.id, timeZone: venue.zone, days });
  },
);

/**
 * `GET /api/availability/rooms?venue=toronto&people=22&setup=u_shape`: the rooms that suit, smallest first, each with the next day on
 * which it is free from opening until closing, as of at most ten minutes ago.
 */
const withRooms = router.get(
  "/rooms",
  described({
    tag: "Venues",
    summary:
      "The rooms of a venue that suit so many people in a set-up, with the next day on which each is free, and why the others do not.",
    caller: "anyone",
    answers: { record: "publicRoomsRecord" },
    refusals: [429],
  }),
  readQuery(roomsQuerySchema),
  async (c) => {
    const { venue, people = 1, setup = null, unit } = c.req.valid("query");
    const need = { people, setup, unit: unit === "true", breakouts: [] };
    const listed = await c.env.services.availability.rooms({ venue, need }, { counted: true });
    c.header("Cache-Control", "no-store");
    return c.json({ venue: venue.id, ...listed });
  },
);

/**
 * `GET /api/availability/month?venue=toronto&month=2027-03&people=22&setup=u_shape&breakouts=6,8`: each day free, partly free with its
 * hours, full, or closed and why (domain `hearing-plan/month.ts`). Never kept either.
 */
export const availabilityRouter = withRooms.get(
  "/month",
  described({
    tag: "Venues",
    summary: "A month of a venue, day by day, for a hearing of a size: free, partly free, full, or closed and why.",
    caller: "anyone",
    answers: { record: "monthRecord" },
    refusals: [429],
  }),
  readQuery(monthQuerySchema),
  async (c) => {
    const { venue, month, people = 1, startTime, endTime, setup = null, unit, breakouts = [], notice } = c.req.valid("query");
    const need = { people, setup, unit: unit === "true", breakouts };
    const ask = { venue, month, need, startTime, endTime, withNotice: notice === "true" };
    c.header("Cache-Control", "no-store");
    return c.json(await c.env.services.availability.month(ask, { counted: true }));
  },
);
