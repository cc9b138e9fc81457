import { expect, test } from "vitest";
import { closedWithin, type MonthDay } from "./month.ts";

const day = (date: string, why: MonthDay["why"], holiday: string | null = null): MonthDay => ({
  date,
  why,
  holiday,
  state: why ? "closed" : "free",
  from: null,
  until: null,
});
const months = [
  {
    venue: "arbitration_place_toronto",
    timeZone: "America/Toronto",
    month: "2027-04",
    days: [day("2027-04-01", null), day("2027-04-03", "closed_weekday")],
  },
  {
    venue: "arbitration_place_toronto",
    timeZone: "America/Toronto",
    month: "2027-03",
    days: [day("2027-03-25", null), day("2027-03-26", "closed_holiday", "Good Friday"), day("2027-03-01", "past")],
  },
];

test("a holiday within a row is named, weekends and days outside it are not", () => {
  expect(closedWithin(months, ["2027-03-24", "2027-04-05"]).map(({ date }) => date)).toEqual(["2027-03-26"]);
  expect(closedWithin(months, ["2027-03-26", "2027-03-26"])).toHaveLength(1);
  expect(closedWithin(months, ["2027-03-27", "2027-04-05"])).toEqual([]);
});
