/** What fits instead of a hearing that does not: other rooms, hours, days and venues, best first. Pure. */
import { addDays, type LocalDate, type WallTime, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { HALF_DAY_MINUTES, minutesOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { type HearingDay, suits } from "../venue/occupancy.ts";
import { type FitAsk, type FitState, isFit } from "./fit.ts";
import { runFrom } from "./run.ts";

export interface FitAlternatives {
  /** Main rooms of the venue that are free all the time and fit, smallest first. */
  rooms: string[];
  /** Other hours of the same days, nearest first. */
  hours: { startTime: WallTime; endTime: WallTime }[];
  /** Runs of as many days at the same hours, nearest first. */
  runs: LocalDate[][];
  /** The days of the hearing that fit as they are, where some do and others do not. */
  fitting: LocalDate[];
  /** Ids of other venues where all of it fits. */
  venues: string[];
}

const MOST_ROOMS = 5;
const MOST_HOURS = 3;
const MOST_RUNS = 3;
const STEP = 30;
/** Days before and after the asked ones that are looked at; what is held must be known for so long. */
export const LOOK_BACK_DAYS = 14;
export const LOOK_AHEAD_DAYS = 28;

/** `others` are the other venues in force with what is held there at the asked days. */
export function fitAlternatives(ask: FitAsk, state: FitState, others: readonly FitState[]): FitAlternatives {
  const any = { ...ask, chosen: null };
  const fits = (days: readonly HearingDay[], where: FitState, chosen: string | null = null) => isFit({ ...any, days, chosen }, where);
  const { need, days } = ask;
  const dayFits = days.filter((day) => fits([day], state)).map(({ date }) => date);
  return {
    rooms: need
      ? state.rooms
          .filter((room) => room.id !== ask.chosen && suits(room, need) && fits(days, state, room.id))
          .toSorted((one, other) => one.capacity - other.capacity || (one.id < other.id ? -1 : 1))
          .slice(0, MOST_ROOMS)
          .map(({ id }) => id)
      : [],
    hours: otherHours(days, state, (moved) => fits(moved, state)),
    runs: otherRuns(days, state, (moved) => fits(moved, state)),
    fitting: dayFits.length < days.length ? dayFits : [],
    venues: need ? others.filter((where) => fits(days, where)).map(({ venue }) => venue.id) : [],
  };
}

const wall = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Hours of the same length on the same days; only of a hearing that has the same hours on all of them. */
function otherHours(days: readonly HearingDay[], { venue }: FitState, fits: (days: HearingDay[]) => boolean) {
  const [first] = days;
  if (!first?.startTime || days.some(({ startTime, endTime }) => startTime !== first.startTime || endTime !== first.endTime)) return [];
  const asked = minutesOf(first.startTime);
  const length = first.endTime ? minutesOf(first.endTime) - asked : (first.minutes ?? HALF_DAY_MINUTES);
  const open = venue.hours[weekday(first.date)];
  if (!open || length <= 0) return [];
  const starts: number[] = [];
  for (let at = minutesOf(open.opens); at + length <= minutesOf(open.closes); at += STEP) if (at !== asked) starts.push(at);
  starts.sort((one, other) => Math.abs(one - asked) - Math.abs(other - asked) || one - other);
  const found: { startTime: WallTime; endTime: WallTime }[] = [];
  for (const at of starts) {
    if (found.length === MOST_HOURS) break;
    const [startTime, endTime] = [wall(at), wall(at + length)];
    if (fits(days.map((day) => ({ ...day, startTime, endTime, minutes: null })))) found.push({ startTime, endTime });
  }
  return found;
}

/** As many open days from another first day: days in a row stay in a row of open days, others keep their distances. */
function otherRuns(days: readonly HearingDay[], state: FitState, fits: (days: HearingDay[]) => boolean): LocalDate[][] {
  const [first] = days;
  if (!first) return [];
  const isOpen = (date: LocalDate) => Boolean(state.venue.hours[weekday(date)]);
  const dates = days.map(({ date }) => date);
  const found: LocalDate[][] = [];
  for (let by = 1; by <= LOOK_AHEAD_DAYS && found.length < MOST_RUNS; by += 1)
    for (const shift of by <= LOOK_BACK_DAYS ? [by, -by] : [by]) {
      const start = addDays(first.date, shift);
      if (found.length === MOST_RUNS || !isOpen(start)) continue;
      const run = runFrom(dates, start, isOpen);
      if (fits(days.map((day, at) => ({ ...day, date: run[at] ?? day.date })))) found.push(run);
    }
  return found;
}
