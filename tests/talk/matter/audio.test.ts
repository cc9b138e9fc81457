/** A recording of the sound is prepared: it brings no stenographer and no videographer, and what is taken out by its name goes alone. */
import { expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "#tests/talk/mends/kit.ts";

const BEGUN = {
  en: "Arbitration in Toronto on February 22 and 23, 2027, 6 people, lunch.",
  fr: "Arbitrage à Montréal les 22 et 23 février 2027, 6 personnes, dîner sur place.",
  es: "Arbitraje en Miami el 22 y 23 de febrero de 2027, somos 6, almuerzo.",
} as const;
type Language = keyof typeof BEGUN;

async function after(locale: Language, ...messages: readonly string[]) {
  const talk = new MemoryTalk(locale, NOW);
  let text = (await talk.say(BEGUN[locale])).text;
  for (const message of messages) text = (await talk.say(message)).text;
  return { values: talk.values(), text };
}

test.each([
  ["en", "Audio only, no transcript."],
  ["en", "Just record the audio please."],
  ["en", "We want it recorded, but only audio, and no court reporter."],
  ["fr", "Enregistrez le son, sans sténographe."],
  ["fr", "Juste l'audio, pas de transcription."],
  ["es", "grabar audio si, transcripcion no"],
  ["es", "Queremos grabar el audio, sin transcripción."],
  ["es", "NO quiero estenografo, dije transcripcion no, solo grabar el audio"],
] as const)("%s: %s", async (locale, message) => {
  const { values } = await after(locale, message);
  expect(values.courtReportingRequired ?? "false").toBe("false");
  expect(values.needsLegalVideography ?? "false").toBe("false");
  expect(`${values.specialRequirements} ${values.remarks}`).toMatch(/audi|record|son/i);
  expect(values.mainRoomCapacity).toBe("6");
});

test.each([
  ["en", "Legal videography and a court reporter.", "Take the videography off."],
  ["fr", "Vidéographie juridique et sténographe.", "Enlève la vidéographie."],
  ["es", "Videografía legal y estenógrafo.", "quita la videografia"],
  ["es", "Videografía legal y estenógrafo.", "video no pedi, quita la videografia legal"],
] as const)("%s: %s %s", async (locale, wanted, out) => {
  const { values } = await after(locale, wanted, out);
  expect(values.needsLegalVideography).toBe("false");
  expect(values.courtReportingRequired).toBe("true");
});

test("a room that is said to be apart asks for no hold", async () => {
  const { text } = await after("es", "el cuarto aparte es 1 sala chica pa los demandantes los 2 dias");
  expect(text).not.toMatch(/48 horas/);
});
