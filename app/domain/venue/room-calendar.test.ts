import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import { boundsOfDay, timesOnDay } from "./room-calendar.ts";

const HOUR = 3_600_000;
const hoursOf = (date: string, zone: string) => {
  const { from, until } = boundsOfDay(date, zone);
  return (until - from) / HOUR;
};

describe("a day at a venue", () => {
  test("is an hour shorter in March and longer in November, and never in Cayman", () => {
    expect([hoursOf("2027-03-14", "America/Toronto"), hoursOf("2027-11-07", "America/Toronto")]).toEqual([23, 25]);
    expect([hoursOf("2027-03-14", "America/Cayman"), hoursOf("2027-11-07", "America/Cayman")]).toEqual([24, 24]);
  });

  test.each(["2027-03-14", "2027-11-07", "2027-07-01"])("shows the times that were agreed, also on %s", (date) => {
    const span = { startsAt: instantOf(date, "09:00", "America/Toronto"), endsAt: instantOf(date, "16:30", "America/Toronto") };
    expect(timesOnDay(span, date, "America/Toronto")).toEqual({ startTime: "09:00", endTime: "16:30" });
    expect(timesOnDay(span, addDays(date, 1), "America/Toronto")).toBeNull();
  });

  test("says what goes on over midnight on both days, and what ends at midnight on one", () => {
    const span = {
      startsAt: instantOf("2027-11-06", "22:00", "America/Toronto"),
      endsAt: instantOf("2027-11-07", "02:30", "America/Toronto"),
    };
    expect(timesOnDay(span, "2027-11-06", "America/Toronto")).toEqual({ startTime: "22:00", endTime: null });
    expect(timesOnDay(span, "2027-11-07", "America/Toronto")).toEqual({ startTime: null, endTime: "02:30" });
    const evening = { ...span, endsAt: instantOf("2027-11-07", "00:00", "America/Toronto") };
    expect(timesOnDay(evening, "2027-11-06", "America/Toronto")).toEqual({ startTime: "22:00", endTime: "24:00" });
    expect(timesOnDay(evening, "2027-11-07", "America/Toronto")).toBeNull();
  });

  test("every moment of a span belongs to a day that shows it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: instantOf("2027-03-01", "00:00", "America/Toronto"), max: instantOf("2027-12-01", "00:00", "America/Toronto") }),
        fc.integer({ min: 1, max: 36 * 60 }),
        (startsAt, minutes) => {
          const span = { startsAt, endsAt: startsAt + minutes * 60_000 };
          let covered = 0;
          for (let day = "2027-02-27"; day < "2027-12-05"; day = addDays(day, 1)) {
            if (!timesOnDay(span, day, "America/Toronto")) continue;
            const { from, until } = boundsOfDay(day, "America/Toronto");
            covered += Math.min(until, span.endsAt) - Math.max(from, span.startsAt);
          }
          expect(covered).toBe(minutes * 60_000);
        },
      ),
      { numRuns: 50 },
    );
  });
});
