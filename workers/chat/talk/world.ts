/** What the policy may know of the world before anything is looked up: today, the venues as they are in force, the office's number. */

import type { World } from "#app/domain/talk/world.ts";
import { HEAD_OFFICE, VENUES, type Venue, venueOf } from "#app/domain/venue/venues.ts";
import type { Conversation } from "#app/services/assistant/conversation.ts";

export async function worldOf(conversation: Conversation): Promise<World> {
  const published = await conversation.venues();
  const venues = VENUES.map((venue): Venue => {
    const known = published.find(({ id }) => id === venue.id);
    return known ? { ...venue, hours: known.hours, rooms: known.rooms, capacity: known.capacity } : venue;
  });
  const office = venueOf(conversation.view().values.location?.value) ?? HEAD_OFFICE;
  return { today: conversation.today, now: conversation.now.getTime(), venues, phone: office.phone, facts: {} };
}
