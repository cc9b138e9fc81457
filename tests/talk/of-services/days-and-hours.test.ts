/** Days and hours of a service are its own: in its field, in its price, in what is read back, and no time of the hearing. With a model and without. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RateCard } from "#app/domain/estimate/rate-card.ts";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { remarksOf } from "#tests/models/begun.ts";

const CARD: RateCard = {
  name: "2027",
  currency: "CAD",
  validFrom: "2026-01-01",
  rates: {
    rooms: [{ people: 20, halfDay: 50_000, fullDay: 90_000, furtherHour: 10_000 }],
    breakout: { halfDay: 20_000, fullDay: 30_000, furtherHour: 5_000 },
    services: { courtReportingRequired: { unit: "day", cents: 70_000 }, needsInterpretation: { unit: "hour", cents: 13_000 } },
  },
};
/** Monday, Tuesday, Wednesday and Friday. */
const [MON, TUE, WED, FRI] = ["2027-03-08", "2027-03-09", "2027-03-10", "2027-03-12"] as const;
const PLAN: Readonly<Record<Locale, string>> = {
  en: "Arbitration in person in Toronto on March 8, 9, 10 and 12, 2027 for 8 people, 10 to 5.",
  fr: "Arbitrage en personne à Toronto les 8, 9, 10 et 12 mars 2027 pour 8 personnes, de 10 h à 17 h.",
  es: "Arbitraje presencial en Toronto el 8, 9, 10 y 12 de marzo de 2027 para 8 personas, de 10 a 17 h.",
};
const ASKS: Readonly<Record<Locale, string>> = {
  en: "How much is the interpreter?",
  fr: "Combien coûte l'interprète ?",
  es: "¿Cuánto cuesta el intérprete?",
};

async function begun(locale: Locale): Promise<MemoryTalk> {
  const talk = new MemoryTalk(locale, new Date("2026-12-01T15:00:00Z"));
  talk.visitor.card = CARD;
  await talk.say(PLAN[locale]);
  return talk;
}
const listOf = (talk: MemoryTalk) => JSON.parse(talk.values().onSomeDays || "[]");
const interpreter = (days: readonly string[], more: object = {}) => ({ field: "needsInterpretation", days: [...days], ...more });
const reporter = (...days: string[]) => ({ field: "courtReportingRequired", days });
const realTime = (...days: string[]) => ({ field: "transcriptSeniorServices", days, note: "real_time" });
const film = (days: string[], hours: string) => ({ field: "needsLegalVideography", days, hours });

describe("without a model", () => {
  test.each<[Locale, string[], object[]]>([
    [
      "en",
      ["We need an interpreter.", "The interpreter is for Tuesday from 9:30 to 12 only."],
      [interpreter([TUE], { hours: "09:30-12:00" })],
    ],
    [
      "en",
      ["An Arabic interpreter on Tuesday, from 9:30 to noon.", "No, the interpreter is from 10 to 1, not 9:30 to noon."],
      [interpreter([TUE], { hours: "10:00-13:00" })],
    ],
    [
      "en",
      ["French interpreter Monday, Swahili interpreter Tuesday and Wednesday."],
      [interpreter([MON], { note: "French" }), interpreter([TUE, WED], { note: "Swahili" })],
    ],
    [
      "en",
      ["French interpreter Monday, Swahili interpreter Tuesday and Wednesday.", "The Swahili interpreter only from 10 to 1 on Tuesday."],
      [
        interpreter([MON], { note: "French" }),
        interpreter([TUE], { note: "Swahili", hours: "10:00-13:00" }),
        interpreter([WED], { note: "Swahili" }),
      ],
    ],
    ["en", ["Court reporter with realtime on Monday to Wednesday; Friday an ordinary transcript suffices."], [realTime(MON, TUE, WED)]],
    [
      "en",
      ["We need a court reporter with realtime.", "Realtime for Monday to Wednesday only, ordinary transcript on Friday."],
      [realTime(MON, TUE, WED)],
    ],
    ["en", ["A videographer on Wednesday afternoon."], [film([WED], "12:00-")]],
    ["en", ["A sign language interpreter on the first day until noon."], [{ field: "needsSignLanguage", days: [MON], hours: "-12:00" }]],
    ["en", ["We need a court reporter.", "No court reporter on Friday."], [reporter(MON, TUE, WED)]],
    ["fr", ["Un interprète en allemand mardi de 9h30 à 12h."], [interpreter([TUE], { hours: "09:30-12:00" })]],
    [
      "fr",
      ["Un interprète en allemand mardi de 9h30 à 12h.", "Vous n'avez pas noté l'horaire de l'interprète : mardi de 10h à 12h."],
      [interpreter([TUE], { hours: "10:00-12:00" })],
    ],
    ["fr", ["Sténographe lundi et mardi seulement, vidéaste vendredi matin."], [reporter(MON, TUE), film([FRI], "-12:00")]],
    [
      "fr",
      ["Interprète italien lundi, interprète russe mardi et mercredi."],
      [interpreter([MON], { note: "Italian" }), interpreter([TUE, WED], { note: "Russian" })],
    ],
    ["fr", ["L'interprète d'espagnol n'est nécessaire que mercredi de 13 h à 16 h."], [interpreter([WED], { hours: "13:00-16:00" })]],
    ["es", ["Estenógrafo: sí quiero, pero solo el viernes"], [reporter(FRI)]],
    [
      "es",
      ["Un intérprete de portugués el martes de 9:30 a 12.", "El intérprete es de 10 a 13, no de 9:30 a 12."],
      [interpreter([TUE], { hours: "10:00-13:00" })],
    ],
    [
      "es",
      ["Intérprete de francés el lunes, intérprete de suajili el martes y el miércoles."],
      [interpreter([MON], { note: "French" }), interpreter([TUE, WED], { note: "Swahili" })],
    ],
    ["es", ["Transcripción en tiempo real del lunes al miércoles; el viernes basta la transcripción común."], [realTime(MON, TUE, WED)]],
  ])("%s: %j", async (locale, messages, entries) => {
    const talk = await begun(locale);
    const { bookingDates } = talk.values();
    for (const message of messages) await talk.say(message);
    expect(listOf(talk)).toEqual(entries);
    expect(remarksOf(talk)).toEqual([]);
    expect(talk.values().bookingDates).toBe(bookingDates);
  });

  test.each<[Locale, string, RegExp]>([
    ["en", "An Arabic interpreter on Tuesday, from 9:30 to noon.", /390\.00/],
    ["fr", "Un interprète en allemand mardi de 9h30 à 12h.", /390,00/],
    ["es", "Un intérprete de portugués el martes de 9:30 a 12.", /390[.,]00/],
  ])("the price counts the hours: %s", async (locale, message, price) => {
    const talk = await begun(locale);
    await talk.say(message);
    expect((await talk.say(ASKS[locale])).text).toMatch(price);
  });

  test("any day and any hours are the interpreter's, and the hearing keeps its own", async () => {
    const days = [
      ["Monday", MON],
      ["Tuesday", TUE],
      ["Wednesday", WED],
      ["Friday", FRI],
    ] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...days),
        fc.integer({ min: 8, max: 11 }),
        fc.integer({ min: 13, max: 17 }),
        async ([name, date], from, to) => {
          const talk = await begun("en");
          const { bookingDates } = talk.values();
          const hour = (at: number) => `${String(at).padStart(2, "0")}:00`;
          await talk.say(`A Greek interpreter on ${name} from ${hour(from)} to ${hour(to)}.`);
          expect(listOf(talk)).toEqual([interpreter([date], { hours: `${hour(from)}-${hour(to)}` })]);
          expect(talk.values().bookingDates).toBe(bookingDates);
        },
      ),
      { numRuns: 12 },
    );
  });

  test("one day has hours of a service too", async () => {
    const talk = new MemoryTalk("en", new Date("2026-12-01T15:00:00Z"));
    await talk.say("Mediation in person in Toronto on March 9, 2027 for 8 people, 10 to 5.");
    await talk.say("A Greek interpreter from 2 to 4 only.");
    expect(listOf(talk)).toEqual([interpreter([TUE], { hours: "14:00-16:00" })]);
  });
});

