import fc from "fast-check";
import { expect, test } from "vitest";
import { mistakesIn, namedExactly, namedNearly } from "./names-near.ts";
import { readSought } from "./sought.ts";

const ROOMS = [
  "Broadview, Toronto",
  "King, Toronto",
  "Mont-Royal, Montréal, Montreal",
  "Saint-Laurent, Montréal, Montreal",
  "Seven Mile, Grand Cayman, Gran Caimán",
].map((names) => ({ of: names.split(",")[0] ?? "", names: names.split(", ") }));
const sought = (typed: string) => readSought(typed) ?? { words: [], joined: null };
const near = (typed: string) => namedNearly(ROOMS, sought(typed));

test.each([
  ["Torotno", ["Broadview", "King"], ["toronto"]],
  ["torronto", ["Broadview", "King"], ["toronto"]],
  ["Monreal", ["Mont-Royal", "Saint-Laurent"], ["montreal"]],
  ["Montréla", ["Mont-Royal", "Saint-Laurent"], ["montreal"]],
  ["montrèal saint", ["Saint-Laurent"], ["montreal", "saint"]],
  ["Grand Caimen", ["Seven Mile"], ["grand", "caiman"]],
  ["Gran Camyan", ["Seven Mile"], ["gran", "cayman"]],
  ["Brodeview", ["Broadview"], ["broadview"]],
  ["brodview toronto", ["Broadview"], ["broadview", "toronto"]],
])("%s is nearly the name of %j", (typed, rooms, meant) => {
  expect(near(typed)).toEqual({ of: rooms, meant });
});

test("the name with the fewest mistakes comes first, and what is exact is found as such", () => {
  const named = ["Marlowe", "Harlow", "Marlow"].map((name) => ({ of: name, names: [name] }));
  expect(namedExactly(named, sought("marlow"))).toEqual(["Marlowe", "Marlow"]);
  expect(namedNearly(named, sought("marlow")).of).toEqual(["Marlowe", "Marlow", "Harlow"]);
  expect(namedExactly(ROOMS, sought("gran caiman"))).toEqual(["Seven Mile"]);
  expect(namedExactly(ROOMS, sought("torotno"))).toEqual([]);
});

test("what is short, has a digit or is another word is taken for nothing", () => {
  for (const typed of ["kig", "qqq", "toront0", "broken view", "larkspur", "toronto larkspur"])
    expect(near(typed), typed).toEqual({ of: [], meant: [] });
});

test("one mistake is one mistake, wherever it is; a beginning has none", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{4,12}$/), fc.nat(), (word, seed) => {
      const at = seed % (word.length - 1);
      for (const typed of [
        word.slice(0, at) + word.slice(at + 1),
        `${word.slice(0, at)}q${word.slice(at)}`,
        `${word.slice(0, at)}q${word.slice(at + 1)}`,
        word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2),
      ])
        expect(mistakesIn(typed, word)).toBeLessThanOrEqual(1);
      expect(mistakesIn(word.slice(0, at), word)).toBe(0);
    }),
  );
});
