/** What is dictated, taken back in passing, or corrected at the head of a sentence; each in the languages that say it. */
import { describe, expect, test } from "vitest";
import type { Locale, Statement } from "#app/understanding/contract.ts";
import { understand } from "#app/understanding/reader.ts";
import { factText } from "#app/understanding/time/notation.ts";
import { memoryModel } from "#tests/kit/chat/memory-talk.ts";

async function read(locale: Locale, text: string, more: { near?: string } = {}) {
  return understand(text, { today: "2026-11-23", locale, asked: "-", ...more }, await memoryModel());
}
const ofSlot = (statements: readonly Statement[], slot: Statement["slot"]) => statements.filter((one) => one.slot === slot);
const times = (statements: readonly Statement[]) =>
  statements.flatMap((one) =>
    one.slot === "when" && one.role !== "mentions" && one.role !== "not" ? [(one.value.value ?? []).map(factText).join(" | ")] : [],
  );

describe("an editing term is a stop: none of its words denies, rules out or asks", () => {
  test.each([
    ["en", "a mediation in Cayman on the second of February sorry no the third of February", "day 2027-02-03"],
    ["en", "The 20th, no sorry, the 21st of January", "day 2027-01-21"],
    ["fr", "une médiation le 20 janvier euh non le 21 janvier", "day 2027-01-21"],
    ["es", "el 20 de enero no perdón el 21 de enero", "day 2027-01-21"],
  ] as const)("%s “%s”", async (locale, text, expected) => {
    const { statements, mends } = await read(locale, text);
    expect(times(statements)).toEqual([expected]);
    expect((mends ?? []).filter(({ does }) => does === "denies")).toEqual([]);
  });

  test("of two counts of heads the last one stands", async () => {
    const { statements } = await read("en", "I make it nine in the room, no hang on, the experts are remote, so seven in the room.");
    expect(ofSlot(statements, "headcount").map(({ value }) => value)).toEqual([{ least: 7, most: 7 }]);
  });
});

describe("dictated speech", () => {
  test("its sentences begin where somebody begins to say something", async () => {
    const { statements } = await read(
      "en",
      "hello this is perpetua quail from harrow and finch attorneys I'd like to book a room in cayman for a mediation on the third of february there'll be eight of us in the room we'll want two breakout rooms the respondent is picking up the tab my number is three four five double five five oh one four eight thank you",
    );
    const slots = new Map(statements.map((one) => [one.slot, one.value]));
    expect(slots.get("proceeding")).toEqual({ type: "mediation" });
    expect(slots.get("headcount")).toEqual({ least: 8, most: 8 });
    expect(slots.get("breakouts")).toEqual({ rooms: 2 });
    expect(slots.get("phone")).toEqual({ number: "+13455550148" });
    expect(slots.get("split")).toMatchObject({ responsibility: "other" });
    expect(slots.get("firm")).toEqual({ firm: "harrow and finch attorneys" });
  });

  test("its signs are said in words", async () => {
    const { statements } = await read(
      "fr",
      "bonjour virgule je voudrais réserver pour une médiation à Ottawa le mercredi dix-sept février de dix heures à quinze heures point on sera sept point à la ligne mon nom c'est Ghislaine Aubé et mon numéro six cent treize cinq cent cinquante-cinq zéro un huit huit",
    );
    expect(times(statements)).toEqual(["day 2027-02-17 time 10:00-15:00"]);
    expect(ofSlot(statements, "phone").map(({ value }) => value)).toEqual([{ number: "+16135550188" }]);
    expect(ofSlot(statements, "headcount").map(({ value }) => value)).toEqual([{ least: 7, most: 7 }]);
  });

  test.each([
    ["fr", "mon numéro c'est le cinq un quatre, cinq cinq cinq, zéro un soixante-deux", "+15145550162"],
    ["es", "mi número es siete ochenta y seis quinientos cincuenta y cinco cero uno treinta y nueve", "+17865550139"],
    ["en", "it's four one six five five five oh one ninety nine", "+14165550199"],
  ] as const)("%s “%s” is one number, and no day", async (locale, text, number) => {
    const { statements, doubts } = await read(locale, text);
    expect(ofSlot(statements, "phone").map(({ value }) => value)).toEqual([{ number }]);
    expect(times(statements)).toEqual([]);
    expect(doubts.flatMap(({ options }) => options).filter(({ slot }) => slot === "when")).toEqual([]);
  });
});

