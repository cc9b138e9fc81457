import { describe, expect, it } from "vitest";
import { countedDays, countPages, type DayCount } from "./page-counts.ts";

const now = new Date("2026-11-21T23:30:00-05:00");
const days = countedDays(now);
const row = (day: string, path: string, locale: DayCount["locale"], views: number): DayCount => ({ day, path, locale, views });
const rows = [
  row("2026-11-22", "/contact", "en", 3),
  row("2026-11-22", "/contact", "fr", 1),
  row("2026-11-21", "/contact", "en", 2),
  row("2026-11-22", "/about", "fr", 6),
  row("2026-10-23", "/", "es", 1),
  row("2026-10-23", "/terms", "es", 1),
];
const order = (sort: Parameters<typeof countPages>[2]) => countPages(rows, days, sort).pages.map((page) => page.path);

describe("page views put together", () => {
  it("covers thirty UTC days, today among them", () => {
    expect(days).toHaveLength(30);
    expect([days[0], days.at(-1)]).toEqual(["2026-10-24", "2026-11-22"]);
  });

  it("adds up per page, per language and per day, and leaves out other days", () => {
    const { pages, sum } = countPages(rows, days, "total");
    expect(pages.find((page) => page.path === "/contact")).toMatchObject({ total: 6, byLocale: { en: 5, fr: 1, es: 0 } });
    expect(pages.find((page) => page.path === "/contact")?.byDay.slice(-2)).toEqual([2, 4]);
    expect(sum).toMatchObject({ total: 12, byLocale: { en: 5, fr: 7, es: 0 } });
    expect(sum.byDay.reduce((total, views) => total + views)).toBe(12);
  });

  it("sorts numbers from high to low, pages by the alphabet, equals by page", () => {
    expect(order("total")).toEqual(["/about", "/contact"]);
    expect(order("en")).toEqual(["/contact", "/about"]);
    expect(order("path")).toEqual(["/about", "/contact"]);
    const all = countPages(rows, ["2026-10-23", ...days], "es").pages.map((page) => page.path);
    expect(all).toEqual(["/", "/terms", "/about", "/contact"]);
  });

  it("of nothing is nothing", () => {
    expect(countPages([], days, "total")).toMatchObject({ pages: [], sum: { total: 0 } });
  });
});
