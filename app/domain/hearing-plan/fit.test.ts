import { describe, expect, test } from "vitest";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import type { HearingDay, Held } from "../venue/occupancy.ts";
import type { RoomNeed } from "../venue/room-need.ts";
import { type Venue, venueNamed } from "../venue/venues.ts";
import { type FitAsk, type FitState, fitOf, isOfRooms, mayOverride, refusesRequest } from "./fit.ts";
import { fitAlternatives } from "./fit-alternatives.ts";

const toronto = venueNamed("toronto") as Venue;
const at = (date: string, time: string, venue = toronto) => instantOf(date, time, venue.zone);
/** A U-shape seats two thirds of what a room takes. */
const room = (id: string, capacity: number, setups = ["boardroom"], equipment: string[] = []) => ({
  id,
  capacity,
  seats: Object.fromEntries(setups.map((setup) => [setup, setup === "u_shape" ? Math.floor((capacity * 2) / 3) : capacity])),
  equipment,
});
const state = (change: Partial<FitState> = {}): FitState => ({
  venue: toronto,
  closures: new Map([["2026-12-25", "Christmas Day"]]),
  rooms: [
    room("small", 6),
    room("middle", 12, ["boardroom", "u_shape"]),
    room("large", 30, ["boardroom", "u_shape"], ["conferencing_unit"]),
  ],
  held: [],
  buffer: 30,
  now: at("2026-12-01", "12:00"),
  ...change,
});
const day = (date: string, startTime: string | null = "09:00", endTime: string | null = "16:00"): HearingDay => ({
  date,
  startTime,
  endTime,
  minutes: null,
});
const need = (change: Partial<RoomNeed> = {}): RoomNeed => ({ people: 4, breakouts: [], setup: null, unit: false, ...change });
const ask = (days: HearingDay[], change: Partial<FitAsk> = {}): FitAsk => ({ days, need: need(), ...change });
const hold = (roomId: string, date: string, from: string, until: string): Held => ({
  roomId,
  startsAt: at(date, from),
  busyUntil: at(date, until) + 30 * 60_000,
});
const reasons = (asked: FitAsk, where = state()) => fitOf(asked, where).reasons;

describe("days and hours", () => {
  test("two weeks across Christmas name each day on which the venue is closed", () => {
    const closures = new Map([
      ["2026-12-25", "Christmas Day"],
      ["2026-12-28", "Boxing Day (observed)"],
      ["2027-01-01", "New Year’s Day"],
    ]);
    const days = ["2026-12-24", "2026-12-25", "2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31", "2027-01-01"].map((date) =>
      day(date),
    );
    expect(reasons(ask(days), state({ closures }))).toEqual([
      { code: "closed_holiday", date: "2026-12-25", name: "Christmas Day" },
      { code: "closed_holiday", date: "2026-12-28", name: "Boxing Day (observed)" },
      { code: "closed_holiday", date: "2027-01-01", name: "New Year’s Day" },
    ]);
  });

  test.each([
    ["a Saturday", day("2026-12-05"), { code: "closed_weekday", date: "2026-12-05" }],
    ["a day that is over", day("2026-11-30"), { code: "past", date: "2026-11-30" }],
    ["hours that have begun", day("2026-12-01", "11:30", "16:00"), { code: "past", date: "2026-12-01" }],
    ["before opening", day("2026-12-07", "06:30", "12:00"), { code: "outside_hours", date: "2026-12-07", opens: "07:00", closes: "19:00" }],
    ["after closing", day("2026-12-07", "15:00", "19:30"), { code: "outside_hours", date: "2026-12-07", opens: "07:00", closes: "19:00" }],
    ["an end before its start", day("2026-12-07", "15:00", "14:30"), { code: "end_before_start", date: "2026-12-07" }],
  ])("%s is said", (_title, asked, reason) => {
    expect(reasons(ask([asked]))).toEqual([reason]);
  });

  test("the whole day is asked for where nobody has said an hour", () => {
    expect(reasons(ask([day("2026-12-07", null, null)]))).toEqual([]);
    expect(reasons(ask([day("2026-12-01", null, null)]))).toEqual([]);
  });

  test("an hour that daylight saving jumps over is none, also where no room is needed", () => {
    // The clocks go from two to three on that Sunday.
    const night = state({ now: at("2027-03-01", "12:00") });
    expect(reasons(ask([day("2027-03-14", "02:30", "06:30")], { need: null }), night)).toEqual([
      { code: "no_such_hour", date: "2027-03-14", time: "02:30", shown: "03:30" },
    ]);
    expect(reasons(ask([day("2027-03-14", "03:00", "06:30")], { need: null }), night)).toEqual([]);
  });

  test("what takes place in no room of ours may be held while our doors are shut", () => {
    expect(reasons(ask([day("2026-12-05", "22:30", "23:59"), day("2026-12-25")], { need: null }))).toEqual([]);
    expect(reasons(ask([day("2026-11-05")], { need: null }))).toEqual([{ code: "past", date: "2026-11-05" }]);
  });

  test("notice counts for each day", () => {
    const asked = ask([day("2026-12-03", "12:00", "16:00"), day("2026-12-04", "12:00", "16:00")], { notice: 48 });
    expect(reasons(asked)).toEqual([{ code: "too_late", date: "2026-12-03", hours: 48, until: "2026-12-01T17:00:00.000Z" }]);
  });
});

