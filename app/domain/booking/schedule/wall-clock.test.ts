import fc from "fast-check";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { TIME_ZONES } from "#app/domain/booking/vocabulary.ts";
import { timeZones } from "#app/domain/people/time-zones.ts";
import { keepClocks } from "./kept-clocks.ts";
import { addDays, perZone, todayIn } from "./local-date.ts";
import { instantOf } from "./schedule.ts";
import { momentIn, outsideDayHours, participantZones, sameWall, spanIn, wallClock } from "./wall-clock.ts";

const iso = (at: number) => new Date(at).toISOString();

describe("a wall time", () => {
  it("is the instant that the time library finds, on every day and in every zone", () => {
    const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays("2026-01-01", days));
    const edges = fc.constantFrom("2027-03-14", "2027-11-07", "2028-03-12", "2028-11-05");
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const time = minute.map((all) => `${String(Math.floor(all / 60)).padStart(2, "0")}:${String(all % 60).padStart(2, "0")}`);
    fc.assert(
      fc.property(fc.oneof(day, edges), time, fc.constantFrom(...TIME_ZONES), (date, at, zone) => {
        const { instant, shown, kind } = wallClock(date, at, zone);
        expect(instant).toBe(instantOf(date, at, zone));
        expect(shown).toEqual(momentIn(instant, zone));
        if (kind !== "skipped") expect(shown).toEqual({ date, time: at });
      }),
      { numRuns: 400 },
    );
  });

  test.each(["America/Toronto", "America/New_York"])("of %s that daylight saving skips is moved forward, and said to be", (zone) => {
    expect(wallClock("2027-03-14", "01:59", zone).kind).toBe("once");
    expect(wallClock("2027-03-14", "02:30", zone)).toEqual({
      instant: Date.parse("2027-03-14T07:30:00Z"),
      kind: "skipped",
      shown: { date: "2027-03-14", time: "03:30" },
    });
    expect(wallClock("2027-03-14", "03:00", zone).kind).toBe("once");
  });

  test.each(["America/Toronto", "America/New_York"])("of %s that comes twice is the first, and said to come twice", (zone) => {
    expect(wallClock("2027-11-07", "00:59", zone).kind).toBe("once");
    expect(wallClock("2027-11-07", "01:30", zone)).toMatchObject({ instant: Date.parse("2027-11-07T05:30:00Z"), kind: "twice" });
    expect(wallClock("2027-11-07", "02:00", zone)).toMatchObject({ instant: Date.parse("2027-11-07T07:00:00Z"), kind: "once" });
  });

  it("in Cayman exists once all the year: with Toronto in winter, an hour behind in summer", () => {
    for (const date of ["2027-03-14", "2027-11-07"]) expect(wallClock(date, "02:30", "America/Cayman").kind).toBe("once");
    const nine = { startTime: "09:00", endTime: null, zone: "America/Cayman" };
    expect(iso(wallClock("2027-01-12", "09:00", "America/Cayman").instant)).toBe("2027-01-12T14:00:00.000Z");
    expect(iso(wallClock("2027-07-13", "09:00", "America/Cayman").instant)).toBe("2027-07-13T14:00:00.000Z");
    expect(spanIn({ ...nine, date: "2027-01-12" }, "America/Toronto").from.time).toBe("09:00");
    expect(spanIn({ ...nine, date: "2027-07-13" }, "America/Toronto").from.time).toBe("10:00");
    expect(sameWall({ ...nine, date: "2027-01-12" }, "America/Toronto")).toBe(true);
    expect(sameWall({ ...nine, date: "2027-07-13" }, "America/Toronto")).toBe(false);
  });
});

describe("hours outside the day", () => {
  const at = (startTime: string, endTime: string | null, date = "2027-07-13") => ({ date, startTime, endTime, zone: "America/Toronto" });
  const zones = (span: ReturnType<typeof at>) => outsideDayHours(span, ["America/Toronto", "America/Vancouver"]).map(({ zone }) => zone);

  it("are flagged to the minute at both ends, each zone by its own wall", () => {
    expect(zones(at("10:00", "21:00"))).toEqual([]);
    expect(zones(at("09:59", "21:00"))).toEqual(["America/Vancouver"]);
    expect(zones(at("10:00", "21:01"))).toEqual(["America/Toronto"]);
    expect(zones(at("06:59", null))).toEqual(["America/Toronto", "America/Vancouver"]);
    expect(zones(at("22:00", "23:30"))).toEqual(["America/Toronto"]);
  });

  it("follow daylight saving: the same wall time in Cayman is another one in Toronto", () => {
    const early = (date: string) => ({ date, startTime: "06:30", endTime: null, zone: "America/Cayman" });
    expect(outsideDayHours(early("2027-01-12"), ["America/Toronto"])).toHaveLength(1);
    expect(outsideDayHours(early("2027-07-13"), ["America/Toronto"])).toHaveLength(0);
  });

  it("are looked for where those who take part in a virtual hearing are known to be", () => {
    const virtual = { locationType: "virtual", timeZone: "America/Vancouver" };
    expect(participantZones({ ...virtual, location: "arbitration_place_toronto" })).toEqual(["America/Vancouver", "America/Toronto"]);
    expect(participantZones(virtual)).toEqual(["America/Vancouver"]);
    expect(participantZones({ ...virtual, locationType: "in_person" })).toEqual([]);
  });
});

test("no more than a hundred formats are kept, the oldest let go first", () => {
  const made = vi.spyOn(Intl, "DateTimeFormat");
  const format = perZone({ year: "numeric" });
  const zones = timeZones().slice(0, 101);
  for (const zone of zones) format(zone);
  for (const zone of zones.slice(1)) format(zone);
  expect(made).toHaveBeenCalledTimes(101);
  format(zones[0] ?? "");
  expect(made).toHaveBeenCalledTimes(102);
  made.mockRestore();
});

describe("the clocks that a page brought", () => {
  afterEach(() => keepClocks(undefined));

  it("move hours between zones and say which day it is, also where the engine's own are older", () => {
    const at = Date.parse("2027-01-12T04:30:00Z");
    const span = { date: "2027-01-12", startTime: "09:00", endTime: "17:00", zone: "America/Toronto" };
    expect(spanIn(span, "America/Winnipeg")).toMatchObject({ from: { time: "08:00" }, until: { time: "16:00" } });
    expect(todayIn("America/Toronto", new Date(at))).toBe("2027-01-11");
    const zones = { "America/Toronto": [[0, -240, "AST"]], "America/Winnipeg": [[0, -420, "PT"]] };
    keepClocks(JSON.stringify({ until: Date.parse("2028-01-01"), zones }));
    expect(iso(wallClock("2027-01-12", "09:00", "America/Toronto").instant)).toBe("2027-01-12T13:00:00.000Z");
    expect(spanIn({ ...span, zone: "America/Cayman" }, "America/Winnipeg")).toMatchObject({
      from: { time: "07:00" },
      until: { time: "15:00" },
    });
    expect(todayIn("America/Toronto", new Date(at))).toBe("2027-01-12");
    expect(momentIn(Date.parse("2028-01-12T04:30:00Z"), "America/Toronto")).toEqual({ date: "2028-01-11", time: "23:30" });
  });
});
