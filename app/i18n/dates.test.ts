import { expect, it } from "vitest";
import { datesText } from "./clock/hearing-days.ts";
import {
  formatAt,
  formatDate,
  formatDatedInstant,
  formatDay,
  formatInstant,
  formatWallTime,
  namedDay,
  shortDay,
  weekdayNames,
  zoneLabel,
} from "./dates.ts";

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

it("writes the first of a month as French does, in every form of a date, and no other day", () => {
  const first = "2027-01-01";
  expect([formatDay("fr", first), formatDate("fr", first), shortDay("fr", first), shortDay("fr", first, "long")]).toEqual([
    "vendredi 1er janvier 2027",
    "1er janvier 2027",
    "1er janvier",
    "vendredi 1er janvier",
  ]);
  expect([namedDay("fr", first, true), namedDay("fr", first, false), namedDay("fr", first, false, true)]).toEqual([
    "ven. 1er janv. 2027",
    "ven. 1er janv.",
    "ven.",
  ]);
  expect(datesText("fr", [{ date: first }, { date: "2027-01-02" }])).toBe("ven. 1er janv. – sam. 2 janv. 2027");
  const zone = "America/Toronto";
  expect(formatInstant("fr", "2027-06-01T14:00:00Z", zone)).toBe("mardi 1er juin à 10\u00A0h HAE");
  expect(formatAt("fr", "2027-06-01T14:00:00Z", zone, { month: "short", day: "numeric" })).toBe("1er juin");
  expect(formatDate("fr", "2027-01-11")).toBe("11 janvier 2027");
  expect(formatAt("fr", "2027-06-01T14:00:00Z", zone, { year: "numeric", month: "2-digit", day: "2-digit" })).toBe("2027-06-01");
  expect([formatDate("en", first), formatDate("es", first)]).toEqual(["January 1, 2027", "1 de enero de 2027"]);
});

it("parts no French hour at a line's end", () => {
  expect(["09:30", "09:00", "14:05"].map((time) => formatWallTime("fr", time))).toEqual([
    "9\u00A0h\u00A030",
    "9\u00A0h",
    "14\u00A0h\u00A005",
  ]);
  expect(formatInstant("fr", "2027-06-01T14:05:00Z", "America/Toronto")).toBe("mardi 1er juin à 10\u00A0h\u00A005 HAE");
});
