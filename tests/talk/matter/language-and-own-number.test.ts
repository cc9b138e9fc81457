/** The language of the hearing and the visitor's own file number have fields of their own, and ask nothing of other fields. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const NOW = new Date("2026-11-23T15:00:00Z");
const BEGUN: Readonly<Record<Locale, string>> = {
  en: "An arbitration in Toronto on 9 March 2027, court file CV-26-00092217.",
  fr: "Un arbitrage à Montréal le 9 mars 2027, dossier de cour 500-17-123456-241.",
  es: "Un arbitraje en Miami el 9 de marzo de 2027, expediente judicial 452/2026.",
};
const begun = async (locale: Locale) => {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(BEGUN[locale]);
  return talk;
};

describe("the language of the hearing", () => {
  test.each<[Locale, string, string]>([
    ["en", "All in English, no interpreter.", "English"],
    ["en", "The hearing will be held in French.", "French"],
    ["fr", "Tout se passe en français, pas d'interprète.", "French"],
    ["fr", "L'audience se tiendra en anglais.", "English"],
    ["es", "Todo será en español, sin intérprete.", "Spanish"],
    ["es", "La audiencia será en inglés.", "English"],
  ])("%s: “%s”", async (locale, message, language) => {
    const talk = await begun(locale);
    const { text } = await talk.say(message);
    expect(talk.values().hearingLanguage).toBe(language);
    expect(talk.values().remarks ?? "").not.toContain(message.slice(0, 12));
    expect(talk.values().interpretationLanguage).toBeUndefined();
    expect(talk.values().alternateLanguage).toBeUndefined();
    expect(text).not.toMatch(/I can write to you|Je peux vous écrire|Puedo escribirle/);
  });

  test.each<[Locale, string]>([
    ["en", "I speak French."],
    ["en", "We need an interpreter for French."],
    ["en", "Please write to me in English."],
    ["fr", "Écrivez-moi en français, s'il vous plaît."],
    ["fr", "Il faut un interprète pour l'anglais."],
    ["es", "Hablo francés."],
    ["es", "Escríbanme en español, por favor."],
  ])("is not said by “%s” %s", async (locale, message) => {
    const talk = await begun(locale);
    await talk.say(message);
    expect(talk.values().hearingLanguage).toBeUndefined();
  });

  test("is read in the summary in the reader's language, and said otherwise it is another", async () => {
    const talk = await begun("fr");
    const { text } = await talk.say("Tout se passe en français.");
    expect(text).toMatch(/Langue de l.audience\u00A0: Français/);
    await talk.say("Finalement, l'audience se tiendra en anglais.");
    expect([talk.values().hearingLanguage, talk.values().remarks ?? ""].join()).toMatch(/English|audience se tiendra en anglais/);
  });
});

describe("one's own file number", () => {
  test.each<[Locale, string, string]>([
    ["en", "our ref BC/2291/TE", "BC/2291/TE"],
    ["en", "Our matter number is TG-4471.", "TG-4471"],
    ["fr", "Notre dossier : MED-2027-041", "MED-2027-041"],
    ["fr", "Notre numéro interne est KL-77.", "KL-77"],
    ["es", "Nuestro expediente interno es CX-118/27.", "CX-118/27"],
    ["es", "Nuestra referencia: MX-2027/12", "MX-2027/12"],
    ["en", "Our reference is KL-BRNT.", "KL-BRNT"],
    ["en", "My file number: HOLM/TR", "HOLM/TR"],
    ["fr", "Notre référence : DUV-MTL", "DUV-MTL"],
    ["fr", "Le numéro de dossier à nous : DUV-MTL.", "DUV-MTL"],
    ["es", "Mi referencia es RIOS-MIA.", "RIOS-MIA"],
  ])("%s: “%s”", async (locale, message, number) => {
    const talk = await begun(locale);
    const file = talk.values().courtFileNumber;
    const { text, buttons } = await talk.say(message);
    expect(talk.values().ownFileNumber).toBe(number);
    expect(talk.values().courtFileNumber).toBe(file);
    expect(talk.values().remarks ?? "").not.toContain(number);
    expect(text).toContain(number);
    expect(text).not.toMatch(/not sure|pas (?:certain|sûr)|no (?:sé|estoy segur)/);
    expect(
      buttons
        .filter(({ id }) => !id.startsWith("edit:"))
        .map(({ id }) => id)
        .join(),
    ).not.toContain("change");
  });

  test.each<[Locale, string, string]>([
    ["en", "remove our file number", "our ref TG-4471"],
    ["fr", "enlevez notre référence", "notre référence : TG-4471"],
    ["es", "quite nuestra referencia", "nuestra referencia: TG-4471"],
  ])("%s: “%s” takes it out, and the court's stays", async (locale, order, said) => {
    const talk = await begun(locale);
    await talk.say(said);
    expect(talk.values().ownFileNumber).toBe("TG-4471");
    const file = talk.values().courtFileNumber;
    await talk.say(order);
    expect(talk.values().ownFileNumber ?? "").toBe("");
    expect(talk.values().courtFileNumber).toBe(file);
  });
});
