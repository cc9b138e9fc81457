import { tool } from "ai";
import { z } from "zod";
import { VENUES } from "#app/domain/venue/venues.ts";

/** The venues with their rooms and hours: public data. */
export function listVenues() {
  return tool({
    description: "The venues: city, number of rooms, capacities, opening hours, zone, telephone.",
    inputSchema: z.object({}),
    execute: async () =>
      VENUES.map(({ id, city, rooms, capacity, hours, zone, phone, address }) => ({
        id,
        city,
        rooms,
        capacity,
        hours,
        zone,
        phone,
        address,
      })),
  });
}
