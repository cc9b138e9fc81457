/**
 * Asks the one rule of fit (domain `hearing-plan/fit.ts`) of a booking, with the rooms, hours, closed days and holds in force:
 * for requests, holds, confirmations, edits and moves alike.
 */
import type { RoomRow } from "#app/db/venues/rooms.repo.server.ts";
import type { RoomAlternatives } from "#app/domain/booking/office/booking-attachments.ts";
import { AppError } from "#app/domain/errors.ts";
import { type Fit, type FitAsk, type FitReason, type FitState, fitOf, refusesRequest } from "#app/domain/hearing-plan/fit.ts";
import { fitAlternatives } from "#app/domain/hearing-plan/fit-alternatives.ts";
import { fitIssues } from "#app/domain/hearing-plan/fit-issues.ts";
import { type HearingDay, hearingDays } from "#app/domain/venue/occupancy.ts";
import { type RoomNeed, roomNeed } from "#app/domain/venue/room-need.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { everyVenue, noticeOf, ownVenueOf, type Placed, stateOf, statesOf, withoutRooms } from "./fit-state.server.ts";

export interface FitOptions {
  /** The main room that must be had. */
  chosen?: string | null;
  /** Each day must lie further ahead than the venue's cut-off. */
  withNotice?: boolean;
  /** Each day must lie so many hours ahead. */
  notice?: number | null;
}

export interface CheckedFit extends Fit {
  days: readonly HearingDay[];
  /** Null where no room of ours is needed. */
  need: RoomNeed | null;
  /** `version` is the venue's own; null where no room of ours is looked at. */
  state: FitState & { version: number | null };
}

export interface FitChecks {
  /** Whether it fits as things stand, with the rooms it would have; null while it names no day. What it holds itself is free for it. */
  check(placed: Placed, options?: FitOptions): Promise<CheckedFit | null>;
  /** The same of several at one venue of ours, by one look at it: in their order. */
  checkEach(placed: readonly Placed[], venue: Venue): Promise<(Fit | null)[]>;
  /** Hours of notice that a change by its client needs. */
  notice(placed: Placed): Promise<number>;
  /** What fits instead, best first. */
  alternatives(placed: Placed, chosen?: string | null, notice?: number | null): Promise<RoomAlternatives>;
  /**
   * Refuses a request for a day on which nobody can come, or for more people than anybody could seat: throws
   * `invalid_input` with `field` (else the name that the schedule gives it) and day. Rooms that others hold are for staff to decide.
   */
  admit(placed: Placed, field?: string): Promise<void>;
}

/** The error of a hearing that does not fit: `no_room_available` where rooms are the reason, else `invalid_input` by field and day. */
export function unfit(
  placed: Placed,
  reasons: readonly FitReason[],
  detail: { alternatives?: RoomAlternatives },
  field?: string,
): AppError {
  const issues = fitIssues(reasons, placed.details.bookingType, field);
  if (issues.length === 0) return new AppError("no_room_available", { detail: { ...detail, reasons } });
  return new AppError("invalid_input", { issues, detail: { ...detail, reasons } });
}

export function createFitChecks(context: ServiceContext): FitChecks {
  async function check(
    placed: Placed,
    { chosen = null, withNotice = false, notice: hours = null }: FitOptions = {},
  ): Promise<CheckedFit | null> {
    if (!placed.bookingDate) return null;
    const own = ownVenueOf(placed);
    const [state, notice] = await Promise.all([
      own ? stateOf(context, placed, own) : withoutRooms(context, placed),
      withNotice ? noticeOf(context, placed) : hours,
    ]);
    const days = hearingDays(placed, state.venue);
    const need = own ? roomNeed(placed.details, days) : null;
    return { ...fitOf({ days, need, chosen, notice }, state), days, need, state };
  }

  return {
    check,
    async checkEach(placed, own) {
      const stateFor = await statesOf(context, placed, own);
      return placed.map((one) => {
        if (!one.bookingDate) return null;
        const state = stateFor(one);
        const days = hearingDays(one, state.venue);
        return fitOf({ days, need: roomNeed(one.details, days), chosen: null, notice: null }, state);
      });
    },
    notice: (placed) => noticeOf(context, placed),
    async alternatives(placed, chosen = null, notice = null) {
      const own = ownVenueOf(placed);
      const { states, rooms } = await everyVenue(context, placed);
      const state = own ? states.find(({ venue }) => venue.id === own.id) : withoutRooms(context, placed);
      if (!state) return NOTHING;
      const days = hearingDays(placed, state.venue);
      const ask: FitAsk = { days, need: own ? roomNeed(placed.details, days) : null, chosen, notice };
      const others = states.filter(({ venue }) => venue.id !== state.venue.id);
      return shown(fitAlternatives(ask, state, others), rooms);
    },
    async admit(placed, field) {
      const found = await check(placed);
      const against = found?.reasons.filter(refusesRequest) ?? [];
      if (against.length > 0) throw unfit(placed, against, {}, field);
    },
  };
}

const NOTHING: RoomAlternatives = { rooms: [], days: [], venues: [], hours: [], runs: [], moves: [], fitting: [] };

function shown(
  { rooms: ids, hours, runs, moves, fitting, venues }: ReturnType<typeof fitAlternatives>,
  all: readonly RoomRow[],
): RoomAlternatives {
  const rooms = ids.flatMap((id) => {
    const found = all.find((room) => room.id === id);
    return found ? [{ id, name: found.name, capacity: found.capacity }] : [];
  });
  return { rooms, days: runs.flatMap(([first]) => (first ? [first] : [])), venues, hours, runs, moves, fitting };
}
