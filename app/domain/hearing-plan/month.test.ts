import { expect, test } from "vitest";
import { closedAmong, closedWithin, type MonthDay, monthsOf } from "./month.ts";

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

test("of separate days those are named on which it is closed; a day that is over is not", () => {
  const days = ["2027-03-01", "2027-03-25", "2027-03-26", "2027-04-03"];
  expect(closedAmong(months, days).map(({ date }) => date)).toEqual(["2027-03-26", "2027-04-03"]);
  expect(closedAmong(months, ["2027-03-25"])).toEqual([]);
});

test("the months of a hearing: those of its days, of a row all between its ends, no more than are wanted", () => {
  expect(monthsOf(["2027-05-03", "2027-03-26", "2027-03-30"], null, 3)).toEqual(["2027-03", "2027-05"]);
  expect(monthsOf([], ["2026-12-28", "2027-02-02"], 3)).toEqual(["2026-12", "2027-01", "2027-02"]);
  expect(monthsOf([], ["2026-12-28", "2031-02-02"], 3)).toHaveLength(3);
  expect(monthsOf([], null, 3)).toEqual([]);
});
