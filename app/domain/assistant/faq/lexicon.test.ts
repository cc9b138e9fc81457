import { describe, expect, it } from "vitest";
import { LOCALES } from "#app/domain/locale.ts";
import { mentionsIn } from "./lexicon.ts";
import { slipsBetween } from "./slips.ts";
import { EN } from "./terms/en.ts";
import { ES } from "./terms/es.ts";
import { FR } from "./terms/fr.ts";
import { tokens } from "./words.ts";

const TERMS = { en: EN, fr: FR, es: ES };

describe.each(LOCALES)("the terms in %s", (locale) => {
  it("give each word and phrase one subject", () => {
    const seen = new Map<string, string>();
    for (const [subject, list] of Object.entries(TERMS[locale].subjects)) {
      for (const form of list.split(",").map((form) => tokens(form).join(" "))) {
        expect([undefined, subject], `${form}: ${subject}`).toContain(seen.get(form));
        seen.set(form, subject);
      }
    }
  });
});

it("takes a phrase before its words, and any number for a number", () => {
  expect(mentionsIn("how many people", "en").map(({ term }) => term)).toEqual(["#capacity"]);
  expect(mentionsIn("we are 14 people", "en").map(({ term }) => term)).toEqual(["#capacity"]);
});

it("reads accents, capitals and elisions alike", () => {
  expect(mentionsIn("L’INTERPRÉTATION", "fr")).toEqual(mentionsIn("interpretation", "fr"));
});

it("counts slips: a letter added, lost, changed or swapped", () => {
  expect(slipsBetween("parkign", "parking", 2)).toBe(1);
  expect(slipsBetween("orario", "horario", 2)).toBe(1);
  expect(slipsBetween("cancelation", "cancellation", 2)).toBe(1);
  expect(slipsBetween("weather", "parking", 2)).toBe(3);
});
