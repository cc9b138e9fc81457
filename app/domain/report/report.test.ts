import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { monthsOf, namedRanges, readRange, usualRange } from "./report.ts";

const at = (parameters: Record<string, string>) => readRange(new URLSearchParams(parameters), "2026-11-21");

test("a range is read, the usual one where none is named, and what cannot be one is said", () => {
  expect(usualRange("2026-11-21")).toEqual({ from: "2025-12-01", to: "2026-11-21" });
  expect(usualRange("2026-12-31")).toEqual({ from: "2026-01-01", to: "2026-12-31" });
  expect(at({}).range).toEqual({ from: "2025-12-01", to: "2026-11-21" });
  expect(at({ from: "2026-01-05", to: "2026-02-01" })).toEqual({ range: { from: "2026-01-05", to: "2026-02-01" }, fault: null });
  expect(at({ from: "2026-02-30" }).fault).toBe("date_invalid");
  expect(at({ from: "2026-03-01", to: "2026-02-01" }).fault).toBe("range_reversed");
  expect(at({ from: "2016-11-01", to: "2026-11-01" }).fault).toBe("range_too_long");
  expect(at({ from: "2016-12-01", to: "2026-11-01" }).fault).toBeNull();
  expect(namedRanges("2026-01-15").last_month).toEqual({ from: "2025-12-01", to: "2025-12-31" });
});

test("the months of a range begin at Toronto's midnight, in summer and in winter", () => {
  expect(monthsOf({ from: "2026-10-20", to: "2026-11-02" })).toEqual([
    { month: "2026-10", from: Date.parse("2026-10-20T04:00:00Z"), until: Date.parse("2026-11-01T04:00:00Z") },
    { month: "2026-11", from: Date.parse("2026-11-01T04:00:00Z"), until: Date.parse("2026-11-03T05:00:00Z") },
  ]);
});

test("the months of any range follow one another without gap or overlap", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 900 }), (start, length) => {
      const from = addDays("2020-01-01", start);
      const months = monthsOf({ from, to: addDays(from, length) });
      expect(months.length).toBeGreaterThan(0);
      expect(months[0]?.month).toBe(from.slice(0, 7));
      expect(months.at(-1)?.month).toBe(addDays(from, length).slice(0, 7));
      for (const [place, month] of months.entries()) {
        expect(month.until).toBeGreaterThan(month.from);
        if (place > 0) expect(month.from).toBe(months[place - 1]?.until);
      }
    }),
  );
});
