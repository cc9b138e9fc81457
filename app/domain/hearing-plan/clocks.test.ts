import { describe, expect, test, vi } from "vitest";
import type { Participant } from "../booking/registry/entries.ts";
import { betterStart, clocksOf, type HearingHours } from "./clocks.ts";

const OPEN = { opens: "07:00", closes: "19:00" };
const at = (startTime: string, endTime: string, date = "2027-03-02"): HearingHours => ({
  date,
  startTime,
  endTime,
  zone: "America/Toronto",
});
const people = (...zones: string[]): Participant[] => zones.map((zone, index) => ({ name: `Witness ${index + 1}`, part: "witness", zone }));

describe("clocks of the people", () => {
  test("9:30 in Toronto is 22:30 in Singapore, which is no hour to be heard at", () => {
    expect(clocksOf(at("09:30", "13:00"), people("Asia/Singapore", "Europe/London", "Asia/Singapore"))).toEqual([
      {
        zone: "Asia/Singapore",
        from: { date: "2027-03-02", time: "22:30" },
        until: { date: "2027-03-03", time: "02:00" },
        people: ["Witness 1", "Witness 3"],
        odd: true,
      },
      {
        zone: "Europe/London",
        from: { date: "2027-03-02", time: "14:30" },
        until: { date: "2027-03-02", time: "18:00" },
        people: ["Witness 2"],
        odd: false,
      },
    ]);
  });

  test("follow daylight saving of both places", () => {
    // Toronto's clocks have gone forward, London's have not.
    expect(clocksOf(at("09:30", "13:00", "2027-03-16"), people("Europe/London"))[0]?.from.time).toBe("13:30");
  });

  test("leave out those that show the same, and zones that are none", () => {
    expect(clocksOf(at("09:30", "13:00"), people("America/New_York", "Mars/Olympus", ""))).toEqual([]);
  });

  test("an hour before seven and one after nine in the evening are odd; seven and nine are not", () => {
    expect(clocksOf(at("09:00", "17:00"), people("America/Los_Angeles"))[0]?.odd).toBe(true);
    expect(clocksOf(at("10:00", "17:00"), people("America/Los_Angeles"))[0]?.odd).toBe(false);
    expect(clocksOf(at("10:00", "16:00"), people("Europe/London"))[0]?.odd).toBe(false);
    expect(clocksOf(at("10:00", "16:30"), people("Europe/London"))[0]?.odd).toBe(true);
  });
});

describe("a better hour", () => {
  test("lies within the venue's hours, with the least outside anybody's day, nearest to what is asked", () => {
    expect(betterStart(at("09:00", "12:30"), people("America/Los_Angeles"), OPEN)).toBe("10:00");
    expect(betterStart(at("14:00", "17:30"), people("Europe/London"), OPEN)).toBe("12:30");
    // Half past seven in the evening at the earliest: the rest of it is said as odd.
    expect(betterStart(at("09:30", "13:00"), people("Asia/Singapore"), OPEN)).toBe("07:00");
  });

  test("is none where the hours suit everybody, or no start is better", () => {
    expect(betterStart(at("09:30", "13:00"), people("Europe/London"), OPEN)).toBeNull();
    expect(betterStart(at("09:30", "13:00"), [], OPEN)).toBeNull();
    expect(betterStart(at("07:00", "10:30"), people("Asia/Singapore"), OPEN)).toBeNull();
  });
});

test("hours are turned into instants once, and each zone looks at them once a day, whoever is in it", () => {
  const looked = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
  const zones = ["Asia/Singapore", "Europe/London", "Europe/Paris", "Asia/Tokyo"];
  clocksOf(at("09:30", "13:00"), people(...zones));
  const few = looked.mock.calls.length;
  clocksOf(at("09:30", "13:00"), people(...Array.from({ length: 60 }, (_, index) => zones[index % 4] ?? "")));
  expect(looked.mock.calls.length).toBe(few * 2);
  clocksOf(at("09:30", "13:00"), people(...zones, "Australia/Sydney"));
  // The start and the end, on one wall more.
  expect(looked.mock.calls.length).toBe(few * 3 + 2);
  looked.mockRestore();
});
