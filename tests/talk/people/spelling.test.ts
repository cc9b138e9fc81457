/** A noted name that is said again with other letters is corrected, by any reader; and no name holds half a bracket. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { wholeName } from "#app/understanding/text/whole-name.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "#tests/talk/mends/kit.ts";

interface Person {
  name?: string;
  part: string;
  firm?: string;
}
const people = (talk: MemoryTalk) => JSON.parse(talk.values().people ?? "[]") as Person[];
const names = (talk: MemoryTalk) => people(talk).map(({ name }) => name);

const BEGUN: Readonly<Record<Locale, string>> = {
  en: "Arbitration in Toronto on February 9, 2027. The lawyer for the respondent is Colm Hadderley. Our lawyer is Priya Venne.",
  fr: "Arbitrage à Montréal le 9 février 2027. Notre avocate est Me Priya Venne. Témoin : Colm Hadderley.",
  es: "Arbitraje en Miami el 9 de febrero de 2027. El abogado de la demandada es Colm Hadderley. Nuestra abogada es Priya Venne.",
};
async function after(locale: Locale, ...messages: readonly string[]) {
  const talk = new MemoryTalk(locale, NOW);
  for (const message of [BEGUN[locale], ...messages]) await talk.say(message);
  return talk;
}

test.each([
  ["en", "The lawyer for the respondent is Colm Haddesley.", "Colm Haddesley"],
  ["en", "No, his name is Colm Haddesley.", "Colm Haddesley"],
  ["en", "It's Haddesley, with an s.", "Colm Haddesley"],
  ["fr", "Le témoin s'appelle Colm Haddesley.", "Colm Haddesley"],
  ["fr", "Son nom est Colm Haddesley.", "Colm Haddesley"],
  ["es", "El abogado de la demandada es Colm Haddesley.", "Colm Haddesley"],
  ["es", "Se llama Colm Haddesley.", "Colm Haddesley"],
] as const)("%s: %s", async (locale, message, name) => {
  const talk = await after(locale, message);
  expect(names(talk)).toHaveLength(2);
  expect(names(talk)).toContain(name);
  expect(talk.values().contactName ?? "").toBe("");
  expect(talk.values().caseDescription ?? "").toBe("");
});

test.each([
  ["en", "Another witness is Colm Haddersley-Ray.", 3],
  ["en", "His brother Colin Hadderley comes too, as a witness.", 3],
  ["en", "The witness is Cora Mallory.", 3],
] as const)("who is somebody else is somebody else: %s %s", async (locale, message, count) => {
  const talk = await after(locale, message);
  expect(names(talk)).toHaveLength(count);
  expect(names(talk)).toContain("Colm Hadderley");
});

test.each([
  ["en", "The claimant's lawyer is David Martin.", "The respondent's lawyer is David Martinez.", "David Martin"],
  ["en", "The claimant's lawyer is Robert Anderson.", "The lawyer for the claimant is Robert Henderson too.", "Robert Anderson"],
  ["en", "The claimant's lawyer is Robert Hansen.", "The respondent's lawyer is Robert Hanson.", "Robert Hansen"],
  ["fr", "L'avocat du demandeur est David Martin.", "L'avocat du défendeur est David Martinez.", "David Martin"],
  ["es", "El abogado de la demandante es David Martín.", "El abogado de la demandada es David Martínez.", "David Martín"],
] as const)("%s: two people whose names are alike are two: %s %s", async (locale, first, next, name) => {
  const talk = await after(locale, first, next);
  expect(names(talk)).toContain(name);
  expect(names(talk)).toHaveLength(4);
});

test("half a bracket that a model copies into a name is none of it", async () => {
  const talk = new MemoryTalk("en", NOW);
  const quote = "Colm (Hadderley, at Hadderley & Roe";
  await talk.say(`Arbitration in Toronto. The dates are settled with ${quote}, for the respondent).`, undefined, {
    values: [
      { field: "proceedingType", value: "arbitration", quote: "Arbitration" },
      { field: "location", value: "arbitration_place_toronto", quote: "Toronto" },
    ],
    people: [{ name: "Colm (Hadderley", part: "counsel", side: "respondent", firm: "Hadderley & Roe", quote }],
  });
  expect(people(talk)).toMatchObject([{ name: "Colm Hadderley", firm: "Hadderley & Roe", part: "counsel" }]);
});

test("a name keeps its pairs and loses what has no other half", () => {
  const sign = fc.constantFrom("(", ")", "[", "]", "«", "»", "“", "”", '"', "a", "é", " ", "O'", "𝒜");
  fc.assert(
    fc.property(
      fc.array(sign, { maxLength: 24 }).map((signs) => signs.join("")),
      (name) => {
        const whole = wholeName(name);
        expect(wholeName(whole)).toBe(whole);
        for (const [open, close] of ["()", "[]", "«»", "“”"].map((pair) => [...pair]))
          expect(whole.split(open ?? "").length).toBe(whole.split(close ?? "").length);
        expect(whole.split('"').length % 2).toBe(1);
        const letters = (text: string) => text.replace(/[^\p{L}']/gu, "");
        expect(letters(whole)).toBe(letters(name));
      },
    ),
  );
});
