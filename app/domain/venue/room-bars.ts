/** What holds a room over several days of a calendar, as bars. Pure, and without a time library: pages use it. */
import type { HoldOfDay } from "./room-calendar.ts";

/** What one booking holds of a room on days in a row. */
export interface Bar {
  /** The first of the days, as the place in the calendar's days. */
  from: number;
  /** One for each day. */
  holds: readonly [HoldOfDay, ...HoldOfDay[]];
}

/** A room's holds as bars over days, in lanes in which no two meet. What goes over midnight is a bar for each day. */
export function lanesOf(days: readonly (readonly HoldOfDay[])[]): Bar[][] {
  const bars: { from: number; holds: [HoldOfDay, ...HoldOfDay[]] }[] = [];
  const isWithinDay = ({ startTime, endTime }: HoldOfDay) => startTime !== null && endTime !== null;
  days.forEach((holds, day) => {
    for (const hold of holds) {
      const before = bars.find(
        ({ from, holds: [first, ...more] }) =>
          from + more.length + 1 === day && first.bookingId === hold.bookingId && first.part === hold.part && isWithinDay(first),
      );
      if (before && isWithinDay(hold)) before.holds.push(hold);
      else bars.push({ from: day, holds: [hold] });
    }
  });
  const lanes: Bar[][] = [];
  for (const bar of bars) {
    const lane = lanes.find((one) =>
      one.every(({ from, holds }) => from + holds.length <= bar.from || bar.from + bar.holds.length <= from),
    );
    if (lane) lane.push(bar);
    else lanes.push([bar]);
  }
  return lanes.map((lane) => lane.toSorted((one, other) => one.from - other.from));
}
