import fc from "fast-check";
import { expect, test } from "vitest";
import { timeZones, zoneNamed } from "#app/domain/people/time-zones.ts";
import { TIME_ZONE_ALIASES } from "../vocabulary.ts";
import { PARTS, type Participant, readPeople } from "./entries.ts";
import { storedPeople } from "./stored-people.ts";

/** Every spelling of a zone that was once accepted: whatever the runtime understood. */
const offset = fc
  .tuple(fc.constantFrom("+", "-"), fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([sign, hours, minutes]) => `${sign}${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`);
const known = fc.constantFrom(...timeZones());
const zone = fc.oneof(
  known,
  known.map((name) => name.toLowerCase()),
  known.map((name) => name.toUpperCase()),
  fc.constantFrom("US/Eastern", "EST5EDT", "Asia/Calcutta", "asia/kolkata", "GMT", "Zulu", "Etc/GMT+5", ...Object.keys(TIME_ZONE_ALIASES)),
  offset,
);
const line = fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,20}[a-z]$/);
const accepted = fc.record({ part: fc.constantFrom(...PARTS), name: line, place: line, zone }, { requiredKeys: ["part"] });

const read = (people: readonly unknown[]): Participant[] | null => readPeople(storedPeople(JSON.stringify(people)));

test("nobody who was accepted vanishes, and a zone that is none stays as words", () => {
  fc.assert(
    fc.property(fc.array(accepted, { maxLength: 60 }), (people) => {
      const shown = read(people);
      expect(shown?.map(({ name, part }) => ({ name, part }))).toEqual(people.map(({ name, part }) => ({ name, part })));
      people.forEach(({ place, zone: said }, at) => {
        const one = shown?.[at];
        expect(one?.zone === undefined || zoneNamed(one.zone) === one.zone).toBe(true);
        if (place) expect(one?.place?.startsWith(place)).toBe(true);
        if (said && one?.zone === undefined) expect(one?.place).toContain(said);
      });
      const again = storedPeople(JSON.stringify(people));
      expect(storedPeople(again)).toBe(again);
    }),
  );
});

test("a zone is known by any of its names, and an offset is none", () => {
  const one = (said: string, place?: string) => read([{ part: "witness", zone: said, place }])?.[0];
  expect(one("america/toronto")).toEqual({ part: "witness", zone: "America/Toronto" });
  expect(one("US/Eastern")?.zone).toBe("America/New_York");
  expect(one("asia/kolkata")?.zone).toBe("Asia/Kolkata");
  // The labels of the specification are names of ours.
  expect(one("EST")?.zone).toBe("America/Toronto");
  expect(one("+05:30", "Pune")).toEqual({ part: "witness", place: "Pune, +05:30" });
  expect(one("+05:30")).toEqual({ part: "witness", place: "+05:30" });
  expect(one("+05:30", "x".repeat(300))).toEqual({ part: "witness", place: "x".repeat(300) });
});

test("what was never accepted is not mended", () => {
  for (const text of ["", "[", "{}", "[1]", '[{"part":"king","zone":"est"}]']) expect(readPeople(storedPeople(text))).toBe(null);
});
