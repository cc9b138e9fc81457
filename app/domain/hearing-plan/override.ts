/** Rooms for a hearing that does not fit, where staff go against the rule with a reason: as much as can be had of what was asked. Pure. */
import { freeRooms, type Span } from "../venue/occupancy.ts";
import type { RoomNeed } from "../venue/room-need.ts";
import type { FitState } from "./fit.ts";
import { type RoomsOfDay, roomsFor } from "./rooms.ts";

/**
 * Rooms for each span; null where others hold what is needed. The chosen room is taken whatever its size; without one, the one
 * that suits, else the largest that is free. Breakout rooms that the venue has not are left out.
 */
export function roomsAgainstRule(need: RoomNeed, spans: readonly Span[], state: FitState, chosen: string | null): RoomsOfDay[] | null {
  const largest = Math.max(1, ...freeRooms(state.rooms, state.held, spans).map(({ capacity }) => capacity));
  const any = { ...need, people: chosen ? 1 : Math.min(need.people, largest), setup: null, unit: false };
  for (const wanted of [need, any, { ...need, breakouts: [] }, { ...any, breakouts: [] }]) {
    const found = roomsFor(wanted, spans, state, chosen).filter((rooms) => rooms !== null);
    if (found.length === spans.length) return found;
  }
  return null;
}
