/** What things cost: one thing, on single days, a part of it, one more of it, and what has no rate, each answered at the first asking. */
import { describe, expect, test } from "vitest";
import type { RateCard } from "#app/domain/estimate/rate-card.ts";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const CARD: RateCard = {
  name: "2027",
  currency: "CAD",
  validFrom: "2026-01-01",
  rates: {
    rooms: [{ people: 20, halfDay: 51_000, fullDay: 92_000, furtherHour: 11_300 }],
    breakout: { halfDay: 20_500, fullDay: 33_100, furtherHour: 4_700 },
    services: {
      needsInterpretation: { unit: "hour", cents: 10_900 },
      courtReportingRequired: { unit: "day", cents: 71_700 },
      remoteAccess: { unit: "day", cents: 26_300 },
      needsLegalVideography: { unit: "day", cents: 81_900 },
    },
  },
};
const DAYS = ["2027-04-20", "2027-04-21", "2027-04-22"];

/** Three days of seven hours with two breakout rooms, a court reporter on all, an interpreter on the last two, and meals. */
async function planned(locale: Locale): Promise<MemoryTalk> {
  const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
  talk.visitor.card = CARD;
  const message = "Toronto 2027-04-20, 2027-04-21, 2027-04-22, 9:00-16:00, 12. Mediation.";
  const said = (field: string, value: string) => ({ field, value, quote: message });
  await talk.say(
    message,
    {},
    {
      values: [
        said("proceedingType", "mediation"),
        said("locationType", "in_person"),
        said("location", "arbitration_place_toronto"),
        ...DAYS.map((day) => said("preferredDate", day)),
        said("startTime", "09:00"),
        said("endTime", "16:00"),
        said("mainRoomCapacity", "12"),
      ],
    },
  );
  const [rooms, reporter, interpreter, lunch] = [
    "2 breakout rooms",
    "a court reporter",
    "Korean interpreter on 2027-04-21, 2027-04-22",
    "lunch for 12",
  ];
  await talk.say(
    `${rooms}, ${reporter}, ${lunch}. ${interpreter}.`,
    {},
    {
      values: [
        { field: "courtReportingRequired", value: "true", quote: reporter },
        { field: "catering", value: "lunch for 12", quote: lunch },
        { field: "needsInterpretation", value: "true", quote: interpreter, on: "2027-04-21, 2027-04-22" },
      ],
      rooms: [{ count: 2, quote: rooms }],
    },
  );
  return talk;
}

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");
/** 331.00 as any of our languages writes it. */
const money = (text: string) => new RegExp(`(?<!\\d)${text.replaceAll(",", "[ ,.]?").replace(".", "[.,]")}(?!\\d)`);

