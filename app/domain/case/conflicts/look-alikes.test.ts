import fc from "fast-check";
import { expect, test } from "vitest";
import { conflictsOf } from "./conflicts.ts";
import { looked } from "./look-alikes.ts";
import { isSameName, mayBeSame, tracesOf } from "./names.ts";

test.each([
  ["three Cyrillic letters", "Helvеtia Quоrum Trаding", "Helvetia Quorum Trading"],
  ["a Cyrillic capital", "Нelvetia Quorum Trading", "Helvetia Quorum Trading"],
  ["a Greek capital", "Ηelvetia Quorum Trading", "Helvetia Quorum Trading"],
  ["a small Greek letter", "Helνetia Quorum Trading", "Helvetia Quorum Trading"],
  ["wide letters", "Ｈｅｌｖｅｔｉａ Quorum Trading", "Helvetia Quorum Trading"],
  ["letters of mathematics", "𝐇elvetia Quorum Trading", "Helvetia Quorum Trading"],
  ["a letter without its dot", "Helvetıa Quorum Trading", "Helvetia Quorum Trading"],
  ["a capital I for an l", "HeIvetia Quorum Trading", "Helvetia Quorum Trading"],
  ["rn for m", "Helvetia Quorurn Trading", "Helvetia Quorum Trading"],
  ["what nobody sees", "Hel\u200Bvetia\u00AD Quo\u2060rum Trading", "Helvetia Quorum Trading"],
  ["marks on letters", "H\u0335elvetia Q\u0323uorum Trading", "Helvetia Quorum Trading"],
  ["two words joined", "Helvetia QuorumTrading", "Helvetia Quorum Trading"],
  ["a plural", "Helvetia Quorum Tradings", "Helvetia Quorum Trading"],
  ["œ", "Dupont Œuvres", "Dupont Oeuvres"],
  ["ø", "Nils Sørensen", "Nils Sorensen"],
  ["ł", "Łukasz Wałek", "Lukasz Walek"],
  ["ß", "Weißmann & Söhne", "Weissmann Söhne"],
  ["ſ and ﬁ", "Conſolidated ﬁnance", "Consolidated finance"],
  ["Cyrillic in capitals", "ИВАНОВ ПЁТР", "Иванов Пётр"],
  ["Greek in capitals", "ΗΛΙΑΣ ΝΙΚΟΥ", "Ηλίας Νίκου"],
])("%s: %s meets %s", (_what, typed, known) => {
  const person = { names: [typed], firm: null, aliases: null, capacity: "party", side: "b" } as const;
  expect(conflictsOf([person], [{ source: "interest", name: known, caseNumber: null }])).toMatchObject([{ name: typed, met: known }]);
  expect(mayBeSame(known, typed)).toBe(true);
});

test.each([
  ["Bruno Stone", "Clara Roche"],
  ["Alba Mining", "Alba Shipping"],
  ["Marie Roche", "Maria Roche"],
  ["Иванов Пётр", "Петров Иван"],
])("%s is not %s", (one, other) => {
  expect(mayBeSame(one, other)).toBe(false);
});

test("a word of a thousand letters leaves few traces, and is found as it is written", () => {
  const endless = "abcdefghij".repeat(100);
  expect(tracesOf(endless)).toHaveLength(1);
  expect(mayBeSame(endless, endless.toUpperCase())).toBe(true);
  const longest = "abcdefghij".repeat(4);
  expect(mayBeSame(longest, longest.slice(1))).toBe(true);
});

test("who accepts under a name that only looks like the one invited is asked who they are", () => {
  expect(isSameName("Ana Alba", "Аna Alba")).toBe(false);
  expect(isSameName("Ana Alba", "ALBA, Aña")).toBe(true);
});

test("every letter may be written by one that looks like it, and the name is found", () => {
  const twins = new Map(
    Object.entries({ a: "аα", e: "еꓰ", o: "оο", c: "с", p: "рρ", x: "х", y: "у", s: "ѕ", i: "іı", j: "ј", d: "ԁ", H: "НΗ", T: "Τ" }),
  );
  const name = "Hyperion Coastal Trading";
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 3 }), { minLength: name.length, maxLength: name.length }), (choice) => {
      const typed = [...name].map((letter, at) => [letter, ...(twins.get(letter) ?? "")][choice[at] ?? 0] ?? letter).join("");
      expect(looked(typed)).toBe(looked(name));
      expect(mayBeSame(typed, name)).toBe(true);
    }),
  );
});
