import fc from "fast-check";
import { expect, test } from "vitest";
import { SECTIONS } from "#app/domain/booking/rules/sections.ts";
import { detailsOf } from "#app/domain/booking/rules/table.ts";
import { PROCEEDING_TYPES } from "#app/domain/booking/vocabulary.ts";
import { checkDetailedBooking, isOfAnotherProceeding } from "./detailed.ts";

const QUESTIONS = SECTIONS.proceeding_details;

test("of any answers to proceedings' own questions, exactly those of another proceeding are refused for that", () => {
  fc.assert(
    fc.property(fc.constantFrom(...PROCEEDING_TYPES), fc.subarray([...QUESTIONS]), (proceedingType, answered) => {
      const check = checkDetailedBooking(
        { proceedingType, locationType: "in_person", ...Object.fromEntries(answered.map((name) => [name, "Larch"])) },
        new Date("2026-11-23T15:00:00Z"),
      );
      const refused = check.ok ? [] : check.issues.filter(({ code }) => code === "of_another_proceeding").map(({ field }) => field);
      expect(refused).toEqual(answered.filter((name) => !detailsOf(proceedingType)?.includes(name)));
    }),
  );
});

test("an empty answer is none, and what no proceeding is asks nothing", () => {
  const at = new Date("2026-11-23T15:00:00Z");
  const codes = (input: Record<string, unknown>) => {
    const check = checkDetailedBooking(input, at);
    return check.ok ? [] : check.issues.map(({ code }) => code);
  };
  expect(codes({ proceedingType: "arbitration", locationType: "in_person", mediatorName: "" })).not.toContain("of_another_proceeding");
  expect(codes({ locationType: "in_person", mediatorName: "Ada Beaulieu" })).not.toContain("of_another_proceeding");
});

test("only where nothing else is wrong does a request as a whole not go together", () => {
  const other = { field: "mediatorName", code: "of_another_proceeding" };
  expect(isOfAnotherProceeding([other])).toBe(true);
  expect(isOfAnotherProceeding([other, { field: "bookingDate", code: "date_required" }])).toBe(false);
});
