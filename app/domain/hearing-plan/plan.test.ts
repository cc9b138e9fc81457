import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { ATTENDANCES, PARTS, SIDES } from "../booking/registry/entries.ts";
import { DURATIONS, LOCATION_TYPES, LOCATIONS, ROOM_SETUPS } from "../booking/vocabulary.ts";
import { readPeople, writePeople } from "./people.ts";
import { type PlanValues, planOf, SERVICES, valuesOf, withDays } from "./plan.ts";

const present = (values: PlanValues) => Object.fromEntries(Object.entries(values).filter(([, value]) => value));

const day = fc.integer({ min: 0, max: 900 }).map((by) => addDays("2027-01-01", by));
const hour = fc.integer({ min: 0, max: 47 }).map((half) => `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 ? "30" : "00"}`);
const length = fc.constantFrom(...DURATIONS);
const flag = fc.constantFrom("", "true");
const booked = fc
  .record({ date: day, startTime: hour, duration: length, endTime: hour })
  .map(({ endTime, ...rest }) => (rest.duration === "extended" ? { ...rest, endTime } : rest));
const days = fc
  .uniqueArray(booked, { minLength: 1, maxLength: 12, selector: ({ date }) => date })
  .map((list) => JSON.stringify(list.toSorted((one, other) => (one.date < other.date ? -1 : 1))));
/** In their order of preference, hours only where they were said. */
const second = fc
  .uniqueArray(
    fc.record(
      { date: day, startTime: fc.constantFrom("08:00", "09:30"), duration: length, endTime: fc.constantFrom("12:00", "16:30") },
      { requiredKeys: ["date"] },
    ),
    { minLength: 1, maxLength: 10, selector: ({ date }) => date },
  )
  .map((list) => JSON.stringify(list.map(({ date, startTime, duration, endTime }) => ({ date, startTime, duration, endTime }))));
const name = fc.constantFrom("Mei Tan", "Zoë Núñez", "O’Brien", "李雷", undefined);
const maybe = (...values: string[]) => fc.constantFrom("", ...values);
const someone = fc.record({
  name,
  part: fc.constantFrom(...PARTS),
  side: maybe(...SIDES),
  place: maybe("Singapore", "Nuuk"),
  zone: maybe("Asia/Singapore", "America/Nuuk"),
  attends: maybe(...ATTENDANCES),
  access: maybe("step-free"),
  hours: maybe("13:00-", "-12:00", "09:30-11:00"),
  count: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
});
/** As a draft keeps it: the witness of the specification is one of the people. */
const people = fc.array(someone, { maxLength: 6 }).map((list) => {
  const kept = readPeople(JSON.stringify(list));
  return { people: writePeople(kept), witnessName: kept.find((one) => one.part === "witness" && one.name)?.name ?? "" };
});
const row = fc
  .record({ from: day, days: fc.nat(59), start: fc.oneof(fc.constant(""), hour), length: maybe(...DURATIONS), end: hour })
  .map(({ from, days: more, start, length: of, end }) => ({ from, to: addDays(from, more), start, of, end: of === "extended" ? end : "" }));
const schedule = fc.oneof(
  row.map(({ from, start, of, end }) => ({ bookingType: "single", bookingDate: from, startTime: start, duration: of, endTime: end })),
  row.map(({ from, to, start, of, end }) => ({
    bookingType: "consecutive",
    consecutiveStartDate: from,
    consecutiveEndDate: to,
    consecutiveStartTime: start,
    consecutiveDuration: of,
    consecutiveEndTime: end,
  })),
  days.map((bookingDates) => ({ bookingType: "non-consecutive", bookingDates })),
);
const rest = fc.record({
  timeZone: maybe("America/Toronto", "America/Cayman"),
  location: maybe(...LOCATIONS),
  locationType: maybe(...LOCATION_TYPES),
  alternativeDays: fc.oneof(fc.constant(""), second),
  mainRoomCapacity: maybe("1", "22", "500"),
  roomSetup: maybe(...ROOM_SETUPS),
  needsConferencingUnit: flag,
  needsBreakoutRooms: flag,
  breakoutRoomCount: maybe("1", "4"),
  breakoutRoomCapacities: maybe("6, 8"),
  remarks: maybe("Ramp, please.\nTwo lines."),
  ...Object.fromEntries(SERVICES.map((service) => [service, flag])),
});

