import { expect, test } from "vitest";
import { lanesOf } from "./room-bars.ts";
import type { HoldOfDay } from "./room-calendar.ts";

const hold = (bookingId: string, startTime: string | null = "09:30", endTime: string | null = "16:30"): HoldOfDay => ({
  bookingId,
  bookingNumber: bookingId,
  contact: "Ada",
  status: "confirmed",
  part: "main",
  startTime,
  endTime,
});
const shape = (days: HoldOfDay[][]) => lanesOf(days).map((lane) => lane.map(({ from, holds }) => [holds[0].bookingId, from, holds.length]));

test("days in a row of one booking are one bar, whatever the hours of each", () => {
  expect(shape([[hold("a")], [hold("a")], [hold("a", "09:30", "12:00")], [], [hold("a")]])).toEqual([
    [
      ["a", 0, 3],
      ["a", 4, 1],
    ],
  ]);
});

test("bars that meet are in lanes of their own, and a lane is used again", () => {
  expect(shape([[hold("a")], [hold("a"), hold("b", "17:00", "19:00")], [hold("b", "17:00", "19:00")], [hold("c")]])).toEqual([
    [
      ["a", 0, 2],
      ["c", 3, 1],
    ],
    [["b", 1, 2]],
  ]);
});

test("what goes over midnight stays a bar for each day; no holds are no lanes", () => {
  expect(shape([[hold("a", "22:00", null)], [hold("a", null, "03:00")]])).toEqual([
    [
      ["a", 0, 1],
      ["a", 1, 1],
    ],
  ]);
  expect(shape([[], []])).toEqual([]);
});
