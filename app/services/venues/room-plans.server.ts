/** Which rooms a booking would hold, and what is free instead: asked before it is confirmed, changed or held for a while. */
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import {
  activeRooms,
  bufferOf,
  closuresFrom,
  type HoldRow,
  holdsBetween,
  openRequestsOf,
  type RoomRow,
  roomsOfBooking,
} from "#app/db/venues/rooms.repo.server.ts";
import { hoursOf } from "#app/db/venues/venues.repo.server.ts";
import type { HeldRoom, RoomAlternatives } from "#app/domain/booking/beside.ts";
import { addDays } from "#app/domain/booking/local-date.ts";
import { AppError } from "#app/domain/errors.ts";
import {
  chooseRooms,
  freeRooms,
  type HearingDay,
  hearingDays,
  type RoomNeed,
  roomNeed,
  type Span,
  spanOf,
} from "#app/domain/venue/occupancy.ts";
import { VENUES, type Venue, venueOf } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { alternativesFor } from "./room-alternatives.ts";
import { inForce } from "./venues-in-force.server.ts";

/** What of a booking says where and when it needs which rooms. */
export type Placed = Pick<
  BookingRow,
  "id" | "locationType" | "location" | "bookingDate" | "startTime" | "endTime" | "duration" | "details"
>;

export interface RoomPlan {
  days: readonly HearingDay[];
  holds: HoldRow[];
}

export interface PlanOptions {
  /** The main room that staff chose. Without one, the room that the booking holds already, else the smallest that fits. */
  chosen?: string | null;
  /** The room held already is kept only where it meets the need: the booking has changed since it was chosen. */
  changed?: boolean;
  /** When the holds release themselves, UTC milliseconds; null for lasting ones. */
  until?: number | null;
}

export interface RoomPlans {
  /** The rooms for `row` at `venue`. Throws `invalid_input` (no day, a room that is none) and `no_room_available` with what is free instead. */
  plan(row: Placed, venue: Venue, options?: PlanOptions): Promise<RoomPlan>;
  /** What is free instead. */
  alternatives(row: Placed, venue: Venue): Promise<RoomAlternatives>;
  /** Open requests for the same days at the venue that cannot be met any more. */
  impossibleBeside(row: Placed, venue: Venue, days: readonly HearingDay[]): Promise<{ id: string; bookingNumber: string }[]>;
}

const LOOK_AHEAD_DAYS = 21;

/** The venue of ours in whose rooms it takes place; null for a virtual hearing and for one elsewhere. */
export function ownVenueOf(row: Pick<BookingRow, "locationType" | "location">): Venue | null {
  return row.locationType === "virtual" ? null : venueOf(row.location);
}

/** A room that is held, as people read it. */
export function heldRoom(held: Awaited<ReturnType<typeof roomsOfBooking>>[number]): HeldRoom {
  const { roomId, name, capacity, part, startsAt, endsAt, expiresAt } = held;
  const iso = (at: number) => new Date(at).toISOString();
  return {
    id: roomId,
    name,
    capacity,
    part,
    startsAt: iso(startsAt),
    endsAt: iso(endsAt),
    until: expiresAt === null ? null : iso(expiresAt),
  };
}

