/** Asked for the firm of a party: a name that is said to be the visitor's own is no firm. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "../mends/kit.ts";
import { OPENINGS } from "./kit.ts";

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
