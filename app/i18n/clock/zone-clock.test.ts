import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { keepClocks, keptClock } from "#app/domain/booking/schedule/kept-clocks.ts";
import { TIME_ZONES } from "#app/domain/booking/vocabulary.ts";
import { clocksOfPage, formatInstant, zoneLabel } from "#app/i18n/dates.ts";

const NOW = Date.parse("2027-01-10T15:00:00Z");
afterEach(() => keepClocks(undefined));

describe("the clocks that a page carries", () => {
  test.each(["en", "fr", "es"])("say in %s what the engine says, at any minute of the coming years", (locale) => {
    const text = clocksOfPage(locale, NOW);
    fc.assert(
      fc.property(fc.constantFrom(...TIME_ZONES), fc.integer({ min: NOW - 300 * 86_400_000, max: NOW + 1000 * 86_400_000 }), (zone, at) => {
        keepClocks(undefined);
        const own = formatInstant(locale, at, zone);
        keepClocks(text);
        expect(keptClock(zone, at)).not.toBeNull();
        expect(formatInstant(locale, at, zone)).toBe(own);
      }),
      { numRuns: 400 },
    );
  });

  test.each(["2027-03-14T06:59:00Z", "2027-03-14T07:00:00Z", "2027-11-07T05:59:00Z", "2027-11-07T06:00:00Z"])(
    "change on the minute: %s",
    (at) => {
      const own = formatInstant("en", at, "America/Toronto");
      keepClocks(clocksOfPage("en", NOW));
      expect(formatInstant("en", at, "America/Toronto")).toBe(own);
    },
  );

  test("win over the engine's, and leave alone what they do not know", () => {
    const text = clocksOfPage("en", NOW).replaceAll('-300,"EST"', '-240,"AST"');
    keepClocks(text);
    expect(formatInstant("en", NOW, "America/Toronto")).toMatch(/11:00\sa\.m\. AST/);
    expect(zoneLabel("en", "America/Toronto", "2027-01-11")).toBe("AST, Toronto");
    expect(formatInstant("en", NOW, "Europe/Paris")).toMatch(/4:00\sp\.m\. (GMT\+1|CET)/);
    expect(formatInstant("en", Date.parse("2035-01-10T15:00:00Z"), "America/Toronto")).toMatch(/10:00\sa\.m\. EST/);
  });
});
