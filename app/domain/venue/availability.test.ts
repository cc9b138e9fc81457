import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import type { FitState } from "../hearing-plan/fit.ts";
import { type DayAsk, hasRoom, nearestWithRoom } from "./availability.ts";
import { dayState } from "./day-state.ts";
import { chooseRooms, freeRooms, type Held, spanOf } from "./occupancy.ts";
import { type Venue, venueNamed } from "./venues.ts";

const toronto = venueNamed("toronto") as Venue;
const cayman = venueNamed("grand-cayman") as Venue;
const rooms = [
  { id: "a", capacity: 6 },
  { id: "b", capacity: 12 },
  { id: "c", capacity: 20 },
  { id: "d", capacity: 40 },
];
/** A Tuesday. */
const DAY = "2027-03-16";
const at = (date: string, time: string, venue = toronto) => instantOf(date, time, venue.zone);
const state = (change: Partial<FitState> = {}): FitState => ({
  venue: toronto,
  closures: new Map(),
  rooms,
  held: [],
  buffer: 30,
  now: at("2027-03-01", "09:00"),
  ...change,
});
const held = (roomId: string, from: string, until: string): Held => ({ roomId, startsAt: at(DAY, from), busyUntil: at(DAY, until) });

describe("a day", () => {
  it("is free with three suitable rooms, few with two or one, none without", () => {
    expect(dayState(DAY, {}, state())).toBe("free");
    expect(dayState(DAY, { people: 12 }, state())).toBe("free");
    expect(dayState(DAY, { people: 13 }, state())).toBe("few");
    expect(dayState(DAY, { people: 40 }, state())).toBe("few");
    expect(dayState(DAY, { people: 41 }, state())).toBe("none");
    expect(dayState(DAY, { people: 12 }, state({ held: [held("c", "09:00", "12:00")] }))).toBe("few");
  });

  it("counts the asked hours to the minute, with the time between two bookings", () => {
    const busy = state({ rooms: [{ id: "a", capacity: 6 }], held: [held("a", "09:00", "12:30")] });
    expect(dayState(DAY, { startTime: "12:30", endTime: "16:00" }, busy)).toBe("few");
    expect(dayState(DAY, { startTime: "12:29", endTime: "16:00" }, busy)).toBe("none");
    expect(dayState(DAY, { startTime: "07:00", endTime: "08:30" }, busy)).toBe("few");
    expect(dayState(DAY, { startTime: "07:00", endTime: "08:31" }, busy)).toBe("none");
  });

  it("is closed on weekends, holidays, past days and outside the venue's hours", () => {
    expect(dayState("2027-03-14", {}, state())).toBe("closed");
    expect(dayState("2027-03-26", {}, state({ closures: new Map([["2027-03-26", "Good Friday"]]) }))).toBe("closed");
    expect(dayState("2027-02-26", {}, state())).toBe("closed");
    expect(dayState(DAY, { startTime: "06:59" }, state())).toBe("closed");
    expect(dayState(DAY, { startTime: "07:00", endTime: "19:00" }, state())).toBe("free");
    expect(dayState(DAY, { startTime: "15:00", endTime: "19:01" }, state())).toBe("closed");
    expect(dayState(DAY, { startTime: "19:00" }, state())).toBe("closed");
  });

  it("is what is left of it today", () => {
    const now = (time: string) => state({ now: at(DAY, time) });
    expect(dayState(DAY, {}, now("15:30"))).toBe("free");
    expect(dayState(DAY, {}, now("15:31"))).toBe("none");
    expect(dayState(DAY, {}, now("19:00"))).toBe("closed");
    expect(dayState(DAY, { startTime: "16:00", endTime: "18:00" }, now("16:00"))).toBe("free");
    expect(dayState(DAY, { startTime: "16:00", endTime: "18:00" }, now("16:01"))).toBe("none");
    // What was held this morning is over.
    expect(dayState(DAY, {}, { ...now("13:00"), held: rooms.map(({ id }) => held(id, "08:00", "12:00")) })).toBe("free");
  });

  it("is the venue's own: late in the evening of Toronto it is still today in Cayman", () => {
    const late = at("2027-07-06", "00:30");
    expect(dayState("2027-07-05", {}, state({ venue: cayman, now: late }))).toBe("closed");
    expect(dayState("2027-07-06", {}, state({ venue: cayman, now: late }))).toBe("free");
  });

  it("says there is a room exactly when confirming such a request finds one", () => {
    const hour = fc.integer({ min: 7, max: 18 });
    const hold = fc.record({ room: fc.constantFrom(...rooms), from: hour, hours: fc.integer({ min: 1, max: 6 }) });
    const asked: fc.Arbitrary<DayAsk> = fc.record({
      people: fc.integer({ min: 1, max: 45 }),
      startTime: fc.option(
        hour.map((one) => `${String(one).padStart(2, "0")}:00`),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(fc.array(hold, { maxLength: 12 }), asked, (holds, ask) => {
        const taken = holds.map(({ room, from, hours }) => ({
          roomId: room.id,
          startsAt: at(DAY, `${String(from).padStart(2, "0")}:00`),
          busyUntil: at(DAY, `${String(from).padStart(2, "0")}:00`) + hours * 3_600_000,
        }));
        const span = spanOf({ date: DAY, startTime: ask.startTime ?? null, endTime: null, minutes: null }, toronto, 30);
        const choice = chooseRooms(freeRooms(rooms, taken, [span]), { people: ask.people ?? 1, breakouts: [] }, null);
        expect(hasRoom(dayState(DAY, ask, state({ held: taken })))).toBe(choice !== null);
      }),
    );
  });
});

describe("the nearest days with a room", () => {
  it("are in order, without the day itself, at most as many as asked", () => {
    const days = Array.from({ length: 20 }, (_, index) => ({
      date: addDays("2027-03-10", index),
      state: index % 2 === 0 ? ("free" as const) : ("none" as const),
    }));
    expect(nearestWithRoom(days, "2027-03-17", 3).map(({ date }) => date)).toEqual(["2027-03-16", "2027-03-18", "2027-03-20"]);
    expect(nearestWithRoom(days, "2027-03-16", 1).map(({ date }) => date)).toEqual(["2027-03-18"]);
  });
});
