import { bookingsTouching, holdsTouching, openBetween, openGoingOn, roomsAt } from "#app/db/venues/planner.repo.server.ts";
import type { HoldRow, RoomRow } from "#app/db/venues/rooms.repo.server.ts";
import { closuresOf, hoursOf, settingsOf } from "#app/db/venues/venues.repo.server.ts";
import { addDays, type LocalDate, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { minutesOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { AppError } from "#app/domain/errors.ts";
import type { FitState } from "#app/domain/hearing-plan/fit.ts";
import type { Planner, PlannerVenue, WaitingBooking } from "#app/domain/planner/planner.ts";
import { boundsOfDay, timesWithin } from "#app/domain/venue/room-calendar.ts";
import { HEAD_OFFICE, VENUES, type Venue, type VenueId, venueOf } from "#app/domain/venue/venues.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { fitStateOf } from "#app/services/venues/fit-state.server.ts";
import { waitingOf } from "./placed-requests.ts";
import { type PlannerRow, toPlannerBooking } from "./planner-bookings.ts";

/** Requests that are shown. */
const MOST = 60;
const OPEN = ["pending", "consultation_requested"] as const;

/** Rooms of one venue or of all on days in order, with what holds them and what waits for one, in one trip. For administrators; `not_found` for everybody else. */
export async function readPlanner(
  { db, actor, clock }: ServiceContext,
  asked: VenueId | null,
  dates: readonly LocalDate[],
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
  const [hours, closures, settings, allRooms, touching, holding, open, goingOn, confirmed] = await db.batch([
    hoursOf(db, ids),
    closuresOf(db, addDays(first, -1), addDays(last, 1)),
    settingsOf(db, ids),
    roomsAt(db, ids),
    holdsTouching(db, asked, from, until, now),
    bookingsTouching(db, asked, from, until, now),
    openBetween(db, asked, OPEN, first, last, MOST + 1),
    openGoingOn(db, ids, [...OPEN, "confirmed"], first, last, MOST),
    // What is confirmed and has no room must not look as if the house were free.
    openBetween(db, asked, ["confirmed"], first, last, 4 * MOST),
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
  const unheld = [...new Map([...goingOn, ...open, ...confirmed].map((row) => [row.id, row])).values()].filter(
    ({ id, locationType }) => locationType !== "virtual" && !holders.has(id),
  );
  const waiting = unheld
    .flatMap((row) => waitingOf(row, states, dates))
    .filter(({ days }) => days.some((day) => day >= first && day <= last))
    .sort(byDay);
  return {
    days: dates,
    venues: states.map((state) => plannerVenue(state, allRooms, held, dates)),
    bookings: [...holders.values()].map((row) => toPlannerBooking(row, inForceOf(row, states))),
    waiting: waiting.slice(0, MOST),
    more: open.length > MOST || waiting.length > MOST,
  };
}

const byDay = (one: WaitingBooking, other: WaitingBooking) => ((one.days[0] ?? "") < (other.days[0] ?? "") ? -1 : 1);
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
