import { expect, test } from "vitest";
import { chosenDays, toggled, withChosen } from "./chosen-days.ts";
import { EMPTY_DAY } from "./entries.ts";

test("a row of days takes its first day, then its last, then begins again; an earlier day is a new first", () => {
  const row = { bookingType: "consecutive" } as const;
  expect(withChosen(row, "2027-03-16")).toEqual({ consecutiveStartDate: "2027-03-16", consecutiveEndDate: "" });
  const begun = { ...row, consecutiveStartDate: "2027-03-16", consecutiveEndDate: "" };
  expect(withChosen(begun, "2027-03-18")).toEqual({ consecutiveEndDate: "2027-03-18" });
  expect(withChosen(begun, "2027-03-15")).toEqual({ consecutiveStartDate: "2027-03-15", consecutiveEndDate: "" });
  const done = { ...begun, consecutiveEndDate: "2027-03-18" };
  expect(withChosen(done, "2027-03-22")).toEqual({ consecutiveStartDate: "2027-03-22", consecutiveEndDate: "" });
  expect(chosenDays(done)).toEqual({ chosen: ["2027-03-16", "2027-03-18"], run: ["2027-03-16", "2027-03-18"] });
  expect(chosenDays(begun)).toEqual({ chosen: ["2027-03-16"], run: null });
});

test("separate days are put in with the hours of the form, and taken out", () => {
  const one = toggled({ bookingType: "non-consecutive" }, { ...EMPTY_DAY, date: "2027-03-16" }, "2027-03-01");
  if (!("list" in one)) throw new Error("refused");
  const values = { bookingType: "non-consecutive", bookingDates: one.list };
  expect(JSON.parse(one.list)).toEqual([{ date: "2027-03-16", startTime: "09:00", duration: "full_day" }]);
  expect(chosenDays(values)).toEqual({ chosen: ["2027-03-16"] });
  expect(toggled(values, { ...EMPTY_DAY, date: "2027-03-16" }, "2027-03-01")).toEqual({ list: "" });
  expect(toggled(values, { ...EMPTY_DAY, date: "2027-03-17", duration: "extended" }, "2027-03-01")).toEqual({
    issues: { endTime: "end_time_required" },
  });
});
