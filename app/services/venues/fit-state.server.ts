/** What the rule of fit looks at: rooms, hours in force, closed days and holds around the days of a booking. */
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { activeRooms, bufferOf, closuresFrom, holdsBetween, type RoomRow } from "#app/db/venues/rooms.repo.server.ts";
import {
  closuresBetween,
  hoursOf,
  settingsOf,
  type VenueClosureRow,
  type VenueHoursRow,
  type VenueSettingsRow,
  venueOccupancy,
} from "#app/db/venues/venues.repo.server.ts";
import { addDays, type LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import type { FitState } from "#app/domain/hearing-plan/fit.ts";
import { LOOK_AHEAD_DAYS, LOOK_BACK_DAYS } from "#app/domain/hearing-plan/fit-alternatives.ts";
import { hearingDays } from "#app/domain/venue/occupancy.ts";
import type { NamedState } from "#app/domain/venue/public-room.ts";
import { HEAD_OFFICE, VENUES, type Venue, venueOf } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { inForce } from "./venues-in-force.server.ts";

/** What of a booking says where and when it needs which rooms. `id` is "" of one that is not stored yet. */
export type Placed = Pick<
  BookingRow,
  "id" | "locationType" | "location" | "bookingDate" | "startTime" | "endTime" | "duration" | "details" | "timeZone"
>;

/** The venue of ours in whose rooms it takes place; null for a virtual hearing and for one elsewhere. */
export function ownVenueOf(row: Pick<BookingRow, "locationType" | "location">): Venue | null {
  return row.locationType === "virtual" ? null : venueOf(row.location);
}

/** Where nobody needs a room of ours: days and hours on the booking's own clock. */
export function withoutRooms({ clock }: ServiceContext, placed: Placed): FitState & { version: null } {
  const venue = { ...(venueOf(placed.location) ?? HEAD_OFFICE), zone: placed.timeZone as Venue["zone"] };
  return { venue, closures: new Map(), rooms: [], held: [], buffer: 0, now: clock().getTime(), version: null };
}

/** The venue with its rooms and what others hold on the days of `placed`, in one trip. */
export async function stateOf({ clock, db }: ServiceContext, placed: Placed, asked: Venue): Promise<VenueState> {
  const now = clock().getTime();
  const [from, to] = rangeOf(placed, asked);
  const found = await db.batch([...venueQueries(db, asked, from, to, now)]);
  return venueState(asked, found, now, placed.id);
}

/** The venue as each of `all` finds it, by one read over all of their days. */
export async function statesOf({ clock, db }: ServiceContext, all: readonly Placed[], asked: Venue): Promise<(placed: Placed) => FitState> {
  const now = clock().getTime();
  const ranges = all.map((placed) => rangeOf(placed, asked));
  const from = ranges.map(([first]) => first).sort()[0] ?? "";
  const to =
    ranges
      .map(([, last]) => last)
      .sort()
      .at(-1) ?? from;
  const found = await db.batch([...venueQueries(db, asked, from, to, now)]);
  return ({ id }) => venueState(asked, found, now, id);
}

/** What is read of a venue for its days from `from` to `to`, both included: bounded by those days, whatever else is booked. */
export function venueQueries(db: ServiceContext["db"], { id, zone }: Venue, from: LocalDate, to: LocalDate, now: number) {
  return [
    hoursOf(db, [id]),
    closuresBetween(db, id, from, to),
    settingsOf(db, [id]),
    venueOccupancy(db, id, instantOf(from, "00:00", zone), instantOf(addDays(to, 2), "00:00", zone), now),
  ] as const;
}

export interface VenueState extends NamedState {
  /** Hours before a day until which clients change it without asking. */
  cutoff: number;
  /** The venue's version, which each change of its hours, days and rooms raises. */
  version: number | null;
}
type Read = readonly [VenueHoursRow[], VenueClosureRow[], VenueSettingsRow[], Awaited<ReturnType<typeof venueOccupancy>>];

/** The venue by what `venueQueries` have read; what the booking `own` holds is free for it. */
export function venueState(asked: Venue, [hours, closures, settings, rows]: Read, now: number, own = ""): VenueState {
  return {
    venue: inForce(
      asked,
      hours,
      closures.map(({ date }) => date),
    ),
    closures: new Map(closures.map(({ date, name }) => [date, name])),
    rooms: [...new Map(rows.map(({ id, name, capacity, seats, equipment }) => [id, { id, name, capacity, seats, equipment }])).values()],
    held: rows.flatMap(({ id, bookingId, startsAt, busyUntil }) =>
      startsAt === null || busyUntil === null || bookingId === own ? [] : [{ roomId: id, startsAt, busyUntil }],
    ),
    buffer: settings[0]?.bufferMinutes ?? 0,
    cutoff: settings[0]?.changeCutoffHours ?? 0,
    version: settings[0]?.version ?? null,
    now,
  };
}

/** Hours of notice that a change needs at the venue. */
export async function noticeOf({ db }: ServiceContext, placed: Placed): Promise<number> {
  const [settings] = await settingsOf(db, [(venueOf(placed.location) ?? HEAD_OFFICE).id]);
  return settings?.changeCutoffHours ?? 0;
}

/** Every venue with what is held from two weeks before the hearing until four weeks after it. */
export async function everyVenue(
  { clock, db }: ServiceContext,
  placed: Placed,
): Promise<{ states: FitState[]; rooms: readonly RoomRow[] }> {
  const now = clock().getTime();
  const own = ownVenueOf(placed) ?? HEAD_OFFICE;
  const [first, last] = rangeOf(placed, own);
  const [from, to] = [addDays(first, -LOOK_BACK_DAYS), addDays(last, LOOK_AHEAD_DAYS + 2)];
  const [hours, closures, settings, rooms, held] = await db.batch([
    hoursOf(
      db,
      VENUES.map(({ id }) => id),
    ),
    closuresFrom(db, from),
    bufferOf(db, own.id),
    activeRooms(db),
    holdsBetween(db, instantOf(from, "00:00", own.zone), instantOf(to, "00:00", own.zone), now),
  ]);
  const buffer = settings[0]?.bufferMinutes ?? 0;
  const others = held.filter(({ bookingId }) => bookingId !== placed.id);
  const states = VENUES.map((venue) => {
    const ownRooms = rooms.filter(({ venueId }) => venueId === venue.id);
    const onThem = others.filter(({ roomId }) => ownRooms.some(({ id }) => id === roomId));
    return fitStateOf(venue, { hours, closures, rooms: ownRooms, held: onThem, buffer, now });
  });
  return { states, rooms };
}

interface VenueRows extends Omit<FitState, "venue" | "closures"> {
  hours: readonly VenueHoursRow[];
  closures: readonly Pick<VenueClosureRow, "venueId" | "date" | "name">[];
}

/** The venue as the rule of fit sees it; `hours` and `closures` may be those of several venues, the rest is its own. */
export function fitStateOf(venue: Venue, { hours, closures, ...own }: VenueRows): FitState {
  const closed = closures.filter(({ venueId }) => venueId === venue.id);
  return {
    ...own,
    venue: inForce(
      venue,
      hours,
      closed.map(({ date }) => date),
    ),
    closures: new Map(closed.map(({ date, name }) => [date, name])),
  };
}

/** First and last day; the hours in force do not matter for them. */
function rangeOf(placed: Placed, venue: Venue): [LocalDate, LocalDate] {
  const days = hearingDays(placed, venue);
  const first = days[0]?.date ?? placed.bookingDate ?? "";
  const last = placed.details.bookingType === "consecutive" ? placed.details.consecutiveEndDate : null;
  return [placed.bookingDate && placed.bookingDate < first ? placed.bookingDate : first, last ?? days.at(-1)?.date ?? first];
}