describe("one thing, single days, one more, and what has no rate", () => {
  const cases: readonly [Locale, question: string, amount: string][] = [
    // A breakout room on one day, and not both, nor all days.
    ["en", "What's the price of one caucus room on the Wednesday?", "331.00"],
    ["en", "And just the small room for the other side, Thursday only, what would that run us?", "331.00"],
    ["en", "Price of the second breakout room on April 21?", "331.00"],
    ["en", "How much would a third breakout room be on the 20th of April?", "331.00"],
    ["en", "how much for both breakout rooms on april 22", "662.00"],
    ["en", "What would the court reporter come to on the first day?", "717.00"],
    ["en", "How much is the interpreter on April 22 alone?", "763.00"],
    ["en", "what do you charge for the korean interpreter, just wednesday?", "763.00"],
    ["en", "What would an interpreter cost on April 20?", "763.00"],
    ["en", "Can you tell me the price of a videographer on April 21?", "819.00"],
    ["en", "How much does the video link cost for Thursday?", "263.00"],
    ["en", "What would the whole of Wednesday, April 21 cost?", "3,062.00"],
    ["en", "What does it come to for April 20 by itself?", "2,299.00"],
    ["en", "What is the rate of the main room for half a day?", "510.00"],
    ["en", "How much is each extra hour of the hearing room?", "113.00"],
    ["fr", "Combien coûte une seule salle de caucus le mercredi ?", "331.00"],
    ["fr", "Quel est le prix de la deuxième petite salle, le 21 avril uniquement ?", "331.00"],
    ["fr", "À combien reviendrait une salle de plus jeudi ?", "331.00"],
    ["fr", "Combien pour les deux salles de caucus le 22 avril ?", "662.00"],
    ["fr", "Le sténographe, le premier jour, c'est combien ?", "717.00"],
    ["fr", "Combien coûterait l'interprète le jeudi 22 avril seulement ?", "763.00"],
    ["fr", "Et un interprète le 20 avril, cela coûterait combien ?", "763.00"],
    ["fr", "Quel serait le tarif d'un vidéographe le 21 avril ?", "819.00"],
    ["fr", "Combien facturez-vous la connexion à distance pour jeudi ?", "263.00"],
    ["fr", "Combien coûterait la seule journée du mercredi 21 avril ?", "3,062.00"],
    ["fr", "Le tarif de la grande salle pour une demi-journée, il est de combien ?", "510.00"],
    ["fr", "Combien coûte chaque heure supplémentaire dans la salle ?", "113.00"],
    ["es", "¿Cuánto cuesta una sola sala privada el miércoles?", "331.00"],
    ["es", "¿Qué precio tiene la segunda salita, solo el 21 de abril?", "331.00"],
    ["es", "¿Y cuánto saldría una sala más el jueves?", "331.00"],
    ["es", "¿Cuánto es por las dos salas privadas el 22 de abril?", "662.00"],
    ["es", "¿Cuánto cobran por el estenógrafo el primer día?", "717.00"],
    ["es", "¿Cuánto sería el intérprete el jueves 22 de abril nada más?", "763.00"],
    ["es", "¿Y si quiero intérprete el 20 de abril, cuánto cuesta?", "763.00"],
    ["es", "¿Qué tarifa tiene la grabación en video el 21 de abril?", "819.00"],
    ["es", "¿Cuánto vale la conexión remota para el jueves?", "263.00"],
    ["es", "¿Cuánto costaría solo el día miércoles 21 de abril?", "3,062.00"],
    ["es", "¿Cuál es la tarifa de la sala principal por medio día?", "510.00"],
    ["es", "¿Cuánto cuesta cada hora extra de la sala?", "113.00"],
  ];
  test.each(cases)("%s: %s", async (locale, question, amount) => {
    const talk = await planned(locale);
    const before = talk.values();
    const { text, decision } = await talk.say(question);
    expect(
      decision.say.map(({ kind }) => kind),
      text,
    ).toContain("estimate_part");
    expect(plain(text)).toMatch(money(amount));
    // A price that is asked orders nothing, and leaves staff nothing to answer.
    expect(talk.values()).toEqual(before);
  });

  test.each<[Locale, string, RegExp]>([
    ["en", "What would an interpreter cost on April 20?", /isn’t in your request for/],
    ["en", "How much is one more breakout room on April 21?", /isn’t in your request for/],
    ["en", "How much would Friday, April 23 cost on top?", /That day isn’t in your request/],
    ["fr", "Combien coûterait un interprète le 20 avril ?", /pas dans votre demande pour/],
    ["fr", "Combien coûte une salle de caucus de plus le 21 avril ?", /pas dans votre demande pour/],
    ["es", "¿Cuánto costaría un intérprete el 20 de abril?", /No está en su solicitud para/],
    ["es", "¿Cuánto cuesta otra sala privada el 21 de abril?", /No está en su solicitud para/],
  ])("%s: what is not in the request is said not to be: %s", async (locale, question, words) => {
    expect(plain((await (await planned(locale)).say(question)).text)).toMatch(words);
  });

  test.each<[Locale, string, RegExp]>([
    ["en", "How much is lunch on April 21?", /on request.*our staff quote it/],
    ["en", "What does a technician cost on Thursday?", /on request.*our staff quote it/],
    ["en", "How much is the streaming?", /on request.*our staff quote it/],
    ["fr", "Combien coûte le repas le 21 avril ?", /sur demande/],
    ["fr", "Quel est le prix d'un technicien jeudi ?", /sur demande/],
    ["es", "¿Cuánto cuesta el almuerzo el 21 de abril?", /a solicitud/],
    ["es", "¿Qué precio tiene un técnico el jueves?", /a solicitud/],
  ])("%s: what has no rate is on request: %s", async (locale, question, words) => {
    expect(plain((await (await planned(locale)).say(question)).text)).toMatch(words);
  });
});

