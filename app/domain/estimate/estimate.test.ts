import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FINANCIAL_RESPONSIBILITIES } from "../booking/vocabulary.ts";
import { type PlanValues, planOf, SERVICES } from "../hearing-plan/plan.ts";
import { estimateFor, pricedPlan } from "./estimate.ts";
import { pricedValues } from "./priced-fields.ts";
import { PRICED_SERVICES, type RateCard, SERVICE_UNITS } from "./rate-card.ts";

const CARD: RateCard = {
  name: "Rates of a test",
  currency: "CAD",
  validFrom: "2027-01-01",
  rates: {
    rooms: [
      { people: 12, halfDay: 60_000, fullDay: 100_000, furtherHour: 15_000 },
      { people: 40, halfDay: null, fullDay: 180_001, furtherHour: null },
    ],
    breakout: { halfDay: 20_000, fullDay: 30_000, furtherHour: 5_000 },
    services: {
      courtReportingRequired: { unit: "hour", cents: 12_000 },
      needsDocumentPlatform: { unit: "once", cents: 45_000 },
      remoteAccess: { unit: "day", cents: 25_000 },
    },
  },
};
const TERMS = { on: "2026-11-22" };
const estimate = (values: PlanValues, card: RateCard | null = CARD, responsibility: string | null = null) =>
  estimateFor(planOf(values), card, { ...TERMS, responsibility });

/** A Tuesday. */
const DAY: PlanValues = {
  location: "arbitration_place_toronto",
  locationType: "in_person",
  bookingType: "single",
  bookingDate: "2027-03-16",
  startTime: "09:00",
  duration: "full_day",
  mainRoomCapacity: "10",
};
const amounts = (values: PlanValues) =>
  estimate(values)?.lines.map(({ day, item, quantity, unit, cents }) => [day, item, quantity, unit, cents]);

describe("interpreters", () => {
  const INTERPRETED: RateCard = {
    ...CARD,
    rates: {
      ...CARD.rates,
      services: { needsInterpretation: { unit: "hour", cents: 100 }, needsSignLanguage: { unit: "day", cents: 200 } },
    },
  };
  const three: PlanValues = {
    ...DAY,
    bookingType: "consecutive",
    consecutiveStartDate: "2027-03-16",
    consecutiveEndDate: "2027-03-18",
    consecutiveStartTime: "09:30",
    consecutiveDuration: "full_day",
  };
  const made = (values: PlanValues) => estimateFor(pricedPlan({ ...three, ...values }), INTERPRETED, TERMS);
  const days = (values: PlanValues, item: string) => made(values)?.lines.flatMap((line) => (line.item === item ? [line.day] : []));

  test("who comes on one day is charged for that day, and the estimate says so", () => {
    const people = JSON.stringify([{ part: "interpreter", count: 1, days: ["2027-03-17"] }]);
    const values = { needsInterpretation: "true", interpretationLanguage: "Norwegian, English", people };
    expect(days(values, "needsInterpretation")).toEqual(["2027-03-17"]);
    expect(made(values)?.counted).toEqual([{ item: "needsInterpretation", onAll: false, named: false }]);
  });

  test("without days of their own they are charged for every day, and the estimate says so", () => {
    expect(days({ needsInterpretation: "true" }, "needsInterpretation")).toHaveLength(3);
    expect(made({ needsInterpretation: "true" })?.counted).toEqual([{ item: "needsInterpretation", onAll: true, named: false }]);
    const elsewhere = JSON.stringify([{ part: "interpreter", days: ["2027-04-01"] }]);
    expect(days({ needsInterpretation: "true", people: elsewhere }, "needsInterpretation")).toHaveLength(3);
  });

  test("a sign language is charged as sign language interpretation and nothing else", () => {
    const lsq = { needsInterpretation: "true", needsSignLanguage: "true", interpretationLanguage: "LSQ (langue des signes québécoise)" };
    expect(days(lsq, "needsInterpretation")).toEqual([]);
    expect(days(lsq, "needsSignLanguage")).toHaveLength(3);
    expect(days({ ...lsq, needsSignLanguage: "" }, "needsSignLanguage")).toHaveLength(3);
  });

  test("a form asks with what a price depends on alone, and no names", () => {
    const people = JSON.stringify([
      { part: "counsel", name: "Neil Abernathy" },
      { part: "interpreter", name: "Kari Dahl", access: "step-free", days: ["2027-03-17"] },
    ]);
    expect(pricedValues({ people, contactName: "Priya" })).toEqual({
      people: JSON.stringify([{ part: "interpreter", days: ["2027-03-17"] }]),
    });
    expect(pricedValues({ people: "[" })).toEqual({});
  });
});

