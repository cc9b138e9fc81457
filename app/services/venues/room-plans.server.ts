/** Which rooms a booking would hold, by the rule of fit: asked before it is confirmed, changed or held for a while. */
import { activeRooms, type HoldRow, openRequestsOf, roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import type { HeldRoom, RoomAlternatives } from "#app/domain/booking/office/booking-attachments.ts";
import { AppError } from "#app/domain/errors.ts";
import { type FitReason, isOfRooms, mayOverride } from "#app/domain/hearing-plan/fit.ts";
import { roomsAgainstRule } from "#app/domain/hearing-plan/override.ts";
import type { RoomsOfDay } from "#app/domain/hearing-plan/rooms.ts";
import { type HearingDay, spanOf, suits } from "#app/domain/venue/occupancy.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type CheckedFit, type FitChecks, unfit } from "./check-fit.server.ts";
import type { Placed } from "./fit-state.server.ts";

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
  /** Open requests for the same days at the venue that cannot be met any more. */
  impossibleBeside(row: Placed, venue: Venue, days: readonly HearingDay[]): Promise<{ id: string; bookingNumber: string }[]>;
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

export function createRoomPlans({ db, clock }: ServiceContext, fits: FitChecks): RoomPlans {
  /** The room that the booking holds already, as long as it suits what is asked for. */
  async function keptRoom(row: Placed, { state, need }: CheckedFit): Promise<string | null> {
    const own = await roomsOfBooking(db, row.id, clock().getTime());
    const held = own.find(({ part }) => part === "main")?.roomId;
    const room = state.rooms.find(({ id }) => id === held);
    return room && need && suits(room, need) ? room.id : null;
  }

  async function found(row: Placed, chosen: string | null): Promise<CheckedFit> {
    const any = await fits.check(row, { chosen });
    if (!any) throw new AppError("invalid_input", { issues: [{ field: "bookingDate", code: "date_required" }] });
    const kept = chosen ? null : await keptRoom(row, any);
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
    const holds = (rooms: readonly RoomsOfDay[]) => holdsOf(row.id, rooms, state.now, until);
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
    async impossibleBeside(row, venue, days) {
      const impossible = new Map<string, { id: string; bookingNumber: string }>();
      for (const { date } of days.slice(0, 10)) {
        for (const other of await openRequestsOf(db, venue.id, date, row.id)) {
          if (other.locationType === "virtual" || impossible.has(other.id)) continue;
          const tried = await fits.check(other);
          if (tried?.reasons.some(isOfRooms)) impossible.set(other.id, { id: other.id, bookingNumber: other.bookingNumber });
        }
      }
      return [...impossible.values()];
    },
  };
}

/** The rows by which a booking holds those rooms; `expiresAt` null for lasting ones. */
export function holdsOf(bookingId: string, days: readonly RoomsOfDay[], now: number, expiresAt: number | null): HoldRow[] {
  return days.flatMap(({ span, main, breakouts }) =>
    [{ roomId: main, part: "main" as const }, ...breakouts.map((roomId) => ({ roomId, part: "breakout" as const }))].map((room) => ({
      id: newId(),
      bookingId,
      ...room,
      ...span,
      expiresAt,
      createdAt: now,
    })),
  );
}
