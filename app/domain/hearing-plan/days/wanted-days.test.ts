/** The connection of those who are elsewhere is wanted on each day on which anybody is, and on no other. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ATTENDANCES, type Participant } from "#app/domain/booking/registry/entries.ts";
import { estimateFor, pricedPlan } from "#app/domain/estimate/estimate.ts";
import { pricedValues } from "#app/domain/estimate/priced-fields.ts";
import type { RateCard } from "#app/domain/estimate/rate-card.ts";
import { headsOf } from "../heads.ts";
import { type PlanValues, planOf } from "../plan.ts";
import { daysMoved } from "./days-moved.ts";
import { wantedDays } from "./wanted-days.ts";

const DAYS = ["2027-04-13", "2027-04-14", "2027-04-15", "2027-04-16"] as const;
const HEARING: PlanValues = {
  location: "arbitration_place_toronto",
  locationType: "in_person",
  bookingType: "consecutive",
  consecutiveStartDate: DAYS[0],
  consecutiveEndDate: DAYS[3],
  consecutiveStartTime: "09:00",
  consecutiveDuration: "full_day",
  mainRoomCapacity: "10",
};
const CENTS = 35_000;
const CARD: RateCard = {
  name: "Rates of a test",
  currency: "CAD",
  validFrom: "2027-01-01",
  rates: {
    rooms: [{ people: 40, halfDay: 60_000, fullDay: 100_000, furtherHour: null }],
    breakout: null,
    services: { remoteAccess: { unit: "day", cents: CENTS } },
  },
};
const withPeople = (people: readonly Participant[], more: PlanValues = {}): PlanValues => ({
  ...HEARING,
  ...more,
  people: JSON.stringify(people),
});
const daysFor = (people: readonly Participant[], more?: PlanValues) => wantedDays(planOf(withPeople(people, more)), "remoteAccess")?.days;
const charged = (values: PlanValues) =>
  estimateFor(pricedPlan(values), CARD, { on: "2026-11-29" })?.lines.filter(({ item }) => item === "remoteAccess") ?? [];

describe("the connection", () => {
  test("on the days of one who is by video on some, and of an expert who comes on another", () => {
    const people: Participant[] = [
      { name: "Aila Koskinen", part: "neutral", attends: "remote", remoteOn: [DAYS[0], DAYS[1]] },
      { name: "Bruno Reyes", part: "expert", attends: "remote", days: [DAYS[3]] },
    ];
    for (const locationType of ["in_person", "in_person_and_virtual"])
      expect([...(daysFor(people, { locationType }) ?? [])]).toEqual([DAYS[0], DAYS[1], DAYS[3]]);
  });

  const person: fc.Arbitrary<Participant> = fc.record(
    {
      part: fc.constantFrom("neutral", "expert", "counsel"),
      attends: fc.constantFrom(...ATTENDANCES),
      remoteOn: fc.subarray([...DAYS], { minLength: 1 }),
      days: fc.subarray([...DAYS], { minLength: 1 }),
    },
    { requiredKeys: ["part"] },
  );

  test("is charged on exactly the days on which anybody is elsewhere", () => {
    fc.assert(
      fc.property(fc.array(person, { minLength: 1, maxLength: 5 }), (people) => {
        const isAfar = ({ attends, remoteOn, days }: Participant, day: string) =>
          (attends === "remote" || attends === "telephone") && (remoteOn ? remoteOn.includes(day) : (days ?? DAYS).includes(day));
        const expected = DAYS.filter((day) => people.some((one) => isAfar(one, day)));
        const values = withPeople(people);
        expect(charged(values).map(({ day }) => day)).toEqual(expected);
        expect(charged(values).reduce((sum, { cents }) => sum + cents, 0)).toBe(CENTS * expected.length);
        // What a page sends for a price says as much.
        expect(charged(pricedValues(values))).toEqual(charged(values));
      }),
    );
  });

  test("who is in the room on some days has a seat in it", () => {
    const people: Participant[] = [
      { part: "expert", attends: "remote", count: 2 },
      { part: "neutral", attends: "remote", remoteOn: [DAYS[0]] },
      { part: "counsel", attends: "in_person", count: 4 },
    ];
    expect(headsOf(people)).toEqual({ here: 5, afar: 2 });
  });

  test("their days go with the hearing's", () => {
    const people = JSON.stringify([{ part: "neutral", attends: "remote", remoteOn: [DAYS[1]] }]);
    expect(daysMoved({ people }, (day) => (day === DAYS[1] ? "2027-05-04" : day)).people).toContain('"remoteOn":["2027-05-04"]');
    expect(JSON.parse(daysMoved({ people }, () => undefined).people ?? "")).toEqual([{ part: "neutral", attends: "in_person" }]);
  });
});
