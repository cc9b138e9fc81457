import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BY_DAY, type OnSomeDays } from "../booking/registry/by-day.ts";
import type { PlanValues } from "../hearing-plan/plan.ts";
import { SERVICES } from "../hearing-plan/plan.ts";
import { estimateFor, pricedPlan } from "./estimate.ts";
import { pricedValues } from "./priced-fields.ts";
import type { RateCard } from "./rate-card.ts";

const DAYS = ["2027-03-16", "2027-03-17", "2027-03-18"] as const;
const CARD: RateCard = {
  name: "Rates of a test",
  currency: "CAD",
  validFrom: "2027-01-01",
  rates: {
    rooms: [{ people: 40, halfDay: 60_000, fullDay: 100_000, furtherHour: null }],
    breakout: { halfDay: 20_000, fullDay: 30_000, furtherHour: null },
    services: Object.fromEntries(
      (["needsConferencingUnit", ...SERVICES] as const).map((service, at) => [
        service,
        { unit: at % 2 ? "hour" : "day", cents: 1000 + at },
      ]),
    ),
  },
};
const HEARING: PlanValues = {
  location: "arbitration_place_toronto",
  locationType: "in_person",
  bookingType: "consecutive",
  consecutiveStartDate: DAYS[0],
  consecutiveEndDate: DAYS[2],
  consecutiveStartTime: "09:00",
  consecutiveDuration: "full_day",
  mainRoomCapacity: "10",
};
const made = (values: PlanValues) => estimateFor(pricedPlan(values), CARD, { on: "2026-11-29" });
const list = (...entries: OnSomeDays[]) => JSON.stringify(entries);
const daysOf = (values: PlanValues, item: string) =>
  made({ ...HEARING, ...values })?.lines.flatMap((line) => (line.item === item ? [line.day] : []));

describe("a day is charged for what is wanted on it", () => {
  test("by the hour no more than the hours of the service, begun ones whole", () => {
    const hours = (given: string) => {
      const onSomeDays = list({ field: "needsSignLanguage", days: [DAYS[1]], hours: given });
      const values = { ...HEARING, needsSignLanguage: "true", onSomeDays };
      const quantities = (priced: PlanValues) =>
        made(priced)?.lines.flatMap(({ day, item, unit, quantity }) => (item === "needsSignLanguage" ? [[day, unit, quantity]] : []));
      expect(quantities(pricedValues(values))).toEqual(quantities(values));
      return quantities(values);
    };
    const unit = CARD.rates.services.needsSignLanguage?.unit;
    const [half, short, late] = unit === "hour" ? [3, 2, 3] : [1, 1, 1];
    expect(hours("09:30-12:00")).toEqual([[DAYS[1], unit, half]]);
    expect(hours("-11:00")).toEqual([[DAYS[1], unit, short]]);
    expect(hours("13:00-")).toEqual([[DAYS[1], unit, late]]);
  });

  test("two interpreters on the day that has both, one on the others", () => {
    const values = {
      needsInterpretation: "true",
      interpretationLanguage: "Spanish, English",
      onSomeDays: list(
        { field: "needsInterpretation", days: [...DAYS], note: "Spanish–English" },
        { field: "needsInterpretation", days: [DAYS[1]], note: "Quechua" },
      ),
    };
    const quantities = (given: PlanValues) =>
      made(given)?.lines.flatMap(({ day, item, quantity }) => (item === "needsInterpretation" ? [[day, quantity]] : []));
    const [first, second, third] = (quantities({ ...HEARING, ...values }) ?? []) as [string, number][];
    expect([first?.[0], second?.[0], third?.[0]]).toEqual([...DAYS]);
    expect(second?.[1]).toBe(2 * (first?.[1] ?? 0));
    expect(third?.[1]).toBe(first?.[1]);
    // What a page sends for a price counts them as well.
    expect(quantities(pricedValues({ ...HEARING, ...values }))).toEqual([first, second, third]);
  });

  test("an interpreter on one day, a reporter on two, breakout rooms on the first two", () => {
    const values = {
      needsInterpretation: "true",
      courtReportingRequired: "true",
      needsBreakoutRooms: "true",
      breakoutRoomCount: "2",
      onSomeDays: list(
        { field: "needsInterpretation", days: [DAYS[1]] },
        { field: "courtReportingRequired", days: [DAYS[0], DAYS[1]] },
        { field: "needsBreakoutRooms", days: [DAYS[0], DAYS[1]] },
      ),
    };
    expect(daysOf(values, "needsInterpretation")).toEqual([DAYS[1]]);
    expect(daysOf(values, "courtReportingRequired")).toEqual([DAYS[0], DAYS[1]]);
    expect(daysOf(values, "breakout")).toEqual([DAYS[0], DAYS[1]]);
    expect(daysOf(values, "room")).toEqual([...DAYS]);
    expect(made({ ...HEARING, ...values })?.counted.filter(({ named }) => named)).toEqual([
      { item: "courtReportingRequired", onAll: false, named: true },
      { item: "needsInterpretation", onAll: false, named: true },
      { item: "breakout", onAll: false, named: true },
    ]);
  });

  test("meals of two days with words of their own, and no others", () => {
    const onSomeDays = list(
      { field: "catering", days: [DAYS[0]], note: "Lunch for 11" },
      { field: "catering", days: [DAYS[1]], note: "Lunch for 14" },
    );
    expect(daysOf({ onSomeDays }, "catering")).toEqual([DAYS[0], DAYS[1]]);
  });

  test("days that are none of the hearing's say nothing", () => {
    const onSomeDays = list({ field: "courtReportingRequired", days: ["2027-04-01"] });
    expect(daysOf({ courtReportingRequired: "true", onSomeDays }, "courtReportingRequired")).toEqual([...DAYS]);
  });

  test("a form asks with the days alone, without what was written of them", () => {
    const onSomeDays = list({ field: "catering", days: [DAYS[0]], note: "Mrs. Roy is allergic to nuts" });
    expect(pricedValues({ onSomeDays })).toEqual({ onSomeDays: list({ field: "catering", days: [DAYS[0]] }) });
  });

  const FLAGS = BY_DAY.filter((one) => one !== "mainRoomCapacity");
  const field = fc.constantFrom(...FLAGS.filter((one) => one !== "needsAdditionalRooms"));
  const wanted = fc.dictionary(field, fc.subarray([...DAYS], { minLength: 1 }));
  test("the price is the sum of its days, each priced as a hearing of that day with what is wanted on it", () => {
    fc.assert(
      fc.property(fc.subarray(FLAGS), wanted, (asked, days) => {
        const flags = Object.fromEntries(asked.map((one) => [one, one === "catering" ? "Lunch" : "true"]));
        const named = Object.entries(days).filter(([one]) => one in flags) as [OnSomeDays["field"], string[]][];
        const onSomeDays = list(...named.map(([one, of]) => ({ field: one, days: of })));
        const whole = made({ ...HEARING, ...flags, onSomeDays });
        const single = DAYS.map((day) => {
          const own = Object.fromEntries(
            Object.entries(flags).filter(([one]) => named.every(([it, of]) => it !== one || of.includes(day))),
          );
          return made({ ...HEARING, ...own, bookingType: "single", bookingDate: day, startTime: "09:00", duration: "full_day" });
        });
        expect(whole?.totalCents).toBe(single.reduce((sum, one) => sum + (one?.totalCents ?? 0), 0));
      }),
      { numRuns: 300 },
    );
  });
});

