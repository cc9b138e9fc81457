import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { VENUES } from "#app/domain/venue/venues.ts";
import { ROSTER } from "#tests/accounts/roster/demo-roster.ts";
import { capacitiesOf, featuredOf, filterRoster, isFiltering, monogramOf, NO_FILTER, ROSTER_SEATS, readRosterFilter } from "./roster.ts";
import { CAPACITIES, ROSTER_FIELDS, ROSTER_LANGUAGES } from "./roster-vocabulary.ts";

const filter = fc.record({
  field: fc.constantFrom(null, ...ROSTER_FIELDS),
  language: fc.constantFrom(null, ...ROSTER_LANGUAGES),
  seat: fc.constantFrom(null, ...ROSTER_SEATS.map((venue) => venue.id)),
  role: fc.constantFrom(null, ...CAPACITIES),
});

describe("the register", () => {
  it("has twelve people, each with an address of their own that needs no escaping", () => {
    expect(ROSTER).toHaveLength(12);
    expect(new Set(ROSTER.map((person) => person.slug)).size).toBe(12);
    for (const { slug } of ROSTER) expect(slug).toMatch(/^[a-z]+(-[a-z]+)+$/);
  });

  it("has names of which none is part of another, so that a request is never read as someone else's", () => {
    for (const one of ROSTER) for (const other of ROSTER) if (one !== other) expect(one.name.includes(other.name)).toBe(false);
  });

  it("stands in the order of surnames", () => {
    const surnames = ROSTER.map((person) => person.name.slice(person.name.indexOf(" ") + 1));
    expect(surnames).toEqual(surnames.toSorted((one, other) => one.localeCompare(other, "en")));
  });

  it("knows its fields, languages and offices, names none twice, and leaves nobody without", () => {
    for (const person of ROSTER) {
      for (const list of [person.fields, person.languages, person.seats]) {
        expect(list.length).toBeGreaterThan(0);
        expect(new Set(list).size).toBe(list.length);
      }
      for (const seat of person.seats) expect(VENUES.find((venue) => venue.id === seat)?.slug).toBeTruthy();
      expect(person.since).toBeGreaterThan(1970);
      expect(person.since).toBeLessThan(2020);
    }
  });
});

describe("filterRoster", () => {
  it("gives everybody when nothing is asked", () => {
    expect(filterRoster(NO_FILTER, ROSTER)).toEqual(ROSTER);
  });

  it("never invents, never reorders, and keeps exactly those who meet every wish", () => {
    fc.assert(
      fc.property(filter, fc.subarray([...ROSTER]), (wish, people) => {
        const found = filterRoster(wish, people);
        expect(found).toEqual(people.filter((person) => found.includes(person)));
        for (const person of people) {
          const meets =
            (!wish.field || person.fields.includes(wish.field)) &&
            (!wish.language || person.languages.includes(wish.language)) &&
            (!wish.seat || person.seats.includes(wish.seat)) &&
            (!wish.role || person.role === wish.role || person.role === "both");
          expect(found.includes(person)).toBe(meets);
        }
      }),
    );
  });

  it("finds no more people for a narrower wish", () => {
    fc.assert(
      fc.property(filter, fc.constantFrom("field", "language", "seat", "role"), (wish, name) => {
        const wider = filterRoster({ ...wish, [name]: null }, ROSTER);
        for (const person of filterRoster(wish, ROSTER)) expect(wider).toContain(person);
      }),
    );
  });

  it("finds somebody for each single choice that the form offers", () => {
    for (const field of ROSTER_FIELDS) expect(filterRoster({ ...NO_FILTER, field }, ROSTER)).not.toEqual([]);
    for (const language of ROSTER_LANGUAGES) expect(filterRoster({ ...NO_FILTER, language }, ROSTER)).not.toEqual([]);
    for (const { id } of ROSTER_SEATS) expect(filterRoster({ ...NO_FILTER, seat: id }, ROSTER)).not.toEqual([]);
    for (const role of CAPACITIES) expect(filterRoster({ ...NO_FILTER, role }, ROSTER)).not.toEqual([]);
  });
});

describe("readRosterFilter", () => {
  it("reads what the form sends, an office by its city", () => {
    const query = new URLSearchParams("field=energy&language=fr&seat=montreal&role=mediator");
    expect(readRosterFilter(query)).toEqual({
      field: "energy",
      language: "fr",
      seat: "arbitration_place_montreal",
      role: "mediator",
    });
  });

  test.each(["", "field=&language=&seat=&role=", "field=astrology&language=xx&seat=null&role=both&page=2", "seat=ottawa&role=constructor"])(
    "takes %j as asking for nothing",
    (query) => {
      const read = readRosterFilter(new URLSearchParams(query));
      expect(read).toEqual(NO_FILTER);
      expect(isFiltering(read)).toBe(false);
    },
  );

  it("takes any query without failing", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("field", "language", "seat", "role"), fc.string()), (query) => {
        expect(() => filterRoster(readRosterFilter(new URLSearchParams(query)), ROSTER)).not.toThrow();
      }),
    );
  });
});

test("three people are featured, in three cities", () => {
  expect(featuredOf(ROSTER)).toHaveLength(3);
  expect(new Set(featuredOf(ROSTER).flatMap((person) => person.seats)).size).toBe(3);
});

test("who sits in both can be asked for either", () => {
  for (const person of ROSTER) expect(capacitiesOf(person)).toEqual(person.role === "both" ? ["arbitrator", "mediator"] : [person.role]);
});

test("a monogram is the first letter of the first and of the last name", () => {
  expect(monogramOf("Xiulan Tao-Merrin")).toBe("XT");
  for (const { name } of ROSTER) expect(monogramOf(name)).toMatch(/^\p{Lu}{2}$/u);
});
