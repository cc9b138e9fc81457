import { describe, expect, test } from "vitest";
import { createPageI18n } from "../page-catalogs.server.ts";
import { datesText, daysText } from "./hearing-days.ts";

const TORONTO = { zone: "America/Toronto", location: "arbitration_place_toronto" };
const day = (date: string, startTime: string | null = "09:30", endTime: string | null = "16:30") => ({ date, startTime, endTime });
const WEEK = ["08", "09", "10", "11", "12"].map((date) => day(`2027-02-${date}`, "09:30", date === "10" ? "12:00" : "16:30"));
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");
const said = async (locale: "en" | "fr" | "es", days: Parameters<typeof daysText>[1]) =>
  plain(daysText(await createPageI18n(locale), days, TORONTO));

describe("the days of a hearing in words", () => {
  test.each([
    ["en", "Mon, Feb 8 – Fri, Feb 12, 2027, 9:30 a.m. – 4:30 p.m. (Wed until 12:00 p.m.) EST, Toronto"],
    ["fr", "lun. 8 févr. – ven. 12 févr. 2027, 9 h 30 – 16 h 30 (mer. jusqu’à 12 h) HNE, Toronto"],
    ["es", "lun 8 de feb – vie, 12 de feb de 2027, 9:30 a.m. – 4:30 p.m. (mié hasta 12:00 p.m.) EST, Toronto"],
  ] as const)("%s: five days, one of them shorter", async (locale, text) => {
    expect(await said(locale, WEEK)).toBe(text);
  });

  test("a single day has its long date", async () => {
    expect(await said("en", [day("2027-03-16")])).toBe("Tuesday, March 16, 2027, 9:30 a.m. – 4:30 p.m. EDT, Toronto");
  });

  test("days apart are stretches, and a day that differs has its date where its weekday comes twice", async () => {
    const days = [day("2027-02-08"), day("2027-02-09"), day("2027-02-15", "10:00"), day("2027-02-22", "13:00", "15:00")];
    expect(await said("en", days)).toBe(
      "Mon, Feb 8 – Tue, Feb 9 · Mon, Feb 15 · Mon, Feb 22, 2027, 9:30 a.m. – 4:30 p.m. (Mon, Feb 15 from 10:00 a.m.; Mon, Feb 22 1:00 p.m. – 3:00 p.m.) EST, Toronto",
    );
  });

  test("the year is said where it changes, and both zones where the clocks do", async () => {
    expect(datesText("en", [day("2026-12-31"), day("2027-01-01"), day("2027-01-04")])).toBe(
      "Thu, Dec 31, 2026 – Fri, Jan 1 · Mon, Jan 4, 2027",
    );
    expect(await said("en", [day("2027-03-12"), day("2027-03-15")])).toContain("EST, Toronto – EDT, Toronto");
  });

  test("hours that nobody has said", async () => {
    expect(await said("en", [day("2027-02-08", null, null), day("2027-02-09", null, null)])).toBe("Mon, Feb 8 – Tue, Feb 9, 2027");
    expect(await said("en", [day("2027-02-08"), day("2027-02-09"), day("2027-02-10", null, null)])).toContain("(Wed hours to be agreed)");
    expect(await said("en", [])).toBe("");
  });
});
