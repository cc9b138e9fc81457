/** Breakout rooms that are wanted on some days alone are neither held nor missed on the others. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { isWithinSize } from "#app/domain/booking/office/visitor-hold.ts";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import { type FitState, fitOf, isFit } from "#app/domain/hearing-plan/fit.ts";
import { fitAlternatives } from "#app/domain/hearing-plan/fit-alternatives.ts";
import { type Held, hearingDays } from "#app/domain/venue/occupancy.ts";
import { markedDays, roomNeed } from "#app/domain/venue/room-need.ts";
import { type Venue, venueNamed } from "#app/domain/venue/venues.ts";
import { holdsOf } from "#app/services/venues/room-plans.server.ts";

const toronto = venueNamed("toronto") as Venue;
const D = ["2027-03-16", "2027-03-17", "2027-03-18"] as const;
const at = (date: string, time: string) => instantOf(date, time, toronto.zone);
const hold = (roomId: string, date: string): Held => ({ roomId, startsAt: at(date, "08:00"), busyUntil: at(date, "18:00") });
const state = (...held: Held[]): FitState => ({
  venue: toronto,
  closures: new Map(),
  rooms: [
    { id: "small", capacity: 6 },
    { id: "middle", capacity: 12 },
    { id: "large", capacity: 30 },
  ],
  held,
  buffer: 30,
  now: at("2027-01-01", "12:00"),
});
const booking = (breakoutDays: readonly string[] | null, count = 1) => ({
  bookingDate: D[0],
  startTime: "09:00",
  endTime: "16:00",
  duration: "full_day",
  details: {
    bookingType: "consecutive",
    consecutiveEndDate: D[2],
    mainRoomCapacity: "10",
    needsBreakoutRooms: "true",
    breakoutRoomCount: String(count),
    ...(breakoutDays ? { onSomeDays: JSON.stringify([{ field: "needsBreakoutRooms", days: breakoutDays }]) } : {}),
  },
});
const asked = (breakoutDays: readonly string[] | null, count = 1) => {
  const one = booking(breakoutDays, count);
  return { days: hearingDays(one, toronto), need: roomNeed(one.details) };
};

test("a day without breakout rooms fits where the others' are taken, and holds the main room alone", () => {
  const full = state(hold("small", D[2]), hold("large", D[2]));
  expect(fitOf(asked(null), full).reasons).toMatchObject([{ code: "taken", date: D[2] }]);
  const fit = fitOf(asked([D[0], D[1]]), full);
  expect(fit.reasons).toEqual([]);
  expect(fit.rooms.map(({ main, breakouts }) => [main, breakouts.length])).toEqual([
    ["middle", 1],
    ["middle", 1],
    ["middle", 0],
  ]);
  expect(holdsOf("b", fit.rooms, { now: 0, version: null }, null).map(({ part }) => part)).toEqual([
    "main",
    "breakout",
    "main",
    "breakout",
    "main",
  ]);
});

test("days that are none of the hearing's leave the rooms on every day", () => {
  expect(asked(["2027-05-01"]).days.some(({ noBreakouts }) => noBreakouts)).toBe(false);
});

test("other days that are offered want their rooms where the hearing's did", () => {
  const full = state(hold("middle", D[0]), hold("large", D[0]));
  const { runs } = fitAlternatives(asked([D[1]]), full, []);
  expect(runs.length).toBeGreaterThan(0);
});

test("a hold counts the rooms of each day", () => {
  const four = {
    days: markedDays(
      D.map((date) => ({ date })),
      roomNeed(booking([D[0]], 2).details),
    ),
    need: roomNeed(booking([D[0]], 2).details),
  };
  expect(isWithinSize(four.days, four.need)).toBe(true);
  const days = Array.from({ length: 11 }, (_, at) => ({ date: `2027-03-${10 + at}` }));
  const need = roomNeed(booking(["2027-03-10"]).details);
  expect(isWithinSize(markedDays(days, need), need)).toBe(true);
  expect(isWithinSize(markedDays(days, {}), need)).toBe(false);
});

test("what fits with rooms on every day fits with them on fewer, and each day has what it wants", () => {
  const holds = fc.array(fc.tuple(fc.constantFrom("small", "middle", "large"), fc.constantFrom(...D)), { maxLength: 6 });
  fc.assert(
    fc.property(holds, fc.subarray([...D], { minLength: 1 }), fc.integer({ min: 1, max: 2 }), (held, wanted, count) => {
      const where = state(...held.map(([room, date]) => hold(room, date)));
      const some = asked(wanted, count);
      const fit = fitOf(some, where);
      expect(isFit(some, where)).toBe(fit.reasons.length === 0);
      if (isFit(asked(null, count), where)) expect(fit.reasons).toEqual([]);
      for (const [index, { breakouts, main }] of fit.rooms.entries()) {
        expect(breakouts).toHaveLength(wanted.includes(D[index] ?? D[0]) ? count : 0);
        expect(breakouts).not.toContain(main);
      }
    }),
    { numRuns: 300 },
  );
});
