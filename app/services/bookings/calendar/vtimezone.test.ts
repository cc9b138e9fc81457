import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { vtimezone } from "./vtimezone.ts";

const ZONE = "America/Toronto";
const at = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime(ZONE).epochMilliseconds;
const onsets = (...dates: string[]) => [...vtimezone(ZONE, dates.map(at)).matchAll(/DTSTART:(\d{8})/g)].map(([, day]) => day);

test("days of neighbouring seasons have every change of the clocks between them, once", () => {
  expect(onsets("2027-03-15", "2027-11-01", "2027-03-16")).toEqual(["20270314", "20271107", "20280312"]);
  expect(onsets("2027-03-01", "2027-03-15", "2028-01-10", "2028-06-01")).toEqual([
    "20261101",
    "20270314",
    "20271107",
    "20280312",
    "20281105",
    "20290311",
  ]);
});

test("years between days far apart are left out, so that a file stays as short as its days make it", () => {
  expect(onsets("2027-03-15", "9998-12-30")).toEqual(["20270314", "20271107", "20280312", "99981101", "99990314", "99991107"]);
  expect(vtimezone(ZONE, [at("2027-03-15"), at("9998-12-30")]).length).toBeLessThan(1200);
});
