import { expect, test } from "vitest";
import { firstOpenDay } from "./first-open-day.ts";
import { HEAD_OFFICE } from "./venues.ts";

const at = (instant: string) => Date.parse(instant);

test("today while half a day is left of it, then the next open day", () => {
  expect(firstOpenDay(HEAD_OFFICE, at("2027-03-16T15:00:00Z"))).toBe("2027-03-16");
  // Half past four in the afternoon: less than half a day is left.
  expect(firstOpenDay(HEAD_OFFICE, at("2027-03-16T20:30:00Z"))).toBe("2027-03-17");
  // Eleven in the evening in Toronto is the next day by Greenwich.
  expect(firstOpenDay(HEAD_OFFICE, at("2027-03-17T03:00:00Z"))).toBe("2027-03-17");
});

test("no weekend, holiday or closure", () => {
  const closed = new Set(["2027-03-26", "2027-03-29"]);
  expect(firstOpenDay(HEAD_OFFICE, at("2027-03-20T15:00:00Z"))).toBe("2027-03-22");
  expect(firstOpenDay({ ...HEAD_OFFICE, closed }, at("2027-03-26T15:00:00Z"))).toBe("2027-03-30");
});

test("a venue that does not open is not looked at for ever", () => {
  expect(firstOpenDay({ ...HEAD_OFFICE, hours: {} }, at("2027-03-16T15:00:00Z"))).toBe("2027-03-16");
});