describe("a plan and its values", () => {
  test("go into each other without loss", () => {
    fc.assert(
      fc.property(schedule, rest, people, (dated, other, of) => {
        const values: PlanValues = { ...dated, ...other, ...of };
        expect(present(valuesOf(planOf(values)))).toEqual(present(values));
      }),
      { numRuns: 500 },
    );
  });

  test("the plan of a plan's values is the plan", () => {
    fc.assert(
      fc.property(schedule, rest, people, (dated, other, of) => {
        const plan = planOf({ ...dated, ...other, ...of });
        expect(planOf(valuesOf(plan))).toEqual(plan);
      }),
      { numRuns: 300 },
    );
  });
});

describe("days of a plan", () => {
  test("of a row are those on whose weekday the venue opens; a holiday is one of them", () => {
    const plan = planOf({
      location: "arbitration_place_toronto",
      bookingType: "consecutive",
      consecutiveStartDate: "2026-12-24",
      consecutiveEndDate: "2026-12-29",
      consecutiveStartTime: "09:00",
      consecutiveDuration: "full_day",
    });
    expect(plan.days.map(({ date }) => date)).toEqual(["2026-12-24", "2026-12-25", "2026-12-28", "2026-12-29"]);
    expect(plan.days[0]).toEqual({ date: "2026-12-24", startTime: "09:00", endTime: "16:00", length: "full_day" });
  });

  test("that are taken out of a row leave separate days", () => {
    const plan = planOf({
      bookingType: "consecutive",
      consecutiveStartDate: "2026-12-24",
      consecutiveEndDate: "2026-12-29",
      consecutiveStartTime: "09:00",
      consecutiveDuration: "full_day",
    });
    const left = withDays(
      plan,
      plan.days.filter(({ date }) => date !== "2026-12-25" && date !== "2026-12-28"),
    );
    expect(present(valuesOf(left))).toEqual({
      bookingType: "non-consecutive",
      bookingDates: JSON.stringify([
        { date: "2026-12-24", startTime: "09:00", duration: "full_day" },
        { date: "2026-12-29", startTime: "09:00", duration: "full_day" },
      ]),
    });
  });

  test("may each have their own hours", () => {
    const bookingDates = JSON.stringify([
      { date: "2027-03-02", startTime: "13:00", duration: "half_day" },
      { date: "2027-03-09", startTime: "08:00", duration: "extended", endTime: "18:30" },
    ]);
    expect(planOf({ bookingType: "non-consecutive", bookingDates }).days).toEqual([
      { date: "2027-03-02", startTime: "13:00", endTime: "16:30", length: "half_day" },
      { date: "2027-03-09", startTime: "08:00", endTime: "18:30", length: "extended" },
    ]);
  });
});

describe("people of a plan", () => {
  test("three remote witnesses are three; the specification's one is the first", () => {
    const list = JSON.stringify([
      { name: "Mei Tan", part: "witness", zone: "Asia/Singapore", attends: "remote" },
      { name: "Ada Roche", part: "counsel", side: "claimant" },
      { name: "Lars Holm", part: "witness", zone: "Europe/Oslo", attends: "remote" },
    ]);
    const plan = planOf({ people: list, witnessName: "Zoë Núñez" });
    expect(plan.people.map((one) => one.name)).toEqual(["Zoë Núñez", "Mei Tan", "Ada Roche", "Lars Holm"]);
    expect(valuesOf(plan).witnessName).toBe("Zoë Núñez");
    expect(planOf({ people: list, witnessName: "Lars Holm" }).people).toHaveLength(3);
  });

  test("who is counted and not named stays in the plan, and is no witness of that name", () => {
    const list = JSON.stringify([{ part: "witness", attends: "remote", count: 1 }]);
    const plan = planOf({ people: list });
    expect(plan.people).toEqual([{ part: "witness", attends: "remote", count: 1 }]);
    expect(valuesOf(plan)).toMatchObject({ people: list, witnessName: "" });
  });

  test("what cannot be read is nobody", () => {
    for (const people of ["", "[", "{}", "[null, 3, {}]", '[{"name": 7}]']) expect(planOf({ people }).people).toEqual([]);
  });
});
