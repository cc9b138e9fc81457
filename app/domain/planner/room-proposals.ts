/** The rooms of a venue for a hearing that is to be confirmed: those that fit first, then why the others do not. By the one rule of fit. Pure. */
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { type FitAsk, type FitReason, fitOf, isOfRooms } from "#app/domain/hearing-plan/fit.ts";
import { type HearingDay, seatsIn, spanOf, suits, type Unsuited, unsuited } from "#app/domain/venue/occupancy.ts";
import type { NamedState } from "#app/domain/venue/public-room.ts";
import type { RoomNeed } from "#app/domain/venue/room-need.ts";

/** A venue with what is held there, each hold with its booking's number. */
export interface PlannedState extends NamedState {
  held: readonly (NamedState["held"][number] & { bookingNumber: string })[];
}

/** Why the main part of the hearing cannot be held in a room. */
export type AgainstRoom =
  | { code: Unsuited }
  /** Others hold it: on which days, and their numbers. */
  | { code: "taken"; days: readonly { date: LocalDate; by: readonly string[] }[] }
  /** It is free, and the venue has not so many further rooms for the breakouts then. */
  | { code: "breakouts"; wanted: number };

export interface ProposedRoom {
  id: string;
  name: string;
  capacity: number;
  /** Seats in the set-up that is asked for; 0 where it cannot be set so. */
  seats: number;
  /** Null where it fits. */
  against: AgainstRoom | null;
  /** Names of the breakout rooms that go with it, those of all days. */
  breakouts: readonly string[];
}

export interface RoomProposals {
  /** People in the main room, null where nobody has said: any room is then taken to be large enough. */
  people: number | null;
  /** How it is to be set; null where any will do. */
  setup: string | null;
  days: number;
  /** Rooms that fit, the smallest first; then those that others hold, then those that do not suit, the nearest in size first. */
  rooms: readonly ProposedRoom[];
  /** Where no room is free on all days: the room of each day, where there is one. */
  dayByDay: readonly { date: LocalDate; name: string }[];
  /** What speaks against days and hours, whatever the room. */
  reasons: readonly FitReason[];
}

/** What is proposed for a hearing on those days, `asked` being null where nobody has said how many come; the first room that fits is the one to take. */
export function proposeRooms(
  { days, need, asked = need.people }: { days: readonly HearingDay[]; need: RoomNeed; asked?: number | null },
  state: PlannedState,
): RoomProposals {
  const ask: FitAsk = { days, need };
  const any = fitOf(ask, state);
  const nameOf = (id: string) => state.rooms.find((room) => room.id === id)?.name ?? id;
  const rooms = state.rooms.map((room): ProposedRoom => {
    const fit = fitOf({ ...ask, chosen: room.id }, state);
    const fits = !fit.reasons.some(isOfRooms);
    const breakouts = [...new Set(fit.rooms.flatMap((day) => day.breakouts))].map(nameOf);
    const { id, name, capacity } = room;
    return { id, name, capacity, seats: seatsIn(room, need.setup), against: fits ? null : againstRoom(room, days, need, state), breakouts };
  });
  const fits = rooms.some(({ against }) => against === null);
  return {
    people: asked,
    setup: need.setup ?? null,
    days: days.length,
    rooms: rooms.toSorted(
      (one, other) =>
        rankOf(one) - rankOf(other) || (rankOf(one) < 2 ? one.capacity - other.capacity : other.seats - one.seats) || byName(one, other),
    ),
    dayByDay: fits || any.rooms.length === 0 ? [] : any.rooms.map(({ main }, at) => ({ date: days[at]?.date ?? "", name: nameOf(main) })),
    reasons: any.reasons.filter((reason) => !isOfRooms(reason)),
  };
}

const rankOf = ({ against }: ProposedRoom) => (against === null ? 0 : against.code === "taken" || against.code === "breakouts" ? 1 : 2);
const byName = (one: ProposedRoom, other: ProposedRoom) => (one.name < other.name ? -1 : 1);

function againstRoom(room: PlannedState["rooms"][number], days: readonly HearingDay[], need: RoomNeed, state: PlannedState): AgainstRoom {
  const why = suits(room, need) ? null : unsuited(room, need);
  if (why) return { code: why };
  const taken = days.flatMap((day) => {
    const span = spanOf(day, state.venue, state.buffer);
    const by = state.held.filter((held) => held.roomId === room.id && held.startsAt < span.busyUntil && span.startsAt < held.busyUntil);
    return by.length > 0 ? [{ date: day.date, by: [...new Set(by.map(({ bookingNumber }) => bookingNumber))] }] : [];
  });
  return taken.length > 0 ? { code: "taken", days: taken } : { code: "breakouts", wanted: need.breakouts.length };
}
