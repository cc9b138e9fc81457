/** A story that is surely read is the matter, though its sentence says a place or a day as well. */
import { expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const NOW = new Date("2026-11-23T15:00:00Z");

test.each([
  ["en", "We need a room in Ottawa for an arbitration about a sunken barge.", "barge"],
  ["en", "Mediation in Toronto over a warehouse roof that leaked on the client's carpets, March 9.", "roof"],
  ["fr", "Il nous faut une salle à Montréal pour un arbitrage sur une toiture mal posée qui a coulé tout l'hiver.", "toiture"],
  ["es", "Necesitamos una sala en Miami para una mediación por unas máquinas que llegaron rotas.", "máquinas"],
] as const)("%s: %s", async (locale, message, word) => {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(message);
  expect(talk.values().caseDescription).toContain(word);
});
