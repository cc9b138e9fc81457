import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { VENUES, venueOf } from "#app/domain/venue/venues.ts";
import { addDays, addMonths, isLocalDate, todayIn, weekday } from "./local-date.ts";
import { afterBusinessHours, instantOf } from "./schedule.ts";

const toronto = venueOf("arbitration_place_toronto");
const cayman = venueOf("arbitration_place_cayman");
const iso = (at: number) => new Date(at).toISOString();

describe("wall time and instants", () => {
  it("knows that Toronto changes its clock on 14 March and 7 November 2027, and Cayman never", () => {
    expect(iso(instantOf("2027-03-13", "09:00", "America/Toronto"))).toBe("2027-03-13T14:00:00.000Z");
    expect(iso(instantOf("2027-03-14", "09:00", "America/Toronto"))).toBe("2027-03-14T13:00:00.000Z");
    expect(iso(instantOf("2027-11-07", "09:00", "America/Toronto"))).toBe("2027-11-07T14:00:00.000Z");
    expect(iso(instantOf("2027-01-15", "09:00", "America/Cayman"))).toBe("2027-01-15T14:00:00.000Z");
    expect(iso(instantOf("2027-07-15", "09:00", "America/Cayman"))).toBe("2027-07-15T14:00:00.000Z");
  });

  it("moves a time that daylight saving skips forward by the gap", () => {
    expect(iso(instantOf("2027-03-14", "02:30", "America/Toronto"))).toBe("2027-03-14T07:30:00.000Z");
  });

  it("takes a day as the venue's day: 02:30 UTC is still yesterday in Toronto", () => {
    expect(todayIn("America/Toronto", new Date("2026-11-21T02:30:00Z"))).toBe("2026-11-20");
    expect(todayIn("America/Cayman", new Date("2026-11-21T05:30:00Z"))).toBe("2026-11-21");
  });
});

describe("the clock of a promise", () => {
  if (!toronto || !cayman) throw new Error("venues are missing");

  it("runs two hours within the day", () => {
    expect(iso(afterBusinessHours(Date.parse("2026-11-23T15:00:00Z"), 2, toronto))).toBe("2026-11-23T17:00:00.000Z");
  });

  it("goes on the next morning when the venue closes meanwhile", () => {
    // Monday 18:00 in Toronto: one hour today, one tomorrow from 07:00.
    expect(iso(afterBusinessHours(Date.parse("2026-11-23T23:00:00Z"), 2, toronto))).toBe("2026-11-24T13:00:00.000Z");
  });

  it("begins on Monday for a request of Saturday", () => {
    expect(iso(afterBusinessHours(Date.parse("2026-11-21T15:00:00Z"), 2, toronto))).toBe("2026-11-23T14:00:00.000Z");
    expect(iso(afterBusinessHours(Date.parse("2026-11-21T15:00:00Z"), 2, cayman))).toBe("2026-11-23T15:00:00.000Z");
  });

  it("always ends within opening hours and never before it began", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2026-01-01"), max: new Date("2029-12-31"), noInvalidDate: true }),
        fc.constantFrom(...VENUES),
        (from, venue) => {
          const due = afterBusinessHours(from.getTime(), 2, venue);
          expect(due).toBeGreaterThanOrEqual(from.getTime());
          const day = todayIn(venue.zone, new Date(due));
          const open = venue.hours[weekday(day)];
          expect(open).toBeDefined();
          expect(due).toBeLessThanOrEqual(instantOf(day, open?.closes ?? "00:00", venue.zone));
          expect(due).toBeGreaterThan(instantOf(day, open?.opens ?? "23:59", venue.zone));
        },
      ),
    );
  });
});

describe("calendar days", () => {
  it("refuses days that do not exist", () => {
    expect(["2027-02-29", "2027-13-01", "2027-00-10", "2027-04-31", "27-01-01", "2027-1-1"].filter(isLocalDate)).toEqual([]);
    expect(isLocalDate("2028-02-29")).toBe(true);
  });

  it("adds days that can be taken back, and months that stay in the month", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20000 }),
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: 0, max: 24 }),
        (start, days, months) => {
          const date = addDays("2000-01-01", start);
          expect(addDays(addDays(date, days), -days)).toBe(date);
          expect(isLocalDate(addMonths(date, months))).toBe(true);
        },
      ),
    );
  });
});
