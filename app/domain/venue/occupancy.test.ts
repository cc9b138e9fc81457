import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseRooms, freeRooms, hearingDays, spanOf } from "./occupancy.ts";
import { roomNeed } from "./room-need.ts";
import { type Venue, venueOf } from "./venues.ts";

const venue = (id: string) => venueOf(`arbitration_place_${id}`) as Venue;
const utc = (at: number) => new Date(at).toISOString();
const day = (date: string, startTime: string | null = "09:00", endTime: string | null = "17:00") => ({
  date,
  startTime,
  endTime,
  minutes: null,
});

describe("the span of a day", () => {
  test.each([
    ["toronto", "2027-03-12", "2027-03-12T14:00:00.000Z", "2027-03-12T22:00:00.000Z"],
    // Clocks go forward on 14 March 2027 and back on 7 November.
    ["toronto", "2027-03-15", "2027-03-15T13:00:00.000Z", "2027-03-15T21:00:00.000Z"],
    ["miami", "2027-11-05", "2027-11-05T13:00:00.000Z", "2027-11-05T21:00:00.000Z"],
    ["miami", "2027-11-08", "2027-11-08T14:00:00.000Z", "2027-11-08T22:00:00.000Z"],
    // Grand Cayman has no daylight saving.
    ["cayman", "2027-01-15", "2027-01-15T14:00:00.000Z", "2027-01-15T22:00:00.000Z"],
    ["cayman", "2027-07-15", "2027-07-15T14:00:00.000Z", "2027-07-15T22:00:00.000Z"],
  ])("%s on %s", (id, date, startsAt, endsAt) => {
    const span = spanOf(day(date), venue(id), 30);
    expect([utc(span.startsAt), utc(span.endsAt)]).toEqual([startsAt, endsAt]);
    expect(span.busyUntil - span.endsAt).toBe(30 * 60_000);
  });

  test("the night in which clocks change is an hour shorter, or longer", () => {
    const hours = (date: string) => {
      const { startsAt, endsAt } = spanOf(day(date, "00:30", "06:30"), venue("toronto"), 0);
      return (endsAt - startsAt) / 3_600_000;
    };
    expect([hours("2027-03-13"), hours("2027-03-14"), hours("2027-11-07")]).toEqual([6, 5, 7]);
  });

  test("what nobody has said is kept from opening until closing", () => {
    const { startsAt, endsAt } = spanOf(day("2027-03-16", null, null), venue("toronto"), 0);
    expect([utc(startsAt), utc(endsAt)]).toEqual(["2027-03-16T11:00:00.000Z", "2027-03-16T23:00:00.000Z"]);
    const evening = spanOf(day("2027-03-16", "20:00", null), venue("toronto"), 0);
    expect(evening.endsAt - evening.startsAt).toBe(210 * 60_000);
  });

  test("a full day that begins in the evening is held until it ends", () => {
    const late = hearingDays(
      { bookingDate: "2027-03-16", startTime: "18:00", endTime: null, duration: "full_day", details: {} },
      venue("toronto"),
    );
    const span = spanOf(late[0] ?? day("2027-03-16"), venue("toronto"), 0);
    expect([utc(span.startsAt), utc(span.endsAt)]).toEqual(["2027-03-16T22:00:00.000Z", "2027-03-17T05:00:00.000Z"]);
  });
});

describe("the days of a hearing", () => {
  const single = { bookingDate: "2027-03-16", startTime: "09:00", endTime: "16:00", duration: null, details: {} };

  test("one day", () => expect(hearingDays(single, venue("toronto"))).toEqual([day("2027-03-16", "09:00", "16:00")]));
  test("none while no day is named", () => expect(hearingDays({ ...single, bookingDate: null }, venue("toronto"))).toEqual([]));
  test("a span leaves out the weekend", () => {
    const days = hearingDays(
      { ...single, bookingDate: "2027-03-18", details: { bookingType: "consecutive", consecutiveEndDate: "2027-03-23" } },
      venue("toronto"),
    );
    expect(days.map(({ date }) => date)).toEqual(["2027-03-18", "2027-03-19", "2027-03-22", "2027-03-23"]);
  });
  test("listed days have hours of their own", () => {
    const bookingDates = JSON.stringify([
      { date: "2027-03-16", startTime: "09:00", duration: "half_day" },
      { date: "2027-03-19", startTime: "10:00", duration: "extended", endTime: "18:00" },
    ]);
    expect(hearingDays({ ...single, details: { bookingType: "non-consecutive", bookingDates } }, venue("toronto"))).toEqual([
      { ...day("2027-03-16", "09:00", "12:30"), minutes: 210 },
      day("2027-03-19", "10:00", "18:00"),
    ]);
  });
});

describe("rooms", () => {
  const rooms = [40, 6, 12, 8, 20].map((capacity, at) => ({ id: `r${at}`, capacity }));

  test("the smallest that fits, and breakout rooms beside it, the largest need first", () => {
    const need = roomNeed({ mainRoomCapacity: "10", needsBreakoutRooms: "true", breakoutRoomCount: "2", breakoutRoomCapacities: "6, 8" });
    const chosen = chooseRooms(freeRooms(rooms, [], []), need, null);
    expect([chosen?.main.capacity, chosen?.breakouts.map(({ capacity }) => capacity)]).toEqual([12, [8, 20].slice(0, 1).concat(6)]);
  });

  test("a chosen room that is not free is no room", () => {
    const span = { startsAt: 0, endsAt: 10, busyUntil: 20 };
    const free = freeRooms(rooms, [{ roomId: "r0", startsAt: 19, busyUntil: 30 }], [span]);
    expect(chooseRooms(free, { people: 1, breakouts: [] }, "r0")).toBeNull();
    expect(chooseRooms(free, { people: 30, breakouts: [] }, null)).toBeNull();
  });

  test("a room is free exactly when nothing that holds it overlaps", () => {
    const span = fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 10 })).map(([startsAt, length]) => ({
      startsAt,
      endsAt: startsAt + length,
      busyUntil: startsAt + length,
    }));
    const hold = fc.tuple(fc.constantFrom("r0", "r1", "r2"), span).map(([roomId, one]) => ({ roomId, ...one }));
    fc.assert(
      fc.property(fc.array(hold), fc.array(span, { minLength: 1, maxLength: 4 }), (holds, spans) => {
        const free = new Set(freeRooms(rooms, holds, spans).map(({ id }) => id));
        for (const { id } of rooms) {
          const minutes = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
          const busy = new Set(
            holds.filter(({ roomId }) => roomId === id).flatMap(({ startsAt, busyUntil }) => minutes(startsAt, busyUntil)),
          );
          expect(free.has(id)).toBe(!spans.some((one) => minutes(one.startsAt, one.busyUntil).some((minute) => busy.has(minute))));
        }
      }),
    );
  });
});
