/** "Standard" said in a talk is how urgent the request is, and no word of another subject that it is a part of. */
import { expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "#tests/talk/mends/kit.ts";

async function urgencyOf(locale: "en" | "fr" | "es", message: string): Promise<string | undefined> {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(message);
  return talk.values().urgencyLevel;
}

test.each([
  ["en", "An arbitration in Toronto on 16 March 2027 at 10 a.m. for 6 people. Urgency: standard."],
  ["en", "Mediation in Miami, the urgency is standard"],
  ["en", "Standard urgency please, for a mediation in Miami."],
  ["fr", "Un arbitrage à Montréal le 16 mars 2027, urgence standard."],
  ["fr", "Un arbitrage à Montréal le 16 mars 2027. Urgence : standard"],
  ["fr", "Médiation à Toronto, le délai est standard"],
  ["es", "Una mediación en Miami, urgencia estándar."],
  ["es", "Una mediación en Miami. Urgencia: estándar."],
] as const)("%s: %s", async (locale, message) => {
  expect(await urgencyOf(locale, message)).toBe("standard");
});

test.each([
  ["en", "A mediation in Toronto on 16 March 2027 at 10 a.m. Eastern Standard Time"],
  ["es", "Una mediación en Toronto el 16 de marzo de 2027 a las 10, hora estándar del este"],
  ["fr", "Une médiation à Toronto le 16 mars 2027 à 10 h, heure normale de l'Est"],
] as const)("%s, of a clock: %s", async (locale, message) => {
  expect(await urgencyOf(locale, message)).toBeUndefined();
});
