/** A booking that is carried over the planner: where it would be put, and what is in the way there, as far as the page knows. Pure. */
import { addDays, type LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { Planner, PlannerBooking, PlannerRoom, PlannerVenue, WaitingBooking } from "#app/domain/planner/planner.ts";
import type { Obstacle } from "#app/i18n/portal/planner-text.ts";

export interface Carried {
  booking: PlannerBooking;
  roomId: string;
  /** The place of its first day among those shown. */
  day: number;
  /** How many columns it covers. */
  length: number;
  /** Days of the hearing, and how many of them are before the first day that is shown. */
  days: number;
  hidden: number;
  /** Where it was picked up. */
  from: number;
  /** Its length was changed. */
  isSized: boolean;
}

/** All rooms in the order of the rows, each with its venue. */
export const rowsOf = (planner: Planner): { venue: PlannerVenue; room: PlannerRoom }[] =>
  planner.venues.flatMap((venue) => venue.rooms.map((room) => ({ venue, room })));

const bookingOf = (planner: Planner, id: string): PlannerBooking | WaitingBooking | undefined =>
  planner.waiting.find((one) => one.id === id) ?? planner.bookings.find((one) => one.id === id);

/** Picked up where it is, or at the room that fits; null for what is not there, and while no room is shown. */
export function pickUp(planner: Planner, bookingId: string): Carried | null {
  const booking = bookingOf(planner, bookingId);
  if (!booking) return null;
  const rows = rowsOf(planner);
  const own = rows.find(({ room }) => room.holds.some((hold) => hold.bookingId === bookingId && hold.part === "main"));
  const wanted =
    "venue" in booking
      ? (rows.find(({ room }) => room.id === booking.fits?.id) ?? rows.find(({ venue }) => venue.id === booking.venue))
      : undefined;
  const at = own ?? wanted ?? rows[0];
  if (!at) return null;
  const shown = booking.days.findIndex((date) => planner.days.includes(date));
  const hidden = Math.max(0, shown);
  const day = Math.max(0, planner.days.indexOf(booking.days[hidden] ?? ""));
  const days = Math.max(1, booking.days.length);
  return { booking, roomId: at.room.id, day, from: day, days, hidden, length: columnsOf(at.venue, day, days - hidden), isSized: false };
}

/** Moved to a room and a day; a place beyond the edge is the one at the edge. */
export function carryTo(planner: Planner, carried: Carried, roomId: string, day: number): Carried {
  const venue = rowsOf(planner).find(({ room }) => room.id === roomId)?.venue;
  if (!venue) return carried;
  const to = Math.min(Math.max(0, day), planner.days.length - 1);
  return { ...carried, roomId, day: to, length: columnsOf(venue, to, carried.days - carried.hidden) };
}

/** Moved by so many rows and days. */
export function carryBy(planner: Planner, carried: Carried, rows: number, days: number): Carried {
  const all = rowsOf(planner);
  const at = all.findIndex(({ room }) => room.id === carried.roomId);
  const to = all[Math.min(Math.max(0, at + rows), all.length - 1)];
  return to ? carryTo(planner, carried, to.room.id, carried.day + days) : carried;
}

/** As many days as reach the column; at least one. */
export function sizeTo(planner: Planner, carried: Carried, day: number): Carried {
  const venue = rowsOf(planner).find(({ room }) => room.id === carried.roomId)?.venue;
  const open = venue?.days.slice(carried.day, day + 1).filter(({ hours }) => hours !== null).length ?? 1;
  return sizeBy(planner, carried, carried.hidden + Math.max(1, open) - carried.days);
}

export function sizeBy(planner: Planner, carried: Carried, by: number): Carried {
  const venue = rowsOf(planner).find(({ room }) => room.id === carried.roomId)?.venue;
  const days = Math.max(carried.hidden + 1, carried.days + by);
  return venue
    ? { ...carried, days, length: columnsOf(venue, carried.day, days - carried.hidden), isSized: days !== carried.booking.days.length }
    : carried;
}

/** The first day that it would have; null where it stays. What began before the days that are shown is moved by as many days. */
export function firstDayOf(planner: Planner, { booking, day, from }: Carried): LocalDate | null {
  const [first] = booking.days;
  if (!first) return planner.days[day] ?? null;
  return day === from ? null : addDays(first, day - from);
}

/** The columns that so many days cover from one on: days on which the venue is closed lie between. */
function columnsOf(venue: PlannerVenue, from: number, days: number): number {
  let left = days;
  let columns = 0;
  for (let at = from; left > 0; at += 1) {
    const column = venue.days[at];
    if (!column || column.hours !== null || at === from) left -= 1;
    columns += 1;
  }
  return columns;
}

/** What the page itself can say against a place; the rule of fit is asked when it is dropped. */
export function obstacleAt(planner: Planner, carried: Carried): Obstacle {
  const at = rowsOf(planner).find(({ room }) => room.id === carried.roomId);
  if (!at) return null;
  const { booking, day, length } = carried;
  if (at.venue.days[day]?.hours === null) return { code: "closed" };
  if (at.room.capacity < (booking.people ?? 1)) return { code: "seats", seats: at.room.capacity };
  const [from, until] = [minutes(booking.startTime, 0), minutes(booking.endTime, 1440)];
  const holds = at.room.holds.filter(
    (hold) => hold.bookingId !== booking.id && hold.day >= day && hold.day < day + length && hold.from < until && from < hold.until,
  );
  const by = [...new Set(holds.map(({ bookingId }) => planner.bookings.find(({ id }) => id === bookingId)?.bookingNumber ?? ""))];
  return by.length > 0 ? { code: "taken", by } : null;
}

const minutes = (time: string | null, otherwise: number) => (time ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) : otherwise);
