import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import type { Held } from "../venue/occupancy.ts";
import { type Venue, venueNamed } from "../venue/venues.ts";
import { type FitState, isFit } from "./fit.ts";
import { endsOf, isMonth, monthFrom, nearestFree, weeksOf } from "./month.ts";
import { monthDay } from "./month-fit.ts";

const venue = venueNamed("toronto") as Venue;
/** A Tuesday. */
const DAY = "2027-03-16";
const at = (date: string, time: string) => instantOf(date, time, venue.zone);
const state = (change: Partial<FitState> = {}): FitState => ({
  venue,
  closures: new Map([["2027-03-26", "Good Friday"]]),
  rooms: [
    { id: "a", capacity: 6, seats: { boardroom: 6 } },
    { id: "b", capacity: 20, seats: { boardroom: 20, u_shape: 16 } },
  ],
  held: [],
  buffer: 30,
  now: at("2027-03-01", "09:00"),
  ...change,
});
const held = (roomId: string, from: string, until: string): Held => ({ roomId, startsAt: at(DAY, from), busyUntil: at(DAY, until) });
const six = { people: 6, breakouts: [] };

describe("a day of a month", () => {
  test("is free with its hours, or closed and why", () => {
    const nothing = { from: null, until: null, why: null, holiday: null };
    expect(monthDay(DAY, { need: six }, state())).toEqual({
      ...nothing,
      date: DAY,
      state: "free",
      from: "07:00",
      until: "19:00",
    });
    expect(monthDay("2027-03-14", { need: six }, state())).toMatchObject({ state: "closed", why: "closed_weekday" });
    expect(monthDay("2027-03-26", { need: six }, state())).toMatchObject({ why: "closed_holiday", holiday: "Good Friday" });
    expect(monthDay("2027-02-26", { need: six }, state())).toMatchObject({ state: "closed", why: "past" });
    expect(monthDay("2027-03-02", { need: six, notice: 48 }, state())).toMatchObject({ state: "closed", why: "too_late" });
    expect(monthDay("2027-03-04", { need: six, notice: 48 }, state())).toMatchObject({ state: "free" });
    expect(monthDay(DAY, { need: six, startTime: "18:00", endTime: "20:00" }, state())).toMatchObject({ why: "outside_hours" });
    expect(monthDay(DAY, { need: { people: 21, breakouts: [] } }, state())).toMatchObject({ state: "full", why: "no_room_for" });
  });

  test("is closed without a word where staff have written something else than a public holiday", () => {
    const closures = new Map([["2027-03-26", "Smith v. Jones, sealed arbitration"]]);
    expect(monthDay("2027-03-26", { need: six }, state({ closures }))).toMatchObject({ why: "closed_holiday", holiday: null });
  });

  test("is partly free from when to when in rooms of that size and set-up, and names none", () => {
    const busy = state({ held: [held("b", "07:00", "12:00")] });
    expect(monthDay(DAY, { need: { ...six, setup: "u_shape" } }, busy)).toMatchObject({
      state: "part",
      from: "12:00",
      until: "19:00",
      why: "taken",
    });
    const full = state({ held: [held("b", "07:00", "19:30")] });
    expect(monthDay(DAY, { need: { ...six, setup: "u_shape" } }, full)).toMatchObject({ state: "full", from: null, why: "taken" });
  });

  test("is of today what is left, from the next half hour", () => {
    const now = (time: string) => state({ now: at(DAY, time) });
    expect(monthDay(DAY, { need: six }, now("10:10"))).toMatchObject({ state: "free", from: "10:30", until: "19:00" });
    expect(monthDay(DAY, { need: six }, now("15:31"))).toMatchObject({ state: "closed", why: "past" });
    expect(monthDay(DAY, { need: six, startTime: "17:00" }, now("16:00"))).toMatchObject({ state: "free", from: "17:00" });
    const busy = { ...now("13:10"), held: [held("a", "14:00", "15:00"), held("b", "07:00", "15:00")] };
    expect(monthDay(DAY, { need: six }, busy)).toMatchObject({ state: "part", from: "15:00", until: "19:00" });
  });

  test("says free exactly where the rule of fit does, and its stretch fits", () => {
    const hour = fc.integer({ min: 7, max: 18 });
    const two = (one: number) => `${String(one).padStart(2, "0")}:00`;
    const hold = fc.record({ room: fc.constantFrom("a", "b"), from: hour, hours: fc.integer({ min: 1, max: 6 }) });
    const need = fc.record({ people: fc.integer({ min: 1, max: 22 }), breakouts: fc.constantFrom<number[]>([], [4]) });
    fc.assert(
      fc.property(fc.array(hold, { maxLength: 6 }), need, fc.option(hour, { nil: undefined }), (holds, size, start) => {
        const busy = state({
          held: holds.map(({ room, from, hours }) => ({
            roomId: room,
            startsAt: at(DAY, two(from)),
            busyUntil: at(DAY, two(from)) + hours * 3_600_000,
          })),
        });
        const startTime = start === undefined ? undefined : two(start);
        const day = monthDay(DAY, { need: size, startTime }, busy);
        const fits = (from: string | null, until: string | null) =>
          isFit({ days: [{ date: DAY, startTime: from, endTime: until, minutes: null }], need: size }, busy);
        expect(day.state === "free").toBe(fits(startTime ?? null, null));
        if (day.state === "part") expect(fits(day.from, day.until)).toBe(true);
      }),
    );
  });
});

describe("months", () => {
  test("have ends, neighbours and weeks from Sunday or Monday on", () => {
    expect(endsOf("2028-02")).toEqual(["2028-02-01", "2028-02-29"]);
    expect([monthFrom("2027-12", 1), monthFrom("2027-01", -1)]).toEqual(["2028-01", "2026-12"]);
    expect(["2027-13", "2027-1", "27-01", "2027-01-01", "2027-02"].map(isMonth)).toEqual([false, false, false, false, true]);
    const march = Array.from({ length: 31 }, (_, day) => ({ date: `2027-03-${String(day + 1).padStart(2, "0")}` }));
    const weeks = weeksOf(march, 0);
    // The first is a Monday, the last a Wednesday.
    expect(weeks.map((week) => week.filter((day) => day !== null).length)).toEqual([6, 7, 7, 7, 4]);
    expect(weeks[0]?.[1]?.date).toBe("2027-03-01");
    expect(weeksOf(march, 1).map((week) => week.filter((day) => day !== null).length)).toEqual([7, 7, 7, 7, 3]);
  });

  test("have free days nearest to one", () => {
    const days = ["2027-03-10", "2027-03-12", "2027-03-15", "2027-03-16", "2027-03-19"].map((date) =>
      monthDay(date, { need: six }, state()),
    );
    expect(nearestFree(days, DAY, 2)).toEqual(["2027-03-15", "2027-03-19"]);
  });
});
