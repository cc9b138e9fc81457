/** Rooms of a hearing day by day: the same ones on every day where they are free, else a room for each day. Pure. */
import { type LocalDate, type WallTime, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { momentIn, wallClock } from "#app/domain/booking/schedule/wall-clock.ts";
import { chooseRooms, freeRooms, type Held, type RoomSize, type Span, suits } from "../venue/occupancy.ts";
import type { RoomNeed } from "../venue/room-need.ts";
import type { Venue } from "../venue/venues.ts";

/** The rooms of one day. */
export interface RoomsOfDay {
  span: Span;
  /** Ids. */
  main: string;
  breakouts: readonly string[];
}

interface Walls {
  venue: Venue;
  rooms: readonly RoomSize[];
  held: readonly Held[];
  buffer: number;
}

/**
 * Rooms for each span, null for one that has none. One set of rooms for all of them where there is one; else one main room with the
 * breakout rooms of each day; else day by day, each day keeping the main room of the day before where it can. `chosen` is the main
 * room that must be had. A day without breakout rooms needs and gets none.
 */
export function roomsFor(need: RoomNeed, spans: readonly Span[], walls: Walls, chosen: string | null): (RoomsOfDay | null)[] {
  const free = freeRooms(walls.rooms, walls.held, spans);
  const all = pick(free, need, chosen);
  if (all)
    return spans.map((span) => ({ span: timesOf(span), main: all.main, breakouts: needOn(need, span) === need ? all.breakouts : [] }));
  const mayChange = !chosen && need.breakouts.length > 0;
  return (mayChange ? onOneMain(free, need, spans, walls) : null) ?? dayByDay(need, spans, walls, chosen);
}

/** The smallest room that is free on all days and leaves breakout rooms on each, which others may hold on another day. */
function onOneMain(free: readonly RoomSize[], need: RoomNeed, spans: readonly Span[], walls: Walls): RoomsOfDay[] | null {
  for (const { id } of free) {
    const found = dayByDay(need, spans, walls, id).flatMap((rooms) => rooms ?? []);
    if (found.length === spans.length) return found;
  }
  return null;
}

function dayByDay(need: RoomNeed, spans: readonly Span[], walls: Walls, chosen: string | null): (RoomsOfDay | null)[] {
  let before: string | null = null;
  return spans.map((span) => {
    const free = freeRooms(walls.rooms, walls.held, [span]);
    const own = needOn(need, span);
    const found = (before && !chosen ? pick(free, own, before) : null) ?? pick(free, own, chosen);
    before = found?.main ?? before;
    return found && { span: timesOf(span), ...found };
  });
}

/** What the hearing needs on a day. */
export const needOn = (need: RoomNeed, { noBreakouts }: Pick<Span, "noBreakouts">): RoomNeed =>
  noBreakouts ? { ...need, breakouts: [] } : need;
const timesOf = ({ startsAt, endsAt, busyUntil }: Span): Span => ({ startsAt, endsAt, busyUntil });

function pick(free: readonly RoomSize[], need: RoomNeed, wanted: string | null): { main: string; breakouts: string[] } | null {
  const main = wanted ? free.find(({ id }) => id === wanted) : null;
  if (wanted && !(main && suits(main, need))) return null;
  const found = chooseRooms(free, need, wanted);
  return found && { main: found.main.id, breakouts: found.breakouts.map(({ id }) => id) };
}

/** The longest stretch of the venue's hours on that day in which the need is met; null for none of at least an hour. */
export function freeStretch(
  date: LocalDate,
  need: RoomNeed,
  walls: Walls,
  chosen: string | null,
): { from: WallTime; until: WallTime } | null {
  const { venue, held, buffer } = walls;
  const open = venue.hours[weekday(date)];
  if (!open) return null;
  const [opens, closes] = [wallClock(date, open.opens, venue.zone).instant, wallClock(date, open.closes, venue.zone).instant];
  const gap = buffer * 60_000;
  const within = (at: number) => at > opens && at < closes;
  const starts = [opens, ...new Set(held.map(({ busyUntil }) => busyUntil).filter(within))].sort((one, other) => one - other);
  const ends = [...new Set(held.map(({ startsAt }) => startsAt - gap).filter(within)), closes].sort((one, other) => one - other);
  const fits = (startsAt: number, endsAt: number) =>
    roomsFor(need, [{ startsAt, endsAt, busyUntil: endsAt + gap }], walls, chosen)[0] !== null;
  let best: readonly [number, number] | null = null;
  let at = 0;
  for (const start of starts) {
    // What is free until an hour is free until any earlier one, so that the ends are gone through once.
    while (at < ends.length && ((ends[at] ?? 0) <= start || fits(start, ends[at] ?? 0))) at += 1;
    const end = ends[at - 1] ?? 0;
    if (end - start >= HOUR && fits(start, end) && (!best || end - start > best[1] - best[0])) best = [start, end];
  }
  return best && { from: momentIn(best[0], venue.zone).time, until: momentIn(best[1], venue.zone).time };
}
const HOUR = 3_600_000;