describe("the lines of a plan", () => {
  test("a full day, a half day and a day with further hours have the prices of their room", () => {
    expect(amounts(DAY)).toEqual([["2027-03-16", "room", 1, "day", 100_000]]);
    expect(amounts({ ...DAY, duration: "half_day" })).toEqual([["2027-03-16", "room", 1, "half_day", 60_000]]);
    expect(amounts({ ...DAY, duration: "extended", endTime: "18:30" })).toEqual([
      ["2027-03-16", "room", 1, "day", 100_000],
      ["2027-03-16", "roomHours", 3, "hour", 45_000],
    ]);
  });

  test("days in a row are charged each, with breakout rooms and services by day, hour and once", () => {
    const row: PlanValues = {
      ...DAY,
      locationType: "in_person_and_virtual",
      bookingType: "consecutive",
      consecutiveStartDate: "2027-03-16",
      consecutiveEndDate: "2027-03-17",
      consecutiveStartTime: "09:30",
      consecutiveDuration: "full_day",
      needsBreakoutRooms: "true",
      breakoutRoomCount: "2",
      courtReportingRequired: "true",
      needsDocumentPlatform: "true",
    };
    const day = (date: string) => [
      [date, "room", 1, "day", 100_000],
      [date, "breakout", 2, "day", 60_000],
      [date, "remoteAccess", 1, "day", 25_000],
      [date, "courtReportingRequired", 7, "hour", 84_000],
    ];
    expect(amounts(row)).toEqual([[null, "needsDocumentPlatform", 1, "once", 45_000], ...day("2027-03-16"), ...day("2027-03-17")]);
    expect(estimate(row)?.totalCents).toBe(45_000 + 2 * 269_000);
  });

  test("what has no amount is named with its reason", () => {
    const open = (change: PlanValues) => estimate({ ...DAY, needsDocumentPlatform: "true", ...change })?.open;
    expect(open({})).toEqual([]);
    expect(open({ mainRoomCapacity: "" })).toEqual([{ item: "room", reason: "size_unknown" }]);
    expect(open({ mainRoomCapacity: "41" })).toEqual([{ item: "room", reason: "too_large" }]);
    expect(open({ mainRoomCapacity: "30", duration: "half_day" })).toEqual([{ item: "room", reason: "not_on_card" }]);
    expect(open({ mainRoomCapacity: "30", duration: "extended", endTime: "18:00" })).toEqual([
      { item: "roomHours", reason: "not_on_card" },
    ]);
    expect(open({ catering: "true" })).toEqual([{ item: "catering", reason: "not_on_card" }]);
  });

  test("where every room costs the same, nobody has to say for how many", () => {
    const [room] = CARD.rates.rooms;
    const alike = (sizes: readonly number[]) => ({
      ...CARD,
      rates: { ...CARD.rates, rooms: sizes.flatMap((people) => (room ? [{ ...room, people }] : [])) },
    });
    for (const card of [alike([12]), alike([12, 40])])
      expect(estimate({ ...DAY, mainRoomCapacity: "" }, card)).toMatchObject({ totalCents: 100_000, open: [], lines: [{ people: null }] });
    expect(estimate({ ...DAY, mainRoomCapacity: "30" }, alike([12]))).toBeNull();
    expect(estimate({ ...DAY, mainRoomCapacity: "" }, alike([]))).toBeNull();
  });

  test("a day without a length counts as a full one, and that is said", () => {
    const { duration: _duration, ...unsaid } = DAY;
    expect(estimate(unsaid)).toMatchObject({ totalCents: 100_000, assumesFullDays: true });
    expect(estimate(DAY)).toMatchObject({ assumesFullDays: false });
  });

  test("a virtual hearing and a place elsewhere have no room of ours", () => {
    expect(amounts({ ...DAY, locationType: "virtual", location: "" })).toEqual([["2027-03-16", "remoteAccess", 1, "day", 25_000]]);
    expect(estimate({ ...DAY, location: "alternate" })).toBeNull();
  });
});

describe("who pays", () => {
  test.each([
    ["100_booking_party", [{ payer: "booking_party", cents: 180_001 }]],
    [
      "50_50",
      [
        { payer: "booking_party", cents: 90_001 },
        { payer: "other_party", cents: 90_000 },
      ],
    ],
    ["examining_counsel_proportional", [{ payer: "by_examination", cents: 180_001 }]],
    ["other", [{ payer: "as_agreed", cents: 180_001 }]],
    ["", []],
  ])("%s", (responsibility, shares) => {
    expect(estimate({ ...DAY, mainRoomCapacity: "40" }, CARD, responsibility)?.shares).toEqual(shares);
  });
});

