/** What fits instead of a hearing that does not: other rooms, hours, days and venues, best first. Pure. */
import { addDays, type LocalDate, type WallTime, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { HALF_DAY_MINUTES, minutesOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { type HearingDay, suits } from "../venue/occupancy.ts";
import { type FitAsk, type FitState, isFit } from "./fit.ts";
import { runFrom } from "./run.ts";

/** Days that take the place of the hearing's, all of them at these hours. */
export interface MovedRun {
  days: LocalDate[];
  startTime: WallTime;
  endTime: WallTime;
}

export interface FitAlternatives {
  /** Main rooms of the venue that are free all the time and fit, smallest first. */
  rooms: string[];
  /** Other hours of the same days, nearest first. */
  hours: { startTime: WallTime; endTime: WallTime }[];
  /** Runs of as many days at the same hours, nearest first. */
  runs: LocalDate[][];
  /** As many days at other hours, nearest first; only where neither other days nor other hours would do by themselves. */
  moves: MovedRun[];
  /** The days of the hearing that fit as they are, where some do and others do not. */
  fitting: LocalDate[];
  /** Ids of other venues where all of it fits. */
  venues: string[];
}

const MOST_ROOMS = 5;
const MOST_HOURS = 3;
const MOST_RUNS = 3;
const STEP = 30;
/** Days and hours together that are tried at most. */
const MOST_TRIES = 400;
/** Days before and after the asked ones that are looked at; what is held must be known for so long. */
export const LOOK_BACK_DAYS = 14;
export const LOOK_AHEAD_DAYS = 28;

/** `others` are the other venues in force with what is held there at the asked days. */
export function fitAlternatives(ask: FitAsk, state: FitState, others: readonly FitState[]): FitAlternatives {
  const any = { ...ask, chosen: null };
  const fits = (days: readonly HearingDay[], where: FitState, chosen: string | null = null) => isFit({ ...any, days, chosen }, where);
  const { need, days } = ask;
  const dayFits = days.filter((day) => fits([day], state)).map(({ date }) => date);
  const hours = otherHours(days, state, (moved) => fits(moved, state));
  const runs = otherRuns(days, state, (moved) => fits(moved, state));
  const couldSit = !need || state.rooms.some((room) => suits(room, need));
  return {
    rooms: need
      ? state.rooms
          .filter((room) => room.id !== ask.chosen && suits(room, need) && fits(days, state, room.id))
          .toSorted((one, other) => one.capacity - other.capacity || (one.id < other.id ? -1 : 1))
          .slice(0, MOST_ROOMS)
          .map(({ id }) => id)
      : [],
    hours,
    runs,
    moves: couldSit && hours.length === 0 && runs.length === 0 ? otherDaysAndHours(days, state, (moved) => fits(moved, state)) : [],
    fitting: dayFits.length < days.length ? dayFits : [],
    venues: need ? others.filter((where) => fits(days, where)).map(({ venue }) => venue.id) : [],
  };
}

const wall = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

type Hours = Pick<MovedRun, "startTime" | "endTime">;

/** Hours of the same length on the same days; only of a hearing that has the same hours on all of them. */
function otherHours(days: readonly HearingDay[], state: FitState, fits: (days: HearingDay[]) => boolean): Hours[] {
  const [first] = days;
  const found: Hours[] = [];
  for (const hours of first ? hoursNear(days, state, first.date) : []) {
    if (found.length === MOST_HOURS) break;
    if (hours.startTime !== first?.startTime && fits(atHours(days, hours))) found.push(hours);
  }
  return found;
}

/** The hearing's length from each half hour at which the venue is open on that day, nearest to the asked hour first; none of hours that differ. */
function hoursNear(days: readonly HearingDay[], { venue }: FitState, date: LocalDate): Hours[] {
  const [first] = days;
  if (!first?.startTime || days.some(({ startTime, endTime }) => startTime !== first.startTime || endTime !== first.endTime)) return [];
  const asked = minutesOf(first.startTime);
  const length = first.endTime ? minutesOf(first.endTime) - asked : (first.minutes ?? HALF_DAY_MINUTES);
  const open = venue.hours[weekday(date)];
  if (!open || length <= 0) return [];
  const starts: number[] = [];
  for (let at = minutesOf(open.opens); at + length <= minutesOf(open.closes); at += STEP) starts.push(at);
  starts.sort((one, other) => Math.abs(one - asked) - Math.abs(other - asked) || one - other);
  return starts.map((at) => ({ startTime: wall(at), endTime: wall(at + length) }));
}

const atHours = (days: readonly HearingDay[], hours: Hours) => days.map((day) => ({ ...day, ...hours, minutes: null }));

/** As many open days from another first day: days in a row stay in a row of open days, others keep their distances. */
function otherRuns(days: readonly HearingDay[], state: FitState, fits: (days: HearingDay[]) => boolean): LocalDate[][] {
  const found: LocalDate[][] = [];
  for (const run of runsNear(days, state)) {
    if (found.length === MOST_RUNS) break;
    if (fits(onDays(days, run))) found.push(run);
  }
  return found;
}

/** Each run at the nearest hours that fit on all of its days. */
function otherDaysAndHours(days: readonly HearingDay[], state: FitState, fits: (days: HearingDay[]) => boolean): MovedRun[] {
  const found: MovedRun[] = [];
  let tries = 0;
  for (const run of runsNear(days, state)) {
    const moved = onDays(days, run);
    for (const hours of hoursNear(days, state, run[0] ?? "")) {
      if (found.length === MOST_RUNS || tries === MOST_TRIES) return found;
      tries += 1;
      if (!fits(atHours(moved, hours))) continue;
      found.push({ days: run, ...hours });
      break;
    }
  }
  return found;
}

/** The runs that are looked at, nearest first. */
function* runsNear(days: readonly HearingDay[], state: FitState): Generator<LocalDate[]> {
  const isOpen = (date: LocalDate) => Boolean(state.venue.hours[weekday(date)]);
  const dates = days.map(({ date }) => date);
  for (let by = 1; by <= LOOK_AHEAD_DAYS; by += 1)
    for (const shift of by <= LOOK_BACK_DAYS ? [by, -by] : [by]) {
      const start = addDays(dates[0] ?? "", shift);
      if (isOpen(start)) yield runFrom(dates, start, isOpen);
    }
}

const onDays = (days: readonly HearingDay[], run: readonly LocalDate[]) => days.map((day, at) => ({ ...day, date: run[at] ?? day.date }));
