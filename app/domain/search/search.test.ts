import fc from "fast-check";
import { expect, test } from "vitest";
import { matchOf, readSought } from "./sought.ts";
import { nearest, spellingsOf } from "./spelling.ts";

test("whatever is typed is words: no sign of the index's own language gets through", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 500 }), (typed) => {
      const sought = readSought(typed);
      if (sought) expect(matchOf(sought, "words").replaceAll(/"[\p{L}\p{N}\p{M}]+"/gu, "w")).toMatch(/^[()w:* ]|AND|OR|words$/);
      for (const word of sought?.words.flat() ?? []) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
    }),
  );
  for (const typed of ['"', "***", "()", "👩‍⚖️", " "]) expect(readSought(typed)).toBeNull();
});

test("a number is sought in one piece as well, however it is spaced", () => {
  for (const typed of ["416 555 0171", "416-555-0171", "(416) 555.0171"])
    expect(matchOf(readSought(typed) ?? { words: [], joined: null }, "words")).toContain('words : "4165550171" OR');
  expect(readSought("4165550171")).toEqual({ words: [["4165550171"]], joined: null });
  expect(readSought("room 12")?.joined).toBeNull();
});

test("the whole number of a booking or case is sought as such, and a phone number in full where it is written in one piece", () => {
  for (const typed of ["CN-4829-1231", " cn 4829 1231 ", "cn48291231"]) expect(readSought(typed)?.bookingNumber).toBe("CN-4829-1231");
  // A wrong check digit, no number, more than a number, and digits that may be anything.
  for (const typed of ["CN-4829-1230", "CN-4829", "CN-4829-1231 Osei", "4829 1231"])
    expect(readSought(typed)?.bookingNumber).toBeUndefined();
  for (const typed of ["CA-2026-000777", "ca 2026 000777 ", "ca2026000777"]) expect(readSought(typed)?.caseNumber).toBe("ca2026000777");
  for (const typed of ["CA-2026-00077", "2026-000777", "CA-2026-000777 Alba"]) expect(readSought(typed)?.caseNumber).toBeUndefined();
  const phone = readSought("+1 416 555 0171") ?? { words: [], joined: null };
  expect(matchOf(phone, "words", true)).toBe('(words : "14165550171")');
  expect(matchOf(readSought("555 0171") ?? phone, "words", true)).toContain('words : "5550171" *');
});

test("a long word is sought by the letters whose lists the indexes keep", () => {
  const none = { words: [], joined: null };
  expect(matchOf(readSought("internationalization") ?? none, "words")).toBe('((words : "internationaliza" *))');
  expect(matchOf(readSought("constructions") ?? none, "words")).toBe('((words : "constructions" *))');
});

/** As the trigger of migration 0071 writes them. */
const written = (word: string) => {
  const beginning = word.slice(0, 6);
  return [beginning, ...Array.from(beginning, (_, at) => beginning.slice(0, at) + beginning.slice(at + 1))];
};

test("a word with one mistake is found by its spellings, whatever the mistake", () => {
  const letters = fc.stringMatching(/^[a-z]{5,12}$/);
  fc.assert(
    fc.property(letters, fc.nat(), fc.constantFrom("out", "in", "other", "swap"), (word, seed, kind) => {
      const at = seed % (word.length - 1);
      const typed = {
        out: word.slice(0, at) + word.slice(at + 1),
        in: `${word.slice(0, at)}q${word.slice(at)}`,
        other: `${word.slice(0, at)}q${word.slice(at + 1)}`,
        swap: word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2),
      }[kind];
      expect(spellingsOf(typed).some((spelling) => written(word).includes(spelling))).toBe(true);
      expect(nearest(typed, [word], 5)).toEqual([word]);
    }),
  );
});

test("what is too short or a number is not guessed at, and another word is no mistake", () => {
  expect(spellingsOf("abc")).toEqual([]);
  expect(spellingsOf("cn4829")).toEqual([]);
  expect(nearest("thompson", ["thomas", "johnson", "thompson", "thomson"], 5)).toEqual(["thompson", "thomson"]);
  expect(nearest("Génevieve", ["genevieve"], 5)).toEqual(["genevieve"]);
});
