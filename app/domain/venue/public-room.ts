/** A room as anyone may read of it before booking. Pure. */
import { addDays, type LocalDate, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import type { FitState } from "../hearing-plan/fit.ts";
import { fitOfDay } from "../hearing-plan/fit-day.ts";
import { type RoomSize, type SeatsBySetup, seatsIn, suits, type Unsuited, unsuited } from "./occupancy.ts";
import { publishes } from "./published.ts";
import type { RoomNeed } from "./room-need.ts";

/** What is known of a venue, its rooms by name. */
export interface NamedState extends FitState {
  rooms: readonly (RoomSize & { name: string })[];
}

export interface PublicRoom {
  id: string;
  name: string;
  /** Most people; null at a venue that publishes no capacities. */
  capacity: number | null;
  /** How it can be set, by their codes. */
  setups: readonly string[];
  /** Seats in each of them; none at a venue that publishes no capacities. */
  seats: SeatsBySetup;
  /** By their codes. */
  equipment: readonly string[];
  /** The first day on which it is free from opening until closing; null where none is near. */
  nextFree: LocalDate | null;
}

/** So many days ahead a free one is looked for. */
export const NEXT_FREE_DAYS = 45;

const ANYONE: RoomNeed = { people: 1, breakouts: [] };

/** The rooms of a venue that suit `need`, smallest first, by what is known of it for `NEXT_FREE_DAYS` from now on. `notice` is in hours. */
export function publicRooms(state: NamedState, notice: number, need: RoomNeed): PublicRoom[] {
  const today = todayIn(state.venue.zone, new Date(state.now));
  const dates = Array.from({ length: NEXT_FREE_DAYS }, (_, day) => addDays(today, day + 1));
  const isKnown = publishes(state.venue, "capacity");
  return bySize(state.rooms)
    .filter((room) => suits(room, need))
    .map((room) => {
      // With the others out of the way, the rule of fit speaks of this one.
      const alone = { ...state, rooms: [room], held: state.held.filter(({ roomId }) => roomId === room.id) };
      const { id, name, capacity, seats = {}, equipment = [] } = room;
      const nextFree = dates.find((date) => fitOfDay({ date, need: ANYONE, notice }, alone).reason === null) ?? null;
      const figures = isKnown ? { capacity, seats } : { capacity: null, seats: {} };
      return { id, name, ...figures, setups: Object.keys(seats), equipment, nextFree };
    });
}

/** A room that does not suit, and what speaks against it. */
export interface UnsuitedRoom {
  id: string;
  name: string;
  why: Unsuited;
  /** Seats in the set-up that is asked for; null at a venue that publishes no capacities. */
  seats: number | null;
}

/** The rooms of a venue for a hearing. */
export interface ListedRooms {
  /** Those that suit, smallest first. */
  rooms: PublicRoom[];
  /** The others, and why they do not. */
  unsuited: UnsuitedRoom[];
}

/** The rooms of a venue that do not suit `need`, largest first: the nearest to what is asked for stand before the small ones. */
export function unsuitedRooms(state: NamedState, need: RoomNeed): UnsuitedRoom[] {
  const isKnown = publishes(state.venue, "capacity");
  return bySize(state.rooms)
    .toReversed()
    .flatMap((room) => {
      const why = unsuited(room, need);
      return why ? [{ id: room.id, name: room.name, why, seats: isKnown ? seatsIn(room, need.setup) : null }] : [];
    });
}

const bySize = (rooms: NamedState["rooms"]) =>
  rooms.toSorted((one, other) => one.capacity - other.capacity || (one.name < other.name ? -1 : 1));
