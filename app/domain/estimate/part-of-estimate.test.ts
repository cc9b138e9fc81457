/** What is asked for by itself adds up to what the whole comes to, whatever the plan is. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writeList } from "../booking/schedule/lists.ts";
import type { PlanValues } from "../hearing-plan/plan.ts";
import { estimateFor, pricedPlan } from "./estimate.ts";
import { ITEMS_OF, linesOf, type PartOfEstimate, supposedValues } from "./part-of-estimate.ts";
import type { RateCard } from "./rate-card.ts";

const CARD: RateCard = {
  name: "2027",
  currency: "CAD",
  validFrom: "2026-01-01",
  rates: {
    rooms: [
      { people: 10, halfDay: 40_100, fullDay: 70_300, furtherHour: 9_700 },
      { people: 30, halfDay: 51_000, fullDay: 92_000, furtherHour: 11_300 },
    ],
    breakout: { halfDay: 20_500, fullDay: 33_100, furtherHour: 4_700 },
    services: {
      needsInterpretation: { unit: "hour", cents: 10_900 },
      courtReportingRequired: { unit: "day", cents: 71_700 },
      remoteAccess: { unit: "day", cents: 26_300 },
      needsLegalVideography: { unit: "once", cents: 81_900 },
    },
  },
};
const DAYS = ["2027-04-20", "2027-04-21", "2027-04-23"];
const TODAY = "2026-11-29";
const made = (values: PlanValues) => estimateFor(pricedPlan(values), CARD, { on: TODAY });
const sum = (lines: readonly { cents: number }[]) => lines.reduce((all, { cents }) => all + cents, 0);

const someDays = fc.subarray(DAYS, { minLength: 1 });
const plans = fc
  .record({
    days: fc.array(
      fc.record({ start: fc.constantFrom("08:00", "09:00", "10:00"), end: fc.constantFrom("12:00", "16:00", "17:30", "19:00") }),
      {
        minLength: 3,
        maxLength: 3,
      },
    ),
    people: fc.integer({ min: 2, max: 30 }),
    breakouts: fc.integer({ min: 0, max: 4 }),
    breakoutDays: someDays,
    interpreters: fc.array(someDays, { maxLength: 3 }),
    reporter: fc.boolean(),
    video: fc.boolean(),
    hybrid: fc.boolean(),
  })
  .map(({ days, people, breakouts, breakoutDays, interpreters, reporter, video, hybrid }): PlanValues => {
    const list = [
      ...(breakouts > 0 ? [{ field: "needsBreakoutRooms" as const, days: breakoutDays }] : []),
      ...interpreters.map((on, at) => ({ field: "needsInterpretation" as const, days: on, note: `Language ${at}` })),
    ];
    return {
      location: "arbitration_place_toronto",
      locationType: hybrid ? "in_person_and_virtual" : "in_person",
      bookingType: "non-consecutive",
      bookingDates: writeList(
        DAYS.map((date, at) => ({ date, startTime: days[at]?.start ?? "09:00", duration: "extended", endTime: days[at]?.end ?? "17:00" })),
      ),
      mainRoomCapacity: String(people),
      ...(breakouts > 0 ? { needsBreakoutRooms: "true", breakoutRoomCount: String(breakouts) } : {}),
      ...(interpreters.length > 0 ? { needsInterpretation: "true" } : {}),
      ...(reporter ? { courtReportingRequired: "true" } : {}),
      ...(video ? { needsLegalVideography: "true" } : {}),
      ...(list.length > 0 ? { onSomeDays: writeList(list) } : {}),
    };
  });
const THINGS = Object.keys(ITEMS_OF).filter((thing): thing is PartOfEstimate => thing !== "furtherHours");

describe("the parts of an estimate", () => {
  test("each thing on each day, and what is charged once, add up to the total", () => {
    fc.assert(
      fc.property(plans, (values) => {
        const estimate = made(values);
        if (!estimate) throw new Error("No estimate");
        const once = sum(estimate.lines.filter(({ day }) => day === null));
        const ofDays = DAYS.flatMap((day) =>
          THINGS.map((thing) => sum(linesOf(estimate, ITEMS_OF[thing], [day]).filter((line) => line.day === day))),
        );
        expect(ofDays.reduce((all, cents) => all + cents, 0) + once).toBe(estimate.totalCents);
        const wholes = DAYS.map((day) => sum(linesOf(estimate, null, [day])));
        expect(wholes.reduce((all, cents) => all + cents, 0) + once).toBe(estimate.totalCents);
      }),
    );
  });

  test("one room more costs what the estimate grows by, and one of several its part", () => {
    fc.assert(
      fc.property(plans, fc.constantFrom(...DAYS), fc.integer({ min: 1, max: 3 }), (values, day, count) => {
        const own = made(supposedValues(values, { thing: "breakout", count, days: [day], today: TODAY }));
        const more = made(supposedValues(values, { thing: "breakout", count: count + 1, days: [day], today: TODAY }));
        if (!own || !more) throw new Error("No estimate");
        const [few, many] = [own, more].map((one) => sum(linesOf(one, ITEMS_OF.breakout, [day])));
        expect(few).toBe(((many ?? 0) / (count + 1)) * count);
      }),
    );
  });

  test("a thing that is planned on a day costs the same as it would if it were not", () => {
    fc.assert(
      fc.property(plans, fc.constantFrom(...DAYS), fc.constantFrom("courtReportingRequired", "remoteAccess"), (values, day, thing) => {
        const estimate = made(values);
        const supposed = made(supposedValues(values, { thing, days: [day], today: TODAY }));
        if (!estimate || !supposed) throw new Error("No estimate");
        const planned = sum(linesOf(estimate, ITEMS_OF[thing], [day]));
        if (planned > 0) expect(sum(linesOf(supposed, ITEMS_OF[thing], [day]))).toBe(planned);
        expect(sum(linesOf(supposed, ITEMS_OF[thing], [day]))).toBeGreaterThan(0);
        expect(sum(linesOf(supposed, ITEMS_OF.room, [day]))).toBe(sum(linesOf(estimate, ITEMS_OF.room, [day])));
      }),
    );
  });

  test("a half day, hours of its own, and a day more are of that day alone", () => {
    const values: PlanValues = {
      location: "arbitration_place_toronto",
      locationType: "in_person",
      bookingType: "consecutive",
      consecutiveStartDate: "2027-04-20",
      consecutiveEndDate: "2027-04-22",
      consecutiveStartTime: "09:00",
      consecutiveDuration: "full_day",
      mainRoomCapacity: "8",
    };
    const roomOn = (supposed: Parameters<typeof supposedValues>[1], day: string) => {
      const estimate = made(supposedValues(values, supposed));
      return estimate ? sum(linesOf(estimate, ITEMS_OF.room, [day])) : null;
    };
    expect(roomOn({ days: ["2027-04-21"], length: "half_day", today: TODAY }, "2027-04-21")).toBe(40_100);
    expect(roomOn({ days: ["2027-04-21"], length: "half_day", today: TODAY }, "2027-04-20")).toBe(70_300);
    expect(roomOn({ days: ["2027-04-26"], today: TODAY }, "2027-04-26")).toBe(70_300);
    expect(roomOn({ days: ["2027-04-21"], hours: { start: "09:00", end: "18:00" }, today: TODAY }, "2027-04-21")).toBe(70_300 + 2 * 9_700);
    expect(roomOn({ days: [], length: "half_day", today: TODAY }, "2027-04-20")).toBe(40_100);
    const longer = made(supposedValues(values, { thing: "furtherHours", days: [], today: TODAY }));
    expect(longer && sum(linesOf(longer, ITEMS_OF.furtherHours, null))).toBe(9_700);
  });
});
