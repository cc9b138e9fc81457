/** What holds a room over the days of a planner, as bars in lanes. Pure: a place is counted in days from the first one shown. */
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";

/** What holds a room on one of the days that are shown. */
export interface HoldOnDay {
  bookingId: string;
  part: "main" | "breakout";
  /** The day's place among those that are shown. */
  day: number;
  /** Minutes of that day, from 0 to 1440. */
  from: number;
  until: number;
}

export interface PlannerBar<Hold extends HoldOnDay = HoldOnDay> {
  /** In order; days between them are ones on which the venue is closed. */
  holds: readonly [Hold, ...Hold[]];
  /** Where it is drawn: from and until which place, in days. */
  from: number;
  until: number;
}

/** Hours of a day that its column shows, in minutes; null on a day on which the venue is closed. */
export interface DayColumn {
  date: LocalDate;
  hours: { opens: number; closes: number } | null;
}

/** A bar is at least so wide, as a share of a day, that it can be read and taken hold of. */
const LEAST = 0.3;
/** The column of a day on which the venue is closed. */
const WHOLE_DAY = { opens: 8 * 60, closes: 18 * 60 };

/**
 * The bars of one room: of each booking and part one over its days in a row, over which closed days are no gap. `byHours` draws them from
 * their hours on, else they fill their days.
 */
export function barsOf<Hold extends HoldOnDay>(holds: readonly Hold[], days: readonly DayColumn[], byHours: boolean): PlannerBar<Hold>[] {
  const rows: [Hold, ...Hold[]][] = [];
  const isNext = (before: number, day: number) =>
    before + 1 === day || (before < day && days.slice(before + 1, day).every(({ hours }) => hours === null));
  for (const hold of holds.toSorted((one, other) => one.day - other.day || one.from - other.from)) {
    const row = rows.find((bar) => {
      const last = bar.at(-1) ?? bar[0];
      return last.bookingId === hold.bookingId && last.part === hold.part && isNext(last.day, hold.day);
    });
    if (row) row.push(hold);
    else rows.push([hold]);
  }
  return rows.map((row) => ({ holds: row, ...extentOf(row[0], row.at(-1) ?? row[0], days, byHours) }));
}

function extentOf(first: HoldOnDay, last: HoldOnDay, days: readonly DayColumn[], byHours: boolean): { from: number; until: number } {
  if (!byHours) return { from: first.day, until: last.day + 1 };
  const from = first.day + shareOf(first.from, days[first.day]);
  const until = last.day + shareOf(last.until, days[last.day]);
  if (until - from >= LEAST) return { from, until };
  const moved = Math.min(from, last.day + 1 - LEAST);
  return { from: moved, until: moved + LEAST };
}

/** How far into its column an hour is; what is before opening or after closing is at its edge. */
function shareOf(minute: number, column: DayColumn | undefined): number {
  const { opens, closes } = column?.hours ?? WHOLE_DAY;
  return Math.min(1, Math.max(0, (minute - opens) / Math.max(1, closes - opens)));
}

/** The bars in as few lanes as they need, no two of one lane over each other; the earlier ones first. */
export function lanesOf<Bar extends { from: number; until: number }>(bars: readonly Bar[]): Bar[][] {
  const lanes: Bar[][] = [];
  for (const bar of bars.toSorted((one, other) => one.from - other.from || other.until - one.until)) {
    const lane = lanes.find((one) => (one.at(-1)?.until ?? 0) <= bar.from + SLACK);
    if (lane) lane.push(bar);
    else lanes.push([bar]);
  }
  return lanes;
}
/** Sums of shares are no exact numbers. */
const SLACK = 1e-9;