describe("a word of correction at the head of a sentence", () => {
  test.each([
    ["fr", "pardon, 5 personnes en fait, Jacques ne vient pas", "headcount"],
    ["es", "Corrijo: acabo de hablar con el compañero y prefieren Gran Caimán, que es donde está el hotel.", "venue"],
    ["en", "Sorry, I checked with the others and it has to be Ottawa.", "venue"],
  ] as const)("%s “%s” corrects its one value", async (locale, text, slot) => {
    const { statements } = await read(locale, text);
    expect(ofSlot(statements, slot).map(({ role }) => role)).toEqual(["corrects"]);
  });

  test("who is sorry for something corrects nothing", async () => {
    const { statements } = await read("en", "Sorry for the delay, we would be 12 people.");
    expect(ofSlot(statements, "headcount").map(({ role }) => role)).toEqual(["states"]);
  });
});

describe("weekdays of a message with dates are of these dates", () => {
  test.each([
    ["en", "March 8-12, 2027. Mon-Thu 9:30-5, Fri 9:30-1."],
    ["en", "The 8th to the 12th of March 2027, Monday and Tuesday 9 to 5, Friday 9 to 1"],
    ["en", "The hearing is March 8 to 12, 2027. On the Monday we'd start at 10, Tuesday to Thursday 9 to 5 and Friday only until 1 pm."],
    ["fr", "du 8 au 12 mars 2027, du lundi au jeudi de 9 h à 17 h et le vendredi de 9 h à 13 h"],
    ["es", "La audiencia es del 8 al 12 de marzo de 2027. De martes a jueves de 9 a 5 y el viernes únicamente hasta la 1 p. m."],
  ] as const)("%s “%s”", async (locale, text) => {
    const { statements } = await read(locale, text);
    const days = statements.flatMap((one) =>
      one.slot === "when" ? (one.value.value ?? []).flatMap(({ when }) => when?.spans.flat() ?? []) : [],
    );
    expect(days.length).toBeGreaterThan(0);
    expect(days.filter((day) => day < "2027-03-08" || day > "2027-03-12")).toEqual([]);
  });

  test("a weekday that explains a date is no wish of its own", async () => {
    const { statements } = await read("fr", "Non désolée, le 12, c'est le vendredi.", { near: "2027-02-11" });
    expect(times(statements)).toEqual(["day 2027-02-12"]);
  });
});

describe("days of something else, and days once thought of", () => {
  test.each([
    ["fr", "Je pensais au 21 avril mais Luc n'atterrit que le soir, donc ce sera le jeudi 22 avril 2027.", "day 2027-04-22"],
    [
      "es",
      "Queda sin efecto la audiencia del 2 de diciembre de 2026. En su lugar se convoca a audiencia el 20 de enero de 2027.",
      "day 2027-01-20",
    ],
    ["fr", "Ma collègue est venue chez vous les 5 et 6 octobre derniers. Pour moi ce serait le 23 février 2027.", "day 2027-02-23"],
    ["en", "I would have liked March 9 but my expert is away, so let's say March 11.", "day 2027-03-11"],
  ] as const)("%s “%s”", async (locale, text, expected) => {
    expect(times((await read(locale, text)).statements)).toEqual([expected]);
  });

  test.each([
    ["fr", "mon audience est le lundi 14 décembre à 9 h 15 au Tribunal du logement, je travaille ce jour-là"],
    ["en", "I have court on December 14 at the Superior Court, can you move it?"],
    ["es", "tengo corte de inmigración en Miami el 4 de febrero de 2027 y necesito que me cambien la fecha"],
  ] as const)("%s “%s”: of no hearing of ours", async (locale, text) => {
    expect(times((await read(locale, text)).statements)).toEqual([]);
  });

  test.each([
    [
      "es",
      "La conferencia telefónica previa a la audiencia tendrá lugar el 24 de agosto de 2027. La audiencia se celebrará en Montreal del 13 al 17 de septiembre de 2027.",
    ],
    ["en", "Claimant's Rejoinder is due by 24 August 2027. The hearing will be held in Montreal from 13 to 17 September 2027."],
    ["fr", "La conférence préparatoire est le 24 août 2027. L'audience se tiendra à Montréal du 13 au 17 septembre 2027."],
  ] as const)("%s “%s”", async (locale, text) => {
    const { statements } = await read(locale, text);
    const wanted = statements.filter((one) => one.slot === "when" && one.role === "states" && !one.value.value?.some(({ of }) => of));
    expect(times(wanted)).toEqual(["days 2027-09-13..2027-09-17"]);
  });
});

