import { describe, expect, it } from "vitest";
import { CITIES, cityAt } from "#app/components/documents/cities/cities.ts";
import { ACCESS_POINTS } from "#app/components/documents/cities/particulars.ts";
import { bilingualWelcome } from "#app/components/documents/cities/welcome.ts";
import { publishes } from "#app/domain/venue/published.ts";
import { OFFICES } from "#app/domain/venue/venues.ts";
import { MAPS } from "./maps/city-map.tsx";

describe.each(OFFICES)("the page of $city.en", (venue) => {
  const city = cityAt(venue.slug ?? "");

  it("stands at its address, with every particular", () => {
    expect(city?.venue).toBe(venue);
    for (const text of [city?.title, city?.description, city?.card, city?.lede, city?.languages, city?.clock, city?.includedNote])
      expect(text?.message).toBeTruthy();
    for (const way of ["air", "transit", "car", "door"] as const) expect(city?.transport[way].message).toBeTruthy();
    for (const point of ACCESS_POINTS) expect(city?.access[point].message).toBeTruthy();
    expect(city?.nearest.airport.message).toBeTruthy();
    expect(city?.nearest.station.message).toBeTruthy();
    expect(city?.included.length).toBeGreaterThan(0);
    expect(MAPS[venue.id]).toBeDefined();
  });

  it("claims capacities only where one is published, and within its range", () => {
    if (!publishes(venue, "capacity")) {
      expect(city?.setups).toBeNull();
      return;
    }
    const setups = Object.values(city?.setups ?? {});
    expect(setups).toHaveLength(4);
    for (const { from, to } of setups) {
      expect(from).toBeGreaterThanOrEqual(venue.capacity.from);
      expect(to).toBeLessThanOrEqual(venue.capacity.to);
      expect(from).toBeLessThan(to);
    }
    expect(Math.min(...setups.map(({ from }) => from))).toBe(venue.capacity.from);
    expect(Math.max(...setups.map(({ to }) => to))).toBe(venue.capacity.to);
  });
});

it("lists the four offices and no other city", () => {
  expect(CITIES.map((city) => city.venue)).toEqual(OFFICES);
  expect(cityAt("ottawa")).toBeNull();
  expect(cityAt("")).toBeNull();
});

it("names what the specification includes in Toronto, and nothing more", () => {
  expect(cityAt("toronto")?.included.map((item) => item.message)).toEqual([
    "Concierge desk",
    "Hot and cold beverages",
    "Morning and afternoon refreshment breaks",
    "Full catered lunch",
    "Double redundant high-speed Wi-Fi",
  ]);
});

it("welcomes to Montreal alone in two languages, French first", () => {
  const bilingual = OFFICES.filter((venue) => bilingualWelcome(venue.id));
  expect(bilingual.map((venue) => venue.slug)).toEqual(["montreal"]);
  expect(bilingualWelcome("arbitration_place_montreal")?.map(({ lang }) => lang)).toEqual(["fr", "en"]);
});