describe("rooms", () => {
  test("22 people are not put into six seats, nor more people than any room holds into any", () => {
    expect(reasons(ask([day("2026-12-07")], { need: need({ people: 22 }), chosen: "small" }))).toEqual([
      { code: "room_unsuitable", date: "2026-12-07", room: "small", why: "seats", capacity: 6, people: 22 },
    ]);
    expect(reasons(ask([day("2026-12-07")], { need: need({ people: 31 }) }))).toEqual([
      { code: "no_room_for", date: "2026-12-07", people: 31, largest: 30 },
    ]);
  });

  test("capacity is that of rooms which can be set so", () => {
    const wants = need({ people: 20, setup: "u_shape" });
    const rooms = [room("hall", 200), room("shaped", 21, ["u_shape"])];
    expect(reasons(ask([day("2026-12-07")], { need: wants }), state({ rooms }))).toEqual([
      { code: "no_room_for", date: "2026-12-07", people: 20, largest: 14 },
    ]);
  });

  test("a chosen room says what speaks against it: its seats in that set-up, the set-up, or the unit", () => {
    const against = (change: Partial<RoomNeed>, chosen: string) =>
      reasons(ask([day("2026-12-07")], { need: need(change), chosen })).map((reason) =>
        reason.code === "room_unsuitable" ? [reason.why, reason.capacity] : reason.code,
      );
    expect(against({ people: 9, setup: "u_shape" }, "middle")).toEqual([["seats", 8]]);
    expect(against({ people: 8, setup: "u_shape" }, "middle")).toEqual([]);
    expect(against({ people: 4, setup: "u_shape" }, "small")).toEqual([["setup", 0]]);
    expect(against({ people: 4, unit: true }, "middle")).toEqual([["unit", 12]]);
  });

  test("breakout rooms that the venue has not are another reason than those that are taken", () => {
    expect(reasons(ask([day("2026-12-07")], { need: need({ breakouts: [6, 6, 6] }) }))).toEqual([
      { code: "no_breakout_rooms", date: "2026-12-07", wanted: 3 },
    ]);
    const held = [hold("large", "2026-12-07", "13:00", "17:00")];
    expect(reasons(ask([day("2026-12-07")], { need: need({ breakouts: [6, 6] }) }), state({ held }))).toEqual([
      { code: "taken", date: "2026-12-07", freeFrom: "07:00", freeUntil: "12:30" },
    ]);
  });

  test("a day on which the rooms are taken says how long one is free, with the buffer", () => {
    const held = [hold("large", "2026-12-08", "15:30", "18:00")];
    expect(reasons(ask([day("2026-12-07"), day("2026-12-08")], { need: need({ people: 22 }) }), state({ held }))).toEqual([
      { code: "taken", date: "2026-12-08", freeFrom: "07:00", freeUntil: "15:00" },
    ]);
    expect(reasons(ask([day("2026-12-08", "09:00", "15:00")], { need: need({ people: 22 }) }), state({ held }))).toEqual([]);
  });

  test("one room for all days where there is one, else a room each day", () => {
    const days = [day("2026-12-07"), day("2026-12-08"), day("2026-12-09")];
    const one = state({ held: [hold("small", "2026-12-08", "09:00", "16:00")] });
    expect(fitOf(ask(days), one).rooms.map(({ main }) => main)).toEqual(["middle", "middle", "middle"]);
    const held = [
      hold("small", "2026-12-08", "09:00", "16:00"),
      hold("middle", "2026-12-07", "09:00", "16:00"),
      hold("large", "2026-12-09", "09:00", "16:00"),
    ];
    expect(fitOf(ask(days), state({ held })).rooms.map(({ main }) => main)).toEqual(["small", "middle", "middle"]);
  });
});

