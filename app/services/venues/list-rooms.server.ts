import { addDays, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { type ListedRooms, NEXT_FREE_DAYS, publicRooms, unsuitedRooms } from "#app/domain/venue/public-room.ts";
import type { RoomNeed } from "#app/domain/venue/room-need.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import type { VenueState } from "./fit-state.server.ts";
import { readVenue } from "./read-availability.server.ts";

/** A venue is read for its rooms once in so many milliseconds: city pages are looked at far more often than rooms are booked. */
export const KEEP_ROOMS = 600_000;

/** By database and venue, as last read in this isolate. */
const kept = new WeakMap<D1Database, Map<string, VenueState>>();

/** What a reader asks who only looks at the rooms. */
const ANYONE: RoomNeed = { people: 1, breakouts: [] };

/**
 * The rooms of a venue for `need`, with the next day on which each is free, as of at most ten minutes ago. Whose the
 * bookings are is no part of it. `counted` takes one from the caller's budget; then it throws `too_many_requests`.
 */
export async function listRooms(
  context: LimitedContext,
  { venue, need = ANYONE }: { venue: Venue; need?: RoomNeed },
  { counted = false }: { counted?: boolean } = {},
): Promise<ListedRooms> {
  if (counted) await context.rateLimits.take("availability");
  const state = await lately(context, venue);
  return { rooms: publicRooms(state, state.cutoff, need), unsuited: unsuitedRooms(state, need) };
}

async function lately(context: LimitedContext, venue: Venue): Promise<VenueState> {
  const now = context.clock();
  const known = kept.get(context.env.DB) ?? new Map<string, VenueState>();
  kept.set(context.env.DB, known);
  const last = known.get(venue.id);
  const age = last ? now.getTime() - last.now : KEEP_ROOMS;
  if (last && age >= 0 && age < KEEP_ROOMS) return last;
  const today = todayIn(venue.zone, now);
  const read = await readVenue(context, venue, { from: today, to: addDays(today, NEXT_FREE_DAYS), counted: false });
  known.set(venue.id, read);
  return read;
}
