import { Hono } from "hono";
import { VENUES } from "#app/domain/venue/venues.ts";
import type { ApiEnv } from "./create-api.ts";

/** Venues for everyone: cities, hours by weekday (0 Sunday, local wall time), zone, how many rooms for how many people. */
export const venuesRouter = new Hono<ApiEnv>().get("/", (c) => {
  c.header("Cache-Control", "public, max-age=3600");
  return c.json(
    VENUES.map(({ id, city, country, zone, hours, rooms, capacity, phone, email, address }) => ({
      id,
      city,
      country,
      timeZone: zone,
      hours,
      rooms,
      capacity,
      phone,
      email,
      address,
    })),
  );
});

/** Every room, for staff. */
export const roomsRouter = new Hono<ApiEnv>().get("/", async (c) => c.json(await c.env.services.desk.rooms()));
