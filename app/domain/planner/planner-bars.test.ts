import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { barsOf, type DayColumn, type HoldOnDay, lanesOf } from "./planner-bars.ts";

const OPEN = { opens: 8 * 60, closes: 18 * 60 };
const column = (day: number, open = true): DayColumn => ({ date: addDays("2027-03-15", day), hours: open ? OPEN : null });
const WEEK = [0, 1, 2, 3, 4, 5, 6].map((day) => column(day, day < 5));
const hold = (bookingId: string, day: number, from = 9 * 60, until = 17 * 60): HoldOnDay => ({ bookingId, part: "main", day, from, until });
const extents = (bars: readonly { from: number; until: number }[]) =>
  bars.map(({ from, until }) => [from, until].map((at) => Number(at.toFixed(2))));

describe("a bar", () => {
  test("goes over the days of a hearing in a row, drawn by their hours", () => {
    expect(extents(barsOf([hold("a", 2), hold("a", 0), hold("a", 1)], WEEK, true))).toEqual([[0.1, 2.9]]);
    expect(extents(barsOf([hold("a", 1, 8 * 60, 13 * 60)], WEEK, true))).toEqual([[1, 1.5]]);
  });

  test("goes over a weekend, and not over a day on which it is elsewhere", () => {
    const two = [...WEEK, ...[7, 8].map((day) => column(day))];
    expect(extents(barsOf([hold("a", 4), hold("a", 7)], two, false))).toEqual([[4, 8]]);
    expect(extents(barsOf([hold("a", 1), hold("a", 3)], two, false))).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  test("is wide enough to be read, within its day", () => {
    expect(extents(barsOf([hold("a", 0, 17 * 60, 18 * 60)], WEEK, true))).toEqual([[0.7, 1]]);
  });
});

test("whatever is held, each hold is in one bar, no two bars of a lane meet, and no lane is empty", () => {
  const holds = fc.array(
    fc.record({
      bookingId: fc.constantFrom("a", "b", "c", "d", "e"),
      part: fc.constantFrom("main" as const, "breakout" as const),
      day: fc.nat(13),
      span: fc.tuple(fc.nat(1439), fc.nat(1440)),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(holds, fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }), fc.boolean(), (made, open, byHours) => {
      const days = open.map((is, day) => column(day, is));
      const all = made.map(({ span: [one, other], ...rest }) => ({ ...rest, from: Math.min(one, other), until: Math.max(one, other) + 1 }));
      const bars = barsOf(all, days, byHours);
      expect(bars.flatMap(({ holds: own }) => own).toSorted(byAll)).toEqual(all.toSorted(byAll));
      for (const { from, until, holds: own } of bars) {
        expect(from).toBeGreaterThanOrEqual(own[0].day - 0.3);
        expect(until).toBeLessThanOrEqual((own.at(-1)?.day ?? 0) + 1 + 1e-6);
        expect(until - from).toBeGreaterThan(0.29);
        expect(new Set(own.map(({ bookingId, part }) => `${bookingId} ${part}`)).size).toBe(1);
      }
      const lanes = lanesOf(bars);
      expect(lanes.flat().length).toBe(bars.length);
      expect(new Set(lanes.flat()).size).toBe(bars.length);
      for (const lane of lanes) {
        expect(lane.length).toBeGreaterThan(0);
        for (const [at, bar] of lane.entries()) if (at > 0) expect(bar.from).toBeGreaterThanOrEqual((lane[at - 1]?.until ?? 0) - 1e-6);
      }
    }),
  );
});

const byAll = (one: HoldOnDay, other: HoldOnDay) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