describe("with a model", () => {
  const said = (field: string, value: string, quote: string, more: object = {}) => ({ field, value, quote, ...more });

  test("hours that it gives are the service's", async () => {
    const talk = await begun("en");
    const quote = "A Greek interpreter on Tuesday from 9:30 to 12";
    await talk.say(
      `${quote}.`,
      {},
      {
        values: [
          said("needsInterpretation", "true", quote, { on: TUE, hours: "09:30-12:00" }),
          said("interpretationLanguage", "Greek", quote, { on: TUE, hours: "09:30-12:00" }),
        ],
      },
    );
    expect(listOf(talk)).toEqual([interpreter([TUE], { hours: "09:30-12:00" })]);
    expect(remarksOf(talk)).toEqual([]);
  });

  test("hours that it takes for the hearing's stay the service's", async () => {
    const talk = await begun("fr");
    const { bookingDates } = talk.values();
    const quote = "L'interprète de grec mardi de 9h30 à 12h";
    await talk.say(
      `${quote}.`,
      {},
      {
        values: [
          said("needsInterpretation", "true", quote, { on: TUE }),
          said("startTime", "09:30", "mardi de 9h30 à 12h", { on: TUE }),
          said("endTime", "12:00", "mardi de 9h30 à 12h", { on: TUE }),
        ],
      },
    );
    expect(listOf(talk)).toEqual([interpreter([TUE], { hours: "09:30-12:00" })]);
    expect(talk.values().bookingDates).toBe(bookingDates);
  });

  test("an edit of the entry changes its hours", async () => {
    const talk = await begun("es");
    await talk.say("Un intérprete de griego el martes de 9:30 a 12.");
    const message = "El intérprete de griego el martes es de 10 a 13.";
    await talk.say(
      message,
      {},
      { values: [], edits: [{ handle: "some_days1", does: "replace", value: `${TUE} 10:00-13:00`, quote: message }] },
    );
    expect(listOf(talk)).toEqual([interpreter([TUE], { hours: "10:00-13:00" })]);
  });

  test("which choice of the reporter is wanted on which days", async () => {
    const talk = await begun("en");
    const quote = "realtime on Monday to Wednesday";
    await talk.say(
      `Court reporter with ${quote}; Friday an ordinary transcript suffices.`,
      {},
      {
        values: [
          said("courtReportingRequired", "true", "Court reporter"),
          said("transcriptSeniorServices", "real_time", quote, { on: `${MON}, ${TUE}, ${WED}` }),
        ],
        remarks: ["Friday an ordinary transcript suffices"],
      },
    );
    expect(listOf(talk)).toEqual([realTime(MON, TUE, WED)]);
    expect(remarksOf(talk)).toEqual([]);
  });
});
