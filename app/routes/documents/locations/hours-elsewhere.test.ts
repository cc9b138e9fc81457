import { expect, it } from "vitest";
import { hoursElsewhere } from "./hours-elsewhere.ts";

const hours = { opens: "08:00", closes: "17:30" };

it("keeps the hours of a zone that agrees with the clock", () => {
  expect(hoursElsewhere(hours, "America/New_York", "America/Toronto", new Date("2026-07-10T17:00Z"))).toEqual({ opens: 8, closes: 17.5 });
});

it("shows Grand Cayman an hour later on Toronto's clock in summer, and alike in winter", () => {
  expect(hoursElsewhere(hours, "America/Cayman", "America/Toronto", new Date("2026-07-10T17:00Z"))).toEqual({ opens: 9, closes: 18.5 });
  expect(hoursElsewhere(hours, "America/Cayman", "America/Toronto", new Date("2026-01-10T17:00Z"))).toEqual({ opens: 8, closes: 17.5 });
});
