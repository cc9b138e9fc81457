import { expect, test } from "vitest";
import { foundBy, textFor } from "#tests/understanding/detector-kit.ts";
import { cities, places, zoneOf } from "./places.ts";

test.each([
  ["we want Montréal", "arbitration_place_montreal"],
  ["en gran caimán por favor", "arbitration_place_cayman"],
  ["tornoto please", "arbitration_place_toronto"],
  ["MTL", "arbitration_place_montreal"],
])("“%s” names one of our cities", (message, location) => {
  expect(foundBy(cities, message).join()).toContain(location);
});

test.each(["we want to meet", "the monitor", "tor is a word"])("“%s” names none", (message) => {
  expect(foundBy(cities, message)).toEqual([]);
});

test("a city inside of a name is less sure than a city alone", () => {
  const score = (message: string) => cities(textFor(message))[0]?.said?.score ?? 0;
  expect(score("Toronto Foot Centre is the practice")).toBeLessThan(score("in Toronto, please"));
});

test("other places have their clock", () => {
  expect(foundBy(places, "she joins from Singapore")).toEqual(["place Singapore"]);
  expect(zoneOf(textFor("Buenos Aires").pieces)).toBe("America/Argentina/Buenos_Aires");
  expect(foundBy(places, "that would be nice")).toEqual([]);
});
