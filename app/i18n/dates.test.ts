import { expect, it } from "vitest";
import { formatDatedInstant, formatInstant, weekdayNames, zoneLabel } from "./dates.ts";

it("heads a calendar from Sunday in English, from Monday in French and Spanish", () => {
  expect(["en", "fr", "es"].map((locale) => weekdayNames(locale)[0]?.long)).toEqual(["Sunday", "lundi", "lunes"]);
});

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

it("leaves out the minutes of a full French hour, in a moment as on a wall clock, and names the year where it is asked for", () => {
  const plain = (text: string) => text.replaceAll("\u00A0", " ");
  expect(plain(formatInstant("fr", "2026-11-23T14:00:00Z", "America/Toronto"))).toBe("lundi 23 novembre à 9 h HNE");
  expect(plain(formatInstant("fr", "2026-11-23T14:05:00Z", "America/Toronto"))).toBe("lundi 23 novembre à 9 h 05 HNE");
  expect(plain(formatDatedInstant("fr", "2031-03-16T14:00:00Z", "America/Toronto"))).toBe("dimanche 16 mars 2031 à 10 h HAE");
  expect(formatDatedInstant("en", "2031-03-16T14:00:00Z", "America/Toronto")).toBe("Sunday, March 16, 2031 at 10:00 a.m. EDT");
});
