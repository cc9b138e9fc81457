import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { laterDays } from "./lane-days.ts";
import { laneReasons } from "./lane-reasons.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const taken = (date: string) => ({ code: "taken", date, freeFrom: null, freeUntil: null }) as const;

test("a reason of every day of the hearing names none, since its day is the heading", () => {
  expect(laneReasons(i18n, [taken("2027-03-16")], ["2027-03-16"])).toBe("Every suitable room is taken");
  expect(laneReasons(i18n, [taken("2027-03-16"), taken("2027-03-17")], ["2027-03-16", "2027-03-17"])).toBe("Every suitable room is taken");
});

test("a reason of some days names them, and of many the first two", () => {
  const days = ["2027-03-15", "2027-03-16", "2027-03-17", "2027-03-18", "2027-03-19"];
  expect(laneReasons(i18n, [taken("2027-03-16"), { code: "closed_holiday", date: "2027-03-19", name: "good_friday" }], days)).toMatch(
    /^Every suitable room is taken \(Tue, Mar 16\); Closed.* \(Fri, Mar 19\)$/,
  );
  expect(laneReasons(i18n, days.slice(1).map(taken), days)).toBe("Every suitable room is taken (Tue, Mar 16, Wed, Mar 17, 2 more days)");
});

test("when a room is free is a time of the clock", () => {
  const reason = { code: "taken", date: "2027-03-16", freeFrom: "13:00", freeUntil: "17:30" } as const;
  expect(laneReasons(i18n, [reason], ["2027-03-16"])).toBe("Free from 1:00 p.m. to 5:30 p.m. only");
});

test("later days that follow one another are said by the last, others each", () => {
  expect(laterDays(i18n, ["2027-03-16", "2027-03-17", "2027-03-18"])).toBe("until Thu, Mar 18");
  expect(laterDays(i18n, ["2027-03-16", "2027-03-19"])).toBe("Tue, Mar 16 · Fri, Mar 19, 2027");
});
