import { describe, expect, it } from "vitest";
import { formatClock, weekOf } from "./listing.ts";

const now = new Date("2026-11-25T15:00:00Z"); // Wednesday

describe("days and clocks", () => {
  it("counts a week from Monday to Sunday", () => {
    expect(weekOf("2026-11-25")).toEqual({ from: "2026-11-23", to: "2026-11-29" });
    expect(weekOf("2026-11-29")).toEqual({ from: "2026-11-23", to: "2026-11-29" });
    expect(weekOf("2026-11-30")).toEqual({ from: "2026-11-30", to: "2026-12-06" });
  });

  it("shows a promised call on the venue's clock, with its day when that is another", () => {
    expect(formatClock("en", "2026-11-25T16:00:00Z", "America/Toronto", now)).toBe("11:00 a.m. EST");
    expect(formatClock("en", "2026-11-26T16:00:00Z", "America/Toronto", now)).toContain("Nov 26");
  });
});
