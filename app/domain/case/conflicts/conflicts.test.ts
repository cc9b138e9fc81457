import fc from "fast-check";
import { expect, test } from "vitest";
import { namedPersonSchema } from "../case.ts";
import { aliasLines, answeredHits, type CheckedPerson, conflictsOf, hitKey, type KnownName, uncovered } from "./conflicts.ts";
import { mayBeSame, readsAlike } from "./names.ts";

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

/** The rule of before: every name of the case with every name that is known. */
const allPairs = (people: readonly CheckedPerson[], others: readonly KnownName[]) =>
  new Set(
    people.flatMap(({ names, firm, aliases, capacity, side }) =>
      [...names, firm ?? "", ...aliasLines(aliases)]
        .filter((one) => one.trim() !== "")
        .flatMap((one) =>
          others
            .filter((other) => mayBeSame(one, other.name))
            .map(({ source, name: met, caseNumber }) => hitKey({ name: one, what: "name", capacity, side, source, met, caseNumber })),
        ),
    ),
  );

const oddWord = fc.oneof(
  word,
  fc.constantFrom(
    "trading",
    "tradings",
    "tradlng",
    "navigatlon",
    "navigatio",
    "société",
    "a",
    "b",
    "ab",
    "S.A.",
    "Me",
    "o'neil",
    "оль",
    "STONE",
    "st0ne",
  ),
  fc.string({ unit: fc.constantFrom("a", "b", "l", "1"), minLength: 1, maxLength: 8 }),
);
const oddName = fc
  .array(oddWord, { minLength: 0, maxLength: 4 })
  .chain((words) => fc.constantFrom(" ", "", "-").map((between) => words.join(between)));

test("the same is found as by comparing every pair", () => {
  const source = fc.constantFrom("interest" as const, "self" as const, "past_case" as const);
  const others = fc.array(fc.record({ source, name: oddName, caseNumber: fc.constantFrom(null, "CA-1", "CA-2") }), { maxLength: 12 });
  const people = fc.array(
    fc
      .record({ name: oddName, firm: fc.option(oddName), aliases: fc.array(oddName, { maxLength: 6 }) })
      .map(({ name: one, firm, aliases }) => person({ names: [one], firm, aliases: aliases.join("\n") })),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(people, others, (all, met) => {
      expect(new Set(conflictsOf(all, met).map(hitKey))).toEqual(allPairs(all, met));
    }),
    { numRuns: 600 },
  );
});

test.each([
  ["one name again and again", (_at: number) => "ab"],
  ["one word with another each", (at: number) => `ab x${at}`],
  ["one long word with another each", (at: number) => `navigation q${at}q`],
])("comparisons grow with the names, not with their square: %s", (_name, named) => {
  const compared = (size: number) => {
    let count = 0;
    const lines = Array.from({ length: size }, (_, at) => named(at));
    const others = lines.map((one) => ({ source: "past_case" as const, name: one, caseNumber: "CA-1" }));
    conflictsOf([person({ names: ["X"], aliases: lines.join("\n") })], others, (one, other) => {
      count += 1;
      return readsAlike(one, other);
    });
    return count;
  };
  expect(compared(400)).toBeLessThanOrEqual(400 * 4);
});

test("of one person twenty other names are taken, and no more: the field is named", () => {
  const named = (count: number) => namedPersonSchema.safeParse({ name: "Bruno Stone", aliases: Array(count).fill("ab").join("\n\n") });
  expect(named(20).success).toBe(true);
  expect(named(21).error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([["aliases", "case_aliases_too_many"]]);
});
