/** After a change of what a summary showed the fresh one is shown; without a change the same card never comes again. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { noted } from "./kit.ts";

const CHANGES: [Locale, string][] = [
  ["en", "We are 11, not 14."],
  ["en", "Please forget the second choice."],
  ["en", "Daniel Osgood won't be in the room, he joins by video"],
  ["en", "We also need a videographer"],
  ["fr", "Finalement 12 et non 14."],
  ["fr", "Oubliez le deuxième choix."],
  ["fr", "Damien Roussel est l'avocat de la défenderesse"],
  ["fr", "Il nous faut aussi un vidéographe"],
  ["es", "perdón, somos 12, no 14"],
  ["es", "Quite la segunda opción, por favor."],
  ["es", "Ingrid Valle se conecta por video"],
  ["es", "También necesitamos un videógrafo"],
];

describe("the summary", () => {
  test.each(CHANGES)("is shown again after a change, once: %s, %s", async (locale, message) => {
    const talk = await noted(locale);
    expect((await talk.say(message)).summary).not.toBeNull();
    expect((await talk.say({ en: "thanks", fr: "merci", es: "gracias" }[locale])).summary).toBeNull();
  });

  test.each<[Locale, string]>([
    ["en", "We have never been to your centre before, the street looks charming."],
    ["fr", "Nous ne sommes jamais venus chez vous, la rue a l'air charmante."],
    ["es", "Nunca hemos ido a su centro, la calle se ve muy bonita."],
  ])("is not shown for words to staff: %s, %s", async (locale, message) => {
    const talk = await noted(locale);
    expect((await talk.say(message)).summary).toBeNull();
  });

  test("an undo shows what is noted again", async () => {
    const talk = await noted("en");
    await talk.say("Please forget the second choice.");
    const undone = await talk.say("undo that");
    expect(undone.summary?.some(({ text }) => text.includes("March 16"))).toBe(true);
  });
});