describe("the connection of those elsewhere", () => {
  const CONNECTED: RateCard = { ...CARD, rates: { ...CARD.rates, services: { remoteAccess: { unit: "day", cents: 35_000 } } } };
  const HYBRID = { ...HEARING, locationType: "in_person_and_virtual" };
  const estimate = (values: PlanValues) => estimateFor(pricedPlan({ ...HYBRID, ...values }), CONNECTED, { on: "2026-11-29" });
  const connected = (values: PlanValues) =>
    estimate(values)?.lines.flatMap(({ item, day }) => (item === "remoteAccess" ? [day] : [])) ?? [];
  const people = (...all: object[]) => JSON.stringify(all);
  const expert = { name: "Dr. Aas", part: "expert", attends: "remote", days: [DAYS[2]] };

  test("is charged for the days on which any of them takes part, and the estimate says so", () => {
    const one = { people: people(expert, { name: "Bo Li", part: "witness" }) };
    expect(connected(one)).toEqual([DAYS[2]]);
    expect(estimate(one)?.counted).toEqual([{ item: "remoteAccess", onAll: false, named: false }]);
    const two = { people: people(expert, { count: 2, part: "witness", attends: "telephone", days: [DAYS[0]] }) };
    expect(connected(two)).toEqual([DAYS[0], DAYS[2]]);
  });

  test("is charged for every day where one of them comes on all, where nobody is named, and where there is no room", () => {
    expect(connected({ people: people(expert, { name: "Bo Li", part: "counsel", attends: "remote" }) })).toEqual([...DAYS]);
    expect(connected({ people: people({ name: "Bo Li", part: "witness", days: [DAYS[0]] }) })).toEqual([...DAYS]);
    expect(connected({ people: people(expert), locationType: "virtual", location: "" })).toEqual([...DAYS]);
    expect(estimate({})?.counted).toEqual([]);
  });

  test("is charged for one who joins a hearing in person, and for nobody where all are in the room", () => {
    expect(connected({ people: people(expert), locationType: "in_person" })).toEqual([DAYS[2]]);
    expect(connected({ people: people({ name: "Bo Li", part: "witness" }), locationType: "in_person" })).toEqual([]);
  });

  test("a form asks with when they come, without who they are", () => {
    expect(pricedValues({ people: people(expert) })).toEqual({ people: people({ part: "other", attends: "remote", days: [DAYS[2]] }) });
  });
});
