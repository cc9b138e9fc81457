/** How the hearing is held is the visitor's to say: several who join from elsewhere make it hybrid where nothing was said, one does not, and what was said stays. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "../mends/kit.ts";

async function told(locale: Locale, ...messages: readonly string[]) {
  const talk = new MemoryTalk(locale, NOW);
  let text = "";
  for (const message of messages) text += `\n${(await talk.say(message)).text}`;
  return { values: talk.values(), text };
}

describe("part of them in the room and part elsewhere is hybrid", () => {
  test.each<[Locale, string]>([
    ["en", "Arbitration in Toronto on May 4, 2027, some of us on site and the others by video."],
    ["en", "Mediation in Ottawa on May 4, 2027. Part of the panel sits in the room, the rest joins remotely."],
    ["fr", "Un arbitrage à Montréal le 4 mai 2027, une partie des gens en salle et le reste à distance."],
    ["fr", "Une médiation à Toronto le 4 mai 2027 : les uns seront sur place, les autres en visioconférence."],
    ["es", "Un arbitraje en Miami el 4 de mayo de 2027, unos en la sala y otros por videollamada."],
    ["es", "Mediación en Toronto el 4 de mayo de 2027; una parte presencial y los demás a distancia."],
  ])("%s: %s", async (locale, message) => {
    expect((await told(locale, message)).values.locationType).toBe("in_person_and_virtual");
  });
});

const HYBRID = /hybrid|hybride|híbrida/i;
describe("one who joins from elsewhere leaves it in person, and is said once", () => {
  test.each<[Locale, string, string, string]>([
    ["en", "Arbitration in Toronto on May 4, 2027, in person.", "Our expert Nora Feld joins by video from Oslo.", "We will be 9 people."],
    ["fr", "Un arbitrage à Montréal le 4 mai 2027, en personne.", "Notre experte Nora Feld se joint par vidéo d'Oslo.", "Nous serons 9."],
    [
      "es",
      "Un arbitraje en Miami el 4 de mayo de 2027, presencial.",
      "Nuestra perita Nora Feld participa por video desde Oslo.",
      "Seremos 9.",
    ],
  ])("%s", async (locale, opening, person, later) => {
    const one = await told(locale, opening, person);
    expect(one.values.locationType).toBe("in_person");
    expect(one.values.people).toContain('"attends":"remote"');
    const { text } = await told(locale, opening, person, later);
    expect(text.match(new RegExp(HYBRID, "gi"))).toHaveLength(1);
  });
});
