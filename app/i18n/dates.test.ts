import { expect, it } from "vitest";
import { formatInstant, zoneLabel } from "./dates.ts";

it("names the zone in force as each language's readers know it, in summer and in winter", () => {
  const names = (locale: string) =>
    ["America/Toronto", "America/Cayman"].flatMap((zone) =>
      ["2027-01-11", "2027-07-12"].map((day) => zoneLabel(locale, zone, day).split(",")[0]),
    );
  const english = ["EST", "EDT", "EST", "EST"];
  expect(names("en")).toEqual(english);
  expect(names("es")).toEqual(english);
  expect(names("fr")).toEqual(["HNE", "HAE", "HNE", "HNE"]);
  expect(formatInstant("es", "2026-11-23T14:00:00Z", "America/Toronto")).toBe("lunes, 23 de noviembre, 9:00 a.m. EST");
});
