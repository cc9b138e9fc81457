import { describe, expect, it } from "vitest";
import { formatDate, resolveDate, resolveText, venueToday } from "./dates.ts";

const FRIDAY = "2026-11-20";

describe("resolveDate", () => {
  it.each([
    ["today", "2026-11-20"],
    ["tomorrow", "2026-11-21"],
    ["+14d", "2026-12-04"],
    ["-20d", "2026-10-31"],
    ["+2w", "2026-12-04"],
    ["+3m", "2027-02-20"],
    ["next:tuesday", "2026-11-24"],
    ["next:friday", "2026-11-27"],
    ["nextOccurrence:03-14", "2027-03-14"],
    ["nextOccurrence:11-20", "2026-11-20"],
    ["nextMonthDay:15", "2026-12-15"],
    ["2027-03-16", "2027-03-16"],
    ["+1d;workday", "2026-11-23"],
    ["+10d;day:21;day:28", "2026-12-28"],
    ["+0d;dayAbove12", "2026-11-20"],
    ["+0d;ambiguous", "2026-12-01"],
    ["+0d;on:monday", "2026-11-23"],
  ])("%s", (expression, date) => {
    expect(resolveDate(expression, FRIDAY)).toBe(date);
  });

  it("clamps a month to its last day, and meets the next month's day on the 31st", () => {
    expect(resolveDate("+1m", "2027-01-31")).toBe("2027-02-28");
    expect(resolveDate("nextMonthDay:15", "2027-01-31")).toBe("2027-02-15");
  });

  it.each(["", "someday", "next:moonday", "2027-02-30", "+1d;weekendish"])("refuses %s", (expression) => {
    expect(() => resolveDate(expression, FRIDAY)).toThrow();
  });
});

describe("resolveText", () => {
  it("writes a date as people of the language do", () => {
    expect(resolveText("on {{date:2027-01-20|long}}", "en", FRIDAY)).toBe("on January 20, 2027");
    expect(resolveText("le {{date:2027-01-20|long}}", "fr", FRIDAY)).toBe("le 20 janvier 2027");
    expect(resolveText("le {{date:2027-02-01|daymonth}}", "fr", FRIDAY)).toBe("le 1er février");
    expect(resolveText("el {{date:2027-01-20|long}}", "es", FRIDAY)).toBe("el 20 de enero de 2027");
    expect(resolveText("{{date:2027-01-20|weekday}} {{date:2027-01-20|weekday@fr}}", "en", FRIDAY)).toBe("Wednesday mercredi");
  });

  it("writes numbers in any order", () => {
    expect(formatDate("2027-01-20", "slash-dmy", "fr")).toBe("20/01/2027");
    expect(formatDate("2027-01-20", "slash-mdy", "en")).toBe("01/20/2027");
    expect(formatDate("2027-01-22", "ordinal", "en")).toBe("22nd");
    expect(formatDate("2027-01-13", "ordinal", "en")).toBe("13th");
  });

  it("refuses a placeholder that it does not know", () => {
    expect(() => resolveText("{{time:now}}", "en", FRIDAY)).toThrow("unknown placeholder");
    expect(() => resolveText("{{date:today|roman}}", "en", FRIDAY)).toThrow("unknown date format");
  });
});

describe("venueToday", () => {
  it("is the day in the head office, not in UTC", () => {
    expect(venueToday(new Date("2026-11-21T03:00:00Z"))).toBe("2026-11-20");
  });
});
