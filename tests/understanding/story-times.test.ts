/** A day or an hour at which something was done is of the story: it is never a day of the hearing. What is denied takes away itself alone. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { understand } from "#app/understanding/reader.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "#tests/talk/mends/kit.ts";

interface Words {
  who: readonly string[];
  did: readonly string[];
  when: readonly string[];
  hearing: string;
}
const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    who: ["The judge", "Justice Ostrowski", "My boss", "Opposing counsel"],
    did: ["confirmed", "called me", "sent the list", "wrote to us", "signed it"],
    when: ["this morning", "earlier today", "yesterday", "yesterday at 3", "last night", "this afternoon at 2:30"],
    hearing: "Arbitration in Toronto on March 9, 2027, 9:30 to 5.",
  },
  fr: {
    who: ["L'arbitre", "La juge Ostrowski", "Mon patron", "L'avocat d'en face"],
    did: ["a confirmé", "m'a appelé", "a envoyé la liste", "nous a écrit", "vient de confirmer"],
    when: ["ce matin", "hier", "hier à 15 h", "cet après-midi", "avant-hier"],
    hearing: "Arbitrage à Montréal le 9 mars 2027, de 9 h 30 à 17 h.",
  },
  es: {
    who: ["El árbitro", "La jueza Ostrowski", "Mi jefe", "El abogado contrario"],
    did: ["confirmó", "me llamó", "mandó la lista", "nos escribió", "ha confirmado"],
    when: ["esta mañana", "ayer", "ayer a las 3 de la tarde", "anoche", "esta tarde"],
    hearing: "Arbitraje en Miami el 9 de marzo de 2027, de 9:30 a 17:00.",
  },
};
const LOCALES = Object.keys(WORDS) as Locale[];

const timesIn = (message: string, locale: Locale) =>
  understand(message, { today: "2026-11-23", locale, asked: "-" }, null).statements.flatMap((one) =>
    one.slot === "when" && one.role !== "mentions" ? (one.value.value ?? []) : [],
  );

const story = fc.constantFrom(...LOCALES).chain((locale) => {
  const { who, did, when } = WORDS[locale];
  return fc.record({
    locale: fc.constant(locale),
    told: fc
      .tuple(fc.constantFrom(...who), fc.constantFrom(...did), fc.constantFrom(...when))
      .map(([one, verb, time]) => `${one} ${verb} ${time}.`),
    isFirst: fc.boolean(),
  });
});

test("when something was done is no time of the hearing, whatever is said of the hearing next to it", () => {
  fc.assert(
    fc.property(story, ({ locale, told, isFirst }) => {
      const { hearing } = WORDS[locale];
      expect(timesIn(told, locale)).toEqual([]);
      expect(timesIn(isFirst ? `${told} ${hearing}` : `${hearing} ${told}`, locale)).toEqual(timesIn(hearing, locale));
    }),
    { numRuns: 50 },
  );
});

test.each([
  ["en", "I called you on Monday morning and nobody answered. Mediation in Ottawa on March 3, 2027."],
  ["en", "We spoke last Thursday at 3. Mediation in Ottawa on March 3, 2027."],
  ["fr", "Je vous ai parlé hier à 14 h. Médiation à Ottawa le 3 mars 2027."],
  ["es", "Ayer hablamos a las 3 de la tarde. Mediación en Ottawa el 3 de marzo de 2027."],
  ["en", "This morning the judge confirmed. Mediation in Ottawa on March 3, 2027."],
  ["fr", "Ce matin l'arbitre m'a appelé. Médiation à Ottawa le 3 mars 2027."],
  ["es", "Esta mañana el juez confirmó. Mediación en Ottawa el 3 de marzo de 2027."],
] as const)("%s: %s", (locale, message) => {
  const facts = timesIn(message, locale);
  expect(facts.flatMap(({ when }) => when?.spans ?? [])).toEqual([["2027-03-03", "2027-03-03"]]);
  expect(facts.some(({ clock, part }) => clock ?? part)).toBe(false);
});

test.each([
  ["en", "Mediation in Toronto this afternoon, please."],
  ["en", "We need it confirmed this morning for the hearing this afternoon."],
  ["fr", "Une médiation à Montréal cet après-midi, si possible."],
  ["es", "Una mediación en Miami esta tarde, por favor."],
  ["en", "The judge confirmed March 9, 2027, 9:30 to 5."],
  ["es", "El juez confirmó el 9 de marzo de 2027."],
] as const)("what is still to come, or was agreed, is the hearing's: %s %s", (locale, message) => {
  expect(timesIn(message, locale).length).toBeGreaterThan(0);
});

test.each([
  ["en", "I was wondering if you have a room this afternoon at 2 pm."],
  ["en", "The judge said this afternoon at 3 works."],
  ["en", "We were told there is a room this afternoon at 3 pm."],
  ["en", "My boss asked for a room this afternoon at 3 pm."],
  ["en", "I called to ask if you have a room this afternoon at 2 pm."],
  ["en", "The judge confirmed that we need a room this afternoon at 2 pm."],
  ["en", "I called to book a room this afternoon at 2 pm."],
  ["en", "The judge confirmed the hearing this afternoon at 2 pm."],
  ["en", "The judge hasn't confirmed this afternoon at 2 pm."],
  ["fr", "Nous avons décidé de tenir la médiation cet après-midi à 14 h."],
  ["fr", "L'arbitre a dit que cet après-midi à 15 h lui convient."],
  ["fr", "J'ai appelé pour savoir si vous avez une salle cet après-midi à 14 h."],
  ["es", "Se confirmó la mediación para esta tarde a las 3."],
  ["es", "Se confirmó la mediación esta tarde a las 3."],
  ["es", "El juez dijo que esta tarde a las 3 le conviene."],
] as const)("a time of today that may be ahead is the hearing's: %s %s", (locale, message) => {
  expect(timesIn(message, locale).some(({ clock, part }) => clock ?? part)).toBe(true);
});

test("who spoke yesterday is in no hurry", () => {
  const said = understand("We spoke yesterday about a mediation.", { today: "2026-11-23", locale: "en", asked: "-" }, null);
  expect(said.statements.filter(({ slot }) => slot === "urgency")).toEqual([]);
});

const BEGUN: Readonly<Record<Locale, string>> = {
  en: "Arbitration in Toronto. Tuesday February 9, 2027, 9:30 to 5; Wednesday February 10, 9 to 5:30; Friday February 12, 9:30 to 1. 11 people, a court reporter.",
  fr: "Arbitrage à Montréal. Mardi 9 février 2027, de 9 h 30 à 17 h ; mercredi 10 février, de 9 h à 17 h 30 ; vendredi 12 février, de 9 h 30 à 13 h. 11 personnes, un sténographe.",
  es: "Arbitraje en Miami. Martes 9 de febrero de 2027, de 9:30 a 17:00; miércoles 10 de febrero, de 9:00 a 17:30; viernes 12 de febrero, de 9:30 a 13:00. 11 personas, un estenógrafo.",
};
async function changedBy(locale: Locale, message: string) {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(BEGUN[locale]);
  const before = talk.values();
  const reply = await talk.say(message);
  return { before, now: talk.values(), reply };
}

describe("what is no day of the hearing", () => {
  test.each([
    ["en", "No no, “this morning” is just when the judge confirmed, that's not a hearing day."],
    ["en", "No, that's not a day of the hearing."],
    ["fr", "Non, ce n'est pas un jour d'audience."],
    ["es", "No, ese no es un día de audiencia."],
  ] as const)("takes nothing with it: %s %s", async (locale, message) => {
    const { before, now } = await changedBy(locale, message);
    expect(now).toEqual(before);
  });

  test.each([
    ["en", "The 10th is not a hearing day."],
    ["fr", "Le 10 n'est pas un jour d'audience."],
    ["es", "El 10 no es día de audiencia."],
  ] as const)("is taken out by itself, with the hours of the others where they were: %s %s", async (locale, message) => {
    const { before, now } = await changedBy(locale, message);
    const days = (values: Record<string, string>) => JSON.parse(values.bookingDates ?? "[]") as { date: string }[];
    expect(days(now)).toEqual(days(before).filter(({ date }) => date !== "2027-02-10"));
    expect(now.mainRoomCapacity).toBe("11");
    expect(now.courtReportingRequired).toBe("true");
    expect(now.caseDescription ?? "").toBe("");
  });

  test("the month of dates in the same sentence is no wish of its own", async () => {
    const { before, now } = await changedBy("en", "It's the three days in February: Tues 9, Wed 10 and Fri 12.");
    expect(now).toEqual(before);
  });
});
