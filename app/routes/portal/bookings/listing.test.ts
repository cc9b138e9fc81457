import { describe, expect, it } from "vitest";
import { dayName, formatClock, weekOf } from "./listing.ts";

const now = new Date("2026-11-25T15:00:00Z"); // Wednesday
const on = (bookingDate: string | null) => dayName({ bookingDate, timeZone: "America/Toronto" }, now);

describe("how a booking's day is named", () => {
  it("says Today, Tomorrow, this week's weekday, else the date", () => {
    expect(on("2026-11-25")).toEqual({ kind: "today" });
    expect(on("2026-11-26")).toEqual({ kind: "tomorrow" });
    expect(on("2026-11-29")).toEqual({ kind: "this_week", date: "2026-11-29" });
    expect(on("2026-11-30")).toEqual({ kind: "date", date: "2026-11-30" });
    expect(on(null)).toEqual({ kind: "none" });
  });

  it("asks the venue's clock what today is, not the server's", () => {
    const lateEvening = new Date("2026-11-26T02:30:00Z");
    expect(dayName({ bookingDate: "2026-11-25", timeZone: "America/Toronto" }, lateEvening)).toEqual({ kind: "today" });
  });

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
