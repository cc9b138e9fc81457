import fc from "fast-check";
import { expect, test } from "vitest";
import type { Planner, PlannerBooking } from "#app/domain/planner/planner.ts";
import { carryBy, carryTo, firstDayOf, obstacleAt, pickUp, sizeBy, sizeTo } from "./carry.ts";

const DAYS = ["2027-03-15", "2027-03-16", "2027-03-17", "2027-03-18", "2027-03-19", "2027-03-20", "2027-03-21"];
const booking = (id: string, days: string[]): PlannerBooking => ({
  id,
  bookingNumber: `CN-${id}`,
  name: id,
  contact: id,
  status: "confirmed",
  version: 1,
  days,
  startTime: "09:00",
  endTime: "16:00",
  people: 10,
  setup: null,
  breakouts: 0,
});
const hold = (bookingId: string, day: number) => ({
  bookingId,
  part: "main" as const,
  day,
  from: 540,
  until: 960,
  startTime: "09:00",
  endTime: "16:00",
  expires: null,
});
const planner: Planner = {
  days: DAYS,
  venues: [
    {
      id: "arbitration_place_miami",
      zone: "America/New_York",
      days: DAYS.map((date, at) => ({ date, closure: null, hours: at < 5 ? { opens: 480, closes: 1080 } : null })),
      rooms: [
        { id: "small", name: "Small", capacity: 4, active: true, holds: [] },
        { id: "one", name: "One", capacity: 12, active: true, holds: [hold("a", 0), hold("a", 1)] },
        { id: "two", name: "Two", capacity: 20, active: true, holds: [hold("b", 2)] },
      ],
    },
  ],
  bookings: [booking("a", ["2027-03-11", "2027-03-12", "2027-03-15", "2027-03-16"]), booking("b", ["2027-03-17"])],
  waiting: [],
  more: false,
  unseen: false,
};

const picked = (id: string) => {
  const found = pickUp(planner, id);
  if (!found) throw new Error("Nothing is picked up.");
  return found;
};

test("what began before the days that are shown is moved by as many days as it is carried", () => {
  const a = picked("a");
  expect([a.roomId, a.day, a.length, a.days]).toEqual(["one", 0, 2, 4]);
  expect(firstDayOf(planner, carryTo(planner, a, "two", 0))).toBeNull();
  expect(firstDayOf(planner, carryTo(planner, a, "two", 2))).toBe("2027-03-13");
  expect(sizeTo(planner, a, 3).days).toBe(6);
});

test("over a weekend it covers the closed days too, and is told what stands in the way", () => {
  const b = picked("b");
  expect(sizeBy(planner, carryTo(planner, b, "one", 4), 1)).toMatchObject({ days: 2, isSized: true });
  expect(obstacleAt(planner, carryTo(planner, b, "one", 1))).toEqual({ code: "taken", by: ["CN-a"] });
  expect(obstacleAt(planner, carryTo(planner, b, "small", 1))).toEqual({ code: "seats", seats: 4 });
  expect(obstacleAt(planner, carryTo(planner, b, "two", 5))).toEqual({ code: "closed" });
  expect(obstacleAt(planner, carryTo(planner, b, "two", 3))).toBeNull();
});

test("wherever the keys carry it, it is over a room and a day that are shown, and is as long as before unless it is sized", () => {
  const step = fc.tuple(fc.constantFrom("move", "size"), fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }));
  fc.assert(
    fc.property(fc.constantFrom("a", "b"), fc.array(step, { maxLength: 20 }), (id, steps) => {
      let it = picked(id);
      for (const [what, rows, days] of steps) {
        it = what === "move" ? carryBy(planner, it, rows, days) : sizeBy(planner, it, days);
        expect(planner.venues[0]?.rooms.some((room) => room.id === it.roomId)).toBe(true);
        expect(it.day >= 0 && it.day < DAYS.length && it.length >= 1 && it.days >= 1).toBe(true);
        expect(it.isSized).toBe(it.days !== it.booking.days.length);
      }
    }),
  );
});
