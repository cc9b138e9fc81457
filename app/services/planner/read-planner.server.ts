import { bookingsTouching, holdsTouching, openBetween, openGoingOn, roomsAt } from "#app/db/venues/planner.repo.server.ts";
import type { HoldRow, RoomRow } from "#app/db/venues/rooms.repo.server.ts";
import { closuresOf, hoursOf, settingsOf } from "#app/db/venues/venues.repo.server.ts";
import { addDays, type LocalDate, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { minutesOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { AppError } from "#app/domain/errors.ts";
import type { FitState } from "#app/domain/hearing-plan/fit.ts";
import { MOST_WAITING, type Planner, type PlannerVenue, WAITING_STEP } from "#app/domain/planner/planner.ts";
import { boundsOfDay, timesWithin } from "#app/domain/venue/room-calendar.ts";
import { HEAD_OFFICE, VENUES, type Venue, type VenueId, venueOf } from "#app/domain/venue/venues.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { fitStateOf } from "#app/services/venues/fit-state.server.ts";
import { judged, withoutRoom } from "./placed-requests.ts";
import { type PlannerRow, toPlannerBooking } from "./planner-bookings.ts";

/** Of each kind so many more are read than are shown, since some hold a room already. */
const HELD = 36;
/** What is confirmed holds its room but for a few. */
const CONFIRMED = 240;
const OPEN = ["pending", "consultation_requested"] as const;

/**
 * Rooms of one venue or of all on days in order, with what holds them and the soonest `wanted` of what waits for one, in one trip. For administrators;
 * `not_found` for everybody else.
 */
export async function readPlanner(
  { db, actor, clock }: ServiceContext,
  asked: VenueId | null,
  dates: readonly LocalDate[],
  wanted: number = WAITING_STEP,
): Promise<Planner> {
  requireAdministrator(await actor());
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) throw new AppError("invalid_input", { issues: [{ field: "on", code: "date_invalid" }] });
  const now = clock().getTime();
  const venues = asked ? VENUES.filter(({ id }) => id === asked) : VENUES;
  const ids = venues.map(({ id }) => id);
  const bounds = venues.map(({ zone }) => [boundsOfDay(first, zone).from, boundsOfDay(last, zone).until] as const);
  const from = Math.min(...bounds.map(([start]) => start));
  const until = Math.max(...bounds.map(([, end]) => end));
  const most = Math.min(Math.max(1, wanted), MOST_WAITING);
  const [hours, closures, settings, allRooms, touching, holding, goingOn, pending, consultations, confirmed] = await db.batch([
    hoursOf(db, ids),
    closuresOf(db, addDays(first, -1), addDays(last, 1)),
    settingsOf(db, ids),
    roomsAt(db, ids),
    holdsTouching(db, asked, from, until, now),
    bookingsTouching(db, asked, from, until, now),
    openGoingOn(db, ids, [...OPEN, "confirmed"], first, last, most + HELD),
    openBetween(db, asked, OPEN[0], first, last, most + HELD),
    openBetween(db, asked, OPEN[1], first, last, most + HELD),
    // What is confirmed and has no room must not look as if the house were free.
    openBetween(db, asked, "confirmed", first, last, CONFIRMED),
  ]);
  const held = touching.toSorted((one, other) => one.startsAt - other.startsAt);
  const holders = new Map(holding.map((row) => [row.id, row]));
  const states = venues.map((venue) => {
    const own = allRooms.filter(({ venueId }) => venueId === venue.id);
    return fitStateOf(venue, {
      hours,
      closures,
      rooms: own.filter(({ active }) => active),
      held: held.filter(({ roomId }) => own.some(({ id }) => id === roomId)),
      buffer: settings.find(({ venueId }) => venueId === venue.id)?.bufferMinutes ?? 0,
      now,
    });
  });
  const unheld = [...new Map([...goingOn, ...pending, ...consultations, ...confirmed].map((row) => [row.id, row])).values()].filter(
    ({ id, locationType }) => locationType !== "virtual" && !holders.has(id),
  );
  const waiting = withoutRoom(unheld, states, dates);
  // Where one of them was not read to its end, there may be more of those that come after.
  const isCut = [goingOn, pending, consultations].some(({ length }) => length === most + HELD);
  return {
    days: dates,
    venues: states.map((state) => plannerVenue(state, allRooms, held, dates)),
    bookings: [...holders.values()].map((row) => toPlannerBooking(row, inForceOf(row, states))),
    // Judging costs more than reading: nothing is judged that is not shown.
    waiting: waiting.slice(0, most).map((one) => judged(one, dates)),
    more: isCut || waiting.length > most,
    unseen: confirmed.length === CONFIRMED,
  };
}

const inForceOf = (row: PlannerRow, states: readonly FitState[]): Venue =>
  states.find(({ venue }) => venue.id === row.location)?.venue ?? venueOf(row.location) ?? HEAD_OFFICE;

/** The venue with the rooms that are in use, and those that were and still are held. */
function plannerVenue(
  { venue, closures }: FitState,
  rooms: readonly RoomRow[],
  held: readonly HoldRow[],
  dates: readonly LocalDate[],
): PlannerVenue {
  const holdsOf = Map.groupBy(held, ({ roomId }) => roomId);
  const bounds = dates.map((date) => boundsOfDay(date, venue.zone));
  return {
    id: venue.id,
    zone: venue.zone,
    days: dates.map((date) => {
      const closure = closures.get(date) ?? null;
      const open = closure === null ? venue.hours[weekday(date)] : undefined;
      return { date, closure, hours: open ? { opens: minutesOf(open.opens), closes: minutesOf(open.closes) } : null };
    }),
    rooms: rooms
      .filter(({ id, venueId, active }) => venueId === venue.id && (active || holdsOf.has(id)))
      .toSorted((one, other) => one.capacity - other.capacity || (one.name < other.name ? -1 : 1))
      .map(({ id, name, capacity, active }) => ({
        id,
        name,
        capacity,
        active,
        holds: (holdsOf.get(id) ?? []).flatMap((hold) => onDays(hold, bounds, venue.zone)),
      })),
  };
}

/** A hold on each of the days that it touches. */
function onDays({ bookingId, part, startsAt, endsAt, expiresAt }: HoldRow, days: readonly { from: number; until: number }[], zone: string) {
  return days.flatMap((bounds, day) => {
    const times = timesWithin({ startsAt, endsAt }, bounds, zone);
    if (!times) return [];
    const { startTime, endTime } = times;
    return {
      bookingId,
      part,
      day,
      from: startTime ? minutesOf(startTime) : 0,
      until: endTime ? minutesOf(endTime) : 1440,
      startTime,
      endTime,
      expires: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    };
  });
}