describe("what follows from a reason", () => {
  test("closed days and walls refuse a request; rooms of others and hours are for staff", () => {
    const date = "2026-12-07";
    const all = [
      { code: "past", date },
      { code: "closed_weekday", date },
      { code: "closed_holiday", date, name: "" },
      { code: "no_room_for", date, people: 9, largest: 1 },
      { code: "no_breakout_rooms", date, wanted: 9 },
      { code: "taken", date, freeFrom: null, freeUntil: null },
      { code: "outside_hours", date, opens: "07:00", closes: "19:00" },
    ] as const;
    expect(all.map(refusesRequest)).toEqual([true, true, true, true, true, false, false]);
    expect(all.map(isOfRooms)).toEqual([false, false, false, true, true, true, false]);
    expect(all.map(mayOverride)).toEqual([true, true, true, true, true, false, true]);
  });
});

describe("alternatives", () => {
  const days = [day("2026-12-24"), day("2026-12-25"), day("2026-12-28")];

  test("of three days across a holiday: the days that fit, and runs of three nearest first", () => {
    const { fitting, runs } = fitAlternatives(ask(days), state(), []);
    expect(fitting).toEqual(["2026-12-24", "2026-12-28"]);
    expect(runs).toEqual([
      ["2026-12-22", "2026-12-23", "2026-12-24"],
      ["2026-12-21", "2026-12-22", "2026-12-23"],
      ["2026-12-28", "2026-12-29", "2026-12-30"],
    ]);
  });

  test("other rooms, other hours of the day and other venues, which all fit", () => {
    const held = [hold("large", "2026-12-07", "13:00", "17:00"), hold("middle", "2026-12-07", "08:00", "18:00")];
    const elsewhere = state({ venue: venueNamed("miami") as Venue, rooms: [room("coral", 18)] });
    const found = fitAlternatives(ask([day("2026-12-07", "12:00", "15:30")], { need: need({ people: 9 }) }), state({ held }), [elsewhere]);
    expect(found.hours).toEqual([
      { startTime: "09:00", endTime: "12:30" },
      { startTime: "08:30", endTime: "12:00" },
      { startTime: "08:00", endTime: "11:30" },
    ]);
    expect(found.venues).toEqual(["arbitration_place_miami"]);
    expect(fitAlternatives(ask([day("2026-12-07")], { chosen: "middle" }), state({ held }), []).rooms).toEqual(["small"]);
  });

  test("on a holiday and outside hours at once: other days at other hours, nearest first", () => {
    const evening = day("2026-12-25", "20:00", "23:00");
    const found = fitAlternatives(ask([evening]), state(), []);
    expect([found.runs, found.hours]).toEqual([[], []]);
    expect(found.moves).toEqual([
      { days: ["2026-12-24"], startTime: "16:00", endTime: "19:00" },
      { days: ["2026-12-23"], startTime: "16:00", endTime: "19:00" },
      { days: ["2026-12-28"], startTime: "16:00", endTime: "19:00" },
    ]);
    // One of the two is enough to move what has only one thing against it.
    expect(fitAlternatives(ask([day("2026-12-25")]), state(), []).moves).toEqual([]);
    // Nobody could sit, whatever the day.
    expect(fitAlternatives(ask([evening], { need: need({ people: 500 }) }), state(), []).moves).toEqual([]);
  });

  test("separate days keep their distances", () => {
    const asked = [day("2026-12-18"), day("2026-12-25")];
    expect(fitAlternatives(ask(asked), state(), []).runs[0]).toEqual(["2026-12-17", "2026-12-24"]);
  });
});
