import { tool, zodSchema } from "ai";
import { z } from "zod";
import { isLocalDate, isWallTime } from "#app/domain/booking/local-date.ts";
import { VENUES, type VenueId, venueOf } from "#app/domain/venue/venues.ts";
import type { Conversation } from "#app/services/assistant/conversations.server.ts";

const time = z.string().refine(isWallTime).optional();

const INPUT = zodSchema(
  z.object({
    venue: z.enum(VENUES.map(({ id }) => id) as [VenueId, ...VenueId[]]),
    date: z.string().refine(isLocalDate).describe("YYYY-MM-DD, a day at the venue"),
    people: z.number().int().min(1).max(2000).optional().describe("people in one room"),
    startTime: time.describe("HH:MM, where the visitor named hours"),
    endTime: time.describe("HH:MM"),
  }),
);

/** Whether a room of ours is free on a day: what any visitor may know, and nothing is held by asking. */
export function checkAvailability(conversation: Conversation) {
  return tool({
    description:
      "Whether rooms are free at one of our venues on one day: free, few, none or closed, and the nearest days with a room. Holds nothing and writes nothing.",
    inputSchema: INPUT,
    execute: async ({ venue: id, date, people, startTime, endTime }) => {
      const venue = venueOf(id);
      if (!venue) throw new Error("no such venue");
      conversation.wonder({ venue: id, date, people: people ?? null, startTime: startTime ?? null, endTime: endTime ?? null });
      const hours = startTime && endTime && endTime <= startTime ? { startTime } : { startTime, endTime };
      const { state, nearest } = await conversation.checkAvailability(venue, { date, people, ...hours });
      return {
        venue: id,
        date,
        state,
        people: people ?? null,
        hours: Boolean(startTime || endTime),
        nearest: nearest.map((day) => day.date),
      };
    },
  });
}