const cents = fc.integer({ min: 0, max: 500_000 });
const room = fc
  .tuple(fc.option(cents), cents, fc.option(cents))
  .map(([halfDay, more, furtherHour]) => ({ halfDay, fullDay: (halfDay ?? 0) + more, furtherHour }));
const card: fc.Arbitrary<RateCard> = fc
  .record({
    sizes: fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), room), { minLength: 1, maxLength: 4 }),
    breakout: fc.option(room),
    services: fc.dictionary(fc.constantFrom(...PRICED_SERVICES), fc.record({ unit: fc.constantFrom(...SERVICE_UNITS), cents })),
  })
  .map(({ sizes, breakout, services }) => {
    const rooms = sizes
      .map(([people, rate]) => ({ people, ...rate }))
      .toSorted((one, other) => one.people - other.people)
      .filter(({ people }, at, all) => people !== all[at - 1]?.people);
    return { ...CARD, rates: { rooms, breakout, services } };
  });

const length = fc.constantFrom<PlanValues>(
  { duration: "half_day" },
  { duration: "full_day" },
  { duration: "extended", endTime: "17:45" },
  { duration: "extended", endTime: "20:00" },
  { duration: "" },
);
const flags = fc
  .subarray([...SERVICES, "needsConferencingUnit", "needsBreakoutRooms"])
  .map((asked): PlanValues => Object.fromEntries(asked.map((name) => [name, "true"])));
const values: fc.Arbitrary<PlanValues> = fc
  .record({
    locationType: fc.constantFrom("in_person", "virtual", "in_person_and_virtual"),
    mainRoomCapacity: fc.oneof(fc.constant(""), fc.integer({ min: 1, max: 70 }).map(String)),
    breakoutRoomCount: fc.integer({ min: 1, max: 6 }).map(String),
    length,
    flags,
  })
  .map(({ length: of, flags: asked, ...rest }) => ({ ...DAY, startTime: "08:00", ...rest, ...of, ...asked }));
const responsibility = fc.constantFrom(...FINANCIAL_RESPONSIBILITIES);
const total = (made: ReturnType<typeof estimate>) => made?.totalCents ?? 0;

describe("of every plan and card", () => {
  test("lines and shares add up to the total, in whole cents", () => {
    fc.assert(
      fc.property(values, card, responsibility, (plan, of, paid) => {
        const made = estimate(plan, of, paid);
        if (!made) return;
        expect(made.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(made.totalCents);
        expect(made.shares.reduce((sum, share) => sum + share.cents, 0)).toBe(made.totalCents);
        for (const line of made.lines) expect(line.unitCents * line.quantity).toBe(line.cents);
        for (const amount of [...made.lines, ...made.shares]) expect(Number.isInteger(amount.cents) && amount.cents >= 0).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test("another service, another breakout room or another day never costs less", () => {
    fc.assert(
      fc.property(values, card, fc.constantFrom(...SERVICES), (plan, of, service) => {
        const before = total(estimate(plan, of));
        expect(total(estimate({ ...plan, [service]: "true" }, of))).toBeGreaterThanOrEqual(before);
        const more = String(Number(plan.breakoutRoomCount) + 1);
        expect(total(estimate({ ...plan, breakoutRoomCount: more }, of))).toBeGreaterThanOrEqual(before);
        const rows = (until: string): PlanValues => ({
          ...plan,
          bookingType: "consecutive",
          consecutiveStartDate: "2027-03-16",
          consecutiveEndDate: until,
          consecutiveStartTime: "08:00",
          consecutiveDuration: plan.duration ?? "",
          consecutiveEndTime: plan.endTime ?? "",
        });
        expect(total(estimate(rows("2027-03-18"), of))).toBeGreaterThanOrEqual(total(estimate(rows("2027-03-17"), of)));
      }),
      { numRuns: 500 },
    );
  });

  test("everything that is asked for is a line or is named as on request", () => {
    fc.assert(
      fc.property(values, card, (plan, of) => {
        const made = estimate(plan, of);
        if (!made) return;
        const named = new Set([...made.lines, ...made.open].map(({ item }) => item));
        for (const service of SERVICES) expect(named.has(service)).toBe(plan[service] === "true");
        expect(named.has("room")).toBe(plan.locationType !== "virtual");
      }),
    );
  });

  test("without a card, and by an empty one, there is none", () => {
    const empty = { ...CARD, rates: { rooms: [], breakout: null, services: {} } };
    fc.assert(
      fc.property(values, responsibility, (plan, paid) => {
        expect(estimate(plan, null, paid)).toBeNull();
        expect(estimate(plan, empty, paid)).toBeNull();
      }),
    );
  });
});