export function createRoomPlans({ db, clock }: ServiceContext): RoomPlans {
  async function lookAt(row: Placed, asked: Venue) {
    const now = clock().getTime();
    const [settings, all, own, hours] = await db.batch([
      bufferOf(db, asked.id),
      activeRooms(db),
      roomsOfBooking(db, row.id, now),
      hoursOf(
        db,
        VENUES.map(({ id }) => id),
      ),
    ]);
    const venues = VENUES.map((each) => inForce(each, hours));
    const venue = venues.find(({ id }) => id === asked.id) ?? asked;
    const days = hearingDays(row, venue);
    const [first] = days;
    const last = days.at(-1);
    if (!first || !last) throw new AppError("invalid_input", { issues: [{ field: "bookingDate", code: "date_required" }] });
    const buffer = settings[0]?.bufferMinutes ?? 0;
    const spans = days.map((day) => spanOf(day, venue, buffer));
    const from = spans[0]?.startsAt ?? 0;
    const until = spanOf({ ...last, date: addDays(last.date, 1) }, venue, buffer).busyUntil;
    return { venue, venues, days, first, now, all, own, buffer, spans, from, until, need: roomNeed(row.details) };
  }

  async function plan(row: Placed, venue: Venue, { chosen = null, changed = false, until = null }: PlanOptions = {}): Promise<RoomPlan> {
    const seen = await lookAt(row, venue);
    const rooms = seen.all.filter(({ venueId }) => venueId === seen.venue.id);
    if (chosen && !rooms.some(({ id }) => id === chosen))
      throw new AppError("invalid_input", { issues: [{ field: "roomId", code: "room_unknown" }] });
    const held = (await holdsBetween(db, seen.from, seen.until, seen.now)).filter(({ bookingId }) => bookingId !== row.id);
    const free = freeRooms(rooms, held, seen.spans);
    const kept = chosen ? null : keptRoom(free, seen.need, seen.own.find(({ part }) => part === "main")?.roomId, changed);
    const choice = (kept && chooseRooms(free, seen.need, kept)) ?? chooseRooms(free, seen.need, chosen);
    if (!choice) throw new AppError("no_room_available", { detail: { alternatives: await alternativesTo(row, seen) } });
    return { days: seen.days, holds: holdsOf(row.id, choice, seen.spans, seen.now, until) };
  }

  async function alternativesTo(row: Placed, seen: Awaited<ReturnType<typeof lookAt>>): Promise<RoomAlternatives> {
    const [further, closures] = await db.batch([
      holdsBetween(db, seen.from, seen.until + LOOK_AHEAD_DAYS * 86_400_000, seen.now),
      closuresFrom(db, seen.first.date),
    ]);
    return alternativesFor({
      days: seen.days,
      need: seen.need,
      venue: seen.venue,
      rooms: seen.all,
      held: further.filter(({ bookingId }) => bookingId !== row.id),
      closures,
      buffer: seen.buffer,
      venues: seen.venues,
      lookAhead: LOOK_AHEAD_DAYS,
    });
  }

  return {
    plan,
    async alternatives(row, venue) {
      return alternativesTo(row, await lookAt(row, venue));
    },
    async impossibleBeside(row, venue, days) {
      const found = new Map<string, { id: string; bookingNumber: string }>();
      for (const { date } of days.slice(0, 10)) {
        for (const other of await openRequestsOf(db, venue.id, date, row.id)) {
          if (other.locationType === "virtual" || found.has(other.id)) continue;
          const tried = await plan(other, venue).catch((error: unknown) => error);
          if (tried instanceof AppError && tried.code === "no_room_available")
            found.set(other.id, { id: other.id, bookingNumber: other.bookingNumber });
        }
      }
      return [...found.values()];
    },
  };
}

/** The room held already, where it may be kept: staff chose it, unless what is needed has changed since. */
function keptRoom(free: readonly RoomRow[], need: RoomNeed, held: string | undefined, changed: boolean): string | null {
  const room = free.find(({ id }) => id === held);
  if (!room) return null;
  return !changed || chooseRooms([room], { ...need, breakouts: [] }, null) ? room.id : null;
}

function holdsOf(
  bookingId: string,
  choice: NonNullable<ReturnType<typeof chooseRooms>>,
  spans: readonly Span[],
  now: number,
  expiresAt: number | null,
): HoldRow[] {
  const rooms = [{ room: choice.main, part: "main" as const }, ...choice.breakouts.map((room) => ({ room, part: "breakout" as const }))];
  return spans.flatMap((span) =>
    rooms.map(({ room, part }) => ({ id: newId(), roomId: room.id, bookingId, part, ...span, expiresAt, createdAt: now })),
  );
}