test("where the tribunal sits the hearing is, and the visitor's own words are later than the order under them", async () => {
  const { statements } = await read(
    "en",
    "Please find rooms for the hearing below; the tribunal has since agreed to sit in Toronto.\n\nPROCEDURAL ORDER NO. 4\n14. The evidentiary hearing shall be held in Miami, Florida, from 12 to 16 April 2027, commencing at 9:30 a.m. each day and rising no later than 5:30 p.m.\n15. The costs of the hearing venue shall be advanced by the Parties in equal shares.",
  );
  expect(ofSlot(statements, "venue").map(({ value }) => value)).toEqual([{ location: "arbitration_place_toronto" }]);
  expect(times(statements)).toContain("days 2027-04-12..2027-04-16 time 09:30");
});

describe("the same words in ordinary sentences", () => {
  test.each([
    ["en", "The award was vacated, so we need a new arbitration in Toronto from March 9 to 11, 2027.", "days 2027-03-09..2027-03-11"],
    ["en", "With settlement off the table, we need March 9 to 11, 2027.", "days 2027-03-09..2027-03-11"],
    ["en", "I'm in trial at the moment, so please book March 15, 2027.", "day 2027-03-15"],
    ["en", "She no longer works at Bell LLP, and we'd like March 10, 2027.", "day 2027-03-10"],
    ["fr", "La médiation est remise au 9 mars 2027.", "day 2027-03-09"],
    ["en", "My case in Superior Court was stayed, so we would like to arbitrate on March 10, 2027.", "day 2027-03-10"],
    ["es", "Quiero mi audiencia el 10 de marzo de 2027, tal como acordamos.", "day 2027-03-10"],
  ] as const)("%s “%s” wants its days", async (locale, text, expected) => {
    const { statements } = await read(locale, text);
    expect(times(statements)).toEqual([expected]);
    expect(statements.filter(({ slot, role }) => slot === "when" && role === "not")).toEqual([]);
  });

  test.each([
    ["es", "Ya no necesitamos intérprete el 10 de marzo."],
    ["es", "El 10 de marzo ya no viene el perito."],
    ["en", "We'll go with your court reporter on March 10."],
    ["en", "We'll go with 12 lunches."],
  ] as const)("%s “%s” rules out no day and moves none", async (locale, text) => {
    const { statements } = await read(locale, text, { near: "2027-03-08" });
    const days = statements.filter(({ slot }) => slot === "when");
    expect(days.filter(({ role }) => role === "not")).toEqual([]);
    expect(days.filter((one) => one.slot === "when" && one.value.value?.some(({ only }) => only))).toEqual([]);
  });

  test("«este no puede el 5» is no stop", async () => {
    const { statements } = await read("es", "El perito llega el 4 de marzo de 2027, pero este no puede el 5 de marzo.");
    expect(times(statements).filter((one) => one.includes("03-05") && !one.startsWith("not"))).toEqual([]);
  });

  test("who is sorry to be away moves nothing", async () => {
    const { statements } = await read("en", "Sorry, I'm only back on Monday.", { near: "2027-03-08" });
    expect(ofSlot(statements, "when").filter(({ role }) => role === "corrects")).toEqual([]);
  });
});
