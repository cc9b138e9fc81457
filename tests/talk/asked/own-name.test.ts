/** Asked for the firm of a party: a name that is said to be the visitor's own is no firm. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "../mends/kit.ts";

const OPENINGS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "A mediation in Toronto on Tuesday 19 January 2027, 10 to 5, 7 people in person. The case is Tamblyn v. Harbour.",
    "Rory Tamblyn, Tamblyn Charters Ltd, rory@tamblyn.example, +1 345 555 0119. It's about a boat that sank at the mooring.",
    "Claimant: Tamblyn Charters Ltd",
  ],
  fr: [
    "Une médiation à Montréal le mardi 19 janvier 2027, de 10 h à 17 h, 7 personnes en personne. L'intitulé : Tamblyn c. Harbour.",
    "Rory Tamblyn, Tamblyn Nautique inc., rory@tamblyn.example, 514 555-0119. Il s'agit d'un bateau qui a coulé.",
    "Partie demanderesse : Tamblyn Nautique inc.",
  ],
  es: [
    "Una mediación en Miami el martes 19 de enero de 2027, de 10 a 17, 7 personas, presencial. Carátula: Tamblyn c. Harbour.",
    "Rory Tamblyn, Tamblyn Náutica S.A., rory@tamblyn.example, 305 555 0119. Es por un barco que se hundió.",
    "Parte demandante: Tamblyn Náutica S.A.",
  ],
};

async function answered(locale: Locale, words: string): Promise<MemoryTalk> {
  const talk = new MemoryTalk(locale, NOW);
  for (const one of [...OPENINGS[locale], words]) {
    talk.visitor.onPage("detailed");
    await talk.say(one);
  }
  return talk;
}

describe("asked for the claimant's firm", () => {
  test.each<[Locale, string]>([
    ["en", "Actually my name is Rory Hale."],
    ["en", "My name is Rory Hale."],
    ["en", "Sorry, I am Rory Hale."],
    ["en", "Rory Hale here"],
    ["en", "Actually my firm is Hale Moss LLP."],
    ["fr", "En fait, je m'appelle Rory Hale."],
    ["fr", "Mon nom est Rory Hale."],
    ["es", "En realidad me llamo Rory Hale."],
    ["es", "Mi nombre es Rory Hale."],
  ])("%s: %s is no firm of the claimant", async (locale, words) => {
    const talk = await answered(locale, words);
    expect(talk.values()).not.toHaveProperty("claimantFirm");
  });

  test.each<[Locale, string]>([
    ["en", "Paquin Sirois"],
    ["fr", "C'est le cabinet Paquin Sirois."],
    ["es", "Paquin Sirois."],
  ])("%s: %s is", async (locale, words) => {
    const talk = await answered(locale, words);
    expect(talk.values().claimantFirm).toBe("Paquin Sirois");
  });
});
