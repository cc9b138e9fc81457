import { Hono } from "hono";
import { etag } from "hono/etag";
import type { ApiEnv } from "./create-api.ts";

/**
 * Venues for everyone: cities, opening hours in force by weekday (0 Sunday, local wall time), zone, how many rooms in use
 * for how many people. Revalidated each time, since administrators may change any of it.
 */
export const venuesRouter = new Hono<ApiEnv>().get("/", etag(), async (c) => {
  c.header("Cache-Control", "public, no-cache");
  return c.json(await c.env.services.venues.published());
});

/** Every room in use, for staff. */
export const roomsRouter = new Hono<ApiEnv>().get("/", async (c) => c.json(await c.env.services.desk.rooms()));
