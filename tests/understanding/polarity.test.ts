/** A denial of a denial, and an order to leave things as they are, take nothing out; a plain denial and a plain order do. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const BASE: Record<Locale, string> = {
  en: "Arbitration in Toronto, March 8 to 12, 2027, 9:30 to 5, in person. Two breakout rooms, a court reporter, lunch for 14 people.",
  fr: "Arbitrage à Montréal du 8 au 12 mars 2027, de 9 h 30 à 17 h, en personne. Deux salles de caucus, un sténographe, repas du midi pour 14 personnes.",
  es: "Arbitraje en Miami del 8 al 12 de marzo de 2027, de 9:30 a 17:00, presencial. Dos salas auxiliares, un taquígrafo, almuerzo para 14 personas.",
};

/** What is noted, by its field, and how it is called. */
const THINGS: Record<Locale, readonly (readonly [field: string, words: string])[]> = {
  en: [
    ["courtReportingRequired", "the court reporter"],
    ["needsBreakoutRooms", "the breakout rooms"],
    ["catering", "the lunch"],
  ],
  fr: [
    ["courtReportingRequired", "le sténographe"],
    ["needsBreakoutRooms", "les salles de caucus"],
    ["catering", "le repas du midi"],
  ],
  es: [
    ["courtReportingRequired", "el taquígrafo"],
    ["needsBreakoutRooms", "las salas auxiliares"],
    ["catering", "el almuerzo"],
  ],
};

const STAYS: Record<Locale, readonly string[]> = {
  en: [
    "I never said we don't want X.",
    "I didn't say that we won't need X.",
    "Don't remove X.",
    "Please don't take out X.",
    "We are not cancelling X.",
    "I don't want you to drop X.",
    "There is no reason to take out X.",
    "We can't do without X.",
    "Keep X as is.",
    "Please leave X as they are.",
    "Don't forget X!",
  ],
  fr: [
    "Je n'ai jamais dit que nous ne voulions pas X.",
    "N'enlevez pas X.",
    "Ne retirez surtout pas X.",
    "Nous n'annulons pas X.",
    "Je ne veux pas que vous retiriez X.",
    "Il n'est pas question d'annuler X.",
    "Gardez X tel quel.",
    "Laissez X comme c'est.",
    "N'oubliez pas X.",
  ],
  es: [
    "Nunca dije que no queríamos X.",
    "No quiten X.",
    "Por favor no eliminen X.",
    "No cancelamos X.",
    "No quiero que quiten X.",
    "Dejen X como está.",
    "Mantengan X tal cual.",
    "No olviden X.",
  ],
};

const GOES: Record<Locale, readonly string[]> = {
  en: ["Remove X.", "Please take out X.", "We don't need X.", "We no longer need X.", "We don't need X, so drop it.", "Cancel X."],
  fr: ["Enlevez X.", "Retirez X.", "Nous n'avons plus besoin de X.", "Annulez X."],
  es: ["Quiten X.", "Eliminen X.", "Ya no necesitamos X.", "Cancelen X."],
};

async function valueAfter(locale: Locale, sentence: string, [field, words]: readonly [string, string]): Promise<string> {
  const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
  await talk.say(BASE[locale]);
  const before = talk.values()[field] ?? "";
  expect(before, BASE[locale]).not.toBe("");
  await talk.say(sentence.replace("X", words));
  const after = talk.values()[field] ?? "";
  return after === before ? "stays" : after === "" || after === "false" ? "gone" : after;
}

const CASES = (sentences: Record<Locale, readonly string[]>) =>
  fc
    .constantFrom<Locale>("en", "fr", "es")
    .chain((locale) => fc.tuple(fc.constant(locale), fc.constantFrom(...sentences[locale]), fc.constantFrom(...THINGS[locale])));

describe("what is noted", () => {
  test("stays by a double denial and by an order to leave it", async () => {
    await fc.assert(
      fc.asyncProperty(CASES(STAYS), async ([locale, sentence, thing]) => {
        expect(await valueAfter(locale, sentence, thing), sentence.replace("X", thing[1])).toBe("stays");
      }),
      { numRuns: 60 },
    );
  });
  test("goes by a plain denial and by an order", async () => {
    await fc.assert(
      fc.asyncProperty(CASES(GOES), async ([locale, sentence, thing]) => {
        expect(await valueAfter(locale, sentence, thing), sentence.replace("X", thing[1])).toBe("gone");
      }),
      { numRuns: 40 },
    );
  });
});

const DAYS: readonly (readonly [Locale, string])[] = [
  ["en", "Keep my days as they are."],
  ["en", "Please keep the dates I gave you."],
  ["en", "Don't change the dates."],
  ["en", "Leave the hours as is."],
  ["fr", "Gardez mes dates telles quelles."],
  ["fr", "Ne changez pas les dates."],
  ["fr", "Laissez les heures comme elles sont."],
  ["es", "Mantenga mis fechas como están."],
  ["es", "No cambien las fechas."],
  ["es", "Dejen las horas tal cual."],
];

test.each(DAYS)("%s: “%s” shows the days and asks, holds and keeps nothing", async (locale, sentence) => {
  const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
  await talk.say(BASE[locale]);
  const before = talk.values();
  const { remarks, text } = await talk.say(sentence);
  expect(talk.values()).toEqual(before);
  expect(remarks).toEqual([]);
  expect(text).toMatch(/2027/);
});

test("one clause is left as it is, and the next one is an order", async () => {
  const talk = new MemoryTalk("en", new Date("2026-11-23T15:00:00Z"));
  await talk.say(BASE.en);
  await talk.say("Please take out the court reporter but leave the lunch as it is.");
  expect(talk.values()).toMatchObject({ courtReportingRequired: "false", catering: expect.stringContaining("lunch") });
  await talk.say("Instead of two breakout rooms we need three.");
  expect(talk.values().breakoutRoomCount).toBe("3");
});
