import { tool } from "ai";
import type { Conversation } from "#app/services/assistant/conversations.server.ts";
import { NOTHING } from "./nothing.ts";

/** The venues with their rooms and the hours in force: public data. */
export function listVenues(conversation: Conversation) {
  return tool({
    description: "The venues: city, number of rooms, capacities, opening hours, zone, telephone.",
    inputSchema: NOTHING,
    execute: () => conversation.venues(),
  });
}
