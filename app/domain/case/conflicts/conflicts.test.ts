import fc from "fast-check";
import { expect, test } from "vitest";
import { answeredHits, type CheckedPerson, conflictsOf, hitKey, type KnownName, uncovered } from "./conflicts.ts";

const person = (change: Partial<CheckedPerson>): CheckedPerson => ({
  names: ["Bruno Stone"],
  firm: null,
  aliases: null,
  capacity: "party",
  side: "b",
  ...change,
});
const known = (name: string, source: KnownName["source"] = "interest"): KnownName => ({ source, name, caseNumber: null });

test.each([
  ["Société Générale, S.A.", "SOCIETE GENERALE"],
  ["Stone, Bruno", "Me Bruno Stone"],
  ["Zephyr Holdings Inc.", "Zéphyr Holdings"],
  ["Roche & Fils", "Roche et Fils SENC"],
])("%s meets %s, as a name, a firm and an alias", (one, other) => {
  for (const who of [person({ names: [one] }), person({ firm: one }), person({ aliases: `Nobody\n ${one} \n` })])
    expect(conflictsOf([who], [known(other)])).toHaveLength(1);
});

test("names without a word in common do not meet, and one found twice is one hit", () => {
  expect(conflictsOf([person({})], [known("Clara Roche"), known("Inc.")])).toEqual([]);
  expect(conflictsOf([person({ names: ["Bruno Stone", "STONE, Bruno"] })], [known("Bruno Stone"), known("bruno stone")])).toHaveLength(1);
});

const word = fc.constantFrom("alba", "stone", "roche", "navigation", "zephyr", "général", "inc", "sa");
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));

test("every name meets itself however it is cased, ordered and accented; what is cleared is not asked again", () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), (names) => {
      const people = names.map((one) => person({ names: [one] }));
      const others = names.map((one) => known(one.toUpperCase().normalize("NFD").split(" ").reverse().join("  ")));
      const hits = conflictsOf(people, others);
      for (const one of people) expect(conflictsOf([one], others).length).toBeGreaterThan(0);
      expect(new Set(hits.map(hitKey)).size).toBe(hits.length);
      expect(uncovered(hits, [hits])).toEqual([]);
      expect(uncovered(hits, [hits.slice(1)])).toEqual(hits.slice(0, 1));
    }),
  );
});

test("the sides read of another member of the tribunal who it is, and nothing that is that member's own", () => {
  const hit = { name: "Cora First", capacity: "arbitrator", place: "p1", source: "interest", met: "Roche Law", caseNumber: null } as const;
  const answer = { connection: "connected", text: "We were partners until 2019." } as const;
  const shown = { name: "Cora First", capacity: "arbitrator", what: "name", source: "interest", ...answer };
  expect(answeredHits([{ ...hit, what: "interest" }], [answer])).toEqual([{ ...shown, met: null }]);
  expect(answeredHits([{ ...hit, what: "firm" }], [answer])).toEqual([{ ...shown, met: null }]);
  expect(answeredHits([{ ...hit, what: "name", met: "Cora First" }], [answer])).toEqual([{ ...shown, met: "Cora First" }]);
});
