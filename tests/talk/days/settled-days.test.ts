/** Days that are settled and would be lost by words about something else are asked about, with the days as they would become. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const NOW = new Date("2026-11-23T15:00:00Z");
const DAYS = ["consecutiveStartDate", "consecutiveEndDate", "preferredDate", "bookingDates", "alternativeDays", "ruledOutDays"];
const daysOf = (talk: MemoryTalk) => Object.fromEntries(DAYS.flatMap((name) => (talk.values()[name] ? [[name, talk.values()[name]]] : [])));

const OPENINGS: Record<Locale, string> = {
  en: "Arbitration in Toronto, March 8 to 12, 2027, 9:30 to 5. Second choice March 22 to 26. Not on the 18th of March.",
  fr: "Arbitrage à Montréal du 8 au 12 mars 2027, de 9 h 30 à 17 h. Deuxième choix : du 22 au 26 mars. Pas le 18 mars.",
  es: "Arbitraje en Miami del 8 al 12 de marzo de 2027, de 9:30 a 17:00. Segunda opción: del 22 al 26 de marzo. No el 18 de marzo.",
};

/** It would leave two of five days. */
const PASSING = "Perdón, la audiencia es solamente el 9 y el 10 de marzo, y la perita Ana Prieto viene por video.";

/** Of somebody, and of something else besides the days. */
const IN_PASSING: readonly (readonly [Locale, string])[] = [
  ["en", "Rosalind Achebe is our witness, by video, March 9 only. And the hearing is really only March 9 to 11 for the four counsel."],
  ["en", "Our 3 experts come from 1 to 3 pm, March 10 to 11 only."],
  ["fr", "Me Claire Roy sera notre témoin, seulement les 9 et 10 mars. Ajoutez un sténographe, l'audience est du 9 au 10."],
  ["es", "El perito Juan Prieto viene solo el 9 y el 10 de marzo, y la audiencia sería del 9 al 10. Somos 12 personas."],
];

describe("settled days", () => {
  test.each(IN_PASSING)("%s: nothing is lost in passing: %s", async (locale, message) => {
    const talk = new MemoryTalk(locale, NOW);
    await talk.say(OPENINGS[locale]);
    const before = daysOf(talk);
    await talk.say(message);
    expect(daysOf(talk)).toEqual(before);
  });

  test("a yes changes them, and an undo brings them back", async () => {
    const talk = new MemoryTalk("es", NOW);
    await talk.say(OPENINGS.es);
    const before = daysOf(talk);
    const turn = await talk.say(PASSING);
    expect(turn.text).toContain("¿Las cambio?");
    await talk.press("change_it");
    expect(daysOf(talk)).not.toEqual(before);
    await talk.say("deshacer");
    expect(daysOf(talk)).toEqual(before);
  });

  test("a no leaves them; the days can be edited by hand from the question", async () => {
    const talk = new MemoryTalk("es", NOW);
    await talk.say(OPENINGS.es);
    const before = daysOf(talk);
    await talk.say(PASSING);
    await talk.press("leave");
    expect(daysOf(talk)).toEqual(before);
  });

  test.each<readonly [Locale, string]>([
    ["en", "Please move it to March 29 to April 2."],
    ["en", "Forget the second choice."],
    ["fr", "Le 18 mars n'est plus exclu."],
    ["es", "Quite la segunda opción, por favor."],
  ])("%s: an order is taken at its word: %s", async (locale, message) => {
    const talk = new MemoryTalk(locale, NOW);
    await talk.say(OPENINGS[locale]);
    const before = daysOf(talk);
    await talk.say(message);
    expect(daysOf(talk)).not.toEqual(before);
  });
});

describe("hours and their minutes", () => {
  test.each<readonly [Locale, string, string]>([
    ["fr", "Interrogatoire à Montréal le mercredi 19 mai 2027 de 9 h 15 à 16 h 30 et le jeudi 20 mai de 13 h à 16 h 30.", "2027-05-30"],
    ["en", "Mediation in Toronto, Tuesday March 9, 2027, 9:30 to 16:30 and Wednesday the 10th 10 to 3.", "2027-03-30"],
    ["es", "Mediación en Miami el martes 9 de marzo de 2027 de 9:30 a 16:30 y el miércoles 10 de 10:00 a 15:30.", "2027-03-30"],
  ])("%s: the minutes of an hour are no day: %s", async (locale, message, wrong) => {
    const talk = new MemoryTalk(locale, NOW);
    await talk.say(message);
    expect(JSON.stringify(talk.values())).not.toContain(wrong);
    expect(JSON.stringify(talk.values())).toMatch(/16:30|endTime/);
  });

  test("a 24-hour range without colons is hours, and no telephone number", async () => {
    const talk = new MemoryTalk("en", NOW);
    await talk.say("Examination in Ottawa, Tue 13 April 2027 0930-1700, Wed 14 April 0930-1315, file 100-17-002468-261.");
    expect(talk.values()).not.toHaveProperty("contactPhone");
    expect(talk.values().bookingDates).toContain('"date":"2027-04-13","startTime":"09:30"');
  });
});
