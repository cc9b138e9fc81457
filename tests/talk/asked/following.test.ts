/** What is said to follow: of a part that this form does not ask for the words are kept, and of people it says something else. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW, noted } from "../mends/kit.ts";

const OPENINGS: Readonly<Record<Locale, string>> = {
  en: "A mediation in Toronto.",
  fr: "Une médiation à Montréal.",
  es: "Una mediación en Miami.",
};

describe("words that something will follow", () => {
  test.each<[Locale, string]>([
    ["en", "The claimant's firm will follow."],
    ["fr", "Le cabinet de la partie demanderesse suivra."],
    ["es", "El despacho de la parte demandante queda para después."],
  ])("%s: of a part that the form does not have are kept: %s", async (locale, words) => {
    const talk = await noted(locale);
    const { remarks } = await talk.say(words);
    expect(remarks).toEqual([words]);
    expect(talk.values().toFollow ?? "").not.toContain("Firm");
  });

  test.each<[Locale, string]>([
    ["en", "They will come later."],
    ["en", "She comes later."],
    ["fr", "Elles viendront plus tard."],
    ["es", "Ellos después."],
  ])("%s: said of people promise no date: %s", async (locale, words) => {
    const talk = new MemoryTalk(locale, NOW);
    await talk.say(OPENINGS[locale]);
    await talk.say(words);
    expect(talk.values().toFollow ?? "").not.toContain("preferredDate");
  });

  test("said of what was asked still promise it", async () => {
    const talk = new MemoryTalk("en", NOW);
    await talk.say(OPENINGS.en);
    await talk.say("That will follow.");
    expect(talk.values().toFollow).toContain("preferredDate");
  });
});