describe("a language model says what is asked", () => {
  test.each<[question: string, slots: Record<string, unknown>, amount: string]>([
    ["Quick one: that room for Mr. Ito, what does it come to?", { of: "breakout", on: "2027-04-21", count: 1 }, "331.00"],
    ["And the Wednesday?", { of: "", on: "2027-04-21" }, "3,062.00"],
    ["And for him who translates, on day two?", { of: "some_days1", on: "2027-04-21" }, "763.00"],
    ["Two of those for the last day, how much?", { of: "breakoutRoomCount", on: "2027-04-22", count: 2, more: true }, "662.00"],
    ["The shorter kind of day: what would the big one be?", { of: "mainRoomCapacity", length: "half_day" }, "510.00"],
    ["What if we run long, per hour?", { of: "furtherHours" }, "113.00"],
  ])("%s", async (question, slots, amount) => {
    const talk = await planned("en");
    const before = talk.values();
    const { text, decision } = await talk.say(question, {}, { values: [], questions: [{ quote: question, answer: "prices", ...slots }] });
    expect(
      decision.say.map(({ kind }) => kind),
      text,
    ).toContain("estimate_part");
    expect(text).toMatch(money(amount));
    expect(talk.values()).toEqual(before);
  });
});

describe("what a question for a price names is written nowhere", () => {
  test.each<[Locale, string, string]>([
    ["en", "And the rate of the room for half a day in Toronto, that of April 21, how much is it?", "how much is it"],
    ["fr", "Et le prix de la salle pour une demi-journée à Toronto, celle du 21 avril, c'est combien ?", "c'est combien"],
    ["es", "¿Y la tarifa de la sala por medio día en Toronto, la del 21 de abril, de cuánto es?", "de cuánto es"],
  ])("%s: %s", async (locale, question, act) => {
    const talk = await planned(locale);
    const before = talk.values();
    const whole = question.replace(/^¿?(?:And|Et|Y) /u, "");
    const answer = { values: [], acts: [{ act: "question", quote: act }], questions: [{ quote: whole, answer: "prices" }] };
    const { text } = await talk.say(question, {}, answer);
    expect(plain(text)).toMatch(money("510.00"));
    expect(talk.values()).toEqual(before);
  });

  test("what the same message states elsewhere is noted", async () => {
    const talk = await planned("en");
    await talk.say("We also want a videographer on all days. How much is a third breakout room on April 21?");
    expect(talk.values().needsLegalVideography).toBe("true");
    expect(talk.values().breakoutRoomCount).toBe("2");
  });
});

describe("before anything is noted, by what the question says", () => {
  test.each<[Locale, string, string]>([
    ["en", "What is the price of a room for 8 people in Toronto for half a day?", "510.00"],
    ["en", "How much is a room in Toronto for 10 people for a full day?", "920.00"],
    ["fr", "Combien coûte une salle à Toronto pour 8 personnes pour une demi-journée ?", "510.00"],
    ["es", "¿Cuánto cuesta una sala en Toronto para 8 personas por medio día?", "510.00"],
  ])("%s: %s", async (locale, question, amount) => {
    const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
    talk.visitor.card = CARD;
    const { text } = await talk.say(question);
    expect(plain(text)).toMatch(money(amount));
    expect(talk.values().duration ?? "").toBe("");
  });
});

test("an ordinal of a room is no day of a month, and a price next to another question is answered", async () => {
  const talk = await planned("en");
  const second = await talk.say("How much is the 2nd little room on just the Wednesday?");
  expect(second.text).toMatch(money("331.00"));
  expect(second.text).not.toContain("Together");
  const both = "At what hour did you put Tuesday, and what would April 21 alone cost?";
  const [when, price] = ["At what hour did you put Tuesday", "what would April 21 alone cost?"];
  const questions = [
    { quote: when, answer: "request", of: "day1" },
    { quote: price, answer: "prices" },
  ];
  expect((await talk.say(both, {}, { values: [], questions })).text).toMatch(money("3,062.00"));
});

test("a day that the hearing does not have by its place is no price of the room alone", async () => {
  const { decision, text } = await (await planned("en")).say("How much more would the fifth day be?");
  expect(
    decision.say.map(({ kind }) => kind),
    text,
  ).not.toContain("estimate_part");
});
