/** The planner's address: which venue and days, and where somebody would have a booking. */
import {
  addDays,
  addMonths,
  daysOfWeek,
  isLocalDate,
  isWallTime,
  type LocalDate,
  todayIn,
  weekday,
} from "#app/domain/booking/schedule/local-date.ts";
import { LOCATION_ALIASES, unaliased } from "#app/domain/booking/vocabulary.ts";
import { MOST_PLACED_DAYS } from "#app/domain/planner/placed-days.ts";
import { MOST_WAITING, type PlacingWish, WAITING_STEP } from "#app/domain/planner/planner.ts";
import { HEAD_OFFICE, type VenueId, venueOf } from "#app/domain/venue/venues.ts";

export type PlannerView = "week" | "month";

export interface PlannerAddress {
  view: PlannerView;
  /** Null for all. */
  venue: VenueId | null;
  on: LocalDate;
  days: LocalDate[];
  today: LocalDate;
  earlier: LocalDate;
  later: LocalDate;
  /** How many of the requests that wait are shown. */
  waiting: number;
  wish: PlacingWish | null;
}

/** Reads an address; whatever in it is none is left out. On a weekend the week to come is meant. */
export function readAddress(parameters: URLSearchParams, now: Date): PlannerAddress {
  const venue = venueOf(unaliased(LOCATION_ALIASES, parameters.get("venue") ?? ""))?.id ?? null;
  const today = todayIn((venueOf(venue) ?? HEAD_OFFICE).zone, now);
  const wanted = parameters.get("on") ?? "";
  const next = weekday(today) === 6 ? addDays(today, 2) : weekday(today) === 0 ? addDays(today, 1) : today;
  // A year that calendars can still step from.
  const on = isLocalDate(wanted) && wanted > "1970-02-01" && wanted < "2900-01-01" ? wanted : next;
  const view = parameters.get("view") === "month" ? "month" : "week";
  const first = `${on.slice(0, 7)}-01`;
  const days = view === "week" ? daysOfWeek(on) : daysFrom(first, addMonths(first, 1));
  const step = (by: number) => (view === "week" ? addDays(on, 7 * by) : addMonths(first, by));
  const waiting = readWaiting(parameters.get("requests"));
  return { view, venue, on, days, today, earlier: step(-1), later: step(1), waiting, wish: readWish(parameters) };
}

function readWaiting(text: string | null): number {
  const asked = Number(text);
  return Number.isInteger(asked) && asked > WAITING_STEP ? Math.min(asked, MOST_WAITING) : WAITING_STEP;
}

function daysFrom(first: LocalDate, until: LocalDate): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = first; day < until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** What is wished, of an address or of a form; null where no booking is named. */
export function readWish(parameters: URLSearchParams): PlacingWish | null {
  const bookingId = parameters.get("booking");
  if (!bookingId) return null;
  const [first, time, count] = [parameters.get("first") ?? "", parameters.get("time") ?? "", Number(parameters.get("count"))];
  return {
    bookingId,
    roomId: parameters.get("room") || null,
    on: isLocalDate(first) ? first : null,
    days: Number.isInteger(count) && count >= 1 && count <= MOST_PLACED_DAYS ? count : null,
    time: isWallTime(time) ? time : null,
  };
}

/** What stays of an address when something is wished, or nothing any more. */
export function plannerQuery(
  { view, venue, on, waiting = WAITING_STEP }: Pick<PlannerAddress, "view" | "venue" | "on"> & Partial<Pick<PlannerAddress, "waiting">>,
  wish: Partial<PlacingWish> = {},
): string {
  const { bookingId, roomId, on: first, days, time } = wish;
  const parts = {
    view: view === "month" ? view : "",
    venue: venue ?? "",
    on,
    requests: waiting > WAITING_STEP ? String(waiting) : "",
    booking: bookingId ?? "",
    room: roomId ?? "",
    first: first ?? "",
    count: days ? String(days) : "",
    time: time ?? "",
  };
  return `?${new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ""))}`;
}
