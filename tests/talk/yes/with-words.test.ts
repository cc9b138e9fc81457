/** An order to send that says something else too: what is noted goes with it, and what changes a value is shown first. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { noted } from "../mends/kit.ts";

describe("what is said besides goes with the request", () => {
  test.each<[Locale, string, string]>([
    ["en", "Yes, send it, and tell them the guide dog barks at strangers.", "guide dog"],
    ["en", "My sister meets us in the lobby. Please send it.", "lobby"],
    ["fr", "Mon frère attendra dans le hall. Vous pouvez transmettre.", "hall"],
    ["fr", "Mon frère attendra dans le hall. Puis vous pouvez transmettre.", "hall"],
    ["fr", "Oui, envoyez-la, et dites-leur que le chien est gentil.", "chien"],
    ["es", "Lo del perro se lo explico a quien me atienda. Sí, envíela.", "perro"],
    ["es", "Mi hermana llega por la entrada. Ya puede enviarla.", "entrada"],
  ])("%s: %s", async (locale, message, words) => {
    const talk = await noted(locale);
    await talk.say(message);
    expect(talk.isBooked).toBe(true);
    expect(talk.passed.join("\n")).toContain(words);
  });
});

describe("without a clear yes nothing is sent", () => {
  test.each<[Locale, string]>([
    ["en", "Send it once my sister has read it."],
    ["en", "Yes, and my sister is not sure about the day."],
    ["en", "Can you send it? My sister asks."],
    ["en", "Send it. No wait, my sister has another idea."],
    ["fr", "Transmettez-la dès que mon frère l'aura lue."],
    ["fr", "Oui, mais mon frère n'est pas d'accord."],
    ["es", "Envíela cuando mi hermana la haya leído."],
    ["es", "Mi hermana escribió: «envíela»."],
  ])("%s: %s", async (locale, message) => {
    const talk = await noted(locale);
    await talk.say(message);
    expect(talk.isBooked).toBe(false);
  });

  test.each<[Locale, string, string]>([
    ["en", "We'll be 16 people, not 14. Please send it.", "Yes"],
    ["fr", "Nous serons 16 personnes et non 14. Vous pouvez transmettre.", "Oui"],
    ["es", "Seremos 16 personas, no 14. Envíela, por favor.", "Sí"],
  ])("a value that changes is shown, and one yes sends it: %s, %s", async (locale, message, yes) => {
    const talk = await noted(locale);
    await talk.say(message);
    expect([talk.isBooked, talk.values().mainRoomCapacity]).toEqual([false, "16"]);
    await talk.say(yes);
    expect(talk.isBooked).toBe(true);
  });
});

test.each<[Locale, string, string]>([
  ["en", "Should it be on the 16th? I am not sure.", "My sister meets us in the lobby. Please send it."],
  ["es", "Mejor el 16, o quizás no.", "Mi hermana llega por la entrada. Mande no más."],
])("an order to send is no yes to another question: %s, %s", async (locale, first, order) => {
  const talk = await noted(locale);
  await talk.say(first);
  const before = talk.values();
  await talk.say(order);
  expect([talk.values().preferredDate, talk.values().alternativeDays]).toEqual([before.preferredDate, before.alternativeDays]);
});
