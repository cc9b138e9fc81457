import fc from "fast-check";
import { expect, test } from "vitest";
import { interpretersOf, namedLanguages } from "./interpretation.ts";

test.each([
  "LSQ",
  "LSQ (langue des signes québécoise)",
  "langue des signes québécoise (LSQ)",
  "ASL",
  "American Sign Language",
  "Lengua de señas mexicana (LSM)",
  "LSM",
  "British Sign Language",
  "en langue des signes",
])("%s is a sign language and nothing else", (text) => {
  expect(namedLanguages(text)).toEqual({ signed: true, spoken: false });
  expect(interpretersOf({ needsInterpretation: "true", interpretationLanguage: text })).toEqual({ spoken: false, signed: true });
});

test.each(["Norwegian, English", "Español-inglés", "French", "Catalan", "Wasla", "Tagalog"])("%s is spoken", (text) => {
  expect(namedLanguages(text)).toEqual({ signed: false, spoken: true });
  expect(interpretersOf({ needsInterpretation: true, interpretationLanguage: text })).toEqual({ spoken: true, signed: false });
});

test.each(["ASL and Spanish", "LSQ, Arabe", "Portugués y LSM"])("%s is both", (text) => {
  expect(interpretersOf({ needsInterpretation: "true", interpretationLanguage: text })).toEqual({ spoken: true, signed: true });
});

test("a language alone asks for no interpreter, and what was asked for without one stays", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.constantFrom("", "Norwegian", undefined), (spoken, signed, language) => {
      const asked = { needsInterpretation: spoken, needsSignLanguage: signed, interpretationLanguage: language };
      expect(interpretersOf(asked)).toEqual({ spoken, signed });
    }),
  );
  expect(interpretersOf({ interpretationLanguage: "ASL" })).toEqual({ spoken: false, signed: false });
});
