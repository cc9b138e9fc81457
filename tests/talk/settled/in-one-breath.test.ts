/** A correction of several things in one breath is of all of them; a sentence of its own is not. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { noted } from "../mends/kit.ts";

const CORRECTIONS: Readonly<Record<Locale, readonly string[]>> = {
  en: ["Actually make it Miami, and 10 people", "Actually 10 people, in Miami", "Sorry, make that Miami with 10 people"],
  fr: ["Finalement, mettez Miami, et 10 personnes", "En fait 10 personnes, à Miami"],
  es: ["En realidad que sea en Toronto, y 10 personas", "En realidad somos 10 personas, en Toronto"],
};

describe.each<Locale>(["en", "fr", "es"])("in one breath (%s)", (locale) => {
  test.each(CORRECTIONS[locale])("%s", async (words) => {
    const talk = await noted(locale);
    await talk.say(words);
    expect(talk.values()).toMatchObject({
      location: expect.stringMatching(locale === "es" ? /toronto/i : /miami/i),
      mainRoomCapacity: "10",
    });
  });
});

test("what is joined by more than a comma is asked about", async () => {
  const talk = await noted("en");
  const was = talk.values().mainRoomCapacity;
  await talk.say("Actually make it Miami. My brother's wedding there had 10 people.");
  expect(talk.values().mainRoomCapacity).toBe(was);
});

test.each([
  ["en", "Actually March 10, with the 20 people from Miami"],
  ["en", "Actually March 10, for the Miami office of our client"],
  ["fr", "En fait 12 personnes, de Toronto"],
  ["es", "En realidad somos 12 personas, de Toronto"],
] as const)("where people come from moves no hearing (%s): %s", async (locale, words) => {
  const talk = await noted(locale);
  const was = talk.values().location;
  await talk.say(words);
  expect(talk.values().location).toBe(was);
});
