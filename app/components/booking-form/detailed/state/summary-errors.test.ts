import { expect, test } from "vitest";
import { scheduleIssues } from "#app/domain/booking/schedule/schedule-issues.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { summarised } from "./summary-errors.ts";

const TODAY = "2026-12-01";
const texts = async (values: Record<string, string>) => {
  const i18n = await createPageI18n("en");
  return scheduleIssues(values, TODAY).map((issue) => summarised(i18n, issue).text);
};
const list = (...days: [date: string, start: string, end: string][]) =>
  JSON.stringify(days.map(([date, startTime, endTime]) => ({ date, startTime, duration: "extended", endTime })));

test("of several days an error names the field and the day", async () => {
  const days = list(["2026-11-02", "09:00", "16:00"], ["2027-03-09", "14:00", "15:00"]);
  expect(await texts({ bookingType: "non-consecutive", bookingDates: days })).toEqual([
    "Selected dates, Monday, November 2, 2026: This date has passed at the venue. Choose today or later",
    "Selected dates, Tuesday, March 9, 2027: Minimum duration is 3.5 hours",
  ]);
});

test("400 days in a row are refused with the most that can be asked for; an end before the start by its field", async () => {
  const row = { bookingType: "consecutive", consecutiveStartDate: "2027-03-01" };
  expect(await texts({ ...row, consecutiveEndDate: "2028-04-03" })).toEqual([
    "We take requests of up to 60 days. Call us for a longer hearing",
  ]);
  expect(await texts({ ...row, consecutiveEndDate: "2027-02-26" })).toEqual(["Last day: The end must come after the start"]);
});

test("who meets the same words in several fields learns which is meant", async () => {
  const i18n = await createPageI18n("en");
  expect(summarised(i18n, { field: "claimantEmail", code: "email_required" }).text).toBe("Claimant e-mail: Valid email required");
  expect(summarised(i18n, { field: "claimantFirm", code: "claimant_firm_required" }).text).toBe("Claimant firm required");
});
