/** Rooms of the demo venues: demo hearings hold them, and the rule of fit judges each as of the hour at which it was asked for. Pure. */
import type { HoldRow } from "#app/db/venues/rooms.repo.server.ts";
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";
import { type FitState, fitOf, refusesRequest } from "#app/domain/hearing-plan/fit.ts";
import { type Dated, hearingDays } from "#app/domain/venue/occupancy.ts";
import { roomNeed } from "#app/domain/venue/room-need.ts";
import type { VenueId } from "#app/domain/venue/venues.ts";
import { holdsOf } from "#app/services/venues/room-plans.server.ts";
import type { Chance } from "./random.ts";

/** What holds a room, or has held one. */
const HOLDING: ReadonlySet<BookingStatus> = new Set<BookingStatus>(["confirmed", "completed"]);
/** How many people sit in a demo hearing's main room. */
const PEOPLE = [4, 6, 6, 8, 8, 10, 12, 12, 16, 20, 30] as const;
/** From so many on, each side wants a room to itself now and then. */
const MANY = 10;

/** A demo hearing in a room of ours. */
export interface DemoHearing extends Dated {
  id: string;
  status: BookingStatus;
  createdAt: number;
}

export interface DemoRooms {
  /** The hours at which a venue closes, and how many its largest room seats. */
  of(venue: VenueId): { closes: string; largest: number };
  /** What the hearing holds from now on, nothing while it is not confirmed; null where the rule of fit speaks against it. */
  take(hearing: DemoHearing, venue: VenueId): HoldRow[] | null;
}

/** Keeps account of rooms while demo hearings are made. `states`: every venue as it is in force. */
export function demoRooms(states: readonly FitState[]): DemoRooms {
  const venues = new Map(states.map((state) => [state.venue.id, { ...state, held: [...state.held] }]));
  const known = (id: VenueId) => {
    const state = venues.get(id);
    if (!state) throw new Error(`No rooms of ${id}.`);
    return state;
  };
  return {
    of(id) {
      const { venue, rooms } = known(id);
      const closes = Object.values(venue.hours)
        .map((open) => open?.closes ?? "17:00")
        .sort()[0];
      return { closes: closes ?? "17:00", largest: Math.max(...rooms.map(({ capacity }) => capacity)) };
    },
    take(hearing, id) {
      const state = known(id);
      const ask = { days: hearingDays(hearing, state.venue), need: roomNeed(hearing.details) };
      const { reasons, rooms } = fitOf(ask, { ...state, now: hearing.createdAt });
      if (!HOLDING.has(hearing.status)) return reasons.some(refusesRequest) ? null : [];
      if (reasons.length > 0) return null;
      const holds = holdsOf(hearing.id, rooms, { now: hearing.createdAt, version: null }, null);
      state.held.push(...holds);
      return holds;
    },
  };
}

/** People, set-up, breakout rooms and services as somebody would ask for them who knows how many come. */
export function demoNeed(luck: Chance, largest: number): Record<string, string> {
  const people = Math.min(luck.one(PEOPLE), largest);
  const apart = people >= MANY && luck.next() < 0.4 ? luck.between(1, 2) : 0;
  return {
    mainRoomCapacity: String(people),
    roomSetup: people <= 14 ? "boardroom" : people <= 24 ? "u_shape" : "courtroom",
    needsBreakoutRooms: String(apart > 0),
    ...(apart > 0 ? { breakoutRoomCount: String(apart), breakoutRoomCapacities: Array.from({ length: apart }, () => 4).join(", ") } : {}),
    ...(luck.next() < 0.3 ? { courtReportingRequired: "true" } : {}),
    financialResponsibility: luck.weighted({ "100_booking_party": 55, "50_50": 45 }),
  };
}
