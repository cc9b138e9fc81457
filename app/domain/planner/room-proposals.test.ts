import fc from "fast-check";
import { expect, test } from "vitest";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import { fitOf, isOfRooms } from "#app/domain/hearing-plan/fit.ts";
import type { HearingDay } from "#app/domain/venue/occupancy.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { type PlannedState, proposeRooms } from "./room-proposals.ts";

const venue = venueOf("arbitration_place_toronto");
if (!venue) throw new Error("No Toronto.");
const WEEK = ["2027-03-15", "2027-03-16", "2027-03-17", "2027-03-18", "2027-03-19"];
const at = (date: string, time: string) => instantOf(date, time, "America/Toronto");
const room = (id: string, capacity: number) => ({
  id,
  name: `Room ${id}`,
  capacity,
  seats: { boardroom: capacity, u_shape: Math.floor(capacity * 0.75) },
});
const taken = (roomId: string, date: string, bookingNumber: string, from = "09:00", until = "17:00") => ({
  roomId,
  startsAt: at(date, from),
  busyUntil: at(date, until),
  bookingNumber,
});
const stateOf = (rooms: PlannedState["rooms"], held: PlannedState["held"] = []): PlannedState => ({
  venue,
  closures: new Map(),
  rooms,
  held,
  buffer: 30,
  now: at("2027-03-01", "09:00"),
});
const days = (dates: readonly string[]): HearingDay[] =>
  dates.map((date) => ({ date, startTime: "09:00", endTime: "17:00", minutes: null }));

test("the smallest that fits on every day comes first, then who holds the others, then what is too small", () => {
  const state = stateOf(
    [room("a", 6), room("b", 32), room("c", 40), room("d", 30)],
    [taken("d", "2027-03-17", "CN-1"), taken("d", "2027-03-19", "CN-2")],
  );
  const { rooms, reasons, dayByDay } = proposeRooms({ days: days(WEEK), need: { people: 22, breakouts: [4], setup: "u_shape" } }, state);
  expect(rooms.map(({ id, against }) => [id, against])).toEqual([
    ["b", null],
    ["c", null],
    [
      "d",
      {
        code: "taken",
        days: [
          { date: "2027-03-17", by: ["CN-1"] },
          { date: "2027-03-19", by: ["CN-2"] },
        ],
      },
    ],
    ["a", { code: "seats" }],
  ]);
  expect(rooms[0]?.breakouts).toEqual(["Room a"]);
  expect([reasons, dayByDay]).toEqual([[], []]);
});

test("where none is free on all days, the rooms of each day are named", () => {
  const state = stateOf([room("a", 30), room("b", 40)], [taken("a", "2027-03-16", "CN-1"), taken("b", "2027-03-15", "CN-2")]);
  const { rooms, dayByDay } = proposeRooms({ days: days(WEEK.slice(0, 2)), need: { people: 20, breakouts: [] } }, state);
  expect(rooms.every(({ against }) => against?.code === "taken")).toBe(true);
  expect(dayByDay).toEqual([
    { date: "2027-03-15", name: "Room a" },
    { date: "2027-03-16", name: "Room b" },
  ]);
});

test("one main room for all days is taken before several, also where its breakout rooms change", () => {
  const [monday, tuesday] = ["2027-03-15", "2027-03-16"];
  const state = stateOf(
    [room("a", 4), room("b", 5), room("c", 6), room("d", 7)],
    [taken("b", tuesday, "CN-1"), taken("a", monday, "CN-2")],
  );
  const asked = { days: days([monday, tuesday]), need: { people: 4, breakouts: [4, 4] } };
  expect(proposeRooms(asked, state).rooms[0]?.id).toBe("c");
  expect(fitOf(asked, state).rooms.map(({ main, breakouts }) => [main, ...breakouts])).toEqual([
    ["c", "b", "d"],
    ["c", "a", "d"],
  ]);
});

test("a room that is free, and leaves too few for the breakouts, says so", () => {
  const { rooms } = proposeRooms(
    { days: days(WEEK.slice(0, 1)), need: { people: 10, breakouts: [20] } },
    stateOf([room("a", 12), room("b", 24)]),
  );
  expect(rooms.map(({ id, against }) => [id, against?.code ?? null])).toEqual([
    ["a", null],
    ["b", "breakouts"],
  ]);
});

test("hours and days that speak against it are told once, and rooms are proposed all the same", () => {
  const late = { date: "2027-03-16", startTime: "16:00", endTime: "21:00", minutes: null };
  const { rooms, reasons } = proposeRooms({ days: [late], need: { people: 4, breakouts: [] } }, stateOf([room("a", 6)]));
  expect(reasons.map(({ code }) => code)).toEqual(["outside_hours"]);
  expect(rooms[0]?.against).toBeNull();
});

test("every room stands there once, and fits exactly where the rule of fit lets it be chosen", () => {
  const hours = fc.constantFrom(["07:30", "11:00"], ["09:00", "17:00"], ["13:00", "18:00"]);
  const state = fc.record({
    rooms: fc.uniqueArray(fc.integer({ min: 2, max: 60 }), { minLength: 1, maxLength: 6 }),
    held: fc.array(fc.tuple(fc.nat(5), fc.constantFrom(...WEEK), hours), { maxLength: 12 }),
    on: fc.subarray(WEEK, { minLength: 1 }),
    need: fc.record({
      people: fc.integer({ min: 1, max: 50 }),
      breakouts: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 2 }),
      setup: fc.constantFrom("boardroom", "u_shape", "exam", null),
    }),
  });
  fc.assert(
    fc.property(state, ({ rooms: sizes, held, on, need }) => {
      const rooms = sizes.map((capacity, index) => room(String(index), capacity));
      const whole = stateOf(
        rooms,
        held.map(([index, date, [from = "", until = ""]], number) =>
          taken(String(index % rooms.length), date, `CN-${number}`, from, until),
        ),
      );
      const asked = { days: days(on), need };
      const found = proposeRooms(asked, whole);
      expect(found.rooms.map(({ id }) => id).sort()).toEqual(rooms.map(({ id }) => id).sort());
      for (const { id, against } of found.rooms)
        expect(against === null, id).toBe(!fitOf({ ...asked, chosen: id }, whole).reasons.some(isOfRooms));
      const fitting = found.rooms.filter(({ against }) => against === null);
      expect(fitting.map(({ capacity }) => capacity)).toEqual(
        fitting.map(({ capacity }) => capacity).toSorted((one, other) => one - other),
      );
      // What is proposed first is what the rule takes by itself.
      const any = fitOf(asked, whole).rooms;
      if (fitting[0]) expect(any.every(({ main }) => main === fitting[0]?.id)).toBe(true);
    }),
  );
});
