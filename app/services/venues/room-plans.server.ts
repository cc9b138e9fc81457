/** Which rooms a booking would hold, by the rule of fit: asked before it is confirmed, changed or held for a while. */
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { activeRooms, type HoldRow, openRequestsOf, roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import type { HeldRoom, RoomAlternatives } from "#app/domain/booking/office/booking-attachments.ts";
import { AppError } from "#app/domain/errors.ts";
import { type FitReason, isOfRooms, mayOverride } from "#app/domain/hearing-plan/fit.ts";
import { roomsAgainstRule } from "#app/domain/hearing-plan/override.ts";
import type { RoomsOfDay } from "#app/domain/hearing-plan/rooms.ts";
import { type HearingDay, hearingDays, spanOf, suits } from "#app/domain/venue/occupancy.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type CheckedFit, type FitChecks, unfit } from "./check-fit.server.ts";
import { ownVenueOf, type Placed } from "./fit-state.server.ts";

export interface RoomPlan {
  days: readonly HearingDay[];
  holds: HoldRow[];
  /** What staff went against with their reason, for the history; none where it fits. */
  against: readonly FitReason[];
}

export interface PlanOptions {
  /** The main room that staff chose. Without one, the room that the booking holds already, else the smallest that fits. */
  chosen?: string | null;
  /** When the holds release themselves, UTC milliseconds; null for lasting ones. */
  until?: number | null;
  /** True when staff gave a reason for going against the rule. */
  override?: boolean;
}

export interface RoomPlans {
  /**
   * The rooms for `row`, which needs some of `venue`. Throws `invalid_input` (no day, a room that is none, a day that cannot be)
   * and `no_room_available`, both with the reasons and what fits instead.
   */
  plan(row: Placed, venue: Venue, options?: PlanOptions): Promise<RoomPlan>;
  /** What is free instead. */
  alternatives(row: Placed): Promise<RoomAlternatives>;
  /** Open requests for the same days at the venue. */
  otherOpenRequests(row: Placed, venue: Venue): Promise<BookingRow[]>;
  /** Those of them that cannot be met any more. */
  impossibleOf(open: readonly BookingRow[], venue: Venue): Promise<{ id: string; bookingNumber: string }[]>;
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

/** Of a long hearing, so many days are looked at for what its confirmation makes impossible. */
const DAYS_LOOKED_AT = 10;

export function createRoomPlans({ db, clock }: ServiceContext, fits: FitChecks): RoomPlans {
  /** The room that the booking holds already, as long as it suits what is asked for. */
  function keptRoom(own: readonly { part: string; roomId: string }[], { state, need }: CheckedFit): string | null {
    const held = own.find(({ part }) => part === "main")?.roomId;
    const room = state.rooms.find(({ id }) => id === held);
    return room && need && suits(room, need) ? room.id : null;
  }

  async function found(row: Placed, chosen: string | null): Promise<CheckedFit> {
    const [any, own] = await Promise.all([fits.check(row, { chosen }), chosen ? [] : roomsOfBooking(db, row.id, clock().getTime())]);
    if (!any) throw new AppError("invalid_input", { issues: [{ field: "bookingDate", code: "date_required" }] });
    const kept = keptRoom(own, any);
    const same = kept ? await fits.check(row, { chosen: kept }) : null;
    return same && same.reasons.length === 0 ? same : any;
  }

  async function plan(row: Placed, venue: Venue, { chosen = null, until = null, override = false }: PlanOptions = {}): Promise<RoomPlan> {
    if (chosen) {
      const all = await activeRooms(db);
      if (!all.some(({ id, venueId }) => id === chosen && venueId === venue.id))
        throw new AppError("invalid_input", { issues: [{ field: "roomId", code: "room_unknown" }] });
    }
    const fit = await found(row, chosen);
    const { days, reasons, state, need } = fit;
    const holds = (rooms: readonly RoomsOfDay[]) => holdsOf(row.id, rooms, state, until);
    if (reasons.length === 0) return { days, holds: holds(fit.rooms), against: [] };
    if (override && need && reasons.every(mayOverride)) {
      const spans = days.map((day) => spanOf(day, state.venue, state.buffer));
      const rooms = roomsAgainstRule(need, spans, state, chosen);
      if (rooms) return { days, holds: holds(rooms), against: reasons };
    }
    throw unfit(row, reasons, { alternatives: await fits.alternatives(row, chosen) });
  }

  return {
    plan,
    alternatives: (row) => fits.alternatives(row),
    async otherOpenRequests(row, venue) {
      const [first, ...rest] = hearingDays(row, venue)
        .slice(0, DAYS_LOOKED_AT)
        .map(({ date }) => openRequestsOf(db, venue.id, date, row.id));
      const found = first ? (await db.batch([first, ...rest])).flat() : [];
      return [...new Map(found.map((other) => [other.id, other])).values()].filter((other) => ownVenueOf(other) !== null);
    },
    async impossibleOf(open, venue) {
      if (open.length === 0) return [];
      const found = await fits.checkEach(open, venue);
      return open.filter((_, at) => found[at]?.reasons.some(isOfRooms)).map(({ id, bookingNumber }) => ({ id, bookingNumber }));
    },
  };
}

/** The rows by which a booking holds those rooms of the venue as it was looked at; `expiresAt` null for lasting ones. */
export function holdsOf(
  bookingId: string,
  days: readonly RoomsOfDay[],
  { now, version }: Pick<CheckedFit["state"], "now" | "version">,
  expiresAt: number | null,
): HoldRow[] {
  return days.flatMap(({ span, main, breakouts }) =>
    [{ roomId: main, part: "main" as const }, ...breakouts.map((roomId) => ({ roomId, part: "breakout" as const }))].map((room) => ({
      id: newId(),
      bookingId,
      ...room,
      ...span,
      expiresAt,
      createdAt: now,
      venueVersion: version,
    })),
  );
}
