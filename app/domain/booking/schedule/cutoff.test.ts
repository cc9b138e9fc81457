import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeableUntil } from "./cutoff.ts";

const begins = (change: object = {}) => ({
  bookingDate: "2027-03-15",
  startTime: "09:00",
  timeZone: "America/Toronto",
  location: "arbitration_place_toronto",
  ...change,
});
const until = (change: object = {}, hours = 48) => {
  const at = changeableUntil(begins(change), hours);
  return at === null ? null : new Date(at).toISOString();
};

describe("the cut-off on the venue's clock", () => {
  test("48 hours before nine on the Monday after the clocks go forward is nine on the Saturday: 47 hours", () => {
    expect(until()).toBe("2027-03-13T14:00:00.000Z");
    expect(new Date("2027-03-15T13:00:00.000Z").getTime() - (changeableUntil(begins(), 48) ?? 0)).toBe(47 * 3_600_000);
  });
  test("and in autumn 49 hours", () => {
    expect(until({ bookingDate: "2027-11-08" })).toBe("2027-11-06T13:00:00.000Z");
  });
  test("an hour that the spring change skips counts from after it; one that comes twice is the first", () => {
    expect(until({ bookingDate: "2027-03-16", startTime: "02:30" })).toBe("2027-03-14T07:30:00.000Z");
    expect(until({ bookingDate: "2027-11-09", startTime: "01:30" })).toBe("2027-11-07T05:30:00.000Z");
  });
  test("Cayman keeps its clock in summer and winter", () => {
    const cayman = { timeZone: "America/Cayman", location: "arbitration_place_cayman" };
    expect(until({ ...cayman, bookingDate: "2027-07-14" }, 72)).toBe("2027-07-11T14:00:00.000Z");
    expect(until({ ...cayman, bookingDate: "2027-01-13" }, 72)).toBe("2027-01-10T14:00:00.000Z");
  });
  test("a day without an hour begins when the venue opens; without a day there is nothing to be late for", () => {
    expect(until({ startTime: null }, 0)).toBe("2027-03-15T11:00:00.000Z");
    expect(until({ bookingDate: "2027-03-14", startTime: null }, 0)).toBe("2027-03-14T13:00:00.000Z");
    expect(until({ bookingDate: null })).toBeNull();
  });
  test("more hours are never later", () => {
    const day = fc.integer({ min: 1, max: 28 }).map((date) => String(date).padStart(2, "0"));
    const month = fc.constantFrom("03", "07", "11");
    const hours = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(day, month, hours, hours, (date, of, one, other) => {
        const at = (by: number) => changeableUntil(begins({ bookingDate: `2027-${of}-${date}` }), by) ?? 0;
        expect(at(Math.max(one, other))).toBeLessThanOrEqual(at(Math.min(one, other)));
      }),
    );
  });
});
