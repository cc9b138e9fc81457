/** Several days that are moved: each as long as before, a row stays a row, and people who come on some days come on their places. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { planOf } from "#app/domain/hearing-plan/plan.ts";
import { movedDays } from "./moved-days.ts";

const ROW = {
  location: "arbitration_place_toronto",
  bookingType: "consecutive",
  consecutiveStartDate: "2027-03-08",
  consecutiveEndDate: "2027-03-10",
  consecutiveStartTime: "09:30",
  consecutiveDuration: "extended",
  consecutiveEndTime: "16:30",
};
const at = (...dates: string[]) => dates.map((date) => ({ date, time: "10:00" }));
const after = (values: Record<string, string>, wished: { date: string; time: string }[]) => {
  const moved = movedDays(values, wished);
  if ("issues" in moved || !moved.values) throw new Error(JSON.stringify(moved));
  return { values: moved.values, days: planOf({ ...values, ...moved.values }).days };
};

test("a row stays a row over a weekend, and becomes a list where a day is apart", () => {
  const { values, days } = after(ROW, at("2027-04-08", "2027-04-09", "2027-04-12"));
  expect(values).toMatchObject({ bookingType: "consecutive", consecutiveStartDate: "2027-04-08", consecutiveEndDate: "2027-04-12" });
  expect(days.map(({ date, startTime, endTime }) => [date, startTime, endTime])).toEqual([
    ["2027-04-08", "10:00", "17:00"],
    ["2027-04-09", "10:00", "17:00"],
    ["2027-04-12", "10:00", "17:00"],
  ]);
  expect(after(ROW, at("2027-04-08", "2027-04-14", "2027-04-12")).values.bookingType).toBe("non-consecutive");
});

test("people come on the days that take the place of theirs", () => {
  const people = JSON.stringify([{ name: "Ada Roy", part: "witness", days: ["2027-03-09"] }, { part: "expert" }]);
  const moved = after({ ...ROW, people }, at("2027-04-06", "2027-04-07", "2027-04-08"));
  expect(JSON.parse(moved.values.people ?? "")).toEqual([{ name: "Ada Roy", part: "witness", days: ["2027-04-07"] }, { part: "expert" }]);
});

describe("refused by day", () => {
  test.each([
    ["a date that does not exist", at("2027-02-29", "2027-04-07", "2027-04-08"), [{ field: "date-0", code: "date_invalid" }]],
    ["a date twice", at("2027-04-07", "2027-04-07", "2027-04-08"), [{ field: "date-1", code: "date_twice", day: "2027-04-07" }]],
    [
      "an hour after which it would not end that day",
      [{ date: "2027-04-06", time: "18:00" }, ...at("2027-04-07", "2027-04-08")],
      [{ field: "time-0", code: "ends_next_day" }],
    ],
  ])("%s", (_, wished, issues) => {
    expect(movedDays(ROW, wished)).toEqual({ issues });
  });
});

test("another number of days is for staff, and each of them is a day all the same", () => {
  expect(movedDays(ROW, at("2027-03-09"))).toEqual({ values: null });
  const wished = [{ date: `NOTADATE ${"W".repeat(9_000)}`, time: "http://evil.example" }];
  expect(movedDays(ROW, wished)).toEqual({ issues: [{ field: "date-0", code: "date_invalid" }] });
  expect(movedDays(ROW, [{ date: "2027-03-09", time: "http://evil.example" }])).toMatchObject({ issues: [{ code: "time_invalid" }] });
});

test("whatever days: none is lost, none is added, and each lasts as long as before", () => {
  const lengths = fc.array(fc.constantFrom("full_day", "half_day", "extended"), { minLength: 2, maxLength: 8 });
  const wishedDays = fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(lengths, wishedDays, fc.integer({ min: 0, max: 6 }), (durations, offsets, later) => {
      const list = durations.map((duration, index) => ({
        date: addDays("2027-03-08", index * 3),
        startTime: "09:00",
        duration,
        ...(duration === "extended" ? { endTime: "15:00" } : {}),
      }));
      const before = { bookingType: "non-consecutive", bookingDates: JSON.stringify(list) };
      const wished = list.map((_, index) => ({
        date: addDays("2027-06-01", offsets[index] ?? 0),
        time: `${String(9 + later).padStart(2, "0")}:00`,
      }));
      const { days } = after(before, wished);
      expect(days.map(({ date }) => date)).toEqual(wished.map(({ date }) => date).sort());
      for (const [index, { date, time }] of wished.entries()) {
        const day = days.find((one) => one.date === date);
        expect([day?.startTime, day?.length]).toEqual([time, durations[index]]);
      }
    }),
  );
});
